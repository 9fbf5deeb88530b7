import { USA } from '../../prints/places.ts';
import { from, upTo } from '../../roll.ts';
import { block, tableSheet } from './table-sheet.ts';

/** An American card of a company's software: newest first, who paid and for what next to the shop, payments in parentheses, a balance of the statement and no limit. */
export const usCardCardholders = tableSheet({
  id: 'us-card-cardholders',
  kind: 'credit_card_statement',
  tags: ['card', 'newest-first', 'parentheses', 'holder-column'],
  locales: USA,
  dates: ['MM/dd/yyyy', 'MMM d, yyyy'],
  count: [4, 45],
  isNewestFirst: true,
  order: {
    isCard: true,
    movements: {
      card: [['{m}']],
      refund: [['{m} Refund']],
      transferIn: [['Statement payment']],
      fee: [['Late fee']],
    },
  },
  paper: { size: 8.5 },
  step: 13,
  head: ({ pen, ledger, full, desk }, isFirst) => {
    pen.left(44, 44, `${desk.bank} Card`, { size: 14, isBold: true });
    if (!isFirst) return 70;
    pen.left(44, 66, 'Sample Trading LLC');
    pen.left(44, 78, `Statement for ${full(ledger.start)} - ${full(ledger.end)}`);
    block(
      pen,
      [330, 566, 66, 13],
      [
        ['Previous statement balance', `$${desk.number(ledger.opening)}`],
        ['Payments and credits', `($${desk.number(ledger.into.sum)})`],
        ['New charges', `$${desk.number(ledger.out.sum)}`],
        ['Statement balance', `$${desk.number(ledger.closing)}`],
        ['Payment due date', full(ledger.end + 15)],
      ],
    );
    return 150;
  },
  above: ({ roll, ledger }) =>
    roll.row(from(44, `Transactions (${ledger.entries.length})`, { isBold: true, size: 11 })),
  columns: [
    ['Transaction date', '44', (entry, { day }) => day(entry.date)],
    ['Posted', '126', (entry, { day }) => day(entry.postDate)],
    ['Merchant', '190', ({ lines }) => lines.join(' ')],
    [
      'Cardholder',
      '350',
      ({ kind, reference }) =>
        kind === 'transferIn' ? '-' : (HOLDERS[Number(reference) % HOLDERS.length] ?? ''),
    ],
    [
      'Amount',
      '>566',
      ({ amount }, { number }) => (amount > 0 ? `($${number(amount)})` : `$${number(amount)}`),
    ],
  ],
  below: ({ roll, ledger, number }) => {
    roll.rule(44, 566);
    roll.row(
      from(44, 'Total charges', { isBold: true }),
      upTo(566, `$${number(ledger.out.sum)}`, { isBold: true }),
    );
    roll.skip(12);
    roll.prose(
      44,
      500,
      'Commercial card issued by Choice Partner Bank, Member FDIC. 1.5% cashback earned this period: $18.42.',
      { size: 7 },
    );
  },
  foot: (page, count, { pen }) => pen.right(566, 770, `Page ${page} of ${count}`, { size: 7 }),
  truth: {
    balances: 'none',
    printsPostDate: true,
    alternatives: ({ lines, kind, reference }) => [
      `${lines.join(' ')} ${kind === 'transferIn' ? '-' : HOLDERS[Number(reference) % HOLDERS.length]}`,
    ],
  },
});

const HOLDERS = ['Jordan Sample', 'Priya Whitlock', 'Tom Ashdown'];
