import type { PixelBox } from './resize-image.ts';

/** Marks that touch, one above, below or next to another: their bounds, and their places in the order they were found. */
export type Area = PixelBox & { readonly places: readonly number[] };

/** The areas of the marks (1) in a picture of this width, row by row. */
export function connectedAreas(marks: Uint8Array, width: number): Area[] {
  const left = marks.slice();
  const found: Area[] = [];
  for (let start = left.indexOf(1); start >= 0; start = left.indexOf(1, start + 1))
    found.push(areaFrom(start, left, width));
  return found;
}

/** The area of a mark; its marks are taken from those left. */
function areaFrom(start: number, isLeft: Uint8Array, width: number): Area {
  const [places, stack]: [number[], number[]] = [[], []];
  let [left, top, right, bottom] = [width, isLeft.length, 0, 0];
  const visit = (at: number) => {
    if (isLeft[at] !== 1) return;
    isLeft[at] = 0;
    stack.push(at);
  };
  visit(start);
  for (let at = stack.pop(); at !== undefined; at = stack.pop()) {
    places.push(at);
    const x = at % width;
    const y = (at - x) / width;
    left = Math.min(left, x);
    right = Math.max(right, x + 1);
    top = Math.min(top, y);
    bottom = Math.max(bottom, y + 1);
    if (x > 0) visit(at - 1);
    if (x < width - 1) visit(at + 1);
    if (y > 0) visit(at - width);
    visit(at + width);
  }
  return { left, top, right, bottom, places };
}
