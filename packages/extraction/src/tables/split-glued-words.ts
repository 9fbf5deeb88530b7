import { lineOf } from '../lines/line.ts';
import type { Word } from '../read/page.ts';
import { readAmount } from '../values/amount.ts';
import type { NumberStyle } from '../values/number-style.ts';
import { isMonthName } from '../vocabulary/tables.ts';
import type { BodyLine } from './body-line.ts';
import type { Draft } from './draft.ts';
import { type Heading, namesDays } from './heading.ts';
import { tokensOf } from './token.ts';

/** A text with a date right after it. */
const AFTER_TEXT = /^(.*[\p{L}\d])(\d{2}[./-]\d{2}(?:[./-](?:\d{2}|\d{4}))?)$/u;
/** A date with a text right after it: "29-08-2023TO", and the end of "21 Dez.AUTOMAT". */
const BEFORE_TEXT = /^(\d{1,2}[./-]\d{1,2}(?:[./-](?:\d{4}|\d{2}))?[./]?)(\p{L}.*)$/u;
/** A date with a number right after it: "17/12/202110276235", "2024-12-1314". Only a year of four digits shows where the date ends. */
const BEFORE_NUMBER =
  /^(\d{1,2}[./-]\d{1,2}[./-](?:19|20)\d{2}(?=\d{3})|(?:19|20)\d{2}[./-]\d{2}[./-]\d{2}(?=\d))(\S+)$/u;
const MONTH_BEFORE_TEXT = /^(\p{L}{3,9}\.(?=\p{L})|\p{L}\p{Ll}{2,8}(?=\p{Lu}))(.*)$/u;
/** A sum in groups, whose last digits can look like a day: "51,412.11". */
const SUM = /^[-−+]?\p{Sc}?\d{1,3}(?:[.,'’]\d{2,3})+[.,]\d{2}[-−+]?$/u;
/** Gap between two cells, in text heights. */
const CELL_GAP = 0.7;
/** How far beyond its header a date may end, in points. */
const REACH = 14;

/**
 * Splits words that are two cells so long that they touch: a date below its header with a text or a number next to it, and two amounts. As one
 * word, the date would be lost and another one of the row used instead, and neither amount could be read.
 */
export function splitGluedWords(draft: Draft, style: NumberStyle): Draft {
  const { headings } = draft;
  if (headings.length === 0) return draft;
  const days = headings.filter(namesDays);
  const ways: readonly Split[] = [
    ...days.map(
      (day): Split =>
        (word) =>
          datePartsOf(word, day, day === headings[0]),
    ),
    ({ text }) => amountPartsOf(text, style),
  ];
  const lines = draft.lines.map((body) => ways.reduce((read, way) => withWordSplit(read, way, style), body));
  return { ...draft, lines };
}

type Split = (word: Word) => Parts | null;

function withWordSplit(body: BodyLine, split: Split, style: NumberStyle): BodyLine {
  const { words } = body.line;
  const splits = words.map(split);
  const at = splits.findIndex((parts) => parts !== null);
  const [word, parts] = [words[at], splits[at]];
  if (word === undefined || parts == null) return body;
  const line = lineOf(body.line.page, words.toSpliced(at, 1, ...halves(word, parts)));
  return { ...body, line, tokens: tokensOf(line, style) };
}

type Parts = readonly [left: string, right: string];

/** The two texts of a word whose date is under a header; the first header has no text before its dates. */
function datePartsOf({ text, left, right }: Word, heading: Heading, isFirst: boolean): Parts | null {
  if (SUM.test(text)) return null;
  if (!isFirst && heading.role === 'date' && left < heading.left - REACH && right > heading.left) {
    const [, before, day] = (right < heading.right + REACH ? AFTER_TEXT.exec(text) : null) ?? [];
    if (before !== undefined && day !== undefined) return [before, day];
  }
  if (left < heading.left - REACH || left > heading.right || right < heading.right) return null;
  const [, day, behind] = BEFORE_TEXT.exec(text) ?? BEFORE_NUMBER.exec(text) ?? monthBeforeText(text) ?? [];
  return day === undefined || behind === undefined ? null : [day, behind];
}

/** Where the decimals of an amount may end within a word. */
const DECIMALS = /[.,]\d{2}(?=[-−+]?\d)/g;

/** The two amounts of a word such as "40,341.181,045,486.06"; null if it is none, or may be cut in two ways. */
function amountPartsOf(text: string, style: NumberStyle): Parts | null {
  if (style.decimals !== 2 || readAmount(text, style) !== null) return null;
  const isAmount = (part: string) => readAmount(part, style)?.isCertain === true;
  const [cut, ...others] = [...text.matchAll(DECIMALS)]
    .map(({ index, 0: { length } }): Parts => [text.slice(0, index + length), text.slice(index + length)])
    .filter((parts) => parts.every(isAmount));
  return cut === undefined || others.length > 0 ? null : cut;
}

/** After a month in small letters, the text begins with a capital: "JuniBANKOMAT". */
function monthBeforeText(text: string): RegExpExecArray | null {
  const match = MONTH_BEFORE_TEXT.exec(text);
  return match !== null && isMonthName(match[1] ?? '') ? match : null;
}

/** Both parts of a word, each with its share of the width, minus the gap between cells. */
function halves(word: Word, [left, right]: Parts): Word[] {
  const at = word.right - ((word.right - word.left) * right.length) / word.text.length;
  return [
    { ...word, text: left, right: Math.max(word.left, at - (word.bottom - word.top) * CELL_GAP) },
    { ...word, text: right, left: at },
  ];
}
