import { INDIAN_BANK } from './descriptors.ts';
import { INDIA } from './places.ts';
import { inOne, tablePrint } from './table-print.ts';
import { esc } from './web-page.ts';

/** An Indian account: cheque numbers before texts, totals and closing balance as rows, the code of the branch last. */
export const inBankBranchCodes = tablePrint({
  id: 'in-bank-branch-codes',
  kind: 'bank_statement',
  tags: [
    'reference-column',
    'debit-credit-columns',
    'running-balance',
    'opening-in-table',
    'branch-column',
    'code-legend',
  ],
  locales: INDIA,
  dates: ['dd-MM-yyyy', 'dd-MM-yyyy'],
  order: { movements: INDIAN_BANK },
  css: 'td, th { border: 1px solid #aaa } td:nth-child(3) { width: 38%; overflow-wrap: anywhere }',
  above: (s) =>
    `<div class="row"><b>${esc(s.desk.bank)}</b><div>Customer ID :88120441<br>IFSC Code :UTIB0000114<br>MICR Code :411211002<br>Nominee Registered :Y</div></div><p>JORDAN SAMPLE<br>Joint Holder :- -<br>14 ALDER ROW<br>PUNE<br>MAHARASHTRA-INDIA<br>411001</p><p style="text-align:center"><b>Statement of Axis Account No :${s.ledger.number.replace(/\D/g, '').slice(-12)} for the period (From : ${s.full(s.ledger.start)} To : ${s.full(s.ledger.end)})</b></p>`,
  columns: [
    ['Tran Date', (e, s) => s.day(e.date)],
    ['Chq No', () => ''],
    ['Particulars', inOne],
    ['>Debit', (e, s) => s.out(e)],
    ['>Credit', (e, s) => s.into(e)],
    ['>Balance', (e, s) => s.signed(e.balance)],
    ['>Init.<br>Br', () => '248'],
  ],
  first: (s) => [['', '', 'OPENING BALANCE', '', '', `>${s.signed(s.ledger.opening)}`, '']],
  last: (s) => [
    [
      '',
      '',
      'TRANSACTION TOTAL',
      `>${s.number(s.ledger.out.sum)}`,
      `>${s.number(s.ledger.into.sum)}`,
      '',
      '',
    ],
    ['', '', 'CLOSING BALANCE', '', '', `>${s.signed(s.ledger.closing)}`, ''],
  ],
  below: () =>
    '<p>Unless the constituent notifies the bank immediately of any discrepancy found by him in this statement of Account, it will be taken that he has found the account correct.</p><p>Legends :<br>ICONN - Transaction trough Internet Banking<br>VMT-ICON - Visa Money Transfer through Internet Banking<br>AUTOSWEEP - Transfer to linked fixed deposit<br>CWDR - Cash Withdrawal through ATM</p><p>++++ End of Statement ++++</p>',
  truth: () => ({ balances: 'every-row', alternatives: (e) => [`${e.lines.join(' ')} 248`] }),
});
