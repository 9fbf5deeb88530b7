import type { Entry } from '@tieout/corpus';
import { AMERICAN_BANK } from '../../prints/descriptors.ts';
import { USA } from '../../prints/places.ts';
import { from, upTo } from '../../roll.ts';
import { cutAt, tableSheet } from './table-sheet.ts';

const KINDS: readonly (readonly [name: string, ...kinds: Entry['kind'][]])[] = [
  ['Deposits', 'salary', 'transferIn', 'refund', 'interest'],
  ['ATM Withdrawals', 'cash'],
  ['Purchases', 'card'],
  ['Adjustments'],
  ['Transfers', 'transferOut', 'directDebit'],
  ['Fees', 'fee'],
];

/** An American bank by telephone: each kind of movement is summed up with its sign, none of them all money out, newest first, the net next to each sum. */
export const usSummaryOfKinds = tableSheet({
  id: 'us-summary-of-kinds',
  kind: 'bank_statement',
  tags: ['signed', 'newest-first', 'summary-by-kind', 'no-running-balance', 'two-dates', 'net-amount'],
  locales: USA,
  dates: ['M/d/yyyy', 'MMMM d, yyyy'],
  count: [4, 45],
  isNewestFirst: true,
  order: { movements: AMERICAN_BANK },
  paper: { size: 8 },
  step: 11.5,
  head: ({ pen, ledger, full }, isFirst) => {
    pen.left(44, 44, 'Checking Account Statement', { isBold: true, size: 13 });
    if (!isFirst) return 74;
    pen.left(44, 64, `Account number ${ledger.number}`);
    pen.left(44, 76, `Statement period ${full(ledger.start)} - ${full(ledger.end)}`);
    return 96;
  },
  above: ({ roll, ledger, of, full, number }) => {
    const money = (minor: number) => `${minor < 0 ? '-' : ''}$${number(minor)}`;
    roll.row(from(44, 'Summary', { isBold: true }));
    roll.row(from(44, `Beginning balance on ${full(ledger.start)}`), upTo(360, money(ledger.opening)));
    for (const [name, ...kinds] of KINDS)
      roll.row(from(44, name), upTo(360, money(of(...kinds).reduce((sum, { amount }) => sum + amount, 0))));
    roll.row(from(44, `Ending balance on ${full(ledger.end)}`), upTo(360, money(ledger.closing)));
    roll.skip(12);
    roll.row(from(44, 'Transactions', { isBold: true }));
  },
  columns: [
    ['TRANSACTION DATE', '44', (entry, { day }) => day(entry.date)],
    ['DESCRIPTION', '140', cutAt(190)],
    ['AMOUNT', '>420', ({ amount }, { signed }) => signed(amount)],
    ['NET AMOUNT', '>490', ({ amount }, { signed }) => signed(amount)],
    ['SETTLEMENT DATE', '504', (entry, { day }) => day(entry.postDate)],
  ],
  foot: (page, count, { pen }) => pen.right(562, 770, `Page ${page} of ${count}`, { size: 7 }),
  truth: { balances: 'none', printsPostDate: true },
});
