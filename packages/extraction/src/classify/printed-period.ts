import type { Period } from '../arrange/column-dates.ts';
import type { Line } from '../arrange/line.ts';
import { timeFrame } from './time-frame.ts';

/** Lines of a document's head, among which its period is looked for. */
const HEAD_LINES = 80;

/** The time a document says it covers, whichever of day and month comes first; null where it says none, or the two differ. */
export function printedPeriod(lines: readonly Line[]): Period | null {
  const head = lines.slice(0, HEAD_LINES);
  const found = (['day-month', 'month-day'] as const).flatMap((order) => {
    const { start, end } = timeFrame(head, order, { first: null, last: null }, false);
    return start !== null && end !== null ? [{ start, end }] : [];
  });
  const [period, ...others] = found;
  const isOpen = others.some(({ start, end }) => start !== period?.start || end !== period?.end);
  return period === undefined || isOpen ? null : period;
}
