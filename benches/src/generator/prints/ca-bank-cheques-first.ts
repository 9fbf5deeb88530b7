import { CANADA } from './places.ts';
import { facts, inOne, tablePrint } from './table-print.ts';
import { esc } from './web-page.ts';

/** A Canadian account: "Description, Withdrawals, Deposits, Date, Balance" with days as "JAN03", the period's sums in a box with the number of items. */
export const caBankChequesFirst = tablePrint({
  id: 'ca-bank-cheques-first',
  kind: 'bank_statement',
  tags: [
    'date-after-amounts',
    'compact-days',
    'no-year',
    'day-end-balance',
    'debit-credit-columns',
    'opening-in-table',
  ],
  locales: CANADA,
  order: {
    movements: {
      card: [['{m} _F'], ['VISA DEBIT PUR-{f} {m}']],
      transferIn: [['E-TRANSFER ***{k}']],
      salary: [['{e} PAY']],
      directDebit: [['{m} PREAUTH PYMT']],
      transferOut: [['SEND E-TFR ***{k}']],
      cash: [['ATM W/D {f}']],
      fee: [['MONTHLY ACCOUNT FEE'], ['OVERDRAFT INTEREST']],
    },
  },
  dates: ['MMMdd', 'MMM dd/yy'],
  css: 'th { border: 1px solid #080 } .acts td:nth-child(4) { text-transform: uppercase; text-align: center }',
  above: (s) =>
    `<div class="row"><b style="font-size:14pt">${esc(s.desk.bank)}</b><div>Statement of Account<br>Statement From - To<br>${s.full(s.ledger.start)} - ${s.full(s.ledger.end)}<br>Account Type CHEQUING ${s.ledger.number}</div></div><p>MS JORDAN SAMPLE<br>14 ALDER ROW<br>TORONTO ON M5V 1A1</p>`,
  columns: [
    ['Description', inOne],
    ['>Withdrawals', (e, s) => s.out(e)],
    ['>Deposits', (e, s) => s.into(e)],
    ['Date', (e, s) => s.day(e.date)],
    [
      '>Balance',
      (e, s) =>
        s.entries[s.entries.indexOf(e) + 1]?.date === e.date
          ? ''
          : `${s.number(e.balance)}${e.balance < 0 ? 'OD' : ''}`,
    ],
  ],
  first: (s) => [['STARTING BALANCE', '', '', s.day(s.ledger.start), `>${s.number(s.ledger.opening)}`]],
  below: (s) =>
    facts(
      [
        ['Number of debits', `>${s.ledger.out.count}`, `>${s.number(s.ledger.out.sum)}`],
        ['Number of credits', `>${s.ledger.into.count}`, `>${s.number(s.ledger.into.sum)}`],
      ],
      'style="width:50%"',
    ),
  truth: () => ({ balances: 'last-of-day' }),
});
