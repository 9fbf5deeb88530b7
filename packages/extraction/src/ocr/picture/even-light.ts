import type { GreyImage } from '../../read/raster.ts';

/** Side, in pixels, of the squares that each measure the paper's shade: larger than letters, smaller than shadows. */
const SQUARE = 24;
/** The quantile of a square's pixels that is paper even if half the square is ink. */
const PAPER = 0.8;
/** The new shade of paper. */
const WHITE = 245;

/** Evens the lighting: scales each pixel by the lightness of the paper around it. For photographs; scans read worse for it. */
export function evenLight(image: GreyImage): GreyImage {
  const { width, height } = image;
  const [columns, rows] = [Math.ceil(width / SQUARE), Math.ceil(height / SQUARE)];
  const shades = Float32Array.from({ length: columns * rows }, (_, at) =>
    paperShade(image, (at % columns) * SQUARE, Math.floor(at / columns) * SQUARE),
  );
  const shadeAt = (column: number, row: number) =>
    shades[Math.min(rows - 1, row) * columns + Math.min(columns - 1, column)] ?? 255;
  const pixels = new Uint8Array(width * height);
  for (let y = 0; y < height; y++) {
    const alongY = Math.max(0, y / SQUARE - 0.5);
    const row = Math.floor(alongY);
    for (let x = 0; x < width; x++) {
      const alongX = Math.max(0, x / SQUARE - 0.5);
      const column = Math.floor(alongX);
      const share = alongX - column;
      const upper = shadeAt(column, row) * (1 - share) + shadeAt(column + 1, row) * share;
      const lower = shadeAt(column, row + 1) * (1 - share) + shadeAt(column + 1, row + 1) * share;
      const paper = upper + (lower - upper) * (alongY - row);
      pixels[y * width + x] = Math.min(255, ((image.pixels[y * width + x] ?? 255) / paper) * WHITE);
    }
  }
  return { width, height, pixels };
}

function paperShade({ width, height, pixels }: GreyImage, left: number, top: number): number {
  const shades: number[] = [];
  for (let y = top; y < Math.min(height, top + SQUARE); y += 2)
    for (let x = left; x < Math.min(width, left + SQUARE); x += 2) shades.push(pixels[y * width + x] ?? 255);
  return Math.max(1, shades.sort((a, b) => a - b)[Math.floor(shades.length * PAPER)] ?? 255);
}
