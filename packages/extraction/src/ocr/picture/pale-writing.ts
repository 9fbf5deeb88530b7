import type { GreyImage } from '../../read/raster.ts';
import type { PixelBox } from './resize-image.ts';
import { shadeQuantiles } from './shade-quantiles.ts';

/** How far from paper to print the darkest of a box goes at most for it to be pale, and the share of its pixels that are the darkest. */
const PALE_SHARE = 0.32;
const DARKEST_SHARE = 0.03;
/** Pale boxes that are more than a watermark or a note, in number and as a share of all. */
const FEWEST = 4;
const LEAST_OF_ALL = 0.05;
/** Shares of the pixels of a page that are as dark as its print, and no lighter than its paper. */
const PAGE_SHARES = [0.005, 0.8] as const;
/** Below this difference between paper and print everything is pale. */
const LEAST_CONTRAST = 60;
/** How much deeper than the usual pale box all of it is taken to be. */
const DEEPER = 1.15;

/** Writing much paler than a page's print, and by how many shades it is darker than the paper. */
export type PaleWriting = { readonly boxes: readonly PixelBox[]; readonly depth: number };

/** What is written paler on a page than the rest; null where there is little or none. */
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

/** The picture with what is up to `depth` darker than its paper made paper, and print lightened the less the darker it is. */
export function withoutPale(image: GreyImage, depth: number): GreyImage {
  const [darkest = 0, paper = 255] = shadeQuantiles(image.pixels, PAGE_SHARES);
  const stretch = (paper - darkest) / (paper - darkest - depth);
  const shades = Uint8Array.from({ length: 256 }, (_, shade) =>
    shade >= paper ? shade : Math.max(0, paper - Math.max(0, paper - shade - depth) * stretch),
  );
  return { ...image, pixels: image.pixels.map((shade) => shades[shade] ?? shade) };
}
