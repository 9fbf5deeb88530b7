/** With more figures, some choice of signs leads to any balance. */
const MOST_FIGURES = 6;

/**
 * All ways to add or subtract some figures so that the result is `by`, each as the figures with their signs; a zero is added. Minor units. None if
 * there are too many figures to be meaningful.
 */
export function signsLeading(figures: readonly number[], by: number): number[][] {
  return figures.length > MOST_FIGURES ? [] : signsFor(figures, by);
}

function signsFor([figure, ...others]: readonly number[], by: number): number[][] {
  if (figure === undefined) return by === 0 ? [[]] : [];
  const signs = figure === 0 ? [0] : [figure, -figure];
  return signs.flatMap((signed) => signsFor(others, by - signed).map((rest) => [signed, ...rest]));
}
