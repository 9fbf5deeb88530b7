import type { GreyImage } from '../../read/raster.ts';

/** A part of an image in its pixels, right and lower edges excluded. */
export type PixelBox = {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
};

/** Resamples the part of `image` in `box` to `width` by `height`: averaged when reduced, interpolated when enlarged. */
export function resizeImage(image: GreyImage, box: PixelBox, width: number, height: number): GreyImage {
  const xs = sampling(box.left, box.right, width, image.width);
  const { from, counts, starts, weights } = sampling(box.top, box.bottom, height, image.height);
  // Only the rows that one new row needs are kept, so that they stay in the processor's cache.
  const kept = counts.reduce((most, count) => Math.max(most, count), 1);
  const rows = new Float32Array(kept * width);
  const pixels = new Uint8Array(width * height);
  const sums = new Float64Array(width);
  let next = 0;
  for (let y = 0; y < height; y++) {
    const first = from[y] as number;
    const end = first + (counts[y] as number);
    const at = starts[y] as number;
    for (next = Math.max(next, first); next < end; next++)
      squeezeRow(image.pixels, next * image.width, xs, rows, (next % kept) * width);
    setRow(sums, rows, (first % kept) * width, weights[at] as number);
    for (let row = first + 1; row < end; row++)
      addRow(sums, rows, (row % kept) * width, weights[at + row - first] as number);
    const outAt = y * width;
    for (let x = 0; x < width; x++) pixels[outAt + x] = (sums[x] as number) + 0.5;
  }
  return { width, height, pixels };
}

function setRow(sums: Float64Array, rows: Float32Array, from: number, weight: number): void {
  for (let x = 0; x < sums.length; x++) sums[x] = (rows[from + x] as number) * weight;
}

function addRow(sums: Float64Array, rows: Float32Array, from: number, weight: number): void {
  for (let x = 0; x < sums.length; x++) sums[x] = (sums[x] as number) + (rows[from + x] as number) * weight;
}

type Sampling = {
  readonly from: Int32Array;
  readonly counts: Int32Array;
  readonly starts: Int32Array;
  readonly weights: Float32Array;
};

/** For each of `count` new pixels, its source pixels and their weights. */
function sampling(start: number, end: number, count: number, limit: number): Sampling {
  const scale = (end - start) / count;
  const radius = Math.max(1, scale);
  const [from, counts, starts] = [new Int32Array(count), new Int32Array(count), new Int32Array(count)];
  const weights = new Float32Array(count * Math.ceil(radius * 2 + 1));
  let used = 0;
  for (let index = 0; index < count; index++) {
    const middle = start + (index + 0.5) * scale - 0.5;
    const first = clamp(Math.ceil(middle - radius), limit);
    const last = Math.max(first, clamp(Math.floor(middle + radius), limit));
    from[index] = first;
    counts[index] = last - first + 1;
    starts[index] = used;
    let sum = 0;
    for (let at = first; at <= last; at++) {
      const weight = Math.max(1e-6, 1 - Math.abs(at - middle) / radius);
      weights[used + at - first] = weight;
      sum += weight;
    }
    for (const end = used + last - first + 1; used < end; used++) weights[used] = (weights[used] ?? 0) / sum;
  }
  return { from, counts, starts, weights };
}

function clamp(at: number, limit: number): number {
  return Math.max(0, Math.min(limit - 1, at));
}

function squeezeRow(
  pixels: Uint8Array,
  rowAt: number,
  { from, counts, starts, weights }: Sampling,
  out: Float32Array,
  outAt: number,
): void {
  for (let x = 0; x < from.length; x++) {
    const first = rowAt + (from[x] as number);
    const steps = counts[x] as number;
    const at = starts[x] as number;
    let sum = (pixels[first] as number) * (weights[at] as number);
    for (let step = 1; step < steps; step++)
      sum += (pixels[first + step] as number) * (weights[at + step] as number);
    out[outAt + x] = sum;
  }
}
