import { INDIAN_BANK } from './descriptors.ts';
import { INDIA } from './places.ts';
import { facts, inOne, tablePrint } from './table-print.ts';
import { esc } from './web-page.ts';

/** An Indian account numbered row by row, each sum and each balance with "(Dr)" or "(Cr)" behind it. */
export const inBankBracketSides = tablePrint({
  id: 'in-bank-bracket-sides',
  kind: 'bank_statement',
  tags: ['row-numbers', 'dr-cr-suffix', 'running-balance', 'reference-column'],
  locales: INDIA,
  dates: ['dd-MM-yyyy', 'dd-MM-yyyy'],
  order: { movements: INDIAN_BANK },
  css: 'td, th { border-bottom: 1px solid #ddd } td:nth-child(3) { width: 36%; overflow-wrap: anywhere }',
  above: (s) =>
    `<h2>${esc(s.desk.bank)}</h2><div class="row"><div>Jordan Sample<br>14 Alder Row<br>Pune - 411001</div><div>Period : ${s.full(s.ledger.start)} to ${s.full(s.ledger.end)}<br>Cust.Reln.No : 88120441<br>Account No : ${s.ledger.number.replace(/\D/g, '').slice(-10)}<br>Currency : INR<br>Branch : PUNE - CAMP<br>Nominee Registered : Y</div></div>`,
  columns: [
    ['Sl. No.', (e, s) => String(s.entries.indexOf(e) + 1)],
    ['Date', (e, s) => s.day(e.date)],
    ['Narration', inOne],
    ['Chq/Ref No', (e) => `UPI-${e.reference}`],
    ['>Withdrawal (Dr)/<br>Deposit (Cr)', (e, s) => `${s.number(e.amount)}(${e.amount < 0 ? 'Dr' : 'Cr'})`],
    ['>Balance', (e, s) => `${s.number(e.balance)}(${e.balance < 0 ? 'Dr' : 'Cr'})`],
  ],
  below: (s) =>
    `<h3>Statement Summary</h3>${facts(
      [
        ['Opening Balance', `>${s.number(s.ledger.opening)}(Cr)`],
        ['Closing Balance', `>${s.number(s.ledger.closing)}(${s.ledger.closing < 0 ? 'Dr' : 'Cr'})`],
        ['Total Withdrawal Amount', `>${s.number(s.ledger.out.sum)}(Dr)`],
        ['Total Deposit Amount', `>${s.number(s.ledger.into.sum)}(Cr)`],
        ['Withdrawal Count', `>${s.ledger.out.count}`],
        ['Deposit Count', `>${s.ledger.into.count}`],
      ],
      'style="width:50%"',
    )}`,
  truth: () => ({ balances: 'every-row', alternatives: (e) => [`${e.lines.join(' ')} UPI-${e.reference}`] }),
});
