import type { GreyImage } from '../../read/raster.ts';
import type { PixelBox } from './resize-image.ts';
import { shadeQuantiles } from './shade-quantiles.ts';

/** How far from paper to print the darkest shade of a pale box is at most, and the share of pixels that counts as darkest. */
const PALE_SHARE = 0.32;
const DARKEST_SHARE = 0.03;
/** Least number and share of pale boxes; fewer are a watermark or a note. */
const FEWEST = 4;
const LEAST_OF_ALL = 0.05;
/** Shares of a page's pixels that are as dark as its print, and no lighter than its paper. */
const PAGE_SHARES = [0.005, 0.8] as const;
/** With less contrast between paper and print, everything is pale. */
const LEAST_CONTRAST = 60;
/** Margin on the usual depth of pale boxes, to cover all of it. */
const DEEPER = 1.15;

/** Text much paler than a page's print, and how much darker than the paper it is. */
export type PaleWriting = { readonly boxes: readonly PixelBox[]; readonly depth: number };

/** Finds text that is paler than the rest of a page; null if there is little or none. */
export function paleWriting(image: GreyImage, boxes: readonly PixelBox[]): PaleWriting | null {
  const [darkest = 0, paper = 255] = shadeQuantiles(image.pixels, PAGE_SHARES);
  const contrast = paper - darkest;
  if (contrast < LEAST_CONTRAST) return null;
  const pale = boxes
    .map((box) => ({ box, depth: paper - darkestOf(image, box) }))
    .filter(({ depth }) => depth < contrast * PALE_SHARE);
  if (pale.length < FEWEST || pale.length < boxes.length * LEAST_OF_ALL) return null;
  const depths = pale.map(({ depth }) => depth).sort((a, b) => a - b);
  const depth = Math.min((depths[Math.floor(depths.length * 0.9)] ?? 0) * DEEPER, contrast * PALE_SHARE);
  return { boxes: pale.map(({ box }) => box), depth };
}

function darkestOf({ width, pixels }: GreyImage, box: PixelBox): number {
  const [left, right] = [Math.ceil(box.left), Math.floor(box.right)];
  const rows: Uint8Array[] = [];
  for (let y = Math.ceil(box.top); y < box.bottom - 1; y += 2)
    rows.push(pixels.subarray(y * width + left, y * width + right));
  const sample = new Uint8Array(rows.length * Math.max(0, right - left));
  rows.forEach((row, at) => {
    sample.set(row, at * (right - left));
  });
  return shadeQuantiles(sample, [DARKEST_SHARE])[0] ?? 255;
}

/** Turns everything up to `depth` darker than paper into paper, and lightens print the less the darker it is. */
export function withoutPale(image: GreyImage, depth: number): GreyImage {
  const [darkest = 0, paper = 255] = shadeQuantiles(image.pixels, PAGE_SHARES);
  const stretch = (paper - darkest) / (paper - darkest - depth);
  const shades = Uint8Array.from({ length: 256 }, (_, shade) =>
    shade >= paper ? shade : Math.max(0, paper - Math.max(0, paper - shade - depth) * stretch),
  );
  return { ...image, pixels: image.pixels.map((shade) => shades[shade] ?? shade) };
}
