import type { Page, Word } from '../read/page.ts';
import { standsAmongFigures } from '../read/stands-among-figures.ts';
import { ascendingBy } from '../values/ascending-by.ts';
import { perObject } from '../values/per-object.ts';
import { joinSpacedLetters } from './join-spaced-letters.ts';
import { withMeantFigures } from './misprinted-figures.ts';
import { withPlainFigures } from './plain-figures.ts';

/** Words of one page on one baseline, left to right. Points of the upright page. */
export type Line = {
  readonly page: number;
  readonly words: readonly Word[];
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
  /** Whether dashes were drawn around it, as around a title. */
  readonly isFramed?: true;
};

/** The lines of a page from top to bottom. */
export const linesOf: (page: Page) => readonly Line[] = perObject((page) =>
  linesOfWords(page.number, asWritten(page.words)),
);

/** Whether a word is plain ASCII without drawn characters or a dot leader, as most are. */
function isPlain(text: string): boolean {
  let dots = 0;
  for (let index = 0; index < text.length; index++) {
    const code = text.charCodeAt(index);
    if (code < FIRST_PRINTED || code > LAST_PRINTED) return false;
    dots = code === DOT || code === LOW_LINE ? dots + 1 : 0;
    if (dots > MOST_DOTS) return false;
  }
  return text !== '' && dots === 0 && !DRAWN.has(text[0] ?? '') && !DRAWN.has(text.at(-1) ?? '');
}

const FIRST_PRINTED = '!'.charCodeAt(0);
const LAST_PRINTED = '~'.charCodeAt(0);
const DOT = '.'.charCodeAt(0);
const LOW_LINE = '_'.charCodeAt(0);
/** More dots in a row are a leader from a label to its figure. */
const MOST_DOTS = 3;
/** Characters that draw lines around words. */
const DRAWN = new Set('|_=~*.-');

/** Cleans words: drops what is drawn around them, splits them at dot leaders and where an amount touches its label, and converts their digits to ASCII. */
function asWritten(words: readonly Word[]): Word[] {
  const written: Word[] = [];
  for (const word of words) {
    if (isPlain(word.text)) written.push(word);
    else
      written.push(
        ...withoutRule(word, words).flatMap(splitAtLeader).flatMap(splitAtColon).map(withPlainFigures),
      );
  }
  return written;
}

/** Groups the words of a page into lines, from top to bottom. Words share a line if their middles are within half the smaller word's height. */
export function linesOfWords(page: number, words: readonly Word[]): Line[] {
  const sorted = words.toSorted((a, b) => middle(a) - middle(b));
  const rows: Word[][] = [];
  let row: Word[] = [];
  let rowMiddle = 0;
  let rowHeight = 0;
  for (const word of sorted) {
    const height = word.bottom - word.top;
    if (row.length > 0 && middle(word) - rowMiddle < Math.min(rowHeight, height) * 0.45) {
      row.push(word);
      rowMiddle += (middle(word) - rowMiddle) / row.length;
      rowHeight = Math.max(rowHeight, height);
    } else {
      row = [word];
      rows.push(row);
      rowMiddle = middle(word);
      rowHeight = height;
    }
  }
  const lines = rows.flatMap((words) => {
    const unframed = withoutDashes(words);
    if (unframed.length === 0) return [];
    const line = lineOf(page, withMeantFigures(ascendingBy(joinSpacedLetters(unframed), leftOf)));
    return unframed.length < words.length ? [{ ...line, isFramed: true as const }] : [line];
  });
  return withRaisedFigures(lines);
}

