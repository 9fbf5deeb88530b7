import { type Line, textOf } from '../lines/line.ts';
import type { PrintedDate } from '../values/printed-date.ts';
import { balanceLabel } from '../vocabulary/label.ts';
import type { BodyLine } from './body-line.ts';
import { roleOf } from './heading.ts';

const MOST_LABEL_WORDS = 3;

/** The day of a line that names nothing else, for the rows under it: "Booking date: 1 June 2024", or the day alone; null for any other line. */
export function dayLine(body: BodyLine): PrintedDate | null {
  return bareDay(body) ?? namedDay(body);
}

/** Whether the lines of a table with or without headings tell the days of the rows under them. */
export function haveDayLines(lines: readonly BodyLine[], hasHeadings: boolean): boolean {
  const named = lines.filter((body) => namedDay(body) !== null).length;
  if (named >= (hasHeadings ? 1 : FEW)) return true;
  const firstRow = lines.findIndex(
    ({ line, tokens }) => tokens.some(({ kind }) => kind === 'amount') && !namesBalance(line),
  );
  return hasHeadings && lines.slice(0, Math.max(0, firstRow)).some((body) => bareDay(body) !== null);
}

/** Whether a line begins with the name of a balance, as that over the first day of rows may. */
function namesBalance({ words }: Line): boolean {
  return balanceLabel(textOf(words.filter(({ text }) => !/\d/.test(text)))) !== null;
}

/** Outside tables one day next to its label may be shown of anything. */
const FEW = 2;

/** A line of nothing but a day. */
function bareDay({ line, tokens }: BodyLine): PrintedDate | null {
  const [only] = tokens;
  return only?.kind === 'date' && only.to === line.words.length ? only.date : null;
}

/** The day of a line that calls it one: "Booking date: 1 June 2024". Over rows without days of their own that of value is theirs. */
export function namedDay({ line, tokens }: BodyLine): PrintedDate | null {
  const last = tokens.at(-1);
  if (last?.kind !== 'date' || last.from === 0 || last.from > MOST_LABEL_WORDS) return null;
  const label = textOf(line.words.slice(0, last.from));
  const role = roleOf(label);
  return role === 'date' || role === 'postDate' || role === 'valueDate' || OF_DAY.test(label)
    ? last.date
    : null;
}

/** What a title says of the day of the rows under it. */
const OF_DAY = /^as of:?$/i;
