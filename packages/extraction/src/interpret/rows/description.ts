import { textOf } from '../../lines/line.ts';
import type { BodyLine } from '../../tables/body-line.ts';
import type { Heading } from '../../tables/heading.ts';
import type { Token } from '../../tables/token.ts';
import { CURRENCY_CODES } from '../../values/currency.ts';
import { smallest } from '../../values/extremes.ts';

/** A line of a row and what of it is text. */
export type RowText = { readonly body: BodyLine; readonly tokens: readonly Token[] };

type Phrase = {
  readonly text: string;
  readonly left: number;
  readonly right: number;
  readonly column: Heading | null;
};

/** Words closer than this share of their height belong to one phrase. */
const PHRASE_GAP_EM = 0.8;
/** How far left of its heading a text may begin, in points. */
const OVERHANG = 6;

/**
 * What the lines of a row say, joined by spaces: line by line, but a cell of codes or of other money that was wrapped too is shown
 * as a whole, where it stands. Currencies and rates in a column of their own say nothing of the movement.
 */
export function describe(lines: readonly RowText[], headings: readonly Heading[]): string {
  const phrases = lines
    .flatMap((line) => phrasesOf(line, headings))
    .filter((phrase) => !isCurrency(phrase) && !isRate(phrase, headings));
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

const RATE = /^(?:[A-Z]{3} )?(?:-?\d{1,6}[.,]\d{3,8}|[(]\d{1,6}[.,]\d{3,8}[)])$/;

/** Whether a text is a figure right under the heading of what another money is worth. */
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
    } else stretches.push({ from: token.from, to: token.to, left: token.left, right: token.right });
  }
  return stretches.map(({ from, to, left, right }) => ({
    text: textOf(body.line.words.slice(from, to)).replace(LEADER, ''),
    left,
    right,
    column: columnOf(left, headings),
  }));
}

/** Dots that lead from a text to its figure. */
const LEADER = /[.·…]{4,}$/;

/** Words of a line from one place up to but not including another, and where they stand. */
type Stretch = { readonly from: number; to: number; readonly left: number; right: number };

function gapOf(body: BodyLine, token: Token): number {
  const word = body.line.words[token.from];
  return word === undefined ? 0 : (word.bottom - word.top) * PHRASE_GAP_EM;
}

/** The column of codes or other money a text begins in; null for the description and all that stands in no such column. */
function columnOf(left: number, headings: readonly Heading[]): Heading | null {
  const heading = headings.findLast((item) => item.left <= left + OVERHANG);
  if (heading === undefined || heading.role === 'code' || heading.role === 'foreign') return heading ?? null;
  const isUnknown = heading.role === null && headings.some(({ role }) => role === 'description');
  return isUnknown ? heading : null;
}
