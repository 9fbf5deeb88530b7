import { CANADA } from './places.ts';
import { stacked, tablePrint } from './table-print.ts';
import { esc } from './web-page.ts';

/** A Canadian card: month before day in both days, foreign amounts and rates on a line below, balances before and after within the table. */
export const caCardActivity = tablePrint({
  id: 'ca-card-activity',
  kind: 'credit_card_statement',
  tags: ['card', 'two-dates', 'no-year', 'fx-sublines', 'opening-in-table', 'signed', 'sidebar'],
  locales: CANADA,
  dates: ['MMM d', 'MMMM d, yyyy'],
  order: {
    isCard: true,
    movements: {
      card: [['{m} {c} ON'], ['{m} {c}', 'FOREIGN CURRENCY 12.00 USD', '@EXCHANGE RATE 1.37917']],
      refund: [['{m} {c} ON']],
      transferIn: [['PAYMENT - THANK YOU'], ['PREAUTHORIZED PAYMENT']],
      fee: [['ANNUAL FEE'], ['CASH ADVANCE FEE']],
    },
  },
  css: 'th { border-bottom: 1px solid #1a5336 } .acts { width: 68%; float: left } .side { width: 28%; float: right; font-size: 7.5pt }',
  above: (s) =>
    `<div class="row"><b style="font-size:15pt">${esc(s.desk.bank)} Visa Infinite</b><div>MS JORDAN SAMPLE ${s.ledger.number}<br>STATEMENT DATE: ${s.full(s.ledger.end)}<br>PREVIOUS STATEMENT: ${s.full(s.ledger.start - 1)}<br>STATEMENT PERIOD: ${s.full(s.ledger.start)} to ${s.full(s.ledger.end)}</div></div><div class="side"><h3>PAYMENT INFORMATION</h3>Minimum Payment $10.00<br>Payment Due Date ${s.full(s.ledger.end + 21)}<br>Credit Limit $8,000<br>Available Credit $6,112<br>Annual Interest Rate: Purchases 20.99%, Cash Advances 22.99%<h3>CALCULATING YOUR BALANCE</h3>Previous Balance $${s.number(s.ledger.opening)}<br>Payments & Credits $${s.number(s.ledger.into.sum)}<br>Purchases & Other Charges $${s.number(s.ledger.out.sum)}<br>NEW BALANCE ${s.ledger.closing < 0 ? '-' : ''}$${s.number(s.ledger.closing)}</div>`,
  columns: [
    ['TRANSACTION<br>DATE', (e, s) => s.day(e.date).toUpperCase()],
    ['POSTING<br>DATE', (e, s) => s.day(e.postDate).toUpperCase()],
    ['ACTIVITY DESCRIPTION', stacked],
    ['>AMOUNT($)', (e, s) => (e.amount > 0 ? `-$${s.number(e.amount)}` : `$${s.number(e.amount)}`)],
  ],
  first: (s) => [['', '', 'PREVIOUS STATEMENT BALANCE', `>$${s.number(s.ledger.opening)}`]],
  last: (s) => [
    ['', '', 'TOTAL NEW BALANCE', `>${s.ledger.closing < 0 ? '-' : ''}$${s.number(s.ledger.closing)}`],
  ],
  truth: () => ({ balances: 'none', printsPostDate: true }),
});
