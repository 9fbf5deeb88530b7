import { largest, smallest } from '../values/extremes.ts';
import type { BodyLine } from './body-line.ts';
import type { Draft } from './draft.ts';
import type { Heading } from './heading.ts';
import { isCell } from './is-cell.ts';
import type { Token } from './token.ts';

/** Dates are aligned if their edges differ by less than this, in points. */
const FLUSH = 3;
/** How far from its header a date is searched in any case, in points. */
const REACH = 30;

/**
 * Widens each date header without dates below over the dates next to it: those in cells of their own, aligned on each line with an amount,
 * between the previous and the next header.
 */
export function reachDays(draft: Draft): Draft {
  const { headings } = draft;
  const widened = headings.map((heading, at): Heading => {
    if (heading.role !== 'date' && heading.role !== 'postDate') return heading;
    const from = headings[at - 1]?.right ?? Number.NEGATIVE_INFINITY;
    const to = headings[at + 1]?.left ?? Number.POSITIVE_INFINITY;
    const days = daysBetween(draft.lines, from, to, (token) => isNear(heading, token));
    if (days === null) return heading;
    return {
      ...heading,
      left: Math.min(heading.left, smallest(days.map(({ left }) => left))),
      right: Math.max(heading.right, largest(days.map(({ right }) => right))),
    };
  });
  return { ...draft, headings: widened };
}

function isNear(heading: Heading, { left, right }: Token): boolean {
  return left < heading.right + REACH && right > heading.left - REACH;
}

/** The aligned dates between two edges, one on each line with an amount; null if there are none, or one is found without widening. */
function daysBetween(
  lines: readonly BodyLine[],
  from: number,
  to: number,
  isFound: (token: Token) => boolean,
): Token[] | null {
  const days: Token[] = [];
  let rows = 0;
  for (const body of lines) {
    if (!body.tokens.some((token) => token.kind === 'amount' && token.amount.isCertain)) continue;
    rows++;
    const day = body.tokens.find(
      (token) => token.left > from && token.right < to && token.kind === 'date' && isCell(body, token),
    );
    if (day === undefined) continue;
    if (isFound(day)) return null;
    days.push(day);
  }
  const [first] = days;
  if (first === undefined || days.length * 2 < rows) return null;
  const isFlush =
    days.every(({ left }) => Math.abs(left - first.left) < FLUSH) ||
    days.every(({ right }) => Math.abs(right - first.right) < FLUSH);
  return isFlush ? days : null;
}
