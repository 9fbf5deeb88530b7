import type { PrintedTotal } from '../checks/totals.ts';
import type { Entry } from './rows/row.ts';

/**
 * Printed sums with those of one part of the document told as such: a sum that is what the rows right above it come to, or printed once
 * more, or of one kind of movement by its label, while its direction moved more elsewhere, or in that part the other way, says nothing of that. It may complete a sum and
 * contradicts none. `totalsOf` gives the sums of an entry; `amounts` are those of the rows in order, minor units with sign.
 */
export function withPartSums(
  totals: readonly PrintedTotal[],
  entries: readonly Entry[],
  amounts: readonly number[],
  totalsOf: (entry: Entry) => readonly PrintedTotal[],
): PrintedTotal[] {
  const parts = sumsOfParts(entries, amounts, totalsOf);
  const moved = {
    in: sum(amounts.filter((amount) => amount > 0)),
    out: sum(amounts.filter((amount) => amount < 0)),
  };
  return totals.map((total) => {
    if (total.side === 'both') return total;
    const more = moved[total.side] - total.amount;
    const isPart =
      more > 0 && (parts.has(keyOf(total)) || parts.has(netKeyOf(total)) || parts.has(takenOffKey(more)));
    return isPart ? { ...total, side: 'both' as const } : total;
  });
}

function sumsOfParts(
  entries: readonly Entry[],
  amounts: readonly number[],
  totalsOf: (entry: Entry) => readonly PrintedTotal[],
): ReadonlySet<string> {
  const parts = new Set<string>();
  let from = 0;
  let to = 0;
  for (const entry of entries) {
    if (entry.kind === 'row') to++;
    else if (entry.kind === 'section') from = to;
    else if (entry.kind === 'total') {
      const moved = amounts.slice(from, to);
      const own = sum(moved);
      const isNet = new Set(moved.map(Math.sign)).size > 1;
      const printed = to === 0 ? [] : totalsOf(entry).filter(({ amount }) => amount === own);
      for (const total of printed) parts.add(isNet ? netKeyOf(total) : keyOf(total));
      if (isNet && printed.length > 0) parts.add(takenOffKey(lesserOf(moved)));
      if (entry.isOfOneKind === true) for (const total of totalsOf(entry)) parts.add(keyOf(total));
      // A sum of something else, points say, ends no part.
      if (printed.length > 0) from = to;
    }
  }
  return parts;
}

function keyOf({ side, amount }: PrintedTotal): string {
  return `${side} ${amount}`;
}

/** The key of a sum of rows that went both ways, whatever its words say of its side. */
function netKeyOf({ amount }: PrintedTotal): string {
  return `net ${amount}`;
}

/** The key of what such a sum took off: it is missing from the sums of both directions. */
function takenOffKey(amount: number): string {
  return `taken off ${amount}`;
}

/** What rows moved in the direction in which they moved less. */
function lesserOf(amounts: readonly number[]): number {
  return Math.min(sum(amounts.filter((amount) => amount > 0)), sum(amounts.filter((amount) => amount < 0)));
}

function sum(amounts: readonly number[]): number {
  return Math.abs(amounts.reduce((total, amount) => total + amount, 0));
}
