/** The cost of pairing an item with a place; null if the two cannot be paired. */
export type CostOf = (item: number, place: number) => number | null;

/** More than any pairing costs. */
const BARRED = 1e6;

/**
 * The cheapest assignment of `items` to different `places`, or to none at the cost of `alone`: for each item its place, null for none. (The
 * Hungarian method with shortest augmenting paths; each item has a place of its own for staying alone.)
 */
export function cheapestPairs(
  items: number,
  places: number,
  costOf: CostOf,
  alone: number,
): (number | null)[] {
  const width = places + items;
  const search: Search = {
    width,
    cost: (item, place) =>
      place >= places
        ? place - places === item
          ? alone
          : BARRED
        : Math.min(costOf(item, place) ?? BARRED, BARRED),
    ofItem: new Array<number>(items).fill(0),
    ofPlace: new Array<number>(width).fill(0),
    held: new Array<number>(width).fill(NONE),
  };
  for (let item = 0; item < items; item++) placeItem(search, item);
  const pairs = new Array<number | null>(items).fill(null);
  for (const [place, item] of search.held.entries())
    if (item !== NONE && place < places && costOf(item, place) !== null) pairs[item] = place;
  return pairs;
}

const NONE = -1;

type Search = {
  readonly width: number;
  readonly cost: (item: number, place: number) => number;
  /** The potentials of items and places so far: no pairing costs less than the sum of the two, and those made cost exactly that. */
  readonly ofItem: number[];
  readonly ofPlace: number[];
  /** The item at each place. */
  readonly held: number[];
};

/** Places one more item, moving placed ones if that is cheaper. */
function placeItem({ width, cost, ofItem, ofPlace, held }: Search, first: number): void {
  const least = new Array<number>(width).fill(Number.POSITIVE_INFINITY);
  const cameFrom = new Array<number>(width).fill(NONE);
  const seen: number[] = [];
  let [item, last] = [first, NONE];
  for (;;) {
    let next = NONE;
    for (let place = 0; place < width; place++) {
      if (seen.includes(place)) continue;
      const reduced = cost(item, place) - (ofItem[item] ?? 0) - (ofPlace[place] ?? 0);
      if (reduced < (least[place] ?? 0)) [least[place], cameFrom[place]] = [reduced, last];
      if (next === NONE || (least[place] ?? 0) < (least[next] ?? 0)) next = place;
    }
    const step = least[next] ?? 0;
    ofItem[first] = (ofItem[first] ?? 0) + step;
    for (const place of seen) {
      const placed = held[place] ?? 0;
      ofItem[placed] = (ofItem[placed] ?? 0) + step;
      ofPlace[place] = (ofPlace[place] ?? 0) - step;
    }
    for (let place = 0; place < width; place++)
      if (!seen.includes(place)) least[place] = (least[place] ?? 0) - step;
    if (held[next] === NONE) {
      shiftAlongPath(held, cameFrom, next, first);
      return;
    }
    seen.push(next);
    [item, last] = [held[next] ?? 0, next];
  }
}

/** Moves each item of a path one place on, towards the free one at its end, and puts the new one at its start. */
function shiftAlongPath(held: number[], cameFrom: readonly number[], end: number, first: number): void {
  let place = end;
  for (let from = cameFrom[place] ?? NONE; from !== NONE; from = cameFrom[place] ?? NONE) {
    held[place] = held[from] ?? NONE;
    place = from;
  }
  held[place] = first;
}
