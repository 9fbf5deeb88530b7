import type { DrawnObjects } from './drawn-objects.ts';
import type { Glyph, GlyphStyle } from './glyphs.ts';
import { type PageFrame, quarterOf } from './page-frame.ts';

/** A word with what decides whether a reader of the page sees it. Points of the upright page. */
export type DrawnWord = {
  readonly text: string;
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
  readonly fontSize: number;
  readonly isBold: boolean;
  readonly isInvisible: boolean;
};

type Run = { text: string; left: number; top: number; right: number; bottom: number; style: GlyphStyle };

/** A gap wider than this share of the em parts two words; glyphs drawn one by one stand closer. */
const WORD_GAP = 0.17;

/**
 * The words a reader of the page would see, in no particular order; text drawn invisibly is kept and marked.
 * White on white, askew (watermarks), and text off the page are left out; a word drawn twice in one place counts once.
 */
export function formWords(glyphs: readonly Glyph[], drawn: DrawnObjects, frame: PageFrame): DrawnWord[] {
  const runs = joinTouching(glyphRuns(glyphs, frame));
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
    words.push({ text: run.text.normalize('NFKC'), left, top, right, bottom, fontSize, isBold, isInvisible });
  }
  return withoutDoubles(words);
}

function glyphRuns(glyphs: readonly Glyph[], frame: PageFrame): Run[] {
  const upright = dominantAngle(glyphs);
  const runs: Run[] = [];
  let run: Run | null = null;
  for (const glyph of glyphs) {
    if (glyph.code === 32) {
      run = null;
      continue;
    }
    if (quarterOf(glyph.style.angle) !== upright) {
      run = null;
      continue;
    }
    const [left, top, right, bottom] = frame.place(glyph.left, glyph.bottom, glyph.right, glyph.top);
    const text = String.fromCodePoint(glyph.code);
    if (run !== null && (continues(run, glyph.style, left, top, bottom) || isMarkOn(run, glyph.code, left))) {
      run.text += text;
      run.right = Math.max(run.right, right);
      run.top = Math.min(run.top, top);
      run.bottom = Math.max(run.bottom, bottom);
    } else {
      run = { text, left, top, right, bottom, style: glyph.style };
      runs.push(run);
    }
  }
  return runs;
}

/** Vowel and tone marks over or under a Thai letter belong to its word wherever they are drawn. */
function isMarkOn(run: Run, code: number, left: number): boolean {
  const isMark = code === 0x0e31 || (code >= 0x0e34 && code <= 0x0e3a) || (code >= 0x0e47 && code <= 0x0e4e);
  return isMark && left > run.left - 8 && left < run.right + 8;
}

function dominantAngle(glyphs: readonly Glyph[]): number {
  const votes = [0, 0, 0, 0];
  for (const glyph of glyphs) {
    const quarter = glyph.code === 32 ? null : quarterOf(glyph.style.angle);
    if (quarter !== null) votes[quarter] = (votes[quarter] ?? 0) + 1;
  }
  return votes.indexOf(Math.max(...votes));
}

function continues(run: Run, style: GlyphStyle, left: number, top: number, bottom: number): boolean {
  if (run.style.isInvisible !== style.isInvisible) return false;
  const em = Math.max(run.bottom - run.top, 1);
  const gap = left - run.right;
  return (
    gap < em * WORD_GAP &&
    gap > -em * 0.5 &&
    Math.abs((top + bottom) / 2 - (run.top + run.bottom) / 2) < em * 0.3
  );
}

/** Joins runs that touch on one baseline though the file draws them apart: glyph by glyph, out of order, or kerned. */
function joinTouching(runs: readonly Run[]): Run[] {
  const sorted = [...runs].sort((a, b) => a.bottom - b.bottom || a.left - b.left);
  const rows: Run[][] = [];
  for (const run of sorted) {
    const row = rows[rows.length - 1];
    const first = row?.[0];
    if (row && first && run.bottom - first.bottom < 0.5) row.push(run);
    else rows.push([run]);
  }
  return rows.flatMap(joinRow);
}

function joinRow(row: Run[]): Run[] {
  row.sort((a, b) => a.left - b.left);
  const joined: Run[] = [];
  for (const run of row) {
    const last = joined[joined.length - 1];
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
    if (last && isSameHand && gap < em * 0.06 && gap > -em * 0.15) {
      last.text += run.text;
      last.right = Math.max(last.right, run.right);
      last.top = Math.min(last.top, run.top);
      last.bottom = Math.max(last.bottom, run.bottom);
    } else joined.push(run);
  }
  return joined;
}

function isLoneMarks(text: string): boolean {
  return /^[\u0e31\u0e34-\u0e3a\u0e47-\u0e4e]+$/.test(text);
}

function liesOn(run: Run, areas: readonly (readonly [number, number, number, number])[]): boolean {
  const x = (run.left + run.right) / 2;
  const y = (run.top + run.bottom) / 2;
  return areas.some(([left, top, right, bottom]) => x >= left && x <= right && y >= top && y <= bottom);
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
