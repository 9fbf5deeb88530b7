import { dayNumber } from '@tieout/records';
import type { Line } from '../lines/line.ts';
import type { Period } from '../values/period.ts';
import { timeFrame } from './time-frame.ts';

/** Lines of a document's head, among which its period is looked for. */
const HEAD_LINES = 80;

/** Longer than the time one statement covers, where it covers no more than a few weeks under the other order of day and month. */
const MOST_DAYS = 45;

/**
 * The time a document says it covers, whichever of day and month comes first; null where it says none, or the two differ. A month in
 * one order is many in the other: "07/12 to 06/01".
 */
export function printedPeriod(lines: readonly Line[]): Period | null {
  const head = lines.slice(0, HEAD_LINES);
  const found = (['day-month', 'month-day'] as const).flatMap((order) => {
    const { start, end } = timeFrame(head, order, { first: null, last: null }, false);
    return start !== null && end !== null ? [{ start, end }] : [];
  });
  const ofWeeks = found.filter(({ start, end }) => daysOf(start, end) <= MOST_DAYS);
  const [period, ...others] = ofWeeks.length > 0 ? ofWeeks : found;
  const isOpen = others.some(({ start, end }) => start !== period?.start || end !== period?.end);
  return period === undefined || isOpen ? null : period;
}

function daysOf(start: Period['start'], end: Period['end']): number {
  return (dayNumber(end) ?? 0) - (dayNumber(start) ?? 0);
}
