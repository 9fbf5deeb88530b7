import { dayNumber } from '@tieout/records';
import { isOfOtherPart, type RowDay } from '../interpret/row-days.ts';
import type { TimeReading } from '../interpret/settle-time.ts';
import type { TimeFrame } from '../values/settle-date.ts';
import type { Doubt } from './doubt.ts';
import { doubtfulDates } from './doubtful-dates.ts';
import { headingTexts } from './heading-texts.ts';

/** What keeps the days of an account's rows from being sure; sums prove amounts, never days. */
export function dateDoubts(
  days: readonly RowDay[],
  times: readonly TimeReading[],
  frame: TimeFrame,
): Doubt[] {
  const repeatsDays = days.some((_, index) => repeatsItsDay(days, index));
  const closesDays = isEachDayClosed(days);
  const recognised = new Set(doubtfulDates(days));
  const farOff = new Set([...daysFarOff(days, frame), ...daysAcrossYears(days)]);
  const outOfStep = new Set(daysOutOfStep(days));
  const doubts = days.flatMap((day, row): Doubt[] => {
    const beside = recognised.has(row)
      ? MISREAD
      : farOff.has(day)
        ? FAR_OFF
        : outOfStep.has(day)
          ? OUT_OF_STEP
          : null;
    const told = doubtOf(day, repeatsDays || (!closesDays && isFromElsewhere(days, row))) ?? beside;
    return told === null ? [] : [{ ...told, severity: 'warning', page: day.row.page, row }];
  });
  return isOrderOpen(days, times) ? [...doubts, { ...OPEN_ORDER, severity: 'warning' }] : doubts;
}

type Told = { readonly code: string; readonly message: string };

const IMPOSSIBLE: Told = {
  code: 'impossible-date',
  message: 'The date printed on this row does not exist or its year cannot be told. Enter it by hand.',
};
const MISSING: Told = {
  code: 'date-missing',
  message: 'No date is printed for this row. Enter it by hand.',
};
const CARRIED: Told = {
  code: 'date-carried',
  message:
    'No date was found on this row, though other rows of one day each print it; it was given that of the row above. Compare it with the page.',
};
const OF_CLOSING: Told = {
  code: 'date-of-closing',
  message:
    'No date is printed on this row nor on any above it under its title; it was given the last day the statement covers. Compare it with the page.',
};
const FAR_OFF: Told = {
  code: 'date-outside-period',
  message:
    'The date of this row lies far outside the time the document says it covers: its day, month and year may be read in the wrong order. Compare it with the page.',
};
const MISREAD: Told = {
  code: 'doubtful-date',
  message: 'The date of this row was hard to read, and no sum can prove a date. Compare it with the page.',
};
const OUT_OF_STEP: Told = {
  code: 'date-out-of-step',
  message:
    'The day over this row is the only one that does not follow the others, and may be no day: the number of a page looks like one. Compare it with the page.',
};
const OTHER_CALENDAR: Told = {
  code: 'other-calendar',
  message: 'The year of this row lies far ahead, as the years of other calendars do. Enter its date by hand.',
};
const OPEN_ORDER: Told = {
  code: 'date-order-open',
  message:
    'Nothing on the document shows whether its dates are written day first or month first. Compare them with the page.',
};

/** No account has moved yet from this day on; the calendar of Nepal is there already. */
const FAR_AHEAD = '2060-01-01';

/**
 * Why a row's day is not sure. A row without a date is of the day above, but where the document prints the same day on rows that
 * follow one another, as one that prints each day once would not, its own was likely missed.
 */
function doubtOf({ row, own, date, from }: RowDay, repeatsDays: boolean): Told | null {
  if (row.anchor.date !== null) return own === null ? IMPOSSIBLE : own >= FAR_AHEAD ? OTHER_CALENDAR : null;
  if (date === null) return MISSING;
  if (from === 'statement') return null;
  if (from === 'closing') return OF_CLOSING;
  return repeatsDays ? CARRIED : null;
}

/** Whether a row's day, carried down to it, was printed under other headings or another title than its own: a day goes on over its own rows only. */
function isFromElsewhere(days: readonly RowDay[], at: number): boolean {
  const from = days.slice(0, at).findLast(({ row }) => row.anchor.date !== null);
  const own = days[at];
  if (from === undefined || own === undefined) return false;
  return (
    headingTexts(from.row.anchor.table) !== headingTexts(own.row.anchor.table) ||
    isOfOtherPart(own.row, from.row)
  );
}

