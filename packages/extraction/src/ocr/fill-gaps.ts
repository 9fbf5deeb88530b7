import type { GreyImage } from '../read/raster.ts';
import type { PixelBox } from './resize-image.ts';
import { shadeQuantiles } from './shade-quantiles.ts';

/** How far the middles of two boxes of one line lie apart at most, and how wide a gap between them is looked at; in heights of the box. */
const SAME_LINE = 0.3;
const WIDEST_GAP = 30;
const NARROWEST_GAP = 0.8;
/** How far towards the darkest a pixel must go to be ink. */
const INK_SHARE = 0.4;
/** Share of a gap's columns with ink, and of the rows of its middle, that are of writing: dots and rules have fewer rows. */
const INKED_COLUMNS = 0.3;
const INKED_ROWS = 0.8;
const MIDDLE = [0.3, 0.65] as const;

/** The boxes with one more for each gap in a line in which there is ink: of faint small print the network sees parts only. */
export function fillGaps(image: GreyImage, boxes: readonly PixelBox[]): PixelBox[] {
  const gaps = boxes.flatMap((box) => {
    const next = nextOf(box, boxes);
    return next !== null && isWritten(image, box, next) ? [between(box, next)] : [];
  });
  return [...boxes, ...gaps];
}

/** The box that follows on the same line, where there is white enough between for words. */
function nextOf(box: PixelBox, boxes: readonly PixelBox[]): PixelBox | null {
  const height = box.bottom - box.top;
  let nearest: PixelBox | null = null;
  for (const other of boxes) {
    const rise = Math.abs(other.top + other.bottom - box.top - box.bottom) / 2;
    if (other.left < box.right || rise > height * SAME_LINE) continue;
    if (nearest === null || other.left < nearest.left) nearest = other;
  }
  const gap = nearest === null ? 0 : nearest.left - box.right;
  return gap > height * NARROWEST_GAP && gap < height * WIDEST_GAP ? nearest : null;
}

function between(box: PixelBox, next: PixelBox): PixelBox {
  return {
    left: box.right,
    right: next.left,
    top: (box.top + next.top) / 2,
    bottom: (box.bottom + next.bottom) / 2,
  };
}

function isWritten({ width, pixels }: GreyImage, box: PixelBox, next: PixelBox): boolean {
  const gap = between(box, next);
  const [left, right] = [Math.ceil(gap.left), Math.floor(gap.right)];
  const [first, last] = MIDDLE.map((share) => Math.round(gap.top + (gap.bottom - gap.top) * share));
  const level = inkLevel(pixels, width, box);
  const inked = new Uint8Array(right - left);
  let rows = 0;
  for (let y = first ?? 0; y < (last ?? 0); y++) {
    let count = 0;
    for (let x = left; x < right; x++)
      if ((pixels[y * width + x] ?? 255) < level) {
        inked[x - left] = 1;
        count++;
      }
    if (count > 1) rows++;
  }
  const columns = inked.reduce((sum, bit) => sum + bit, 0);
  return columns > (right - left) * INKED_COLUMNS && rows > ((last ?? 0) - (first ?? 0)) * INKED_ROWS;
}

/** The shade below which a pixel is ink, as on the box beside. */
function inkLevel(pixels: Uint8Array, width: number, box: PixelBox): number {
  const [left, right] = [Math.ceil(box.left), Math.floor(box.right)];
  const sample = new Uint8Array((right - left) * 3);
  const middle = (box.top + box.bottom) / 2;
  const step = (box.bottom - box.top) / 6;
  [-1, 0, 1].forEach((away, index) => {
    const row = Math.round(middle + away * step) * width;
    sample.set(pixels.subarray(row + left, row + right), index * (right - left));
  });
  const [darkest = 0, paper = 255] = shadeQuantiles(sample, [0.02, 0.8]);
  return paper - (paper - darkest) * INK_SHARE;
}
