import type { BodyLine } from '../tables/body-line.ts';
import type { Draft } from '../tables/draft.ts';
import type { Heading } from '../tables/heading.ts';
import type { Token } from '../tables/token.ts';
import type { AmountMark } from '../values/amount.ts';
import { normalise } from '../vocabulary/normalise.ts';

/** How far behind a figure its letter stands, in heights of the line. */
const NEAR_EM = 1;
/** So many lines with a letter show that it is the table's way. */
const ENOUGH = 3;

/**
 * A table with its balances marked by the letters behind them, where those are the first letters of its own headings of money in and
 * out: "756,72 B", or "(B)", next to the columns "Borç" and "Alacak" is owed.
 */
export function markInitials(draft: Draft): Draft {
  const sides = initialsOf(draft.headings);
  if (sides === null) return draft;
  const letters = draft.lines.flatMap((body) => letterBehind(body)?.letter ?? []);
  if (letters.length < ENOUGH || letters.some((letter) => !sides.has(letter))) return draft;
  const isWithin = areWithin(draft.lines);
  return { ...draft, lines: draft.lines.map((body) => marked(body, sides, isWithin)) };
}

type Sides = ReadonlyMap<string, AmountMark>;

/** The first letters of the one heading of money in and the one of money out; null without a heading of balances, or where they are the same. */
function initialsOf(headings: readonly Heading[]): Sides | null {
  const [into, out] = (['in', 'out'] as const).map((side) => headings.filter(({ role }) => role === side));
  if (into?.length !== 1 || out?.length !== 1 || !headings.some(({ role }) => role === 'balance'))
    return null;
  const [a, b] = [initialOf(into[0]), initialOf(out[0])];
  return a === b
    ? null
    : new Map<string, AmountMark>([
        [a, 'in'],
        [b, 'out'],
      ]);
}

function initialOf(heading: Heading | undefined): string {
  return normalise(heading?.text ?? '').slice(0, 1);
}

/** A letter by itself, or in brackets. */
const LETTER = /^(?:\p{Lu}|\(\p{Lu}\))$/u;

/** The lone letter that ends a line right behind its last figure, and that figure; null where none does. */
function letterBehind({
  line,
  tokens,
}: BodyLine): { readonly letter: string; readonly figure: Token } | null {
  const word = line.words.at(-1);
  if (word === undefined || !LETTER.test(word.text)) return null;
  const figure = tokens.findLast(({ kind }) => kind === 'amount');
  const last = figure === undefined ? undefined : line.words[figure.to - 1];
  if (figure === undefined || last === undefined || figure.to < line.words.length - 1) return null;
  const isNear = last === word || word.left - last.right < (word.bottom - word.top) * NEAR_EM;
  return isNear ? { letter: normalise(word.text), figure } : null;
}

/** Whether letters belong to their figures, as where some were read with them already, and do not hang behind the column. */
function areWithin(lines: readonly BodyLine[]): boolean {
  return lines.some((body) => letterBehind(body)?.figure.to === body.line.words.length);
}

function marked(body: BodyLine, sides: Sides, isWithin: boolean): BodyLine {
  const behind = letterBehind(body);
  const mark = behind === null ? undefined : sides.get(behind.letter);
  if (behind === null || mark === undefined) return body;
  const right = isWithin ? (body.line.words.at(-1)?.right ?? behind.figure.right) : behind.figure.right;
  const tokens = body.tokens.flatMap((token): Token[] => {
    if (token.from > behind.figure.from) return [];
    return token === behind.figure && token.kind === 'amount'
      ? [{ ...token, to: body.line.words.length, right, amount: { ...token.amount, mark } }]
      : [token];
  });
  return { ...body, tokens };
}
