import type { PixelBox } from './resize-image.ts';

/** Largest distance of the middles of two boxes on one line, how much higher than the lower box both together are, and the largest gap between them; in heights of the lower. */
const SAME_LINE = 0.25;
const HIGHEST = 1.4;
const WIDEST_GAP = 0.3;

/**
 * Joins boxes that almost touch on a line: bold or faint words are sometimes detected as two, and neither half is read correctly. Boxes
 * extend beyond their text, so those of different columns are further apart.
 */
export function joinBoxes(boxes: readonly PixelBox[]): PixelBox[] {
  const joined: PixelBox[] = [];
  for (const box of [...boxes].sort((a, b) => a.left - b.left)) {
    const at = joined.findIndex((other) => isOneWith(other, box));
    const before = joined[at];
    if (before === undefined) joined.push(box);
    else joined[at] = around(before, box);
  }
  return joined;
}

function isOneWith(before: PixelBox, box: PixelBox): boolean {
  const height = Math.min(before.bottom - before.top, box.bottom - box.top);
  const rise = Math.abs(before.top + before.bottom - box.top - box.bottom) / 2;
  const both = around(before, box);
  return (
    rise < height * SAME_LINE &&
    both.bottom - both.top < height * HIGHEST &&
    box.left - before.right < height * WIDEST_GAP
  );
}

function around(a: PixelBox, b: PixelBox): PixelBox {
  return {
    left: Math.min(a.left, b.left),
    top: Math.min(a.top, b.top),
    right: Math.max(a.right, b.right),
    bottom: Math.max(a.bottom, b.bottom),
  };
}
