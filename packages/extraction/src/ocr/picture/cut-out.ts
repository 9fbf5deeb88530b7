import type { GreyImage } from '../../read/raster.ts';
import type { PixelBox } from './resize-image.ts';

/** A part of an image; the box's edges are whole pixels. */
export function cutOut({ width, pixels }: GreyImage, { left, top, right, bottom }: PixelBox): GreyImage {
  const part = new Uint8Array((right - left) * (bottom - top));
  for (let y = top; y < bottom; y++)
    part.set(pixels.subarray(y * width + left, y * width + right), (y - top) * (right - left));
  return { width: right - left, height: bottom - top, pixels: part };
}
