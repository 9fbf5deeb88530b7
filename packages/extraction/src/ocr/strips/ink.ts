import type { GreyImage } from '../../read/raster.ts';
import { median } from '../../values/median.ts';
import { shadeQuantiles } from '../picture/shade-quantiles.ts';

/** Ink between two blank columns, from `left` up to but not including `right`, with its highest and lowest row; in strip pixels. */
export type InkRun = {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
  /** Its right end if that is flat and lower than the rest: possibly a dash that touches it. */
  readonly flatEnd?: InkRun | undefined;
};

/** Which pixels of a line are ink (1) and which are paper (0). */
export type Ink = { readonly width: number; readonly height: number; readonly mask: Uint8Array };

/** How far towards the darkest a pixel must go to be ink. */
const INK_SHARE = 0.33;
/** Below this difference between paper and ink everything is paper. */
const LEAST_CONTRAST = 24;
/**
 * Shares of a line's fullest row. A row below the first is between two lines of text or before a rule; a row above the second belongs to a
 * rule or another line, not to dots above or feet below the letters.
 */
const VALLEY_SHARE = 0.15;
const STRANGE_SHARE = 0.3;
/** An edge row with more of its width inked is no text: a rule, or the surroundings of a band with light text. */
const FULL_SHARE = 0.6;
/** How far other lines and rules reach into a line at most, as a share of its height. */
const REACH_SHARE = 0.3;
/** Widest bar of a letter, as a share of a strip's height: a rule is wider. */
const WIDEST_BAR = 0.8;
/** A column whose ink spans no more rows is flat; strip pixels. */
const FLAT = 8;

/** The usual lightness of a line, most of which is paper, and its darkest and lightest pixels. */
export type Levels = { readonly paper: number; readonly darkest: number; readonly lightest: number };

/** The brightness of an image's paper, and its darkest and lightest shades. On a dark band, the dark shades are the paper. */
export function levelsOf({ pixels }: GreyImage): Levels {
  const shades = shadeQuantiles(pixels, [0.01, 0.3, 0.5, 0.7, 0.99]);
  const [darkest = 0, darker = 0, middle = 0, lighter = 0, lightest = 0] = shades;
  const isDarkPaper = lightest - middle > middle - darkest;
  return { paper: isDarkPaper ? darker : lighter, darkest, lightest };
}

/** Separates ink from paper. Light writing on dark counts the same. */
export function inkOf({ width, height, pixels }: GreyImage, { paper, darkest, lightest }: Levels): Ink {
  const isDarkPaper = lightest - paper > paper - darkest;
  const contrast = Math.max(LEAST_CONTRAST, isDarkPaper ? lightest - paper : paper - darkest);
  const isInk = Uint8Array.from({ length: 256 }, (_, shade) =>
    (isDarkPaper ? shade - paper : paper - shade) > contrast * INK_SHARE ? 1 : 0,
  );
  const mask = new Uint8Array(pixels.length);
  for (let at = 0; at < pixels.length; at++) mask[at] = isInk[pixels[at] as number] as number;
  return { width, height, mask };
}

/** The rows of a line's own text: without rules, the paper around a dark band, and parts of other lines above and below. */
export function ownRows(ink: Ink): { readonly top: number; readonly bottom: number } {
  const counts = Array.from({ length: ink.height }, (_, y) => countInk(ink, y));
  const inside = counts.map((count) => count < ink.width * FULL_SHARE);
  const [first, last] = [inside.indexOf(true), inside.lastIndexOf(true)];
  const own = counts.map((count, y) => (y < first || y > last ? 0 : count));
  return {
    top: Math.max(edgeTowards(ink, own, -1) + 1, first > 0 ? first + 1 : 0),
    bottom: Math.min(edgeTowards(ink, own, 1), last < ink.height - 1 ? last : ink.height),
  };
}

function countInk({ width, mask }: Ink, y: number): number {
  let count = 0;
  for (let at = y * width, end = at + width; at < end; at++) count += mask[at] as number;
  return count;
}

/** The emptiest row between the middle and what intrudes from above or below; the edge of the strip if nothing does. */
function edgeTowards(ink: Ink, counts: readonly number[], step: 1 | -1): number {
  const height = counts.length;
  const reach = Math.round(height * REACH_SHARE);
  const fullest = Math.max(...counts.slice(reach, height - reach));
  let valley: number | null = null;
  let least = fullest * VALLEY_SHARE;
  for (let y = (height >> 1) + step * 4; y >= 0 && y < height; y += step) {
    const count = counts[y] ?? 0;
    if (count < least) {
      valley = y;
      least = count;
    }
    const isOutside = step === 1 ? y >= height - reach : y < reach;
    const isStrange = isOutside && count > fullest * STRANGE_SHARE;
    if (isStrange && valley !== null && !standsOn(ink, y, valley)) return valley;
  }
  return step === 1 ? height : -1;
}

/** Whether most ink of a row continues in letters that are thin in the other row, as the bar of a T does in its stem. */
function standsOn({ width, height, mask }: Ink, y: number, valley: number): boolean {
  const [row, thin] = [
    mask.subarray(y * width, (y + 1) * width),
    mask.subarray(valley * width, (valley + 1) * width),
  ];
  let [own, all] = [0, 0];
  for (let left = row.indexOf(1); left >= 0; ) {
    const end = row.indexOf(0, left);
    const right = end < 0 ? width : end;
    const isLetter = right - left < height * WIDEST_BAR && thin.subarray(left, right).includes(1);
    if (isLetter) own += right - left;
    all += right - left;
    left = row.indexOf(1, right);
  }
  return own * 2 > all;
}

/** Columns with ink, joined to runs; rules do not count. */
export function inkRuns(ink: Ink): InkRun[] {
  const runs: InkRun[] = [];
  let columns: InkRun[] = [];
  for (let x = 0; x <= ink.width; x++) {
    const column = columnOf(ink, x);
    if (column !== null) columns.push(column);
    else if (columns.length > 0) {
      runs.push(runOf(columns));
      columns = [];
    }
  }
  return runs;
}

/** The ink of one column; null if it has none, or is a rule. */
function columnOf({ width, height, mask }: Ink, x: number): InkRun | null {
  if (x >= width) return null;
  let [count, top, bottom] = [0, height, 0];
  for (let y = 0, at = x; y < height; y++, at += width) {
    if (mask[at] === 0) continue;
    if (count === 0) top = y;
    count++;
    bottom = y + 1;
  }
  const isRule = count >= height * 0.92;
  return count < 2 || isRule ? null : { left: x, right: x + 1, top, bottom };
}

function runOf(columns: readonly InkRun[]): InkRun {
  const flat = columns.slice(columns.findLastIndex(({ top, bottom }) => bottom - top > FLAT) + 1);
  const run = around(columns);
  if (flat.length === 0 || flat.length === columns.length) return run;
  // Where it touches the ink before it, soft print makes it look thicker.
  const top = median(flat.map((column) => column.top));
  const bottom = median(flat.map((column) => column.bottom));
  return { ...run, flatEnd: { ...around(flat), top, bottom } };
}

function around(columns: readonly InkRun[]): InkRun {
  return {
    left: columns[0]?.left ?? 0,
    right: columns[columns.length - 1]?.right ?? 0,
    top: Math.min(...columns.map(({ top }) => top)),
    bottom: Math.max(...columns.map(({ bottom }) => bottom)),
  };
}
