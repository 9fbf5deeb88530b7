import type { Entry } from '@tieout/corpus';
import { BRITAIN } from '../../prints/places.ts';
import { from, upTo } from '../../roll.ts';
import { tableSheet } from './table-sheet.ts';

/** A British card: the balance from the previous statement as the first row, what was received apart from what was spent, each under a word of its own and with the day the bank took it in. */
export const ukCardRunningPoints = tableSheet({
  id: 'uk-card-running-points',
  kind: 'credit_card_statement',
  tags: ['card', 'two-dates', 'cr-suffix', 'opening-as-row', 'no-year', 'headings-above-figures'],
  locales: BRITAIN,
  dates: ['dd MMM', 'd MMMM yyyy'],
  count: [4, 45],
  order: {
    isCard: true,
    withForeign: true,
    movements: {
      card: [['{m} {c} GB'], ['))){m} {c}'], ['{m} INTERNET']],
      transferIn: [['PAYMENT - THANK YOU'], ['DIRECT DEBIT PAYMENT - THANK YOU']],
      refund: [['{m} {c} GB']],
      fee: [['NON-STERLING TRANSACTION FEE'], ['LATE PAYMENT CHARGE']],
    },
  },
  paper: { format: 'a4', size: 8.5 },
  step: 12,
  head: ({ pen, ledger, full, desk }, isFirst) => {
    pen.left(44, 44, 'Your Credit Card statement', { size: 14, isBold: true });
    if (!isFirst) return 74;
    pen.left(44, 66, 'Mr J Sample');
    pen.left(44, 78, `Card number ${ledger.number}`);
    pen.left(44, 90, `Statement date ${full(ledger.end)}`);
    const heads = [
      'Previous Balance £',
      'New Transactions £',
      'Payments £',
      'New Balance £',
      'Minimum Payment £',
    ];
    const values = [ledger.opening, -ledger.out.sum, ledger.into.sum, ledger.closing, 2500];
    heads.forEach((text, at) => {
      pen.left(44 + at * 104, 120, text, { size: 7 });
      pen.left(44 + at * 104, 132, desk.number(values[at] ?? 0), { isBold: true });
    });
    pen.left(44, 156, 'Credit Limit £', { size: 7 });
    pen.left(148, 156, 'Available Credit Limit £', { size: 7 });
    pen.left(252, 156, 'Payment due date', { size: 7 });
    pen.left(44, 168, '16,100.00');
    pen.left(148, 168, '15,470.46');
    pen.left(252, 168, full(ledger.end + 25));
    pen.left(
      44,
      186,
      'Purchases 1.885% per month, 22.62% per year.   Cash 2.085% per month, 25.02% per year.',
      { size: 7 },
    );
    return 200;
  },
  above: ({ roll }) => roll.row(from(44, 'Your transaction details', { isBold: true, size: 11 })),
  columns: [
    ['Received|By Us', '44', (entry, { day }) => day(entry.postDate)],
    ['Transaction|Date', '100', (entry, { day }) => day(entry.date)],
    ['Details', '164', (entry) => [...entry.lines, ...abroad(entry)]],
    ['Amount £', '>520', ({ amount }, { number }) => number(amount)],
    ['', '523', ({ amount }) => (amount > 0 ? 'CR' : '')],
  ],
  first: ({ ledger, number }) => [['', '', 'BALANCE FROM PREVIOUS STATEMENT', number(ledger.opening), '']],
  below: ({ roll, ledger, number }) => {
    roll.rule(44, 540);
    roll.row(
      from(164, 'Total Balance on this statement', { isBold: true }),
      upTo(520, number(ledger.closing), { isBold: true }),
    );
    roll.skip(12);
    roll.row(from(44, 'Summary Of Interest On This Statement', { isBold: true }));
    roll.row(
      from(44, 'Interest type'),
      upTo(250, 'Monthly rate'),
      upTo(400, 'Balance £'),
      upTo(520, 'Interest £'),
    );
    roll.row(from(44, 'Purchases'), upTo(250, '1.885%'), upTo(400, '0.00'), upTo(520, '0.00'));
    roll.row(from(44, 'Total interest charged'), upTo(520, '0.00'));
    roll.row(from(44, 'Estimated interest next statement'), upTo(520, '14.20'));
  },
  foot: (page, count, { pen }) => pen.right(556, 800, `Sheet ${page} of ${count}`, { size: 7 }),
  truth: {
    balances: 'none',
    printsPostDate: true,
    alternatives: (entry) => [[...entry.lines, ...abroad(entry)].join(' ')],
  },
});

function abroad({ foreign }: Entry): readonly string[] {
  return foreign === null
    ? []
    : [`${(foreign.amount / 100).toFixed(2)} ${foreign.currency} @ ${foreign.rate.toFixed(4)}`];
}
