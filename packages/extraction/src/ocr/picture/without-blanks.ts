import type { GreyImage } from '../../read/raster.ts';
import { shadeQuantiles } from './shade-quantiles.ts';

/** How far apart two pixels are compared, and how much darker ink is than its surroundings, as a share of paper to print and at least. */
const APART = 3;
const INK_SHARE = 0.1;
const LEAST_CONTRAST = 12;
/** Shares of a page's pixels that are as dark as its print, and no lighter than its paper. */
const PAGE_SHARES = [0.005, 0.7] as const;
/** A row with no more pixels of ink has only specks; and how much white is kept around the others. */
const SPECKS = 2;
const WHITE = 16;
/** The sides of the detection network's input are multiples of this. */
export const GRID = 32;

/** An image without its blank rows, and for each that is left its position in the original. */
export type InkedImage = GreyImage & { readonly rows: readonly number[] };

/**
 * Drops rows far from any ink: detection costs the same for a blank pixel as for text. Whole blocks of `GRID` are dropped, so the network
 * sees the rest as before; no columns, because text that ends close to the edge of a picture is cut there. The image's sides must be multiples
 * of `GRID`.
 */
export function withoutBlanks(image: GreyImage): InkedImage {
  const { width, pixels } = image;
  const [darkest = 0, paper = 255] = shadeQuantiles(pixels, PAGE_SHARES);
  const counts = inkCounts(image, Math.max(LEAST_CONTRAST, (paper - darkest) * INK_SHARE));
  const rows = nearInk(counts);
  const left = new Uint8Array(width * rows.length);
  rows.forEach((row, at) => {
    left.set(pixels.subarray(row * width, (row + 1) * width), at * width);
  });
  return { width, height: rows.length, pixels: left, rows };
}

/** How many pixels of each row are darker than another one near them: shadows are as dark as print, but have no edges. */
function inkCounts({ width, height, pixels }: GreyImage, step: number): Uint16Array {
  const rows = new Uint16Array(height);
  for (let y = APART; y < height - APART; y++) rows[y] = inkCount(pixels, width, y, step);
  return rows;
}

function inkCount(pixels: Uint8Array, width: number, y: number, step: number): number {
  const down = APART * width;
  let inked = 0;
  for (let at = y * width + APART, end = (y + 1) * width - APART; at < end; at++) {
    const level = (pixels[at] as number) + step;
    const isInk =
      (pixels[at - APART] as number) > level ||
      (pixels[at + APART] as number) > level ||
      (pixels[at - down] as number) > level ||
      (pixels[at + down] as number) > level;
    if (isInk) inked++;
  }
  return inked;
}

/** The places in blocks of the grid that are near a place with more ink than specks; all if there is none. */
function nearInk(counts: Uint16Array): number[] {
  const isNear = new Set<number>();
  counts.forEach((count, place) => {
    if (count <= SPECKS) return;
    for (const by of [-WHITE, 0, WHITE]) isNear.add(Math.floor((place + by) / GRID));
  });
  const all = Array.from(counts.keys());
  const near = all.filter((place) => isNear.has(Math.floor(place / GRID)));
  return near.length === 0 ? all : near;
}
