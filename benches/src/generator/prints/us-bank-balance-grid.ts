import { AMERICAN_BANK } from './descriptors.ts';
import { USA } from './places.ts';
import { facts, inOne, tablePrint } from './table-print.ts';
import { esc } from './web-page.ts';

/** An American account: one list of debits with a minus and credits, days with the year, a row of interest rates and the balance of each day in a grid four side by side. */
export const usBankBalanceGrid = tablePrint({
  id: 'us-bank-balance-grid',
  kind: 'bank_statement',
  tags: ['trailing-minus', 'no-running-balance', 'daily-balances', 'no-year', 'summary-with-counts'],
  locales: USA,
  order: { movements: AMERICAN_BANK },
  dates: ['M/dd', 'M/dd/yy'],
  css: 'th { border-bottom: 1px solid; text-align: left } h3 { margin: 9pt 0 2pt; text-align: center }',
  above: (s) =>
    `<div class="row"><b style="font-size:14pt">${esc(s.desk.bank)}</b><div>Date ${s.full(s.ledger.end)} &nbsp; Page 1<br>Primary Account ${s.ledger.number}<br>Enclosures 3</div></div><p>JORDAN SAMPLE<br>14 ALDER ROW<br>FARGO ND 58102</p><h3>CHECKING ACCOUNTS</h3>${facts(
      [
        ['Regular Checking', '', 'Number of Enclosures', '>3'],
        [
          'Account Number',
          `>${s.ledger.number}`,
          'Statement Dates',
          `>${s.full(s.ledger.start)} thru ${s.full(s.ledger.end)}`,
        ],
        [
          'Previous Balance',
          `>${s.signed(s.ledger.opening)}`,
          'Days in the statement period',
          `>${s.ledger.end - s.ledger.start + 1}`,
        ],
        [
          `${s.ledger.into.count} Deposits/Credits`,
          `>${s.number(s.ledger.into.sum)}`,
          'Average Ledger',
          '>2,118.40',
        ],
        [
          `${s.ledger.out.count} Checks/Debits`,
          `>${s.number(s.ledger.out.sum)}`,
          'Average Collected',
          '>2,101.17',
        ],
        ['Service Charge', '>.00', '', ''],
        ['Interest Paid', '>.00', '', ''],
        ['Current Balance', `>${s.signed(s.ledger.closing)}`, '', ''],
      ],
    )}<h3>ACTIVITY IN DATE ORDER</h3>`,
  columns: [
    ['Date', (e, s) => s.day(e.date)],
    ['Description', inOne],
    ['>Amount', (e, s) => `${s.number(e.amount)}${e.amount < 0 ? '-' : ''}`],
  ],
  below: (s) =>
    `<h3>DAILY BALANCE INFORMATION</h3>${facts([
      ['Date', '>Balance', 'Date', '>Balance', 'Date', '>Balance', 'Date', '>Balance'],
      ...Array.from({ length: Math.ceil(s.ledger.daily.length / 4) }, (_, at) =>
        s.ledger.daily
          .slice(at * 4, at * 4 + 4)
          .flatMap(({ date, balance }) => [s.day(date), `>${s.signed(balance)}`]),
      ),
    ])}`,
  truth: () => ({ balances: 'none' }),
});
