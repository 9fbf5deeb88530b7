import type { GreyImage } from '../read/raster.ts';

/** Ink between two blank columns: from `left` up to but not including `right`, and its highest and lowest row; in strip pixels. */
export type InkRun = {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
};

/** Which pixels of a line are ink (1) and which paper (0). */
export type Ink = { readonly width: number; readonly height: number; readonly mask: Uint8Array };

/** How far towards the darkest a pixel must go to be ink. */
const INK_SHARE = 0.33;
/** Below this difference between paper and ink everything is paper. */
const LEAST_CONTRAST = 24;
/** A row of ink this long, but for specks of white, is a rule: no row of letters runs on so far. */
const RULE_LENGTH = 72;
const SPECK = 3;
/** Between a line's letters and a rule lies a row with hardly any ink: letters that reach below the line, no more. */
const VALLEY_SHARE = 0.08;
/** How deep into a line from above and below a rule is looked for, as a share of its height. */
const RULE_DEPTH = 0.28;

/** Tells ink from paper; light writing on dark counts the same. */
export function inkOf(line: GreyImage): Ink {
  const { width, height, pixels } = line;
  const paper = paperOf(line);
  const [darkest, lightest] = [quantile(line, 0.01), quantile(line, 0.99)];
  const isDarkPaper = lightest - paper > paper - darkest;
  const contrast = Math.max(LEAST_CONTRAST, isDarkPaper ? lightest - paper : paper - darkest);
  const mask = new Uint8Array(pixels.length);
  for (let at = 0; at < pixels.length; at++) {
    const value = pixels[at] ?? paper;
    mask[at] = (isDarkPaper ? value - paper : paper - value) > contrast * INK_SHARE ? 1 : 0;
  }
  return { width, height, mask };
}

/** The usual lightness of a line: more of it is paper than ink. */
export function paperOf(line: GreyImage): number {
  return quantile(line, 0.7);
}

/** The rows a line's own writing stands in: without the rules above and below it. */
export function rowsBetweenRules(ink: Ink): { readonly top: number; readonly bottom: number } {
  return { top: edgeTowards(ink, -1) + 1, bottom: edgeTowards(ink, 1) };
}

/** The emptiest row between the middle and a rule above or below; the edge of the strip where there is no rule. */
function edgeTowards(ink: Ink, step: 1 | -1): number {
  const depth = Math.round(ink.height * RULE_DEPTH);
  let valley: number | null = null;
  let least = ink.width * VALLEY_SHARE;
  for (let y = (ink.height >> 1) + step * 6; y >= 0 && y < ink.height; y += step) {
    const row = ink.mask.subarray(y * ink.width, (y + 1) * ink.width);
    const count = row.reduce((sum, bit) => sum + bit, 0);
    if (count < least) {
      valley = y;
      least = count;
    }
    const isOutside = step === 1 ? y >= ink.height - depth : y < depth;
    if (isOutside && valley !== null && longestRun(row) >= RULE_LENGTH) return valley;
  }
  return step === 1 ? ink.height : -1;
}

function longestRun(row: Uint8Array): number {
  let [longest, start, last] = [0, 0, -SPECK - 2];
  for (let x = 0; x < row.length; x++) {
    if (row[x] === 0) continue;
    if (x - last > SPECK + 1) start = x;
    last = x;
    longest = Math.max(longest, x - start + 1);
  }
  return longest;
}

/** Columns with ink, joined to runs; rules are no ink. */
export function inkRuns({ width, height, mask }: Ink): InkRun[] {
  const runs: { left: number; right: number; top: number; bottom: number }[] = [];
  for (let x = 0; x < width; x++) {
    let [count, top, bottom] = [0, height, 0];
    for (let y = 0; y < height; y++) {
      if (mask[y * width + x] === 0) continue;
      count++;
      top = Math.min(top, y);
      bottom = y + 1;
    }
    const isRule = count >= height * 0.92;
    if (count < 2 || isRule) continue;
    const last = runs[runs.length - 1];
    if (last && last.right === x) {
      last.right = x + 1;
      last.top = Math.min(last.top, top);
      last.bottom = Math.max(last.bottom, bottom);
    } else runs.push({ left: x, right: x + 1, top, bottom });
  }
  return runs;
}

function quantile({ pixels }: GreyImage, share: number): number {
  const counts = new Uint32Array(256);
  for (const value of pixels) counts[value] = (counts[value] ?? 0) + 1;
  let seen = 0;
  for (let value = 0; value < 256; value++) {
    seen += counts[value] ?? 0;
    if (seen >= pixels.length * share) return value;
  }
  return 255;
}
