import { BRITAIN } from './places.ts';
import { facts, stacked, tablePrint } from './table-print.ts';
import { esc, sheetTable, tr } from './web-page.ts';

/** A British card: "CR" behind credits, purchases abroad with three lines of how they were worked out, an estimate of interest. */
export const ukCardForeign = tablePrint({
  id: 'uk-card-foreign',
  kind: 'credit_card_statement',
  tags: ['card', 'two-dates', 'no-year', 'cr-suffix', 'fx-sublines', 'opening-in-table'],
  locales: BRITAIN,
  dates: ['dd MMM', 'd MMMM yyyy'],
  order: {
    isCard: true,
    movements: {
      card: [
        ['{m} {c} GB'],
        ['{m}', '45.00 EUR @ 1.1523', 'NON-STERLING TRANSACTION FEE 2.99%'],
        ['{m} {c}'],
      ],
      refund: [['{m} REFUND']],
      transferIn: [['PAYMENT RECEIVED - THANK YOU'], ['DIRECT DEBIT PAYMENT - THANK YOU']],
      fee: [['CASH FEE'], ['LATE PAYMENT FEE']],
    },
  },
  above: (s) =>
    `<div class="row"><b style="font-size:15pt">${esc(s.desk.bank)}</b><div>Your Mastercard® credit card statement<br>Statement date ${s.full(s.ledger.end)}</div></div><p>Mr J Sample<br>Account number 5301 XXXX XXXX ${s.ledger.number.slice(-4)}</p>${facts(
      [
        ['Your credit limit', '>£6,500.00'],
        ['Available to spend', '>£4,022.00'],
        ['Minimum payment', '>£42.10'],
        ['Payment due by', `>${s.full(s.ledger.end + 24)}`],
        ['Estimated interest next month', '>£31.80'],
      ],
      'style="width:45%"',
    )}<h3>Your transactions</h3>`,
  columns: [
    ['Transaction<br>Date', (e, s) => s.day(e.date)],
    ['Date<br>Entered', (e, s) => s.day(e.postDate)],
    ['Description', stacked],
    ['>Amount (£)', (e, s) => `${s.number(e.amount)}${e.amount > 0 ? 'CR' : ''}`],
  ],
  first: (s) => [['', '', 'BALANCE FROM PREVIOUS STATEMENT', `>${s.number(s.ledger.opening)}`]],
  last: (s) => [
    [
      '',
      '',
      '<b>NEW BALANCE</b>',
      `><b>${s.number(s.ledger.closing)}${s.ledger.closing < 0 ? 'CR' : ''}</b>`,
    ],
  ],
  below: () =>
    `<h3>Interest rates</h3>${sheetTable(['', '>Monthly rate', '>Annual rate', '>Balance'], [tr(['Purchases', '>1.873%', '>24.9%', '>£1,210.33']), tr(['Cash', '>2.155%', '>29.9%', '>£0.00'])])}<p>If you pay only the minimum each month it will take you about 14 years and cost £1,480.00 in interest.</p>`,
  truth: () => ({ balances: 'none', printsPostDate: true }),
});
