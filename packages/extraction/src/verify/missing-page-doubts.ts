import {
  type AccountEvidence,
  type CalendarDate,
  dayNumber,
  formatPageRanges,
  raiseFinding,
} from '@tieout/records';
import type { MissingPages } from '../classify/page-number.ts';
import type { AccountReading } from '../interpret/account-reading.ts';
import type { Doubt } from './doubt.ts';

/**
 * Doubts the only or first account of a document that mentions more pages than the file has: rows may be on them, unless those present lead from a
 * labelled opening balance to a labelled closing one. What opens a later page may be carried over from an earlier one, unless page numbers
 * continue from the previous statement.
 */
export function missingPageDoubts(
  claimed: readonly ClaimedBalance[],
  { reconciliation: { opening, closing }, dates }: Pick<Checked, 'reconciliation' | 'dates'>,
  { numbers, isFirst, isRunning }: MissingPages,
  frame: AccountEvidence['frame'],
): Doubt[] {
  const opens = balancesOf(opening, claimed);
  const closes = balancesOf(closing, claimed);
  const areBothNamed =
    opens.some(({ role }) => role === 'opening') && closes.some(({ role }) => role === 'closing');
  const isWhole = isRunning
    ? beginsPeriod(opens, numbers.length, { dates, frame })
    : areBothNamed && !isFirst;
  return numbers.length === 0 || isWhole
    ? []
    : [raiseFinding('pages-missing', { pages: formatPageRanges(numbers) })];
}

type ClaimedBalance = AccountEvidence['balances'][number];
/** The dates of the rows, one per row, and the totals of a checked account. */
type Checked = Pick<AccountReading, 'reconciliation'> & { readonly dates: readonly (CalendarDate | null)[] };
type Time = { readonly dates: Checked['dates']; readonly frame: AccountEvidence['frame'] };

/** Where a balance is printed, under any label. */
function balancesOf(value: number | null, claimed: readonly ClaimedBalance[]): ClaimedBalance[] {
  return claimed.filter(({ amount }) => value !== null && amount === Math.abs(value));
}

/** More pages before the first than a file lacks by mistake. */
const MANY_PAGES = 8;
/** The share of the period after which a first row is late; with fewer rows, all may be late. */
const [LATE, FEW_ROWS] = [1 / 3, 5];

/**
 * Whether the pages begin with the statement although their numbers start later: the opening balance has the date of the period's start, or so many
 * pages would be missing that the numbers must continue from other statements, and no first row is late in the period.
 */
function beginsPeriod(opens: readonly ClaimedBalance[], missing: number, { dates, frame }: Time): boolean {
  const [start, end] = [frame.start, frame.end].map((edge) => (edge === null ? null : dayNumber(edge)));
  const sinceStart = (date: string | null) => {
    const day = date === null ? null : dayNumber(date);
    return day === null || start === null || start === undefined ? null : day - start;
  };
  const isDatedStart = opens.some(({ date }) => {
    const since = sinceStart(date);
    return since !== null && Math.abs(since) <= 1;
  });
  if (isDatedStart || missing < MANY_PAGES) return isDatedStart;
  const since = dates.flatMap((date) => sinceStart(date) ?? []);
  const length = end === null || end === undefined || start === null || start === undefined ? 0 : end - start;
  return since.length < FEW_ROWS || Math.min(...since) <= length * LATE;
}
