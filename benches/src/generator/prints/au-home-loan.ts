import type { Entry } from '@tieout/corpus';
import { AUSTRALIA } from './places.ts';
import { facts, type Sheet, stacked, tablePrint } from './table-print.ts';
import { esc, tr } from './web-page.ts';

/** An Australian home loan: a balance far below nothing with "DR", rows that tell a new rate and no sum, interest to date of the year. */
export const auHomeLoan = tablePrint({
  id: 'au-home-loan',
  kind: 'bank_statement',
  tags: [
    'loan',
    'debit-credit-columns',
    'running-balance',
    'dr-suffix',
    'rows-without-amount',
    'opening-in-table',
  ],
  locales: AUSTRALIA,
  most: 16,
  order: {
    opening: -41_822_017,
    kinds: ['transferIn', 'fee', 'directDebit'],
    movements: {
      transferIn: [['Repayment/Payment Direct Debit'], ['Internet Deposit Extra repayment']],
      fee: [['Loan Service Fee']],
      directDebit: [['Debit Interest'], ['Interest charged']],
    },
  },
  dates: ['dd MMM yyyy', 'd MMMM yyyy'],
  css: 'th { border-bottom: 1px solid #d50032 } td:first-child { width: 14% }',
  above: (s) =>
    `<div class="row"><b style="font-size:14pt">${esc(s.desk.bank)}</b><div>Home Loan Statement<br>Account number ${s.ledger.number}<br>Statement period ${s.full(s.ledger.start)} - ${s.full(s.ledger.end)}</div></div><p>MS JORDAN SAMPLE<br>14 ALDER ST<br>GEELONG VIC 3220</p>${facts(
      [
        ['Opening balance', `>${debt(s.ledger.opening, s)}`],
        ['Total credits', `>$${s.number(s.ledger.into.sum)}`],
        ['Total debits', `>$${s.number(s.ledger.out.sum)}`],
        ['Closing balance', `>${debt(s.ledger.closing, s)}`],
        ['Current interest rate', '>6.24% p.a.'],
        ['Loan term remaining', '>24 years 3 months'],
        ['Amount available for redraw', '>$3,118.40'],
      ],
      'style="width:55%"',
    )}<h3>Transaction details</h3>`,
  columns: [
    ['Date', (e, s) => s.day(e.date)],
    ['Transaction', stacked],
    ['>Debit', (e, s) => (e.amount < 0 ? `$${s.number(e.amount)}` : '')],
    ['>Credit', (e, s) => (e.amount > 0 ? `$${s.number(e.amount)}` : '')],
    ['>Balance', (e, s) => debt(e.balance, s)],
  ],
  rows: (s) => [
    tr([s.day(s.ledger.start), 'OPENING BALANCE', '', '', `>${debt(s.ledger.opening, s)}`]),
    ...s.entries.flatMap((entry, at) => [
      row(entry, s),
      ...(at === 1 ? [tr([s.day(entry.date), 'INTEREST RATE CHANGED TO 6.240% P.A.', '', '', ''])] : []),
    ]),
    tr([s.day(s.ledger.end), 'CLOSING BALANCE', '', '', `>${debt(s.ledger.closing, s)}`]),
  ],
  below: () =>
    '<p>Interest charged for the financial year to date: $18,204.11. Interest charged last financial year: $24,908.77.</p><p class="small">To help us verify your account, have your loan number ready. Things you should know: rates are variable and subject to change.</p>',
  truth: () => ({ balances: 'every-row' }),
});

function row(entry: Entry, s: Sheet): string {
  return tr([
    s.day(entry.date),
    stacked(entry),
    `>${entry.amount < 0 ? `$${s.number(entry.amount)}` : ''}`,
    `>${entry.amount > 0 ? `$${s.number(entry.amount)}` : ''}`,
    `>${debt(entry.balance, s)}`,
  ]);
}

function debt(minor: number, { number }: Sheet): string {
  return `$${number(minor)}${minor < 0 ? ' DR' : ''}`;
}
