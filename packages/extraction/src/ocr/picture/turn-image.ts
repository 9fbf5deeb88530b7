import type { GreyImage } from '../../read/raster.ts';

export type Turn = 0 | 90 | 180 | 270;

/** Rotates the image clockwise by a multiple of ninety degrees. */
export function turnImage(image: GreyImage, turn: Turn): GreyImage {
  if (turn === 0) return image;
  const { width, height, pixels } = image;
  const isSideways = turn !== 180;
  const turned = new Uint8Array(pixels.length);
  const outWidth = isSideways ? height : width;
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const at =
        turn === 90
          ? x * outWidth + (height - 1 - y)
          : turn === 180
            ? (height - 1 - y) * outWidth + (width - 1 - x)
            : (width - 1 - x) * outWidth + y;
      turned[at] = pixels[y * width + x] ?? 255;
    }
  }
  return { width: outWidth, height: isSideways ? width : height, pixels: turned };
}

/** The rows of an image from one up to another. */
export type Rows = { readonly from: number; readonly to: number };

/**
 * Rotates an image with a clockwise skew of `degrees` back about its middle; same size, white at the corners. Where only some rows are
 * needed, the others stay white.
 */
export function deskew(
  image: GreyImage,
  degrees: number,
  wanted: readonly Rows[] = [{ from: 0, to: image.height }],
): GreyImage {
  if (degrees === 0) return image;
  const { width, height } = image;
  const straight = new Uint8Array(width * height).fill(255);
  const cos = Math.cos((degrees * Math.PI) / 180);
  const sin = Math.sin((degrees * Math.PI) / 180);
  const [midX, midY] = [(width - 1) / 2, (height - 1) / 2];
  for (const y of rowsIn(wanted, height)) {
    const fromX = midX - cos * midX - sin * (y - midY);
    const fromY = midY - sin * midX + cos * (y - midY);
    deskewRow(straight.subarray(y * width, (y + 1) * width), image, [fromX, fromY], [cos, sin]);
  }
  return { width, height, pixels: straight };
}

/** Fills a row with the pixels of an image along a slope, from a point on. */
function deskewRow(
  row: Uint8Array,
  { width, height, pixels }: GreyImage,
  [startX, startY]: readonly [number, number],
  [stepX, stepY]: readonly [number, number],
): void {
  let [fromX, fromY] = [startX, startY];
  for (let x = 0; x < width; x++, fromX += stepX, fromY += stepY) {
    if (fromX < 0 || fromY < 0 || fromX >= width - 1 || fromY >= height - 1) continue;
    const left = fromX | 0;
    const top = fromY | 0;
    const at = top * width + left;
    const rightShare = fromX - left;
    const leftShare = 1 - rightShare;
    const upper = (pixels[at] as number) * leftShare + (pixels[at + 1] as number) * rightShare;
    const lower =
      (pixels[at + width] as number) * leftShare + (pixels[at + width + 1] as number) * rightShare;
    row[x] = upper + (lower - upper) * (fromY - top) + 0.5;
  }
}

/** The rows that any of those wanted have, each once. */
function rowsIn(wanted: readonly Rows[], height: number): number[] {
  const isWanted = new Uint8Array(height);
  for (const { from, to } of wanted)
    isWanted.fill(1, Math.max(0, Math.floor(from)), Math.max(0, Math.ceil(to)));
  return Array.from(isWanted.keys()).filter((y) => isWanted[y] === 1);
}
