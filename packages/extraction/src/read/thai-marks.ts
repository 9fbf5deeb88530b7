import type { Quarter, Run } from './run.ts';

/** Whether a character belongs to the Thai script. */
export function isThai(code: number): boolean {
  return code >= 0x0e00 && code <= 0x0e7f;
}

/** The vowel am. Where a font draws its ring and its second half apart, a PDF names the ring by the whole letter. */
const AM = 0x0e33;

/** Whether it is a vowel or tone mark above or below a letter, or may be drawn as one. */
export function isThaiMark(code: number): boolean {
  if (code < 0x0e31 || code > 0x0e4e) return false;
  return code === 0x0e31 || code === AM || (code >= 0x0e34 && code <= 0x0e3a) || code >= 0x0e47;
}

type GlyphBox = Pick<Run, 'left' | 'bottom' | 'right' | 'top'>;

/** How many runs back the word of a Thai mark may be: PDFium returns some marks only after their line. */
const RUNS_BACK = 40;

/** How far, in points, the middle of a mark without width may be outside its letter. */
const EDGE = 0.5;

/** Tone marks are written after vowel marks on one letter. */
function isTone(code: number): boolean {
  return code >= 0x0e47 && code <= 0x0e4e;
}

/** Inserts a Thai mark after the letter above or below it; returns whether there is one. */
export function placeThaiMark(runs: readonly Run[], code: number, box: GlyphBox): boolean {
  const [x, y] = [(box.left + box.right) / 2, (box.bottom + box.top) / 2];
  const run = runs
    .slice(-RUNS_BACK)
    .findLast(
      ({ middles, left, bottom, right, top }) =>
        middles.length > 0 && x > left - EDGE && x < right + EDGE && y > bottom - EDGE && y < top + EDGE,
    );
  if (run === undefined || run.isFromRight) return false;
  const middle = middleAlong(run.style.quarter, box.left, box.bottom, box.right, box.top);
  let at = nearestTo(middle, run.middles) + 1;
  while (!isTone(code) && isTone(run.text.charCodeAt(at - 1))) at--;
  run.middles.splice(at, 0, run.middles[at - 1] ?? middle);
  run.text = run.text.slice(0, at) + String.fromCodePoint(code) + run.text.slice(at);
  return true;
}

/** The index of the nearest position, the last of equally near ones. */
function nearestTo(place: number, places: readonly number[]): number {
  const nearest = Math.min(...places.map((other) => Math.abs(other - place)));
  return places.findLastIndex((other) => Math.abs(other - place) === nearest);
}

/** The middle of a glyph along its line, increasing in reading direction. */
export function middleAlong(
  quarter: Quarter | null,
  left: number,
  bottom: number,
  right: number,
  top: number,
): number {
  const [x, y] = [(left + right) / 2, (bottom + top) / 2];
  return quarter === 1 ? -y : quarter === 2 ? -x : quarter === 3 ? y : x;
}
