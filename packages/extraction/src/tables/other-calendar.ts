import { horizontalGap } from '../lines/horizontal-gap.ts';
import type { Draft } from './draft.ts';
import type { Heading } from './heading.ts';
import type { DateToken } from './token.ts';

/** With fewer rows, dates may be years apart by chance. */
const ENOUGH_ROWS = 3;
/** Years by which the calendars of Nepal and India are ahead; that of Thailand is recognized by its years alone. */
const LEAST_AHEAD = 30;
const MOST_AHEAD = 100;
/** How far beyond its header a date may be, in points. */
const REACH = 14;

/** Demotes dates of another calendar, years ahead of those next to them on every row, to value dates: "Miti (B.S.)". */
export function apartOtherCalendar(draft: Draft): Draft {
  const { headings, lines } = draft;
  const pairs: (readonly [DateToken, DateToken])[] = [];
  for (const { tokens } of lines) {
    const pair = daysWithYears(tokens);
    if (pair === null) continue;
    // Nearly always the first pair decides.
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

/** The first two dates of a line that have years; null if there are fewer. */
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

/** Whether years are as far ahead as in another calendar, and in the direction of the first pair. */
function isFar(years: number, one: number): boolean {
  const size = Math.abs(years);
  return years * one > 0 && size >= LEAST_AHEAD && size <= MOST_AHEAD;
}

/** The header above a date; of two that overlap it, the one with the nearer middle. */
function headingOver(headings: readonly Heading[], token: DateToken): Heading | undefined {
  const off = ({ left, right }: Heading) => Math.abs(token.left + token.right - left - right);
  return headings
    .filter((heading) => horizontalGap(heading, token) < REACH)
    .sort((a, b) => horizontalGap(a, token) - horizontalGap(b, token) || off(a) - off(b))[0];
}
