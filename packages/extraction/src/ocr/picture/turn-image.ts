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

/** Rotates an image with a clockwise skew of `degrees` back about its middle; same size, white at the corners. */
export function deskew(image: GreyImage, degrees: number): GreyImage {
  if (degrees === 0) return image;
  const { width, height, pixels } = image;
  const straight = new Uint8Array(pixels.length).fill(255);
  const cos = Math.cos((degrees * Math.PI) / 180);
  const sin = Math.sin((degrees * Math.PI) / 180);
  const [midX, midY] = [(width - 1) / 2, (height - 1) / 2];
  for (let y = 0; y < height; y++) {
    let fromX = midX - cos * midX - sin * (y - midY);
    let fromY = midY - sin * midX + cos * (y - midY);
    for (let x = 0; x < width; x++, fromX += cos, fromY += sin) {
      if (fromX < 0 || fromY < 0 || fromX >= width - 1 || fromY >= height - 1) continue;
      const left = fromX | 0;
      const top = fromY | 0;
      const at = top * width + left;
      const rightShare = fromX - left;
      const leftShare = 1 - rightShare;
      const upper = (pixels[at] as number) * leftShare + (pixels[at + 1] as number) * rightShare;
      const lower =
        (pixels[at + width] as number) * leftShare + (pixels[at + width + 1] as number) * rightShare;
      straight[y * width + x] = upper + (lower - upper) * (fromY - top) + 0.5;
    }
  }
  return { width, height, pixels: straight };
}
