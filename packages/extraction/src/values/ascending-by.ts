/** `items` sorted ascending by a number of each; the same list if it is sorted already, as most are. */
export function ascendingBy<Item>(items: readonly Item[], figureOf: (item: Item) => number): readonly Item[] {
  let last = Number.NEGATIVE_INFINITY;
  for (const item of items) {
    const figure = figureOf(item);
    if (!(figure >= last)) return items.toSorted((a, b) => figureOf(a) - figureOf(b));
    last = figure;
  }
  return items;
}
