import { normalise } from '../vocabulary/normalise.ts';
import { INDICATORS } from '../vocabulary/tables.ts';
import type { BodyLine } from './body-line.ts';
import type { AmountToken } from './token.ts';

/** Largest distance of a mark in its own column from its amount, in text heights. */
const REACH = 8;
/** Largest distance between the marks of one column, in points. */
const SLACK = 6;
/** Least share and number of lines with amounts that have such a mark. */
const MOST = 0.8;
const ENOUGH = 3;

/** A direction mark after an amount: "1.132,32     S". */
type Marked = {
  readonly index: number;
  readonly figure: AmountToken;
  readonly mark: 'in' | 'out';
  readonly middle: number;
};

/**
 * Joins the marks of a column without a header to the amounts before them, if nearly every amount has one: "S" and "H", "D" and "C", "Dr" and
 * "Cr", further away than words of one cell.
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
  // Text after the mark on its line is not part of it.
  const behind = rest?.kind === 'text' && rest.to > rest.from + 1 ? [{ ...rest, from: rest.from + 1 }] : [];
  return {
    ...body,
    tokens: [...body.tokens.slice(0, index), joined, ...behind, ...body.tokens.slice(index + 2)],
  };
}

/** The direction of one or two letters after an amount: "S", "Cr."; undefined for words, which may begin a text. */
export function directionMark(text: string): 'in' | 'out' | undefined {
  return /^\p{L}{1,2}\.?$/u.test(text) ? INDICATORS.get(normalise(text)) : undefined;
}

/** The last amount of a line without a mark, and the mark after it. */
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
