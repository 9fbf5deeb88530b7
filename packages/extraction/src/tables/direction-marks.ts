import { normalise } from '../vocabulary/normalise.ts';
import { INDICATORS } from '../vocabulary/tables.ts';
import type { BodyLine } from './body-line.ts';
import type { AmountToken } from './token.ts';

/** How far behind its figure a mark in a column of its own may stand, in heights of the print. */
const REACH = 8;
/** How far the marks of one column stand from one another at most, in points. */
const SLACK = 6;
/** Share of the lines with figures that bear such a mark, and how many lines at least. */
const MOST = 0.8;
const ENOUGH = 3;

/** A mark for the direction of the figure right before it: "1.132,32     S". */
type Marked = {
  readonly index: number;
  readonly figure: AmountToken;
  readonly mark: 'in' | 'out';
  readonly middle: number;
};

/**
 * The lines with each mark of a column of marks without a heading joined to the figure before it, where nearly every figure has one: "S"
 * and "H", "D" and "C", "Dr" and "Cr", further from it than the words of one cell stand apart.
 */
export function joinDirectionMarks(lines: readonly BodyLine[]): BodyLine[] {
  const filled = lines.filter(({ tokens }) => tokens.some(isBareFigure));
  const found = filled.flatMap((body) => markOn(body) ?? []);
  const [first] = found;
  const isColumn =
    first !== undefined &&
    found.length >= Math.max(ENOUGH, filled.length * MOST) &&
    found.every(({ middle }) => Math.abs(middle - first.middle) < SLACK);
  return isColumn ? lines.map(withMark) : lines.slice();
}

function isBareFigure(token: BodyLine['tokens'][number]): token is AmountToken {
  return token.kind === 'amount' && token.amount.isCertain && token.amount.mark === 'none';
}

function withMark(body: BodyLine): BodyLine {
  const marked = markOn(body);
  if (marked === null) return body;
  const { index, figure, mark } = marked;
  const joined = { ...figure, amount: { ...figure.amount, mark } };
  const rest = body.tokens[index + 1];
  // What stands behind the mark on its line is no part of it.
  const behind = rest?.kind === 'text' && rest.to > rest.from + 1 ? [{ ...rest, from: rest.from + 1 }] : [];
  return {
    ...body,
    tokens: [...body.tokens.slice(0, index), joined, ...behind, ...body.tokens.slice(index + 2)],
  };
}

/** The direction a letter or two stand for behind a figure: "S", "Cr."; undefined for words, which may begin a text. */
export function directionMark(text: string): 'in' | 'out' | undefined {
  return /^\p{L}{1,2}\.?$/u.test(text) ? INDICATORS.get(normalise(text)) : undefined;
}

/** The last figure of a line that has no mark, with one right behind it. */
function markOn({ line, tokens }: BodyLine): Marked | null {
  const index = tokens.findLastIndex(isBareFigure);
  const [figure, next] = [tokens[index], tokens[index + 1]];
  if (figure?.kind !== 'amount' || next?.kind !== 'text') return null;
  const word = line.words[next.from];
  const mark = word === undefined ? undefined : directionMark(word.text);
  if (word === undefined || mark === undefined) return null;
  if (word.left - figure.right > (line.bottom - line.top) * REACH) return null;
  return { index, figure, mark, middle: (word.left + word.right) / 2 };
}
