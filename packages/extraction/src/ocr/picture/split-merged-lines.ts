import type { GreyImage } from '../../read/raster.ts';
import { medianHeight } from './median-height.ts';
import type { PixelBox } from './resize-image.ts';
import { shadeQuantiles } from './shade-quantiles.ts';

/** A box this much higher than most may contain several lines. */
const TALL = 1.5;
/** Height of a line's ink as a share of its box, and the limits within which merged lines deviate from it. */
const INK_HEIGHT = 0.5;
const LOWEST = 0.6;
const HIGHEST = 1.6;
/** Rows of ink lower than this share of a line's are specks, or the feet of commas. */
const SPECK = 0.3;
/** White above and below a line's ink, as a share of it, as in boxes of single lines. */
const BORDER = 0.39;
/** How far towards the darkest a pixel must go to be ink. */
const INK_SHARE = 0.4;

/**
 * Splits boxes that contain several lines, such as a tight column of amounts, at blank rows. Ink cut off at the edge of a box belongs to
 * lines with boxes of their own.
 */
export function splitMergedLines(image: GreyImage, boxes: readonly PixelBox[]): PixelBox[] {
  const usual = medianHeight(boxes);
  return boxes.flatMap((box) => (box.bottom - box.top > usual * TALL ? linesIn(image, box, usual) : [box]));
}

function linesIn(image: GreyImage, box: PixelBox, usual: number): PixelBox[] {
  const line = usual * INK_HEIGHT;
  const bands = bandsOf(image, box).filter(
    ({ top, bottom }) => bottom - top > line * SPECK && top > Math.floor(box.top) && bottom < box.bottom,
  );
  const areLines = bands.every(
    ({ top, bottom }) => bottom - top > line * LOWEST && bottom - top < line * HIGHEST,
  );
  if (bands.length < 2 || !areLines) return [box];
  return bands.map(({ top, bottom }) => {
    const border = (bottom - top) * BORDER;
    return { ...box, top: Math.max(0, top - border), bottom: Math.min(image.height, bottom + border) };
  });
}

type Band = { readonly top: number; bottom: number };

/** The inked rows of a box, grouped. */
function bandsOf({ width, height, pixels }: GreyImage, box: PixelBox): Band[] {
  const [left, right] = [Math.max(0, Math.floor(box.left)), Math.min(width, Math.ceil(box.right))];
  const rows = Array.from(
    { length: Math.min(height, Math.ceil(box.bottom)) - Math.floor(box.top) },
    (_, at) => {
      const from = (Math.floor(box.top) + at) * width;
      return pixels.subarray(from + left, from + right);
    },
  );
  const [darkest = 0, paper = 255] = shadeQuantiles(Buffer.concat(rows), [0.02, 0.8]);
  const level = paper - (paper - darkest) * INK_SHARE;
  const bands: Band[] = [];
  rows.forEach((row, at) => {
    if (!row.some((shade) => shade < level)) return;
    const y = Math.floor(box.top) + at;
    const last = bands[bands.length - 1];
    if (last !== undefined && last.bottom === y) last.bottom = y + 1;
    else bands.push({ top: y, bottom: y + 1 });
  });
  return bands;
}