/** How much of its height a raised number shares with its row, at least, and with the line above, at most. */
const [SHARED_BELOW, SHARED_ABOVE] = [0.25, 0.12];
const FIGURE = /^[-+(]?[€$£]?\d[\d.,']*[.,]\d{2}[-+)]?$/;

/** Moves a number that is alone on a line just above another, and overlaps it, onto that line. */
function withRaisedFigures(lines: readonly Line[]): Line[] {
  const joined: Line[] = [];
  let raised: Line | null = null;
  for (const [index, line] of lines.entries()) {
    const next = lines[index + 1];
    if (raised !== null)
      joined.push(lineOf(line.page, [...raised.words.map((word) => onto(line, word)), ...line.words]));
    const isRaised: boolean =
      raised === null && next !== undefined && standsOver(line, next, lines[index - 1]);
    if (raised === null && !isRaised) joined.push(line);
    raised = isRaised ? line : null;
  }
  return joined;
}

/** A word moved to the height of a line. */
function onto({ top, bottom }: Line, word: Word): Word {
  return { ...word, top, bottom };
}

function standsOver(figure: Line, row: Line, above: Line | undefined): boolean {
  const [word, ...others] = figure.words;
  if (word === undefined || others.length > 0 || !FIGURE.test(word.text)) return false;
  const height = figure.bottom - figure.top;
  return (
    figure.bottom - row.top > height * SHARED_BELOW &&
    (above === undefined || above.bottom - figure.top < height * SHARED_ABOVE) &&
    row.words.every(({ left, right }) => right < figure.left || left > figure.right)
  );
}

/** A line made of `words`, which need not be sorted. */
export function lineOf(page: number, words: readonly Word[]): Line {
  const sorted = ascendingBy(words, leftOf);
  let [left, top, right, bottom] = [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY, 0, 0];
  for (const word of sorted) {
    if (word.left < left) left = word.left;
    if (word.top < top) top = word.top;
    if (word.right > right) right = word.right;
    if (word.bottom > bottom) bottom = word.bottom;
  }
  return { page, words: sorted, left, right, top, bottom };
}

function leftOf({ left }: Word): number {
  return left;
}

/** The text of `words`, joined by single spaces. */
export function textOf(words: readonly Word[]): string {
  return words.map((word) => word.text).join(' ');
}

function middle(word: Word): number {
  return (word.top + word.bottom) / 2;
}

/** Characters used as rules, as mainframe printers do. */
const RULE = /^[|_=¬─│┃━~*.·…-]*$/;
const DRAWS: ReadonlySet<string> = new Set('|_=¬─│┃━~*.·…-');

/** Masked digits: four in a row belong to a card number. */
const MASK = /^[*•]{4}$/;

/** Dashes or bars after a word, or one bar after a number, which separates it from the next cell: "15/06/2026|". */
const TRAIL = /[|_=¬─│-]{3,}$|(?<=\d)\|$/;

/**
 * The word without dashes or bars around it; nothing if nothing else is left. A lone sign or dot is kept, and what was recognized as a rule in
 * the place of a figure: it is a date or an amount that could not be read.
 */
function withoutRule(word: Word, words: readonly Word[]): Word[] {
  const { text } = word;
  if (!DRAWS.has(text[0] ?? '') && !DRAWS.has(text[text.length - 1] ?? '')) return [word];
  if (text === '|' || (text.length > 2 && RULE.test(text) && !MASK.test(text)))
    return word.confidence < 1 && standsAmongFigures(word, words) ? [word] : [];
  const lead = /^[|_=¬─│-]{3,}/.exec(text)?.[0].length ?? 0;
  const trail = TRAIL.exec(text)?.[0].length ?? 0;
  if (lead + trail === 0) return [word];
  const step = (word.right - word.left) / text.length;
  return [
    {
      ...word,
      text: text.slice(lead, text.length - trail),
      left: word.left + lead * step,
      right: word.right - trail * step,
    },
  ];
}

/** A dot leader without spaces between two words: "NO.......AMOUNT". */
const LEADER = /(?<=[^.·…_])[.·…_]{4,}(?=[^.·…_])/;

/** Splits a word at its dot leader, each part with its share of the width. */
function splitAtLeader(word: Word): Word[] {
  if (!LEADER.test(word.text)) return [word];
  const step = (word.right - word.left) / word.text.length;
  let from = 0;
  return word.text.split(LEADER).map((text) => {
    const at = word.text.indexOf(text, from);
    from = at + text.length;
    return { ...word, text, left: word.left + at * step, right: word.left + from * step };
  });
}

/** A label in a script without spaces and a number right after its colon: "期末余额:20,371.12". */
const LABELLED = /^(.*[\u0e00-\u0e7f\u3040-\u30ff\u3400-\u9fff\uac00-\ud7af]\)?[:：])([^\p{L}\d]{0,2}\d.*)$/u;

/** Splits a label from its figure, each with its share of the width. */
function splitAtColon(word: Word): Word[] {
  const [, label, figure] = LABELLED.exec(word.text) ?? [];
  if (label === undefined || figure === undefined) return [word];
  const at = word.left + ((word.right - word.left) * label.length) / word.text.length;
  return [
    { ...word, text: label, right: at },
    { ...word, text: figure, left: at },
  ];
}

/** More lone dashes on a line than this are drawn around a title: "- - - - CHECKS - - - -". */
const DRAWN_DASHES = 6;

/** Right behind a dash, at most this far in text heights, an amount is owed, however many cells of its line are empty. */
const SIGN_GAP = 0.5;
const BEGINS_FIGURE = /^[€$£₹]?\d/;

function withoutDashes(words: Word[]): Word[] {
  const isSign = ({ left, right, top, bottom }: Word) =>
    words.some(
      (next) =>
        next.left > left && next.left - right < (bottom - top) * SIGN_GAP && BEGINS_FIGURE.test(next.text),
    );
  const dashes = words.filter((word) => word.text.length === 1 && RULE.test(word.text) && !isSign(word));
  return dashes.length < DRAWN_DASHES ? words : words.filter((word) => !dashes.includes(word));
}
