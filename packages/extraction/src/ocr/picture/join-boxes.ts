import type { PixelBox } from './resize-image.ts';

/** How far the middles of two boxes of one line lie apart at most, how much higher than the lower both are together, and how wide the gap between them is at most; in heights of the lower. */
const SAME_LINE = 0.25;
const HIGHEST = 1.4;
const WIDEST_GAP = 0.3;

/**
 * The boxes with those made one that all but touch on a line: where print is bold, or faint, one word is found as two, and neither half is
 * read right. Boxes reach beyond what is written in them, so that those of different columns lie further apart.
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
