/** `items` by a figure of each, ascending; the same list where they stand so already, as most do. */
export function ascendingBy<Item>(items: readonly Item[], figureOf: (item: Item) => number): readonly Item[] {
  let last = Number.NEGATIVE_INFINITY;
  for (const item of items) {
    const figure = figureOf(item);
    if (!(figure >= last)) return items.toSorted((a, b) => figureOf(a) - figureOf(b));
    last = figure;
  }
  return items;
}
