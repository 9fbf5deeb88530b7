import { BRITAIN } from './places.ts';
import { facts, inOne, tablePrint } from './table-print.ts';
import { esc } from './web-page.ts';

/** A British card: the year in a title over days without one, credits as "-£1.00", default sums and rates in a box, the next month's estimate. */
export const ukCardMonthBox = tablePrint({
  id: 'uk-card-month-box',
  kind: 'credit_card_statement',
  tags: ['card', 'two-dates', 'no-year', 'symbol-in-cell', 'rate-table', 'opening-in-table'],
  locales: BRITAIN,
  order: {
    isCard: true,
    movements: {
      card: [['{m} {c}'], ['{m} {c} GB'], ['PAYPAL *{m} 35314369001']],
      refund: [['REFUND {m} {c}']],
      transferIn: [['PAYMENT RECEIVED - THANK YOU'], ['DIRECT DEBIT PAYMENT - THANK YOU']],
      fee: [['LATE PAYMENT FEE'], ['CASH FEE'], ['INTEREST ON STANDARD BALANCE']],
    },
  },
  dates: ['dd MMM', 'd MMMM yyyy'],
  css: 'th { border-bottom: 1px solid; text-align: left } .box { border: 1px solid #888; padding: 4pt; width: 60% }',
  above: (s) =>
    `<div class="row"><b style="font-size:14pt">${esc(s.desk.bank)} Platinum</b><div>Statement date ${s.full(s.ledger.end)}<br>Account number ending ${s.ledger.number.slice(-4)}</div></div><p>Ms Jordan Sample<br>14 Alder Row<br>Bristol BS1 4DJ</p><div class="box">${facts(
      [
        ['Your previous balance', `>£${s.signed(s.ledger.opening)}`],
        ['What you paid in and refunds', `>-£${s.number(s.ledger.into.sum)}`],
        ['New transactions, interest and fees', `>£${s.number(s.ledger.out.sum)}`],
        ['Your new balance', `>£${s.signed(s.ledger.closing)}`],
        [`Minimum payment to reach us by ${s.full(s.ledger.end + 25)}`, '>£25.00'],
        ['Your credit limit', '>£6,500'],
      ],
    )}</div><h3>Your transactions for ${s.desk.written(s.ledger.start, 'MMMM')} to ${s.desk.written(s.ledger.end, 'MMMM yyyy')}</h3>`,
  columns: [
    ['Transaction date', (e, s) => s.day(e.date)],
    ['Posted date', (e, s) => s.day(e.postDate)],
    ['Transaction details', inOne],
    ['>Amount', (e, s) => `${e.amount > 0 ? '-' : ''}£${s.number(e.amount)}`],
  ],
  below: () =>
    `<h3>Interest rates</h3>${facts([
      ['', '>Monthly rate', '>Annual rate', '>Balance', '>Interest'],
      ['Standard purchases', '>1.859%', '>24.74%', '>£0.00', '>£0.00'],
      ['Cash', '>2.221%', '>30.17%', '>£0.00', '>£0.00'],
    ])}<p class="small">Estimated interest next month £18.20 if you pay only the minimum. Default charges £12.00.</p>`,
  truth: (s) => ({ balances: 'none', printsPostDate: true, number: s.ledger.number.slice(-4) }),
});
