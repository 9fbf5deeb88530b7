import type { BodyLine } from '../tables/body-line.ts';
import type { Draft } from '../tables/draft.ts';
import type { Heading } from '../tables/heading.ts';
import type { AmountToken, Token } from '../tables/token.ts';
import type { AmountMark } from '../values/amount.ts';
import { normalise } from '../vocabulary/normalise.ts';
import { INDICATORS } from '../vocabulary/tables.ts';
import { LOCALES } from '../words/locales.ts';

/** How far after a number its letter is, in line heights. */
const NEAR_EM = 1;
/** Least number of lines with a letter that show a convention of the table. */
const ENOUGH = 3;

/**
 * Marks numbers by the letters after them, if those are the first letters of the table's own headers for money in and out: "756,72 B", or
 * "(B)", next to the columns "Borç" and "Alacak" is a debit balance; or if a header names the letters of one language's words: "Znesek B/D",
 * for "breme" and "dobro". Without such headers, letters of which some are no directions give none.
 */
export function markInitials(draft: Draft): Draft {
  const sides = initialsOf(draft.headings) ?? initialsNamed(draft.headings);
  if (sides === null) return withoutKinds(draft);
  const letters = draft.lines.flatMap((body) => letterBehind(body)?.letter ?? []);
  if (letters.length < ENOUGH || letters.some((letter) => !sides.has(letter))) return draft;
  return { ...draft, lines: draft.lines.map((body) => marked(body, sides)) };
}

/** Fewer letters without a direction may be notes. */
const ENOUGH_OF_KINDS = 2;

/** Takes the direction from numbers whose letter says the kind of a row, as other letters in its place show: "C" for a purchase next to "P" for a payment. */
function withoutKinds(draft: Draft): Draft {
  const letters = draft.lines.flatMap((body) => letterBehind(body)?.letter ?? []);
  const others = letters.filter((letter) => !INDICATORS.has(letter));
  if (others.length < ENOUGH_OF_KINDS || others.length === letters.length) return draft;
  if (letters.some((one) => others.some((other) => arePair(one, other) || arePair(other, one)))) return draft;
  return { ...draft, lines: draft.lines.map(withoutKind) };
}

function arePair(into: string, out: string): boolean {
  return PAIRS_OF_INITIALS.has(`${into}${out}`);
}

const NEGATIVE = /^[-−–]/;

function withoutKind(body: BodyLine): BodyLine {
  const { figure } = letterBehind(body) ?? {};
  if (figure?.kind !== 'amount' || figure.to < body.line.words.length || !isMarked(figure)) return body;
  const mark = NEGATIVE.test(body.line.words[figure.from]?.text ?? '') ? 'minus' : 'none';
  const unmarked: Token = { ...figure, amount: { ...figure.amount, mark } };
  return { ...body, tokens: body.tokens.map((token) => (token === figure ? unmarked : token)) };
}

function isMarked({ amount }: AmountToken): boolean {
  return amount.mark === 'in' || amount.mark === 'out';
}

type Sides = ReadonlyMap<string, AmountMark>;

/** The first letters of the only headers for money in and money out; null without a balance header, or if they are equal. */
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

/** Two letters at the end of a header: "Betrag S/H". */
const TWO_LETTERS = /(?<!\p{L})(\p{Lu})\/(\p{Lu})$/u;

/** The two letters a header names, by the language whose words for money in and out begin with them; null if no header or several name some, or languages differ. */
function initialsNamed(headings: readonly Heading[]): Sides | null {
  const [named, ...more] = headings
    .map(({ text }) => TWO_LETTERS.exec(text))
    .filter((letters) => letters !== null);
  if (named === undefined || more.length > 0) return null;
  const [one = '', other = ''] = named.slice(1).map(normalise);
  if (arePair(one, other) === arePair(other, one)) return null;
  const [into, out] = arePair(one, other) ? [one, other] : [other, one];
  return new Map<string, AmountMark>([
    [into, 'in'],
    [out, 'out'],
  ]);
}

/** The first letters of each language's words for money in and money out, which stand in pairs: "haben" and "soll". */
const PAIRS_OF_INITIALS: ReadonlySet<string> = new Set(
  LOCALES.flatMap(({ indicators }) =>
    indicators.in.flatMap((into, at) => {
      const out = indicators.out[at];
      return out === undefined ? [] : [`${normalise(into).slice(0, 1)}${normalise(out).slice(0, 1)}`];
    }),
  ),
);

function initialOf(heading: Heading | undefined): string {
  return normalise(heading?.text ?? '').slice(0, 1);
}

/** A single letter, or one in brackets. */
const LETTER = /^(?:\p{Lu}|\(\p{Lu}\))$/u;

/** The single letter after the last number of a line, and that number; null if there is none. */
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

function marked(body: BodyLine, sides: Sides): BodyLine {
  const behind = letterBehind(body);
  const mark = behind === null ? undefined : sides.get(behind.letter);
  if (behind === null || mark === undefined) return body;
  const { right } = behind.figure;
  const tokens = body.tokens.flatMap((token): Token[] => {
    if (token.from > behind.figure.from) return [];
    return token === behind.figure && token.kind === 'amount'
      ? [{ ...token, to: body.line.words.length, right, amount: { ...token.amount, mark } }]
      : [token];
  });
  return { ...body, tokens };
}