/** So many days closed by a balance show that all are. */
const ENOUGH_DAYS = 3;

/** Whether a balance is printed on the last row of each day and on no other, and the day on the first: a row behind one without a balance is then of the same day, wherever a page breaks. */
function isEachDayClosed(days: readonly RowDay[]): boolean {
  const closes = ({ row }: RowDay) => row.anchor.balance !== null;
  const begins = ({ row }: RowDay) => row.anchor.date !== null;
  const pairs = days.slice(1).map((day, index) => [days[index] ?? day, day] as const);
  return (
    days.filter(closes).length >= ENOUGH_DAYS &&
    pairs.some(([above]) => !closes(above)) &&
    pairs.every(([above, day]) => closes(above) === begins(day))
  );
}

/** Longer than a shop takes to book a purchase. */
const MOST_DAYS_OFF = 100;

/** Days far outside the period. Where all lie there with their year in full, it is the period that was read wrong. */
function daysFarOff(days: readonly RowDay[], { start, end }: TimeFrame): RowDay[] {
  const [first, last] = [start, end].map((edge) => (edge === null ? null : dayNumber(edge)));
  if (first === null || first === undefined || last === null || last === undefined) return [];
  const far = days.filter(({ own }) => {
    const day = own === null ? null : dayNumber(own);
    return day !== null && (day < first - MOST_DAYS_OFF || day > last + MOST_DAYS_OFF);
  });
  const isPeriodWrong =
    far.length === days.length && far.every(({ row }) => row.anchor.date?.isShort !== true);
  return isPeriodWrong ? [] : far;
}

/** So many days told over their rows show which way they go. */
const ENOUGH_TITLES = 4;

/** The rows under a title of days that is the only one to go the other way, where days are told over their rows throughout. */
function daysOutOfStep(days: readonly RowDay[]): readonly RowDay[] {
  if (days.some(({ row }) => row.anchor.cells.date !== null)) return [];
  const turns = days.flatMap((day, at) => {
    const above = days[at - 1]?.date ?? null;
    if (above === null || day.date === null || day.date === above) return [];
    return [{ at, isLater: day.date > above }];
  });
  const later = turns.filter(({ isLater }) => isLater);
  const earlier = turns.filter(({ isLater }) => !isLater);
  const [odd, ...others] = later.length < earlier.length ? later : earlier;
  if (odd === undefined || others.length > 0 || turns.length < ENOUGH_TITLES) return [];
  const before = days[odd.at - 1]?.date;
  return days.slice(0, odd.at).filter(({ date }) => date === before);
}

/** Longer than rows that follow one another lie apart, unless the year of one was told wrong. */
const MOST_DAYS_APART = 250;

/** Days that print no year and lie most of a year from the one above. */
function daysAcrossYears(days: readonly RowDay[]): RowDay[] {
  const dated = days.filter(({ own }) => own !== null);
  return dated.filter((day, at) => {
    const [above, own] = [dated[at - 1]?.own ?? null, day.own];
    if (above === null || own === null || day.row.anchor.date?.year !== null) return false;
    return Math.abs((dayNumber(own) ?? 0) - (dayNumber(above) ?? 0)) > MOST_DAYS_APART;
  });
}

/** Whether a row prints the day of the row right above it; where a page begins every document may. */
function repeatsItsDay(days: readonly RowDay[], index: number): boolean {
  const [above, day] = [days[index - 1], days[index]];
  return (
    above !== undefined &&
    day !== undefined &&
    day.own !== null &&
    day.own === above.own &&
    day.row.page === above.row.page
  );
}

/** Whether two orders fit equally well, and some row would be of another day under the other. */
function isOrderOpen(days: readonly RowDay[], times: readonly TimeReading[]): boolean {
  const best = Math.max(...times.map(({ score }) => score));
  return (
    times.filter(({ score }) => score === best).length > 1 &&
    days.some(
      ({ row: { anchor } }) => anchor.date?.order === 'unknown' && anchor.date.first !== anchor.date.second,
    )
  );
}
