import { AUSTRALIA } from './places.ts';
import { facts, inOne, tablePrint } from './table-print.ts';
import { esc } from './web-page.ts';

/** An Australian card: days of processing before days of transaction, ends of card numbers, "CR" behind credits, interest as rows. */
export const auCardNumbered = tablePrint({
  id: 'au-card-numbered',
  kind: 'credit_card_statement',
  tags: ['card', 'two-dates', 'post-date-first', 'card-column', 'cr-suffix', 'summary-list'],
  locales: AUSTRALIA,
  dates: ['dd/MM/yy', 'd MMM yyyy'],
  order: {
    isCard: true,
    movements: {
      card: [['{m} {c} AU']],
      refund: [['{m} {c} AU']],
      transferIn: [['INTERNET PAYMENT Linked Acc Trns']],
      fee: [['ANNUAL CARD FEE'], ['INTEREST ON PURCHASES']],
    },
  },
  above: (s) =>
    `<div class="row"><b style="font-size:15pt">${esc(s.desk.bank)}</b><div>Low Rate Credit Card Statement<br>Account No: 4557 XXXX XXXX ${s.ledger.number.slice(-4)}<br>Statement Period ${s.full(s.ledger.start)} - ${s.full(s.ledger.end)}</div></div>${facts(
      [
        ['Opening balance', `>$${s.number(s.ledger.opening)}`],
        ['Purchases, cash advances and other debits', `>+ $${s.number(s.ledger.out.sum)}`],
        ['Payments and other credits', `>- $${s.number(s.ledger.into.sum)}`],
        ['Closing balance', `>= $${s.number(s.ledger.closing)}${s.ledger.closing < 0 ? ' CR' : ''}`],
        ['Credit limit', '>$6,000'],
        ['Minimum payment due', '>$30.00'],
        ['Payment due by', `>${s.full(s.ledger.end + 25)}`],
      ],
      'style="width:55%"',
    )}`,
  columns: [
    ['Date<br>processed', (e, s) => s.day(e.postDate)],
    ['Date of<br>transaction', (e, s) => s.day(e.date)],
    ['Card<br>No', () => 'V4105'],
    ['Details', inOne],
    ['>Amount A$', (e, s) => `${s.number(e.amount)}${e.amount > 0 ? ' CR' : ''}`],
  ],
  truth: () => ({
    balances: 'none',
    printsPostDate: true,
    alternatives: (e) => [`V4105 ${e.lines.join(' ')}`],
  }),
});
