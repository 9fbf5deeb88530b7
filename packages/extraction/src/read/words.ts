import { ascendingBy } from '../values/ascending-by.ts';
import type { DrawnObjects } from './drawn-objects.ts';
import type { Word } from './page.ts';
import type { PageFrame, PlacedBox } from './page-frame.ts';
import { joinedPieces, withReadBrackets } from './right-to-left.ts';
import type { Run, RunStyle } from './run.ts';
import { mainQuarter } from './runs.ts';

/** A word, and whether a reader of the page can see it. */
export type DrawnWord = Word & { readonly isInvisible: boolean };

/** A run as a possible word, with what decides whether it is joined to the next. */
type Placed = {
  readonly word: { -readonly [Key in keyof DrawnWord]: DrawnWord[Key] };
  readonly style: RunStyle;
  readonly isFromRight: boolean;
  /** Middle of its last run. */
  tail: number;
};

/**
 * The words a reader of the page would see, in no particular order; invisible text is kept and marked. White on white, skewed text (watermarks)
 * and text off the page are dropped; a word drawn twice at one position counts once.
 */
export function formWords(drawnRuns: readonly Run[], drawn: DrawnObjects, frame: PageFrame): DrawnWord[] {
  const runs = joinTouching(withoutUnderlines(placedRuns(drawnRuns, frame)));
  const backgrounds = drawn.fills
    .filter((fill) => fill.lightness < 0.9)
    .map((fill) => frame.place(...fill.bounds));
  const pictures = drawn.pictures.map((bounds) => frame.place(...bounds));
  const words: DrawnWord[] = [];
  for (const { word, style } of runs) {
    if (word.right < 0 || word.bottom < 0 || word.left > frame.widthPt || word.top > frame.heightPt) continue;
    const isLight = !style.isInvisible && style.lightness > 0.93;
    if (isLight && !liesOn(word, backgrounds) && !liesOn(word, pictures)) continue;
    if (!isAscii(word.text)) word.text = withReadBrackets(plainLetters(word.text));
    words.push(word);
  }
  return withoutDoubles(words);
}

/** The upright runs, in the frame's space. */
function placedRuns(runs: readonly Run[], frame: PageFrame): Placed[] {
  const upright = mainQuarter(runs);
  const placed: Placed[] = [];
  for (const run of runs) if (run.style.quarter === upright) placed.push(placedRun(run, frame));
  return placed;
}

function placedRun({ text, left, bottom, right, top, style, isFromRight }: Run, frame: PageFrame): Placed {
  const box = frame.place(left, bottom, right, top);
  const word = {
    text,
    left: box.left,
    top: box.top,
    right: box.right,
    bottom: box.bottom,
    fontSize: style.fontSize,
    isBold: style.isBold,
    confidence: 1,
    isInvisible: style.isInvisible,
  };
  return { word, style, isFromRight, tail: (box.left + box.right) / 2 };
}

/** Underlining with characters, drawn over the words of a line. */
const UNDERLINE = /^_+$/;

/** Drops runs of nothing but such marks that are below others of their line. */
function withoutUnderlines(runs: readonly Placed[]): readonly Placed[] {
  const marks = runs.filter(isUnderline);
  if (marks.length === 0) return runs;
  const written = runs.filter((run) => !isUnderline(run));
  return runs.filter((run) => !isUnderline(run) || !written.some((other) => liesUnder(run, other)));
}

function isUnderline({ word }: Placed): boolean {
  return UNDERLINE.test(word.text);
}

function liesUnder({ word: mark }: Placed, { word: { left, right, top, bottom } }: Placed): boolean {
  const height = bottom - top;
  return (
    mark.left < right &&
    mark.right > left &&
    mark.bottom > top + height / 2 &&
    mark.bottom < bottom + height / 2
  );
}

/** Joins runs that touch on one baseline although the file draws them separately: glyph by glyph, out of order, or kerned. */
function joinTouching(runs: readonly Placed[]): Placed[] {
  const sorted = runs.toSorted((a, b) => a.word.bottom - b.word.bottom || a.word.left - b.word.left);
  const rows: Placed[][] = [];
  for (const run of sorted) {
    const row = rows.at(-1);
    const first = row?.[0];
    if (row && first && run.word.bottom - first.word.bottom < offOnOneLine(run, first)) row.push(run);
    else rows.push([run]);
  }
  return rows.flatMap(joinRow);
}

/** How much the bottoms of runs on one baseline may differ, in points: more if one is boxed by the ink of Arabic letters. */
function offOnOneLine(a: Placed, b: Placed): number {
  return a.isFromRight === b.isFromRight ? 0.5 : Math.min(heightOf(a), heightOf(b)) * 0.3;
}

function heightOf({ word: { top, bottom } }: Placed): number {
  return bottom - top;
}

function joinRow(row: readonly Placed[]): Placed[] {
  const joined: Placed[] = [];
  for (const run of withoutRests(ascendingBy(row, ({ word }) => word.left))) {
    const last = joined.at(-1);
    if (last === undefined) joined.push(run);
    else if (isLoneMarks(run.word.text) && gapBetween(last, run) < heightOf(run) * 0.8)
      last.word.text += run.word.text;
    else if (areOne(last, run)) join(last, run, run.word.text);
    else {
      const again = repeats(last, run);
      if (again > 0) join(last, run, run.word.text.slice(again));
      else joined.push(run);
    }
  }
  return joined;
}

/**
 * Drops remains of a word that was drawn twice with a tiny offset. PDFium removes most of the second drawing itself; what remains is a piece of
 * the run next to it, within its box.
 */
function withoutRests(row: readonly Placed[]): readonly Placed[] {
  return row.some((run, at) => isRest(run, row[at - 1], row[at + 1]))
    ? row.filter((run, at) => !isRest(run, row[at - 1], row[at + 1]))
    : row;
}

