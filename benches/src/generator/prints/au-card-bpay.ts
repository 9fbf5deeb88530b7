import { AUSTRALIA } from './places.ts';
import { facts, inOne, tablePrint } from './table-print.ts';
import { esc } from './web-page.ts';

/** An Australian card: text before two days, credits with a minus behind the dollar sign, monthly rates by kind of balance, points. */
export const auCardBpay = tablePrint({
  id: 'au-card-bpay',
  kind: 'credit_card_statement',
  tags: [
    'card',
    'two-dates',
    'symbol-in-cell',
    'minus-behind-symbol',
    'rate-table',
    'rewards-table',
    'opening-in-table',
  ],
  locales: AUSTRALIA,
  order: {
    isCard: true,
    movements: {
      card: [['{m} {c} AU'], ['{m} {c} NSW'], ['PAYPAL *{m} 4029357733 AU']],
      refund: [['{m} {c} AU REFUND']],
      transferIn: [['BPAY PAYMENT-THANK YOU'], ['INTERNET TRANSFER PAYMENT THANK YOU']],
      fee: [['ANNUAL FEE'], ['INTL TXN FEE']],
    },
  },
  dates: ['dd/MM/yyyy', 'd MMMM yyyy'],
  css: 'th { border-bottom: 2px solid #007dba } h3 { margin: 9pt 0 2pt }',
  above: (s) =>
    `<div class="row"><b style="font-size:14pt">${esc(s.desk.bank)}</b><div>CREDIT CARD STATEMENT<br>STATEMENT PERIOD<br>${s.full(s.ledger.start)} - ${s.full(s.ledger.end)}<br>ACCOUNT NUMBER ${s.ledger.number}</div></div><p>MS JORDAN SAMPLE<br>14 ALDER ST<br>FITZROY VIC 3065</p>${facts(
      [
        ['Opening Balance', `>${dollars(s.ledger.opening, s.number)}`],
        ['Payments and other credits', `>${dollars(-s.ledger.into.sum, s.number)}`],
        ['Purchases and cash advances', `>${dollars(s.ledger.out.sum - s.ledger.fees.sum, s.number)}`],
        ['Interest and other charges', `>${dollars(s.ledger.fees.sum, s.number)}`],
        ['Closing Balance', `>${dollars(s.ledger.closing, s.number)}`],
        ['Minimum Monthly Payment', '>$62.00'],
        ['Due Date', `>${s.full(s.ledger.end + 25)}`],
      ],
      'style="width:55%"',
    )}<h3>Transactions</h3>`,
  columns: [
    ['Transaction Details', inOne],
    ['Date of<br>Transaction', (e, s) => s.day(e.date)],
    ['Date<br>Processed', (e, s) => s.day(e.postDate)],
    ['>Amount (A$)', (e, s) => dollars(-e.amount, s.number)],
  ],
  below: () =>
    `<h3>Interest rates</h3>${facts([
      ['Type', '>Annual %', '>Daily %', '>Balance', '>Interest'],
      ['Purchases', '>20.99', '>0.05751', '>$1,822.10', '>$0.00'],
      ['Cash advances', '>21.99', '>0.06025', '>$0.00', '>$0.00'],
    ])}<h3>Rewards</h3>${facts(
      [
        ['Opening points', '>18,204'],
        ['Earned', '>1,118'],
        ['Closing points', '>19,322'],
      ],
      'style="width:40%"',
    )}`,
  truth: () => ({ balances: 'none', printsPostDate: true }),
});

function dollars(minor: number, number: (minor: number) => string): string {
  return `${minor < 0 ? '$-' : '$'}${number(minor)}`;
}
