import type { CheckedSum } from './totals.ts';

/** How clearly a sum must be named to be a part by its name alone. */
const CLEARLY = 0.8;

/** How many lines two figures of one list may be apart. */
const NEXT = 2;

/** The printed sums that are parts of the tax that was read, or of a charge or discount printed elsewhere: one for each rate or kind. */
export function partsOfSums(tax: number | null, sums: readonly CheckedSum[]): ReadonlySet<CheckedSum> {
  const changes = sums.filter(({ role }) => role === 'discount' || role === 'charge');
  const ofChanges = changes.flatMap((change) => {
    const isChange = (total: number) => Math.abs(total) === Math.abs(change.amount);
    const others = sums.filter(({ position }) => position !== change.position);
    return neighbours(others).filter((run) => isChange(sumOf(run)));
  });
  return new Set([...taxParts(tax, sums), ...ofChanges.flat()]);
}

/** The taxes that together are the tax that was read, wherever they are printed: on neighbouring lines, or with a rate or a name of their own. */
export function taxParts(tax: number | null, sums: readonly CheckedSum[]): ReadonlySet<CheckedSum> {
  const all = sums.filter((sum) => sum.role === 'tax' && sum.amount !== tax);
  const clear = all.filter((sum) => sum.strength >= CLEARLY);
  const rated = all.filter((sum) => sum.rate !== null);
  const numbered = all.filter((sum) => /\d|%/.test(sum.label));
  const lists = [...[all, clear, rated, numbered].map(distinct), ...neighbours(all), ...neighbours(clear)];
  // By kind, and by class of goods as well: each list makes the whole tax.
  const whole = lists.filter((list) => sumOf(list) === tax);
  const amounts = new Set(whole.flatMap((list) => list.map(({ amount }) => amount)));
  return new Set(all.filter(({ amount }) => amounts.has(amount)));
}

/** Every list of two or more sums of one role on neighbouring lines. */
function neighbours(sums: readonly CheckedSum[]): CheckedSum[][] {
  return sums.flatMap((first, from) => {
    const run = [first];
    const lists: CheckedSum[][] = [];
    for (const next of sums.slice(from + 1)) {
      if (next.role !== first.role) continue;
      if (next.position - (run.at(-1)?.position ?? 0) > NEXT) break;
      run.push(next);
      lists.push([...run]);
    }
    return lists;
  });
}

/** The sums, each once though it is printed twice. */
function distinct(sums: readonly CheckedSum[]): CheckedSum[] {
  return [...new Map(sums.map((sum) => [`${sum.label}|${sum.rate}|${sum.amount}`, sum])).values()];
}

function sumOf(sums: readonly CheckedSum[]): number {
  return sums.reduce((total, { amount }) => total + amount, 0);
}
