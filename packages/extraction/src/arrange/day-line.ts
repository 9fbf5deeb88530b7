import type { PrintedDate } from '../values/printed-date.ts';
import { roleOf } from './heading.ts';
import { textOf } from './line.ts';
import type { BodyLine } from './table.ts';

const MOST_LABEL_WORDS = 3;

/** The day of a line that names nothing else, for the rows under it: "Booking date: 1 June 2024"; null for any other line. */
export function dayLine({ line, tokens }: BodyLine): PrintedDate | null {
  const last = tokens[tokens.length - 1];
  if (last?.kind !== 'date' || last.from === 0 || last.from > MOST_LABEL_WORDS) return null;
  const role = roleOf(textOf(line.words.slice(0, last.from)));
  return role === 'date' || role === 'postDate' ? last.date : null;
}
