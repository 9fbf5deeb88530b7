import { horizontalGap } from '../lines/horizontal-gap.ts';
import type { BodyLine } from '../tables/body-line.ts';
import type { Heading } from '../tables/heading.ts';
import { isCell } from '../tables/is-cell.ts';
import { textOfTokens } from '../tables/text-of-tokens.ts';
import { largest, smallest } from '../values/extremes.ts';
import { normalise } from '../vocabulary/normalise.ts';
import { INDICATORS } from '../vocabulary/tables.ts';
import { saysDirection } from './says-direction.ts';

/** How far from its header such a column may be, in points. */
const REACH = 6;
/** Words of one column differ by less at an edge or in the middle, in points. */
const FLUSH_PT = 3;
/** With fewer rows, such words may be chance. */
const ENOUGH = 3;

/**
 * Names the header of a column of words for money in and out a direction header, and adds one without words where there is none: each dated row
 * has such a word in a cell of its own there, both occur, and no amount but a balance has a mark of its own. "DEBIT" and "CREDIT" under "Type".
 */
export function nameDirections(headings: readonly Heading[], lines: readonly BodyLine[]): Heading[] {
  const has = (wanted: Heading['role']) => headings.some(({ role }) => role === wanted);
  if (!has('amount') || has('indicator') || has('in') || has('out')) return headings.slice();
  const rows = lines.filter(({ tokens }) =>
    ['date', 'amount'].every((needed) => tokens.some(({ kind }) => kind === needed)),
  );
  const balances = headings.filter(({ role }) => role === 'balance');
  const bearsMark = ({ tokens }: BodyLine) =>
    tokens.some(
      (token) =>
        token.kind === 'amount' &&
        token.amount.isCertain &&
        token.amount.mark !== 'none' &&
        balances.every((heading) => horizontalGap(heading, token) > 0),
    );
  const column = rows.length < ENOUGH || rows.some(bearsMark) ? null : columnOfDirections(rows);
  if (column === null) return headings.slice();
  const over = headings.filter((heading) => horizontalGap(heading, column) < REACH);
  const own = over.find(({ role }) => (role === 'code' && column.areWords) || role === null);
  if (own === undefined && over.some((heading) => horizontalGap(heading, column) === 0))
    return headings.slice();
  const named: Heading = { ...(own ?? { ...column, text: '', words: [] }), role: 'indicator' };
  return [...headings.filter((heading) => heading !== own), named].sort((a, b) => a.left - b.left);
}

type Column = Pick<Heading, 'left' | 'right'>;
type DirectionColumn = Column & { readonly areWords: boolean };

/** Where each row has a direction word in a cell of its own, and not all the same; null if nowhere. */
function columnOfDirections([first, ...others]: readonly BodyLine[]): DirectionColumn | null {
  if (first === undefined) return null;
  for (const word of directionsOn(first)) {
    const found = others.map((row) => directionsOn(row).find((other) => isFlush(word, other)));
    const words = [word, ...found.filter((other) => other !== undefined)];
    if (words.length < found.length + 1 || new Set(words.map(({ way }) => way)).size < 2) continue;
    return {
      areWords: words.every(({ isWord }) => isWord),
      left: smallest(words.map(({ left }) => left)),
      right: largest(words.map(({ right }) => right)),
    };
  }
  return null;
}

type Direction = Column & { readonly way: 'in' | 'out'; readonly isWord: boolean };

function directionsOn(body: BodyLine): Direction[] {
  return body.tokens.flatMap((token) => {
    const text = normalise(textOfTokens(body, [token]));
    const way = token.kind === 'text' ? INDICATORS.get(text) : undefined;
    if (way === undefined || !isCell(body, token)) return [];
    return [{ left: token.left, right: token.right, way, isWord: saysDirection(text) }];
  });
}

function isFlush(a: Column, b: Column): boolean {
  const offs = [a.left - b.left, a.right - b.right, (a.left + a.right - b.left - b.right) / 2];
  return offs.some((off) => Math.abs(off) < FLUSH_PT);
}
