import { textOf } from '../../lines/line.ts';
import type { BodyLine } from '../../tables/body-line.ts';
import type { Heading } from '../../tables/heading.ts';
import type { Token } from '../../tables/token.ts';
import { CURRENCY_CODES } from '../../values/currency.ts';
import { smallest } from '../../values/extremes.ts';
import { says } from '../../vocabulary/says.ts';

/** A line of a row and its description tokens. */
export type RowText = { readonly body: BodyLine; readonly tokens: readonly Token[] };

type Phrase = {
  readonly text: string;
  readonly left: number;
  readonly right: number;
  readonly column: Heading | null;
  /** Whether it is money and nothing else. */
  readonly isMoney: boolean;
};

/** Words closer than this share of their height belong to one phrase. */
const PHRASE_GAP_EM = 0.8;
/** How far left of its header a text may begin, in points. */
const OVERHANG = 6;

/**
 * The description of a row: its lines joined by spaces, except that a wrapped cell of codes or foreign currency is kept together at its
 * position. Currencies, rates, money and branches in columns of their own are not part of it, nor are marks of footnotes.
 */
export function describe(lines: readonly RowText[], headings: readonly Heading[]): string {
  const phrases = lines
    .flatMap((line) => phrasesOf(line, headings))
    .filter((phrase) => !isCurrency(phrase) && !isRate(phrase, headings) && !isApart(phrase));
  const ofRow = phrases.filter((phrase) => !isOfBooking(phrase));
  return joinColumns(ofRow.length > 0 ? ofRow : phrases);
}

/** Whether a text says at which branch or by which channel a row was booked, or that it was, under a header of its own. */
function isOfBooking({ column }: Phrase): boolean {
  return (
    column?.role === 'code' && (says('branchHeading', column.text) || says('statusHeading', column.text))
  );
}

/** Texts in the order of their columns. */
function joinColumns(phrases: readonly Phrase[]): string {
  if (phrases.every(({ column }) => column === null)) return phrases.map(({ text }) => text).join(' ');
  const columns = [...new Set(phrases.map(({ column }) => column))];
  const left = (column: Heading | null) =>
    smallest(phrases.filter((phrase) => phrase.column === column).map((phrase) => phrase.left));
  return columns
    .sort((a, b) => left(a) - left(b))
    .flatMap((column) => phrases.filter((phrase) => phrase.column === column).map(({ text }) => text))
    .join(' ');
}

function isCurrency({ text, column }: Phrase): boolean {
  return column?.role === 'foreign' && CURRENCY_CODES.has(text);
}

/** Whether a text in a cell of its own says nothing of what was done: the mark of a footnote, or money under a header nobody knows, "Daily Cash". */
function isApart({ text, column, isMoney }: Phrase): boolean {
  return (isMoney && column?.role === null) || /^[*^†‡§#]{1,3}$/.test(text);
}

/** A rate of exchange; or how many times the points of a purchase count, "2X". */
const RATE = /^(?:[A-Z]{3} )?(?:-?\d{1,6}[.,]\d{3,8}|[(]\d{1,6}[.,]\d{3,8}[)])$|^\d{1,2}[xX]$/;

/** Whether a text is a number right below an exchange rate header. */
function isRate({ text, left, right }: Phrase, headings: readonly Heading[]): boolean {
  return (
    RATE.test(text) &&
    headings.some(
      (heading) =>
        heading.role === 'foreign' && heading.left < right + OVERHANG && heading.right > left - OVERHANG,
    )
  );
}

function phrasesOf({ body, tokens }: RowText, headings: readonly Heading[]): Phrase[] {
  const stretches: Stretch[] = [];
  for (const token of tokens) {
    const last = stretches.at(-1);
    if (last !== undefined && last.to === token.from && token.left - last.right < gapOf(body, token)) {
      last.to = token.to;
      last.right = token.right;
      last.isMoney = false;
    } else stretches.push({ ...placeOf(token), isMoney: token.kind === 'amount' && token.amount.isCertain });
  }
  return stretches.map(({ from, to, left, right, isMoney }) => ({
    text: textOf(body.line.words.slice(from, to)).replace(LEADER, ''),
    left,
    right,
    column: (isMoney ? unknownEndingAt(right, headings) : null) ?? columnOf(left, headings),
    isMoney,
  }));
}

/** A dot leader from a text to its amount. */
const LEADER = /[.·…]{4,}$/;

/** A range of a line's words, end excluded, and its extent. */
type Stretch = {
  readonly from: number;
  to: number;
  readonly left: number;
  right: number;
  isMoney: boolean;
};

function placeOf({ from, to, left, right }: Token): Omit<Stretch, 'isMoney'> {
  return { from, to, left, right };
}

function gapOf(body: BodyLine, token: Token): number {
  const word = body.line.words[token.from];
  return word === undefined ? 0 : (word.bottom - word.top) * PHRASE_GAP_EM;
}

/** The header nobody knows at whose right edge money ends: it may begin far left of it. */
function unknownEndingAt(right: number, headings: readonly Heading[]): Heading | null {
  return headings.find((item) => item.role === null && Math.abs(item.right - right) < OVERHANG) ?? null;
}

/** The column a text begins in, if it keeps its place among the others: one of codes or foreign currency, one nobody knows, and what is right of that; null for the description and anything else. */
function columnOf(left: number, headings: readonly Heading[]): Heading | null {
  const at = headings.findLastIndex((item) => item.left <= left + OVERHANG);
  const heading = headings[at];
  if (heading === undefined || heading.role === 'code' || heading.role === 'foreign') return heading ?? null;
  const description = headings.findIndex(({ role }) => role === 'description');
  const isUnknown = description >= 0 && heading.role === null;
  const isBehindUnknown =
    description >= 0 && headings.slice(description + 1, at).some(({ role }) => role === null);
  return isUnknown || isBehindUnknown ? heading : null;
}