function isRest(run: Placed, before: Placed | undefined, behind: Placed | undefined): boolean {
  return (
    (before !== undefined && before.word.right > run.word.left && isRestOf(run, before)) ||
    (behind !== undefined && behind.word.left < run.word.right && isRestOf(run, behind))
  );
}

/** A visible word is no second drawing of an invisible one, nor the reverse: a hidden word may be over a visible one. */
function areDrawnAlike(run: Placed, other: Placed): boolean {
  return areInOneHand(run, other) && run.style.lightness === other.style.lightness;
}

function areInOneHand({ style }: Placed, { style: other }: Placed): boolean {
  return style.isInvisible === other.isInvisible && Math.abs(style.fontSize - other.fontSize) < 0.6;
}

/** Largest offset of a word's second drawing, in points. */
const SECOND_DRAWING_PT = 1.5;

/** The letters of one glyph, such as "ff", share its box and edge: they are no remains. */
function isRestOf(run: Placed, other: Placed): boolean {
  const [rest, whole] = [run.word, other.word];
  return (
    areDrawnAlike(run, other) &&
    rest.text.length < whole.text.length &&
    rest.right !== whole.right &&
    rest.left > whole.left - SECOND_DRAWING_PT &&
    rest.right < whole.right + SECOND_DRAWING_PT &&
    (rest.left + rest.right) / 2 < whole.right &&
    whole.text.includes(rest.text)
  );
}

/**
 * How many first letters of a run repeat the last letters of the one before, drawn again at the same position: PDFium removes letters from either
 * drawing of a word, "6,286.6" and "69" for "6,286.69". 0 if there are none.
 */
function repeats(last: Placed, run: Placed): number {
  const shared = -gapBetween(last, run);
  if (shared <= 0 || run.word.right <= last.word.right || last.isFromRight) return 0;
  if (!areDrawnAlike(last, run)) return 0;
  const letter = (run.word.right - run.word.left) / run.word.text.length;
  const count = Math.round(shared / letter);
  const isTwice = Math.abs(shared - count * letter) < SECOND_DRAWING_PT;
  return isTwice && count > 0 && last.word.text.endsWith(run.word.text.slice(0, count)) ? count : 0;
}

function gapBetween(last: Placed, run: Placed): number {
  return run.word.left - last.word.right;
}

/** Whether two consecutive runs of one baseline form one word: same style and close together, or full-width. */
function areOne(last: Placed, run: Placed): boolean {
  if (!areInOneHand(last, run)) return false;
  const em = Math.min(heightOf(run), heightOf(last));
  const gap = gapBetween(last, run);
  const isNear = gap < em * (run.isFromRight && last.isFromRight ? 0.15 : 0.11) && gap > -em * 0.15;
  return isNear || standInFullWidths(last, run);
}

/** Appends a run to the one before, with the part of its text that is missing there. */
function join(last: Placed, { word, tail }: Placed, text: string): void {
  last.word.text = joinedPieces(last.word.text, text);
  last.tail = tail;
  last.word.right = Math.max(last.word.right, word.right);
  last.word.top = Math.min(last.word.top, word.top);
  last.word.bottom = Math.max(last.word.bottom, word.bottom);
}

const FULL_WIDTH = /[\u3040-\u30ff\u3400-\u9fff\uac00-\ud7af]$/;

/** Whether two East Asian letters boxed by their ink are adjacent without a space: each is an em wide. */
function standInFullWidths(last: Placed, { word: { text, left }, tail, style }: Placed): boolean {
  return (
    text.length === 1 &&
    FULL_WIDTH.test(text) &&
    FULL_WIDTH.test(last.word.text) &&
    left > last.word.right &&
    tail - last.tail < style.fontSize * 1.15
  );
}

/** Converts ligatures, full-width forms and the like to plain letters; ordinal signs stay, and the Thai vowel am is one letter, though a PDF may give its second half twice. */
export function plainLetters(text: string): string {
  return text
    .replace(/[^ºª]+/g, (part) => part.normalize('NFKC'))
    .replace(/\u0e32?\u0e4d\u0e32*([\u0e48-\u0e4b]*)\u0e32+/g, '$1\u0e33')
    .trim();
}

function isAscii(text: string): boolean {
  return /^[\x21-\x7e]*$/.test(text);
}

function isLoneMarks(text: string): boolean {
  return /^[\u0e31\u0e34-\u0e3a\u0e47-\u0e4e]+$/.test(text);
}

function liesOn(word: Word, areas: readonly PlacedBox[]): boolean {
  const x = (word.left + word.right) / 2;
  const y = (word.top + word.bottom) / 2;
  return areas.some(({ left, top, right, bottom }) => x >= left && x <= right && y >= top && y <= bottom);
}

/** Drops a word drawn again on itself, as some producers do for bold. */
function withoutDoubles(words: readonly DrawnWord[]): DrawnWord[] {
  const firsts = new Map<string, DrawnWord>();
  const others = new Map<string, DrawnWord[]>();
  return words.filter((word) => {
    const first = firsts.get(word.text);
    if (first === undefined) {
      firsts.set(word.text, word);
      return true;
    }
    if (isDouble(word, first)) return false;
    const rest = others.get(word.text);
    if (rest === undefined) others.set(word.text, [word]);
    else if (rest.some((twin) => isDouble(word, twin))) return false;
    else rest.push(word);
    return true;
  });
}

function isDouble(word: DrawnWord, twin: DrawnWord): boolean {
  const near = (word.bottom - word.top) * 0.25;
  return Math.abs(twin.left - word.left) < near && Math.abs(twin.top - word.top) < near;
}
