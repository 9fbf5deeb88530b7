import type { DrawnObjects } from './drawn-objects.ts';
import type { Word } from './page.ts';
import type { PageFrame, PlacedBox } from './page-frame.ts';
import { joinedPieces, withReadBrackets } from './right-to-left.ts';
import { mainQuarter, type Run, type RunStyle } from './runs.ts';

/** A word and whether a reader of the page sees it. */
export type DrawnWord = Word & { readonly isInvisible: boolean };

type Placed = {
  text: string;
  left: number;
  top: number;
  right: number;
  bottom: number;
  readonly style: RunStyle;
  readonly isFromRight: boolean;
  /** Middle of the run it ends with. */
  tail: number;
};

/**
 * The words a reader of the page would see, in no particular order; text drawn invisibly is kept and marked.
 * White on white, askew (watermarks), and text off the page are left out; a word drawn twice in one place counts once.
 */
export function formWords(drawnRuns: readonly Run[], drawn: DrawnObjects, frame: PageFrame): DrawnWord[] {
  const runs = joinTouching(withoutUnderlines(placedRuns(drawnRuns, frame)));
  const backgrounds = drawn.fills
    .filter((fill) => fill.lightness < 0.9)
    .map((fill) => frame.place(...fill.bounds));
  const pictures = drawn.pictures.map((bounds) => frame.place(...bounds));
  const words: DrawnWord[] = [];
  for (const run of runs) {
    if (run.right < 0 || run.bottom < 0 || run.left > frame.widthPt || run.top > frame.heightPt) continue;
    const { fontSize, isBold, isInvisible, lightness } = run.style;
    if (!isInvisible && lightness > 0.93 && !liesOn(run, backgrounds) && !liesOn(run, pictures)) continue;
    const { left, top, right, bottom } = run;
    words.push({
      text: isAscii(run.text) ? run.text : withReadBrackets(plainLetters(run.text)),
      left,
      top,
      right,
      bottom,
      fontSize,
      isBold,
      confidence: 1,
      isInvisible,
    });
  }
  return withoutDoubles(words);
}

/** The runs that stand upright, in the frame's space. */
function placedRuns(runs: readonly Run[], frame: PageFrame): Placed[] {
  const upright = mainQuarter(runs);
  const placed: Placed[] = [];
  for (const { text, left, bottom, right, top, style, isFromRight } of runs) {
    if (style.quarter !== upright) continue;
    const box = frame.place(left, bottom, right, top);
    placed.push({
      text,
      left: box.left,
      top: box.top,
      right: box.right,
      bottom: box.bottom,
      style,
      isFromRight,
      tail: (box.left + box.right) / 2,
    });
  }
  return placed;
}

/** What a printer of types underlines with, drawn over the words of a line. */
const UNDERLINE = /^_+$/;

/** The runs without those of nothing but such marks that lie under others of their line. */
function withoutUnderlines(runs: readonly Placed[]): readonly Placed[] {
  const marks = runs.filter(({ text }) => UNDERLINE.test(text));
  if (marks.length === 0) return runs;
  const written = runs.filter(({ text }) => !UNDERLINE.test(text));
  return runs.filter((run) => !UNDERLINE.test(run.text) || !written.some((other) => liesUnder(run, other)));
}

function liesUnder(mark: Placed, { left, right, top, bottom }: Placed): boolean {
  const height = bottom - top;
  return (
    mark.left < right &&
    mark.right > left &&
    mark.bottom > top + height / 2 &&
    mark.bottom < bottom + height / 2
  );
}

/** Joins runs that touch on one baseline though the file draws them apart: glyph by glyph, out of order, or kerned. */
function joinTouching(runs: readonly Placed[]): Placed[] {
  const sorted = [...runs].sort((a, b) => a.bottom - b.bottom || a.left - b.left);
  const rows: Placed[][] = [];
  for (const run of sorted) {
    const row = rows.at(-1);
    const first = row?.[0];
    if (row && first && run.bottom - first.bottom < offOnOneLine(run, first)) row.push(run);
    else rows.push([run]);
  }
  return rows.flatMap(joinRow);
}

/** How far runs of one baseline may differ at the bottom, in points: more where one is boxed by the ink of Arabic letters. */
function offOnOneLine(a: Placed, b: Placed): number {
  return a.isFromRight === b.isFromRight ? 0.5 : Math.min(a.bottom - a.top, b.bottom - b.top) * 0.3;
}

function joinRow(row: Placed[]): Placed[] {
  row.sort((a, b) => a.left - b.left);
  const joined: Placed[] = [];
  for (const run of row) {
    const last = joined.at(-1);
    const em = Math.min(run.bottom - run.top, last ? last.bottom - last.top : 0);
    const gap = last ? run.left - last.right : 0;
    if (last && isLoneMarks(run.text) && gap < (run.bottom - run.top) * 0.8) {
      last.text += run.text;
      continue;
    }
    const isSameHand =
      last &&
      last.style.isInvisible === run.style.isInvisible &&
      Math.abs(last.style.fontSize - run.style.fontSize) < 0.6;
    const isNear = gap < em * (run.isFromRight && last?.isFromRight ? 0.15 : 0.11) && gap > -em * 0.15;
    if (last && isSameHand && (isNear || standInFullWidths(last, run))) {
      last.text = joinedPieces(last.text, run.text);
      last.tail = run.tail;
      last.right = Math.max(last.right, run.right);
      last.top = Math.min(last.top, run.top);
      last.bottom = Math.max(last.bottom, run.bottom);
    } else joined.push(run);
  }
  return joined;
}

const FULL_WIDTH = /[\u3040-\u30ff\u3400-\u9fff\uac00-\ud7af]$/;

/** Whether two East Asian letters that are boxed by their ink follow one another without a space: each is an em wide. */
function standInFullWidths(last: Placed, { text, left, tail, style }: Placed): boolean {
  return (
    FULL_WIDTH.test(last.text) &&
    text.length === 1 &&
    FULL_WIDTH.test(text) &&
    left > last.right &&
    tail - last.tail < style.fontSize * 1.15
  );
}

/** Ligatures, full-width forms and the like as plain letters; the signs of ordinals stay what they are. */
function plainLetters(text: string): string {
  return text.replace(/[^ºª]+/g, (part) => part.normalize('NFKC')).trim();
}

function isAscii(text: string): boolean {
  return /^[\x21-\x7e]*$/.test(text);
}

function isLoneMarks(text: string): boolean {
  return /^[\u0e31\u0e34-\u0e3a\u0e47-\u0e4e]+$/.test(text);
}

function liesOn(run: Placed, areas: readonly PlacedBox[]): boolean {
  const x = (run.left + run.right) / 2;
  const y = (run.top + run.bottom) / 2;
  return areas.some(({ left, top, right, bottom }) => x >= left && x <= right && y >= top && y <= bottom);
}

/** Drops a word drawn again on itself, as some producers do for bold. */
function withoutDoubles(words: readonly DrawnWord[]): DrawnWord[] {
  const seen = new Map<string, DrawnWord[]>();
  return words.filter((word) => {
    const twins = seen.get(word.text);
    if (twins === undefined) {
      seen.set(word.text, [word]);
      return true;
    }
    const near = (word.bottom - word.top) * 0.25;
    if (twins.some((twin) => Math.abs(twin.left - word.left) < near && Math.abs(twin.top - word.top) < near))
      return false;
    twins.push(word);
    return true;
  });
}
