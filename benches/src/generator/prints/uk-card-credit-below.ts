import { BRITAIN } from './places.ts';
import { stacked, tablePrint } from './table-print.ts';
import { esc, tr } from './web-page.ts';

/** A British charge card: "CR" on a line of its own under what was credited, month before day, other money in a column. */
export const ukCardCreditBelow = tablePrint({
  id: 'uk-card-credit-below',
  kind: 'credit_card_statement',
  tags: ['card', 'two-dates', 'no-year', 'cr-below', 'foreign-column', 'summary-row'],
  locales: BRITAIN,
  dates: ['MMM d', 'dd/MM/yy'],
  order: {
    isCard: true,
    movements: {
      card: [['{m} {c}'], ['{m} {c}', 'GOODS']],
      refund: [['{m} {c}']],
      transferIn: [['PAYMENT RECEIVED - THANK YOU']],
      fee: [['MEMBERSHIP FEE']],
    },
  },
  above: (s) =>
    `<div class="row"><b style="font-size:15pt">${esc(s.desk.bank)} Card</b><div>Prepared for MR J SAMPLE<br>Membership Number xxxx-xxxxxx-${s.ledger.number.slice(-4)}1<br>Date ${s.full(s.ledger.end)}</div></div><p>Statement of Account</p><table>${tr(['Previous Balance £', 'New Transactions £', 'New Credits £', 'Closing Balance £', 'Payment Due'], 'th')}${tr([s.number(s.ledger.opening), s.number(s.ledger.out.sum), s.number(s.ledger.into.sum), s.signed(s.ledger.closing), s.full(s.ledger.end + 18)])}</table><p>Statement includes payments and charges received by ${s.desk.written(s.ledger.end, 'MMMM dd, yyyy')}. Credit Limit £8,000.00 Minimum payment £56.00</p>`,
  columns: [
    ['Transaction<br>Date', (e, s) => s.day(e.date)],
    ['Process<br>Date', (e, s) => s.day(e.postDate)],
    ['Transaction Details', stacked],
    ['>Foreign<br>Spending', () => ''],
    ['>Amount £', (e, s) => `${s.number(e.amount)}${e.amount > 0 ? '<br>CR' : ''}`],
  ],
  last: (s) => [
    ['', '', `Total new spend transactions for MR J SAMPLE`, '', `>${s.number(s.ledger.out.sum)}`],
  ],
  truth: () => ({ balances: 'none', printsPostDate: true, alternatives: (e) => [`${e.lines.join(' ')} CR`] }),
});
