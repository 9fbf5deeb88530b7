import { INDIA_PLAIN } from './farther-places.ts';
import { inOne, tablePrint } from './table-print.ts';
import { esc } from './web-page.ts';

/** An Indian private bank: rupee signs, one column with (Dr) or (Cr) behind the sum, balance alike, totals of both in a last row. */
export const inBankMonthTotals = tablePrint({
  id: 'in-bank-month-totals',
  kind: 'bank_statement',
  tags: [
    'lakh-grouping',
    'direction-suffix',
    'running-balance',
    'row-numbers',
    'reference-column',
    'symbol-in-cell',
    'summary-table',
  ],
  locales: INDIA_PLAIN,
  dates: ['dd MMM yyyy', 'dd MMM yyyy'],
  css: 'td, th { border: 1px solid #bbb; font-size: 7.5pt } th { background: #f6d9d9 } td:nth-child(3) { width: 38%; overflow-wrap: anywhere }',
  above: (s) =>
    `<div class="row"><b style="font-size:13pt">${esc(s.desk.bank)}</b><b>Account Statement</b></div><p>Shri SAMPLE KUMAR<br>Account No. ${s.ledger.number.replace(/\D/g, '')} (INR)<br>Period ${s.full(s.ledger.start)} To ${s.full(s.ledger.end)}<br>CRN 4411XXXX92 &nbsp; Nominee: Registered</p><p>Opening Balance: ₹ ${s.number(s.ledger.opening)} (Cr) &nbsp; Closing Balance: ₹ ${s.number(s.ledger.closing)} ${s.ledger.closing < 0 ? '(Dr)' : '(Cr)'}</p>`,
  columns: [
    ['Sl. No.', (e, s) => String(s.entries.indexOf(e) + 1)],
    ['Date', (e, s) => s.day(e.date)],
    ['Description', inOne],
    ['Chq / Ref number', (e) => `UPI-${e.reference}`],
    ['>Amount', (e, s) => `${s.number(e.amount)} ${e.amount < 0 ? '(Dr)' : '(Cr)'}`],
    ['>Balance', (e, s) => `${s.number(e.balance)} ${e.balance < 0 ? '(Dr)' : '(Cr)'}`],
  ],
  below: (s) =>
    `<p>Statement Summary: Withdrawal Count ${s.ledger.out.count}, Total Withdrawal ₹ ${s.number(s.ledger.out.sum)}, Deposit Count ${s.ledger.into.count}, Total Deposit ₹ ${s.number(s.ledger.into.sum)}</p>`,
  truth: () => ({ balances: 'every-row' }),
});
