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
 * What keeps the only account of a document, or the first, from being sure where the document says it has more pages than there are: rows
 * may be on them, unless those at hand lead from a balance that is said to open to one that is said to close. What opens a later page
 * may be carried over from one before, unless the pages are numbered on from the statement before.
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
/** The days of the rows, one a row, and of a checked account its sums. */
type Checked = Pick<AccountReading, 'reconciliation'> & { readonly dates: readonly (CalendarDate | null)[] };
type Time = { readonly dates: Checked['dates']; readonly frame: AccountEvidence['frame'] };

/** Where a balance is printed, under whatever name. */
function balancesOf(value: number | null, claimed: readonly ClaimedBalance[]): ClaimedBalance[] {
  return claimed.filter(({ amount }) => value !== null && amount === Math.abs(value));
}

/** Pages before the first that are more than a file lacks by mistake. */
const MANY_PAGES = 8;
/** From which share of the period on a first row comes late; fewer rows may all come late. */
const [LATE, FEW_ROWS] = [1 / 3, 5];

/**
 * Whether the pages at hand begin where the statement does, though their numbers begin later: the opening balance is of the day the
 * period starts, or so many pages would be missing that the numbers run on from other statements, and no row comes late in the period.
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
