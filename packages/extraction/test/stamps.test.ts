import { describe, expect, it } from 'vitest';
import type { Network } from '../src/ocr/networks/models.ts';
import { findStamps } from '../src/ocr/picture/find-stamps.ts';
import { liftStamps } from '../src/ocr/picture/lift-stamps.ts';

const [WIDTH, HEIGHT] = [400, 200];
const [PAPER, STAMP, PRINT] = [250, 180, 20];
/** Lines of print next to the stamp, one that runs under it and ends there, and what may be found as one tall line of it. */
const LINES = [0, 1, 2].map((row) => ({ left: 20, right: 120, top: 5 + row * 14, bottom: 17 + row * 14 }));
const UNDER = { left: 165, right: 355, top: 98, bottom: 110 };
const TALL = { left: 150, right: 370, top: 60, bottom: 150 };

/** Paper with strokes two pixels wide and, in `shade`, a broad stamp: letters in a frame. */
function picture(shade: number) {
  const pixels = new Uint8Array(WIDTH * HEIGHT).fill(PAPER);
  const paint = (left: number, top: number, right: number, bottom: number, value: number) => {
    for (let y = top; y < bottom; y++) pixels.fill(value, y * WIDTH + left, y * WIDTH + right);
  };
  paint(150, 60, 370, 66, shade);
  paint(150, 144, 370, 150, shade);
  for (let x = 160; x < 360; x += 40) paint(x, 70, x + 10, 140, shade);
  for (let x = 163; x < 355; x += 10) paint(x, 98, x + 2, 110, PRINT);
  return { width: WIDTH, height: HEIGHT, pixels };
}

/** A network that sees writing over the whole width of what it is shown, half way down. */
const seesOneLine: Network = async (input, [, , height = 0, width = 0]) => {
  const values = new Float32Array(input.length / 3);
  values.fill(1, Math.floor(height * 0.45) * width, Math.floor(height * 0.55) * width);
  return { values, dimensions: [1, 1, height, width] };
};

describe('a stamp over print', () => {
  it.each([
    ['as one tall line with it', TALL],
    ['as if the stamp were paper', UNDER],
  ])('found %s is removed, the print under it is kept, and detected by itself', async (_, found) => {
    const image = picture(STAMP);
    const lifted = await liftStamps(seesOneLine, { image, boxes: [...LINES, found] });
    const shadeAt = (x: number, y: number) => lifted.image.pixels[y * WIDTH + x] ?? 0;
    expect(shadeAt(165, 80)).toBeGreaterThan(PAPER - 10);
    expect(shadeAt(164, 104)).toBeLessThan(PRINT * 2);
    expect(lifted.boxes).toHaveLength(LINES.length + 1);
    expect(lifted.boxes.at(-1)?.bottom).toBeLessThan(TALL.bottom);
  });

  it('is none if the tall text is print itself', async () => {
    const written = { image: picture(PRINT), boxes: [...LINES, TALL] };
    expect(await liftStamps(seesOneLine, written)).toEqual(written);
  });
});

it('noise with one line as high as the page is processed quickly', () => {
  const side = 1476;
  // Every other shade a stamp's, in squares that touch: the worst there is.
  const pixels = Uint8Array.from({ length: side * side }, (_, at) => {
    const [column, row] = [Math.floor((at % side) / 4), Math.floor(at / side / 4)];
    return (column * 7 + row * 13) % 5 === 0 ? PAPER : STAMP;
  });
  pixels.fill(PRINT, 0, side * 4);
  // Processor time: on a busy machine the clock runs on meanwhile.
  const from = process.threadCpuUsage();
  findStamps({ width: side, height: side, pixels }, 900);
  expect(process.threadCpuUsage(from).user / 1000).toBeLessThan(4000);
});
