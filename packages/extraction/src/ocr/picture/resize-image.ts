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
  const ys = sampling(box.top, box.bottom, height, image.height);
  const firstRow = ys.from[0] ?? 0;
  const lastRow = (ys.from[height - 1] ?? 0) + (ys.counts[height - 1] ?? 1) - 1;
  const rows = new Float32Array((lastRow - firstRow + 1) * width);
  for (let y = firstRow; y <= lastRow; y++)
    squeezeRow(image.pixels, y * image.width, xs, rows, (y - firstRow) * width);
  const pixels = new Uint8Array(width * height);
  const sums = new Float64Array(width);
  for (let y = 0; y < height; y++) {
    const from = ((ys.from[y] ?? 0) - firstRow) * width;
    const count = ys.counts[y] ?? 1;
    const at = ys.starts[y] ?? 0;
    sums.fill(0);
    for (let step = 0; step < count; step++)
      addRow(sums, rows, from + step * width, ys.weights[at + step] ?? 0);
    for (let x = 0; x < width; x++) pixels[y * width + x] = (sums[x] as number) + 0.5;
  }
  return { width, height, pixels };
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
    let sum = 0;
    for (let step = 0; step < steps; step++)
      sum += (pixels[first + step] as number) * (weights[at + step] as number);
    out[outAt + x] = sum;
  }
}
