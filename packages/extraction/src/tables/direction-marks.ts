import { smallest } from '../values/extremes.ts';
import { normalise } from '../vocabulary/normalise.ts';
import { INDICATORS } from '../vocabulary/tables.ts';
import type { BodyLine } from './body-line.ts';
import { isDated } from './is-dated.ts';
import type { AmountToken, Token } from './token.ts';

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
 * Joins the marks of a column to the amounts of their lines, if nearly every amount has one: "S" and "H", "D" and "C", "Dr" and "Cr", further
 * away than words of one cell, next to the amounts or in a column elsewhere.
 */
export function joinDirectionMarks(lines: readonly BodyLine[]): BodyLine[] {
  return (
    joinMarks(lines, markAfter) ??
    joinMarks(lines, markBefore) ??
    // Balances have their mark right behind them, wherever that of the rows is.
    joinMarks(lines, markInColumn(lines), lines.filter(isDated)) ?? [...lines]
  );
}

type FindMark = (body: BodyLine) => Marked | null;

/** The lines with their marks joined; null if these are no column among the lines that must have one. */
function joinMarks(lines: readonly BodyLine[], markOn: FindMark, must = lines): BodyLine[] | null {
  const filled = must.filter(({ tokens }) => tokens.some(isBareFigure));
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

/**
 * The amount of a line without a mark, and the mark in the column where most are, wherever it is: "D   25/12/20   45 049". The amount is that of
 * the first column of them, not one of another currency in a text before it.
 */
function markInColumn(lines: readonly BodyLine[]): FindMark {
  const middles = lines.flatMap((body) =>
    body.tokens.flatMap((token, at) => (markAt(body, at) === undefined ? [] : [middleOf(token)])),
  );
  const near = (middle: number) => middles.filter((other) => Math.abs(other - middle) < SLACK).length;
  const column = middles.reduce((best, middle) => (near(middle) > near(best) ? middle : best), Number.NaN);
  const isIn = (token: Token) => Math.abs(middleOf(token) - column) < SLACK;
  if (!areOfTwoSides(lines, isIn)) return () => null;
  const edge = edgeOfAmounts(lines.filter((body) => body.tokens.some(isIn)));
  const isAmount = (token: Token) =>
    isBareFigure(token) && (edge === null || Math.abs(token.right - edge) < SLACK);
  return (body) => {
    const isInColumn = (token: Token, at: number) => markAt(body, at) !== undefined && isIn(token);
    const index = body.tokens.findIndex(isAmount);
    return markedAt(body, index, body.tokens.findIndex(isInColumn), Number.POSITIVE_INFINITY);
  };
}

/** The right edge of the leftmost unmarked amounts that stand flush on nearly all lines; null if none do. */
function edgeOfAmounts(lines: readonly BodyLine[]): number | null {
  const edges = lines.map(({ tokens }) => tokens.filter(isBareFigure).map(({ right }) => right));
  const isColumn = (edge: number) =>
    edges.filter((own) => own.some((right) => Math.abs(right - edge) < SLACK)).length >= lines.length * MOST;
  const columns = edges.flat().filter(isColumn);
  return columns.length === 0 ? null : smallest(columns);
}

/** Whether the marks of a column are one for money out and no more than one for money in: others are codes, such as "C" and "K" for kinds. */
function areOfTwoSides(lines: readonly BodyLine[], isIn: (token: Token) => boolean): boolean {
  const marks = lines.flatMap((body) =>
    body.tokens.flatMap((token, at) => {
      const side = isIn(token) ? markAt(body, at) : undefined;
      return side === undefined ? [] : [{ side, text: normalise(body.line.words[token.from]?.text ?? '') }];
    }),
  );
  const textsOf = (side: 'in' | 'out') =>
    new Set(marks.filter((mark) => mark.side === side).map(({ text }) => text)).size;
  return textsOf('out') === 1 && textsOf('in') <= 1;
}

function middleOf({ left, right }: Token): number {
  return (left + right) / 2;
}

function markedAt(body: BodyLine, index: number, place: number, reach = REACH): Marked | null {
  const { line, tokens } = body;
  const [figure, next, mark] = [tokens[index], tokens[place], markAt(body, place)];
  if (figure?.kind !== 'amount' || next === undefined || mark === undefined) return null;
  const gap = place > index ? next.left - figure.right : figure.left - next.right;
  if (gap > (line.bottom - line.top) * reach) return null;
  return { index, place, figure, mark, middle: middleOf(next) };
}

/** The direction of a token that is a mark and nothing else. */
function markAt({ line, tokens }: BodyLine, place: number): 'in' | 'out' | undefined {
  const token = tokens[place];
  if (token?.kind !== 'text' || token.to > token.from + 1) return undefined;
  return directionMark(line.words[token.from]?.text ?? '');
}
