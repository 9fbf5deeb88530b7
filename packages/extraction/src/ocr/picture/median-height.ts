import type { PixelBox } from './resize-image.ts';

/** Of boxes of writing the height that as many exceed as do not; 0 of none. */
export function medianHeight(boxes: readonly PixelBox[]): number {
  const heights = boxes.map(({ top, bottom }) => bottom - top).sort((a, b) => a - b);
  return heights[heights.length >> 1] ?? 0;
}
