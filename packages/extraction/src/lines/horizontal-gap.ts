type Span = { readonly left: number; readonly right: number };

/** The horizontal distance between two boxes, in points; 0 if they overlap. */
export function horizontalGap(a: Span, b: Span): number {
  return Math.max(a.left - b.right, b.left - a.right, 0);
}
