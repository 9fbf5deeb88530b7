/** Two that belong together, by their index in the one list and the other; null where one has no partner. */
export type Pair = { readonly before: number | null; readonly after: number | null };

/**
 * Pairs two lists without crossing, so that the likenesses of the pairs add up to the most. A likeness is from 0, never a pair, to 1, equal.
 */
export function align<Item>(
  before: readonly Item[],
  after: readonly Item[],
  likeness: (before: Item, after: Item) => number,
): Pair[] {
  const alike = (b: number, a: number) => {
    const [one, other] = [before[b], after[a]];
    return one === undefined || other === undefined ? 0 : likeness(one, other);
  };
  const shorter = Math.min(before.length, after.length);
  let head = 0;
  while (head < shorter && alike(head, head) === 1) head++;
  const [rows, columns] = [before.length - head, after.length - head];
  const width = columns + 1;
  const best = new Float64Array((rows + 1) * width);
  const at = (b: number, a: number) => best[b * width + a] ?? 0;
  const paired = (b: number, a: number) => {
    const like = alike(head + b, head + a);
    return like === 0 ? -1 : like + at(b + 1, a + 1);
  };
  for (let b = rows - 1; b >= 0; b--)
    for (let a = columns - 1; a >= 0; a--)
      best[b * width + a] = Math.max(at(b + 1, a), at(b, a + 1), paired(b, a));

  const pairs: Pair[] = Array.from({ length: head }, (_, index) => ({ before: index, after: index }));
  let [b, a] = [0, 0];
  while (b < rows || a < columns) {
    if (b < rows && a < columns && paired(b, a) === at(b, a))
      pairs.push({ before: head + b++, after: head + a++ });
    else if (b < rows && (a === columns || at(b + 1, a) === at(b, a)))
      pairs.push({ before: head + b++, after: null });
    else pairs.push({ before: null, after: head + a++ });
  }
  return pairs;
}
