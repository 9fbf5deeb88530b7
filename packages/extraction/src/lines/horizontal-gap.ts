type Span = { readonly left: number; readonly right: number };

/** The room between two things side by side, in points; 0 where one stands over the other. */
export function horizontalGap(a: Span, b: Span): number {
  return Math.max(a.left - b.right, b.left - a.right, 0);
}
