import { dayNumber, formatPageRanges, raiseFinding } from '@tieout/records';
import type { MissingPages } from '../classify/page-number.ts';
import type { AccountReading } from '../interpret/account-reading.ts';
import type { BalanceItem } from '../interpret/items/flow-item.ts';
import type { RowDay } from '../interpret/row-days.ts';
import type { Entry } from '../interpret/rows/row.ts';
import { type DateOrder, settleDate, type TimeFrame } from '../values/settle-date.ts';
import type { Doubt } from './doubt.ts';

/** How a document's days are read. */
type Time = {
  readonly days: readonly RowDay[];
  readonly frame: TimeFrame;
  readonly order: DateOrder;
};

/**
 * What keeps the only account of a document, or the first, from being sure where the document says it has more pages than there are: rows
 * may be on them, unless those at hand lead from a balance that is said to open to one that is said to close. What opens a later page
 * may be carried over from one before, unless the pages are numbered on from the statement before.
 */
export function missingPageDoubts(
  { reconciliation: { opening, closing } }: AccountReading,
  entries: readonly Entry[],
  { numbers, isFirst, isRunning }: MissingPages,
  time: Time,
): Doubt[] {
  const opens = balancesOf(opening, entries);
  const closes = balancesOf(closing, entries);
  const areBothNamed =
    opens.some(({ role }) => role === 'opening') && closes.some(({ role }) => role === 'closing');
  const isWhole = isRunning ? beginsPeriod(opens, numbers.length, time) : areBothNamed && !isFirst;
  return numbers.length === 0 || isWhole
    ? []
    : [raiseFinding('pages-missing', { pages: formatPageRanges(numbers) })];
}

/** Where a balance is printed, under whatever name. */
function balancesOf(value: number | null, entries: readonly Entry[]): BalanceItem[] {
  return entries
    .filter((entry) => entry.kind === 'balance')
    .filter(({ amount }) => value !== null && amount.minor === Math.abs(value));
}

/** Pages before the first that are more than a file lacks by mistake. */
const MANY_PAGES = 8;
/** From which share of the period on a first row comes late; fewer rows may all come late. */
const [LATE, FEW_ROWS] = [1 / 3, 5];

/**
 * Whether the pages at hand begin where the statement does, though their numbers begin later: the opening balance is of the day the
 * period starts, or so many pages would be missing that the numbers run on from other statements, and no row comes late in the period.
 */
function beginsPeriod(opens: readonly BalanceItem[], missing: number, { days, frame, order }: Time): boolean {
  const [start, end] = [frame.start, frame.end].map((edge) => (edge === null ? null : dayNumber(edge)));
  const sinceStart = (date: string | null) => {
    const day = date === null ? null : dayNumber(date);
    return day === null || start === null || start === undefined ? null : day - start;
  };
  const isDatedStart = opens.some(({ date }) => {
    const since = date === null ? null : sinceStart(settleDate(date, order, frame));
    return since !== null && Math.abs(since) <= 1;
  });
  if (isDatedStart || missing < MANY_PAGES) return isDatedStart;
  const since = days.flatMap(({ date }) => sinceStart(date) ?? []);
  const length = end === null || end === undefined || start === null || start === undefined ? 0 : end - start;
  return since.length < FEW_ROWS || Math.min(...since) <= length * LATE;
}
