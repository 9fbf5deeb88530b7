import { lineOf } from '../lines/line.ts';
import type { Word } from '../read/page.ts';
import type { NumberStyle } from '../values/number-style.ts';
import type { BodyLine } from './body-line.ts';
import type { Draft } from './draft.ts';
import type { Heading } from './heading.ts';
import { tokensOf } from './token.ts';

/** A text with a date right after it. */
const GLUED = /^(.*[\p{L}\d])(\d{2}[./-]\d{2}(?:[./-](?:\d{2}|\d{4}))?)$/u;
/** Gap between two cells, in text heights. */
const CELL_GAP = 0.7;
/** How far beyond its header a date may end, in points. */
const REACH = 14;

/**
 * Splits words that begin before a date header and end below it with a date: a number so long that it touches the date after it. As one
 * word, the date would be lost, and another date of the row used instead.
 */
export function splitGluedDates(draft: Draft, style: NumberStyle): Draft {
  const days = draft.headings.filter(({ role }, at) => at > 0 && role === 'date');
  return days.length === 0
    ? draft
    : {
        ...draft,
        lines: draft.lines.map((body) => days.reduce((read, day) => withDateSplit(read, day, style), body)),
      };
}

function withDateSplit(body: BodyLine, heading: Heading, style: NumberStyle): BodyLine {
  const at = body.line.words.findIndex((word) => reachesUnder(word, heading) && GLUED.test(word.text));
  const word = body.line.words[at];
  if (word === undefined) return body;
  const words = body.line.words.toSpliced(at, 1, ...halves(word));
  const line = lineOf(body.line.page, words);
  return { ...body, line, tokens: tokensOf(line, style) };
}

function reachesUnder({ left, right }: Word, heading: Heading): boolean {
  return left < heading.left - REACH && right > heading.left && right < heading.right + REACH;
}

/** The text and the date, each with its share of the width, minus the gap between cells. */
function halves(word: Word): Word[] {
  const [, text = '', day = ''] = GLUED.exec(word.text) ?? [];
  const at = word.right - ((word.right - word.left) * day.length) / word.text.length;
  return [
    { ...word, text, right: Math.max(word.left, at - (word.bottom - word.top) * CELL_GAP) },
    { ...word, text: day, left: at },
  ];
}
