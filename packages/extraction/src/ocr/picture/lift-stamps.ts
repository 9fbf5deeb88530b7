import type { GreyImage } from '../../read/raster.ts';
import type { Network } from '../networks/models.ts';
import { cutOut } from './cut-out.ts';
import { findStamps } from './find-stamps.ts';
import { findWriting } from './find-writing.ts';
import { medianHeight } from './median-height.ts';
import type { PixelBox } from './resize-image.ts';
import { shadeQuantiles } from './shade-quantiles.ts';

/** How far around a stamp detection runs again, in line box heights: lines that run through it are found whole. */
const BEYOND = 1;
/** How far from paper to print a pixel must be to belong to a stamp, and from where it is print. */
const STAMP_SHARE = 0.12;
const PRINT_SHARE = 0.5;
/** Largest half-width of print strokes, as a share of a line's box height. */
const STROKE_SHARE = 0.06;
/** Share of an image's pixels that are as dark as its print. */
const DARKEST_SHARE = 0.001;
/** Stamp pixels per print pixel in a stamp: print alone has as many only if it is all edges. */
const MOSTLY_STAMP = 2;

/** An image and its text boxes. */
export type Written = { readonly image: GreyImage; readonly boxes: readonly PixelBox[] };

/**
 * Removes stamps, and detects the text under them: a stamp is large and lets print show through, and is detected as one line together with
 * that print.
 */
export async function liftStamps(find: Network, { image, boxes }: Written): Promise<Written> {
  const usual = medianHeight(boxes);
  const stamps = findStamps(image, usual);
  // Of the whole page, because on blank paper nothing is darker than the stamp.
  const [darkest = 0] = stamps.length === 0 ? [] : shadeQuantiles(image.pixels, [DARKEST_SHARE]);
  const strokes = Math.round(usual * STROKE_SHARE);
  let lifted: Written = { image, boxes };
  for (const stamp of stamps)
    lifted = await withoutStamp(find, lifted, {
      ...around(image, stamp, usual * BEYOND),
      darkest,
      strokes,
    });
  return lifted;
}

function around(
  { width, height }: GreyImage,
  { left, top, right, bottom }: PixelBox,
  reach: number,
): PixelBox {
  return {
    left: Math.max(0, Math.floor(left - reach)),
    top: Math.max(0, Math.floor(top - reach)),
    right: Math.min(width, Math.ceil(right + reach)),
    bottom: Math.min(height, Math.ceil(bottom + reach)),
  };
}

async function withoutStamp(
  find: Network,
  { image, boxes }: Written,
  area: PixelBox & { readonly darkest: number; readonly strokes: number },
): Promise<Written> {
  const clean = printOnly(cutOut(image, area), area);
  if (clean === null) return { image, boxes };
  const under = (await findWriting(find, clean)).map(({ left, top, right, bottom }) => ({
    left: left + area.left,
    top: top + area.top,
    right: right + area.left,
    bottom: bottom + area.top,
  }));
  const isOutside = ({ left, top, right, bottom }: PixelBox) =>
    left < area.left || top < area.top || right > area.right || bottom > area.bottom;
  return { image: pasted(image, clean, area), boxes: [...boxes.filter(isOutside), ...under] };
}

/** The image with the stamp turned to paper: each pixel relative to the lightness of what is broader than strokes around it. Null if there is no stamp. */
function printOnly(
  image: GreyImage,
  { darkest: ofPage, strokes }: { readonly darkest: number; readonly strokes: number },
): GreyImage | null {
  const [ofArea = 0, paper = 255] = shadeQuantiles(image.pixels, [DARKEST_SHARE, 0.9]);
  const darkest = Math.min(ofPage, ofArea);
  const deeperThan = (share: number) =>
    Uint8Array.from({ length: 256 }, (_, shade) => (paper - shade > (paper - darkest) * share ? 1 : 0));
  const [isStamp, isPrint] = [deeperThan(STAMP_SHARE), deeperThan(PRINT_SHARE)];
  const broad = withoutStrokes(image, strokes).pixels;
  const print = countOf(image.pixels, isPrint);
  const stamp = countOf(broad, isStamp) - countOf(broad, isPrint);
  if (stamp < print * MOSTLY_STAMP) return null;
  return { ...image, pixels: lightenedBy(broad, image.pixels, paper, isPrint) };
}

/** How many pixels have a shade that counts (1). */
function countOf(pixels: Uint8Array, counts: Uint8Array): number {
  let sum = 0;
  for (let at = 0; at < pixels.length; at++) sum += counts[pixels[at] as number] as number;
  return sum;
}

function lightenedBy(broad: Uint8Array, pixels: Uint8Array, paper: number, isPrint: Uint8Array): Uint8Array {
  const lifted = new Uint8Array(pixels.length);
  for (let at = 0; at < pixels.length; at++) {
    const [shade, about] = [pixels[at] as number, broad[at] as number];
    lifted[at] = isPrint[about] === 1 ? shade : Math.min(paper, (shade / Math.max(1, about)) * paper);
  }
  return lifted;
}

/** The image without dark details narrower than twice `reach`: the lightest around each pixel, then the darkest of those. */
function withoutStrokes({ pixels, ...size }: GreyImage, reach: number): GreyImage {
  const lightest = extremesOf(pixels, size, reach, lighten);
  return { ...size, pixels: extremesOf(lightest, size, reach, darken) };
}

/** Replaces each pixel of `into`, from one position up to another, by that of `pixels` which is `by` further on, if it is more extreme. */
type Step = (into: Uint8Array, pixels: Uint8Array, from: number, to: number, by: number) => void;

/** The lightest or darkest of each pixel's square: along its row, then along its column. */
function extremesOf(
  pixels: Uint8Array,
  { width, height }: Omit<GreyImage, 'pixels'>,
  reach: number,
  step: Step,
): Uint8Array {
  const rows = pixels.slice();
  for (let away = 1; away <= Math.min(reach, width - 1); away++)
    for (let row = 0; row < pixels.length; row += width) {
      step(rows, pixels, row, row + width - away, away);
      step(rows, pixels, row + away, row + width, -away);
    }
  const squares = rows.slice();
  for (let away = 1; away <= Math.min(reach, height - 1); away++) {
    step(squares, rows, 0, rows.length - away * width, away * width);
    step(squares, rows, away * width, rows.length, -away * width);
  }
  return squares;
}

function lighten(...[into, pixels, from, to, by]: Parameters<Step>): void {
  for (let at = from; at < to; at++) {
    const shade = pixels[at + by] as number;
    if (shade > (into[at] as number)) into[at] = shade;
  }
}

function darken(...[into, pixels, from, to, by]: Parameters<Step>): void {
  for (let at = from; at < to; at++) {
    const shade = pixels[at + by] as number;
    if (shade < (into[at] as number)) into[at] = shade;
  }
}

function pasted(image: GreyImage, part: GreyImage, { left, top }: PixelBox): GreyImage {
  const pixels = image.pixels.slice();
  for (let y = 0; y < part.height; y++)
    pixels.set(part.pixels.subarray(y * part.width, (y + 1) * part.width), (top + y) * image.width + left);
  return { ...image, pixels };
}
