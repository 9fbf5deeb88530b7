import type { GreyImage } from '../../read/raster.ts';
import { connectedAreas } from './connected-areas.ts';
import { cutOut } from './cut-out.ts';
import type { PixelBox } from './resize-image.ts';
import { shadeQuantiles } from './shade-quantiles.ts';

/** Side of the squares an image is divided into, in pixels; and the share of a square's pixels that are dark in a band with light letters. */
const SQUARE = 8;
const DARK_SHARE = 0.5;
/** Pixels darker than this share of the paper's shade are dark. */
const DARK = 0.55;
/** Least width and height of a band, in squares: no letter is that wide. And the share of its bounds that is dark: a frame has less. */
const LEAST_WIDTH = 10;
const LEAST_HEIGHT = 2;
const LEAST_FILLED = 0.6;
/** Share of the page's height above which a dark area is no band, but an image or the desk under the sheet. */
const HIGHEST = 0.12;
/** Shares of a band that its letters cover: with fewer there is nothing to read, with more it is an image. */
const LETTERS = [0.005, 0.45] as const;
/** Least difference between the lightest shade of a band and its own, of 255. */
const LEAST_CONTRAST = 60;

/**
 * Inverts dark bands with white text, such as table headers, because the detection network misses such text. The edges of a band stay where
 * they are, whatever its skew.
 */
export function invertBands(image: GreyImage): GreyImage {
  const [paper = 255] = shadeQuantiles(image.pixels, [0.7]);
  const bands = bandsOf(image, paper * DARK);
  if (bands.length === 0) return image;
  const inverted = { ...image, pixels: image.pixels.slice() };
  for (const band of bands) invertBand(inverted, band, paper);
  return inverted;
}

/** Bounds of entirely dark areas, as wide as a few words and at most as high as a few lines. */
function bandsOf(image: GreyImage, level: number): PixelBox[] {
  const { columns, rows, dark } = darkSquares(image, level);
  return connectedAreas(dark, columns)
    .filter(({ left, top, right, bottom, places }) => {
      const [width, height] = [right - left, bottom - top];
      const isBand = width >= LEAST_WIDTH && height >= LEAST_HEIGHT && height < rows * HIGHEST;
      return isBand && places.length > width * height * LEAST_FILLED;
    })
    .map(({ left, top, right, bottom }) => ({
      left: left * SQUARE,
      top: top * SQUARE,
      right: right * SQUARE,
      bottom: bottom * SQUARE,
    }));
}

function darkSquares({ width, height, pixels }: GreyImage, level: number) {
  const [columns, rows] = [Math.floor(width / SQUARE), Math.floor(height / SQUARE)];
  const counts = new Uint8Array(columns * rows);
  for (let y = 0; y < rows * SQUARE; y++) {
    const row = Math.floor(y / SQUARE) * columns;
    countDark(pixels.subarray(y * width, (y + 1) * width), level, counts.subarray(row, row + columns));
  }
  const dark = counts.map((count) => (count >= SQUARE * SQUARE * DARK_SHARE ? 1 : 0));
  return { columns, rows, dark };
}

/** Adds a row's dark pixels to the counts of its squares. */
function countDark(row: Uint8Array, level: number, counts: Uint8Array): void {
  for (let column = 0, at = 0; column < counts.length; column++) {
    let count = counts[column] as number;
    for (const end = at + SQUARE; at < end; at++) if ((row[at] as number) < level) count++;
    counts[column] = count;
  }
}

/** Inverts a band in place: light pixels become dark by the same difference, and the band becomes paper. */
function invertBand(image: GreyImage, { left, top, right, bottom }: PixelBox, paper: number): void {
  // One square more on every side, because the band's edges are between squares.
  const area = {
    left: Math.max(0, left - SQUARE),
    top: Math.max(0, top - SQUARE),
    right: Math.min(image.width, right + SQUARE),
    bottom: Math.min(image.height, bottom + SQUARE),
  };
  const cut = cutOut(image, area);
  const [shade = 0, lightest = 255] = shadesWithin(image, { left, top, right, bottom });
  if (lightest - shade < LEAST_CONTRAST) return;
  const outside = lightFromEdges(cut, (shade + paper) / 2);
  const letters = cut.pixels.filter(
    (value, at) => outside[at] === 0 && value > (shade + lightest) / 2,
  ).length;
  const share = letters / cut.pixels.length;
  if (share < LETTERS[0] || share > LETTERS[1]) return;
  for (let y = 0; y < cut.height; y++)
    for (let x = 0; x < cut.width; x++) {
      const at = y * cut.width + x;
      if (outside[at] === 1) continue;
      const above = Math.max(0, Math.min(1, ((cut.pixels[at] ?? 0) - shade) / (lightest - shade)));
      image.pixels[(y + area.top) * image.width + x + area.left] = paper - above * (paper - shade);
    }
}

/** The shade of the band and that of its text. */
function shadesWithin(image: GreyImage, box: PixelBox): number[] {
  return shadeQuantiles(cutOut(image, box).pixels, [0.3, 0.99]);
}

/** Which pixels are paper around a band: light, and connected to the edge of the image. */
function lightFromEdges({ width, height, pixels }: GreyImage, level: number): Uint8Array {
  const outside = new Uint8Array(pixels.length);
  const stack: number[] = [];
  const visit = (at: number) => {
    if (outside[at] === 1 || (pixels[at] ?? 0) < level) return;
    outside[at] = 1;
    stack.push(at);
  };
  for (let x = 0; x < width; x++) {
    visit(x);
    visit((height - 1) * width + x);
  }
  for (let y = 0; y < height; y++) {
    visit(y * width);
    visit(y * width + width - 1);
  }
  for (let at = stack.pop(); at !== undefined; at = stack.pop()) {
    const x = at % width;
    if (x > 0) visit(at - 1);
    if (x < width - 1) visit(at + 1);
    if (at >= width) visit(at - width);
    if (at + width < pixels.length) visit(at + width);
  }
  return outside;
}
