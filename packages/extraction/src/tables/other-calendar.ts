import { horizontalGap } from '../lines/horizontal-gap.ts';
import type { Draft } from './draft.ts';
import type { Heading } from './heading.ts';
import type { DateToken } from './token.ts';

/** Fewer rows may lie years apart by chance. */
const ENOUGH_ROWS = 3;
/** How many years the calendars of Nepal and India run ahead of the common one, at most; those of Thailand are recognized by their years alone. */
const LEAST_AHEAD = 30;
const MOST_AHEAD = 100;
/** How far next to its heading a day may stand, in points. */
const REACH = 14;

/** The draft with its days of another calendar, years ahead of those next to them on every row, taken for no more than days of value: "Miti (B.S.)". */
export function apartOtherCalendar(draft: Draft): Draft {
  const { headings, lines } = draft;
  const pairs: (readonly [DateToken, DateToken])[] = [];
  for (const { tokens } of lines) {
    const pair = daysWithYears(tokens);
    if (pair === null) continue;
    // On nearly every paper the first pair shows.
    if (!isFar(yearsAhead(pair), yearsAhead(pairs[0] ?? pair))) return draft;
    pairs.push(pair);
  }
  const [one] = pairs.map(yearsAhead);
  if (one === undefined || pairs.length < ENOUGH_ROWS) return draft;
  const [other, common] = one > 0 ? [0, 1] : [1, 0];
  const under = (at: number) => {
    const token = pairs[0]?.[at];
    return token === undefined ? undefined : headingOver(headings, token);
  };
  const [foreign, own] = [under(other), under(common)];
  if (foreign === undefined || own === undefined || foreign === own) return draft;
  return {
    ...draft,
    headings: headings.map((heading): Heading => {
      if (heading === foreign) return { ...heading, role: 'valueDate' };
      return heading === own ? { ...heading, role: 'date' } : heading;
    }),
  };
}

/** The first two days of a line that tell their years; null where fewer do. */
function daysWithYears(tokens: Draft['lines'][number]['tokens']): readonly [DateToken, DateToken] | null {
  let first: DateToken | null = null;
  for (const token of tokens) {
    if (token.kind !== 'date' || (token.date.year ?? 0) < FIRST_YEAR) continue;
    if (first !== null) return [first, token];
    first = token;
  }
  return null;
}

const FIRST_YEAR = 1900;

function yearsAhead([first, second]: readonly [DateToken, DateToken]): number {
  return (first.date.year ?? 0) - (second.date.year ?? 0);
}

/** Whether years are as far ahead as those of another calendar, and the same way as those of the first pair. */
function isFar(years: number, one: number): boolean {
  const size = Math.abs(years);
  return years * one > 0 && size >= LEAST_AHEAD && size <= MOST_AHEAD;
}

/** The heading a day stands under, of two that reach over it the one whose middle is nearer. */
function headingOver(headings: readonly Heading[], token: DateToken): Heading | undefined {
  const off = ({ left, right }: Heading) => Math.abs(token.left + token.right - left - right);
  return headings
    .filter((heading) => horizontalGap(heading, token) < REACH)
    .sort((a, b) => horizontalGap(a, token) - horizontalGap(b, token) || off(a) - off(b))[0];
}
