import { USA } from './places.ts';
import { facts, inOne, type Sheet, tablePrint } from './table-print.ts';
import { esc } from './web-page.ts';

/** An American line of credit: advances, payments and finance charges in columns, the principal owed on each row, rates of the period. */
export const usCreditLine = tablePrint({
  id: 'us-credit-line',
  kind: 'credit_card_statement',
  tags: ['line-of-credit', 'debit-credit-columns', 'running-balance', 'rate-table', 'fees-year-to-date'],
  locales: USA,
  most: 14,
  order: {
    isCard: true,
    movements: {
      card: [['Advance - Transfer To Checking {f}'], ['Overdraft Protection Advance'], ['Check Advance {f}']],
      transferIn: [['Payment - Thank You'], ['Automatic Payment From Checking {f}']],
      refund: [['Payment - Online Banking']],
      fee: [['Annual Fee'], ['Late Charge']],
    },
  },
  dates: ['MM/dd/yy', 'MM/dd/yyyy'],
  css: 'th { border-bottom: 1px solid; vertical-align: bottom } h3 { margin: 9pt 0 2pt } .half { width: 55% }',
  above: (s) =>
    `<div class="row"><b style="font-size:14pt">${esc(s.desk.bank)}</b><div>Personal Line of Credit Statement<br>Account Number ${s.ledger.number}<br>Statement Date ${s.full(s.ledger.end)}<br>Payment Due Date ${s.full(s.ledger.end + 25)}</div></div><p>JORDAN SAMPLE<br>14 ALDER ROW<br>DENVER CO 80014</p>${facts(
      [
        ['Previous Balance', `>$${s.signed(s.ledger.opening)}`],
        ['Advances and Charges', `>+ $${s.number(s.ledger.out.sum)}`],
        ['Payments and Credits', `>- $${s.number(s.ledger.into.sum)}`],
        ['New Balance', `>$${s.signed(s.ledger.closing)}`],
        ['Credit Limit', '>$20,000.00'],
        ['Available Credit', '>$6,104.55'],
        ['Minimum Payment Due', '>$112.00'],
      ],
      'class="half"',
    )}<h3>Transaction Activity</h3>`,
  columns: [
    ['Tran<br>Date', (e, s) => s.day(e.date)],
    ['Post<br>Date', (e, s) => s.day(e.postDate)],
    ['Description of Transaction', inOne],
    ['>Advances/<br>Charges', (e, s) => s.out(e)],
    ['>Payments/<br>Credits', (e, s) => s.into(e)],
    ['>Balance', (e, s) => owed(e.balance, s)],
  ],
  below: (s) =>
    `<h3>Interest Charge Calculation</h3>${facts([
      [
        'Type of Balance',
        '>Annual Percentage Rate (APR)',
        '>Balance Subject to Interest Rate',
        '>Interest Charge',
      ],
      ['Advances', '>11.240% (v)', '>$4,318.20', '>$0.00'],
    ])}<h3>${s.desk.written(s.ledger.end, 'yyyy')} Totals Year-to-Date</h3>${facts(
      [
        [`Total fees charged in ${s.desk.written(s.ledger.end, 'yyyy')}`, '>$50.00'],
        [`Total interest charged in ${s.desk.written(s.ledger.end, 'yyyy')}`, '>$218.44'],
      ],
      'class="half"',
    )}`,
  truth: () => ({ balances: 'every-row', printsPostDate: true }),
});

function owed(minor: number, { number }: Sheet): string {
  return `${minor < 0 ? '-' : ''}${number(minor)}`;
}
