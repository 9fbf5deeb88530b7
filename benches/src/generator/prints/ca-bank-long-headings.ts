import { CANADA } from './places.ts';
import { inOne, tablePrint } from './table-print.ts';
import { esc, sheetTable, tr } from './web-page.ts';

/** A Canadian account: headings of three lines over deducted and added sums, closing totals as a row. */
export const caBankLongHeadings = tablePrint({
  id: 'ca-bank-long-headings',
  kind: 'bank_statement',
  tags: [
    'no-year',
    'wrapped-headings',
    'debit-credit-columns',
    'running-balance',
    'opening-in-table',
    'overview-table',
  ],
  locales: CANADA,
  dates: ['MMM dd', 'MMMM d, yyyy'],
  order: {
    movements: {
      card: [['Debit Card Purchase, {m}'], ['Purchase, {m} {c} ON']],
      transferIn: [['INTERAC e-Transfer Received, {p}']],
      transferOut: [['INTERAC e-Transfer Sent, {p}']],
      salary: [['Direct Deposit, {e} PAY/PAY']],
      cash: [['ABM Withdrawal, {c}']],
      directDebit: [['Pre-Authorized Payment, {m} BPY/FAC']],
      fee: [['Plan Fee']],
    },
  },
  css: 'th { vertical-align: bottom; border-bottom: 1px solid }',
  above: (s) =>
    `<div class="row"><b style="font-size:15pt">${esc(s.desk.bank)}</b><div>Your Everyday Banking statement<br>For the period ending ${s.full(s.ledger.end)}</div></div><p>MS JORDAN SAMPLE<br>14 ALDER ROW<br>TORONTO ON M4C 1A1</p><b>Summary of your account</b>${sheetTable(['Account', '>Opening<br>balance ($)', '>Total amounts<br>deducted ($)', '>Total amounts<br>added ($)', `>Closing balance ($) on<br>${s.full(s.ledger.end)}`], [tr(['Chequing Account # 0004 8120-441', `>${s.signed(s.ledger.opening)}`, `>${s.number(s.ledger.out.sum)}`, `>${s.number(s.ledger.into.sum)}`, `>${s.signed(s.ledger.closing)}`])])}<b>Here’s what happened in your account this statement period</b>`,
  columns: [
    ['Date', (e, s) => s.day(e.date)],
    ['Description', inOne],
    ['>Amounts deducted<br>from your<br>account ($)', (e, s) => s.out(e)],
    ['>Amounts added<br>to your<br>account ($)', (e, s) => s.into(e)],
    ['>Balance ($)', (e, s) => s.signed(e.balance)],
  ],
  first: (s) => [[s.day(s.ledger.start), 'Opening balance', '', '', `>${s.signed(s.ledger.opening)}`]],
  last: (s) => [
    [
      s.day(s.ledger.end),
      'Closing totals',
      `>${s.number(s.ledger.out.sum)}`,
      `>${s.number(s.ledger.into.sum)}`,
      '',
    ],
  ],
  truth: () => ({ balances: 'every-row' }),
});
