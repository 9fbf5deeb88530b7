import { AMERICAN_CARD } from './descriptors.ts';
import { USA } from './places.ts';
import { facts, inOne, tablePrint } from './table-print.ts';
import { esc } from './web-page.ts';

/** A card of an American community bank: a long reference before the text, credits and charges in columns, operators in a narrow box of sums. */
export const usCardCreditsCharges = tablePrint({
  id: 'us-card-credits-charges',
  kind: 'credit_card_statement',
  tags: [
    'card',
    'debit-credit-columns',
    'credit-before-debit',
    'two-dates',
    'no-year',
    'reference-column',
    'rate-table',
  ],
  locales: USA,
  order: { isCard: true, movements: AMERICAN_CARD },
  dates: ['MM/dd', 'MM/dd/yyyy'],
  css: 'th { border: 1px solid #555; font-size: 7.5pt; vertical-align: bottom } .acts td { font-size: 8pt } h3 { margin: 9pt 0 2pt }',
  above: (s) =>
    `<div class="row"><b style="font-size:14pt">${esc(s.desk.bank)}</b><div>Account Number: ${s.ledger.number}<br>Statement Closing Date: ${s.full(s.ledger.end)}<br>Days in Billing Cycle: ${s.ledger.end - s.ledger.start + 1}</div></div><p>JORDAN SAMPLE<br>14 ALDER ROW<br>DENVER CO 80014</p><h3>Account Summary</h3>${facts(
      [
        ['Previous Balance', '', `>$${s.signed(s.ledger.opening)}`],
        ['Payments and Other Credits', '-', `>$${s.number(s.ledger.into.sum)}`],
        ['Purchases and Debits', '+', `>$${s.number(s.ledger.out.sum - s.ledger.fees.sum)}`],
        ['Fees', '+', `>$${s.number(s.ledger.fees.sum)}`],
        ['Interest Charges', '+', '>$0.00'],
        ['New Balance', '=', `>$${s.signed(s.ledger.closing)}`],
        ['Credit Limit', '', '>$9,000.00'],
        ['Available Credit', '', '>$5,114.20'],
      ],
      'style="width:50%"',
    )}<h3>Transactions</h3>`,
  columns: [
    ['Post<br>Date', (e, s) => s.day(e.postDate)],
    ['Trans<br>Date', (e, s) => s.day(e.date)],
    ['Reference Number', (e) => `2469216AB${e.reference}`],
    ['Transaction Description', inOne],
    ['>Credits', (e, s) => s.into(e)],
    ['>Charges', (e, s) => s.out(e)],
  ],
  below: () =>
    `<h3>Interest Charge Calculation</h3>${facts([
      ['Type', '>APR', '>Balance Subject to Interest', '>Interest'],
      ['Purchases', '>17.99%', '>$0.00', '>$0.00'],
      ['Cash Advances', '>22.99%', '>$0.00', '>$0.00'],
    ])}`,
  truth: () => ({
    balances: 'none',
    printsPostDate: true,
    alternatives: (e) => [`2469216AB${e.reference} ${e.lines.join(' ')}`],
  }),
});
