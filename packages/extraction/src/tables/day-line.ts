import { type Line, textOf } from '../lines/line.ts';
import type { PrintedDate } from '../values/printed-date.ts';
import { balanceLabel } from '../vocabulary/label.ts';
import type { BodyLine } from './body-line.ts';
import { roleOf } from './heading.ts';

const MOST_LABEL_WORDS = 3;

/** The date of a line that says nothing else, for the rows below: "Booking date: 1 June 2024", or a date alone; null for any other line. */
export function dayLine(body: BodyLine): PrintedDate | null {
  return bareDay(body) ?? namedDay(body);
}

/** Whether date lines give the dates of the rows below, in a table with or without headers. */
export function haveDayLines(lines: readonly BodyLine[], hasHeadings: boolean): boolean {
  const named = lines.filter((body) => namedDay(body) !== null).length;
  if (named >= (hasHeadings ? 1 : FEW)) return true;
  const firstRow = lines.findIndex(
    ({ line, tokens }) => tokens.some(({ kind }) => kind === 'amount') && !namesBalance(line),
  );
  return hasHeadings && lines.slice(0, Math.max(0, firstRow)).some((body) => bareDay(body) !== null);
}

/** Whether a line begins with a balance label, as the one above the first day's rows may. */
function namesBalance({ words }: Line): boolean {
  return balanceLabel(textOf(words.filter(({ text }) => !/\d/.test(text)))) !== null;
}

/** Outside tables, a single labelled date may belong to anything. */
const FEW = 2;

/** The date on a line without anything else. */
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

/** Precedes the date in a title above rows. */
const OF_DAY = /^as of:?$/i;
