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
/** A row with ink over this share of its width, beyond a row with hardly any, is a rule or a part of the next line. */
const RULE_SHARE = 0.22;
const VALLEY_SHARE = 0.12;

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
export function rowsBetweenRules({ width, height, mask }: Ink): {
  readonly top: number;
  readonly bottom: number;
} {
  const shares = Array.from({ length: height }, (_, y) => {
    let count = 0;
    for (let x = 0; x < width; x++) count += mask[y * width + x] ?? 0;
    return count / width;
  });
  const middle = height >> 1;
  return {
    top: edgeTowards(shares, middle, -1) + 1,
    bottom: edgeTowards(shares, middle, 1),
  };
}

/** The first nearly blank row from the middle behind which a rule lies; the edge of the strip where none does. */
function edgeTowards(shares: readonly number[], middle: number, step: 1 | -1): number {
  let valley: number | null = null;
  for (let y = middle + step * 8; y >= 0 && y < shares.length; y += step) {
    const share = shares[y] ?? 0;
    if (share < VALLEY_SHARE && (valley === null || share < (shares[valley] ?? 0))) valley = y;
    if (share > RULE_SHARE && valley !== null) return valley;
  }
  return step === 1 ? shares.length : -1;
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
