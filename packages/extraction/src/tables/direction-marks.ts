import { normalise } from '../vocabulary/normalise.ts';
import { INDICATORS } from '../vocabulary/tables.ts';
import type { BodyLine } from './body-line.ts';
import type { AmountToken } from './token.ts';

/** Largest distance of a mark in its own column from its amount, in text heights. */
const REACH = 24;
/** Largest distance between the marks of one column, in points. */
const SLACK = 6;
/** Least share and number of lines with amounts that have such a mark. */
const MOST = 0.8;
const ENOUGH = 3;

/** A direction mark after an amount: "1.132,32     S", or before it: "ND     27,77". */
type Marked = {
  /** Places of the amount and its mark among the tokens. */
  readonly index: number;
  readonly place: number;
  readonly figure: AmountToken;
  readonly mark: 'in' | 'out';
  readonly middle: number;
};

/**
 * Joins the marks of a column without a header to the amounts next to them, if nearly every amount has one: "S" and "H", "D" and "C", "Dr" and
 * "Cr", further away than words of one cell.
 */
export function joinDirectionMarks(lines: readonly BodyLine[]): BodyLine[] {
  const behind = joinMarks(lines, markAfter);
  return behind ?? joinMarks(lines, markBefore) ?? lines.slice();
}

type FindMark = (body: BodyLine) => Marked | null;

/** The lines with their marks joined; null if these are no column. */
function joinMarks(lines: readonly BodyLine[], markOn: FindMark): BodyLine[] | null {
  const filled = lines.filter(({ tokens }) => tokens.some(isBareFigure));
  const found = filled.flatMap((body) => markOn(body) ?? []);
  const [first] = found;
  const isColumn =
    first !== undefined &&
    found.length >= Math.max(ENOUGH, filled.length * MOST) &&
    found.every(({ middle }) => Math.abs(middle - first.middle) < SLACK);
  return isColumn ? lines.map((body) => withMark(body, markOn(body))) : null;
}

function isBareFigure(token: BodyLine['tokens'][number]): token is AmountToken {
  return token.kind === 'amount' && token.amount.isCertain && token.amount.mark === 'none';
}

function withMark(body: BodyLine, marked: Marked | null): BodyLine {
  if (marked === null) return body;
  const { index, place, figure, mark } = marked;
  const joined = { ...figure, amount: { ...figure.amount, mark } };
  return {
    ...body,
    tokens: body.tokens.flatMap((token, at) => (at === place ? [] : [at === index ? joined : token])),
  };
}

/** The direction of one or two letters after an amount: "S", "Cr."; undefined for words, which may begin a text. */
export function directionMark(text: string): 'in' | 'out' | undefined {
  return /^\p{L}{1,2}\.?$/u.test(text) ? INDICATORS.get(normalise(text)) : undefined;
}

/** The last amount of a line without a mark, and the mark after it. */
function markAfter(body: BodyLine): Marked | null {
  const index = body.tokens.findLastIndex(isBareFigure);
  return markedAt(body, index, index + 1);
}

/** The first amount of a line without a mark, and the mark before it. */
function markBefore(body: BodyLine): Marked | null {
  const index = body.tokens.findIndex(isBareFigure);
  return markedAt(body, index, index - 1);
}

function markedAt({ line, tokens }: BodyLine, index: number, place: number): Marked | null {
  const [figure, next] = [tokens[index], tokens[place]];
  if (figure?.kind !== 'amount' || next?.kind !== 'text' || next.to > next.from + 1) return null;
  const mark = directionMark(line.words[next.from]?.text ?? '');
  if (mark === undefined) return null;
  const gap = place > index ? next.left - figure.right : figure.left - next.right;
  if (gap > (line.bottom - line.top) * REACH) return null;
  return { index, place, figure, mark, middle: (next.left + next.right) / 2 };
}
