import { fromRectangle, mapped, type Point, type Sheet } from '../../read/homography.ts';
import type { GreyImage } from '../../read/raster.ts';
import { evenLight } from './even-light.ts';
import type { Corners } from './find-sheet.ts';

/** The sheet with these corners, as wide and high as its sides on average. */
export function sheetOf(corners: Corners): Sheet {
  const [topLeft, topRight, bottomRight, bottomLeft] = corners;
  const width = Math.round((distance(topLeft, topRight) + distance(bottomLeft, bottomRight)) / 2);
  const height = Math.round((distance(topLeft, bottomLeft) + distance(topRight, bottomRight)) / 2);
  return { width, height, seen: fromRectangle(width, height, corners) };
}

/** The sheet in units that are `times` smaller. */
export function scaledSheet(sheet: Sheet, times: number): Sheet {
  const { seen, ...size } = resizedSheet(sheet, times, times);
  return { ...size, seen: seen.map((value, at) => value * (at < 6 ? times : 1)) };
}

/** The sheet stretched `across` times in width and `down` times in height, in the same image. */
export function resizedSheet({ width, height, seen }: Sheet, across: number, down: number): Sheet {
  const factors = [1 / across, 1 / down, 1];
  return {
    width: width * across,
    height: height * down,
    seen: seen.map((value, at) => value * (factors[at % 3] ?? 1)),
  };
}

/** The sheet alone, seen from straight above in even light. */
export function flattenSheet(image: GreyImage, sheet: Sheet): GreyImage {
  return evenLight(fromAbove(image, sheet));
}

function fromAbove(image: GreyImage, sheet: Sheet): GreyImage {
  const [width, height] = [Math.round(sheet.width), Math.round(sheet.height)];
  const pixels = new Uint8Array(width * height).fill(255);
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const [fromX, fromY] = mapped(sheet.seen, [x, y]);
      const [left, top] = [Math.floor(fromX), Math.floor(fromY)];
      if (left < 0 || top < 0 || left >= image.width - 1 || top >= image.height - 1) continue;
      const at = top * image.width + left;
      const share = fromX - left;
      const upper = (image.pixels[at] ?? 255) * (1 - share) + (image.pixels[at + 1] ?? 255) * share;
      const below = at + image.width;
      const lower = (image.pixels[below] ?? 255) * (1 - share) + (image.pixels[below + 1] ?? 255) * share;
      pixels[y * width + x] = upper + (lower - upper) * (fromY - top) + 0.5;
    }
  return { width, height, pixels };
}

function distance([x0, y0]: Point, [x1, y1]: Point): number {
  return Math.hypot(x1 - x0, y1 - y0);
}
