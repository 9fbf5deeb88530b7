// `Math.min(...figures)` passes its arguments on the stack, which the figures of a thousand pages overflow.

/** The smallest of `figures`; Infinity of none. */
export function smallest(figures: Iterable<number>): number {
  let found = Number.POSITIVE_INFINITY;
  for (const figure of figures) if (figure < found) found = figure;
  return found;
}

/** The largest of `figures`; -Infinity of none. */
export function largest(figures: Iterable<number>): number {
  let found = Number.NEGATIVE_INFINITY;
  for (const figure of figures) if (figure > found) found = figure;
  return found;
}
