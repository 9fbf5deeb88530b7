import type { PixelBox } from './resize-image.ts';

/** The median height of text boxes; 0 if there are none. */
export function medianHeight(boxes: readonly PixelBox[]): number {
  const heights = boxes.map(({ top, bottom }) => bottom - top).sort((a, b) => a - b);
  return heights[heights.length >> 1] ?? 0;
}
