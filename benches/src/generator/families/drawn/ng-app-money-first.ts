import type { Entry } from '@tieout/corpus';
import { NIGERIA } from '../../prints/new-places.ts';
import { cutAt, tableSheet } from './table-sheet.ts';

const CATEGORIES: Readonly<Partial<Record<Entry['kind'], string>>> = {
  card: 'pos payment',
  transferIn: 'inward transfer',
  salary: 'inward transfer',
  fee: 'fees',
};
const category = ({ kind }: Entry): string => CATEGORIES[kind] ?? 'outward transfer';

/** A Nigerian app: the time next to the day, money in and out before what it was for, a letter for the naira before each sum, balances and sums under labels of their own. */
export const ngAppMoneyFirst = tableSheet({
  id: 'ng-app-money-first',
  kind: 'bank_statement',
  tags: ['letter-for-currency', 'amounts-first', 'time-stamped', 'left-aligned-amounts', 'category-column'],
  locales: NIGERIA,
  dates: ['dd/MM/yy', 'dd/MM/yy'],
  count: [4, 40],
  order: {},
  paper: { format: 'a4', size: 7.5 },
  step: 11,
  head: ({ pen, ledger, full, desk }, isFirst) => {
    pen.left(40, 44, 'Jordan Sample', { isBold: true });
    if (!isFirst) return 70;
    pen.right(556, 44, 'Account number');
    pen.right(556, 56, ledger.number);
    pen.left(40, 60, `From ${full(ledger.start)} to ${full(ledger.end)}`);
    const labels = ['Opening Balance', 'Money In', 'Money Out', 'Closing Balance'];
    const sums = [ledger.opening, ledger.into.sum, -ledger.out.sum, ledger.closing];
    labels.forEach((text, at) => {
      pen.left(40 + at * 120, 84, text);
      pen.left(40 + at * 120, 96, naira(sums[at] ?? 0, desk.number), { isBold: true });
    });
    return 122;
  },
  columns: [
    ['Date/Time', '40', (entry, { day }) => `${day(entry.date)} 10:2${entry.reference.slice(0, 1)}:31`],
    ['Money In', '120', ({ amount }, { number }) => (amount > 0 ? naira(amount, number) : '')],
    ['Money out', '185', ({ amount }, { number }) => (amount < 0 ? naira(-amount, number) : '')],
    ['Category', '250', category],
    ['Description', '325', cutAt(140)],
    ['Balance', '>556', ({ balance }, { number }) => naira(balance, number)],
  ],
  foot: (page, count, { pen }) => pen.right(556, 815, `Page ${page} of ${count}`, { size: 7 }),
  truth: {
    balances: 'every-row',
    alternatives: (entry) => [`${category(entry)} ${entry.lines.join(' ')}`],
  },
});

function naira(minor: number, number: (minor: number) => string): string {
  return `${minor < 0 ? '-' : ''}N${number(minor)}`;
}
