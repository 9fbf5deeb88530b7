import type { BetweenRows } from './between-rows.ts';
import { type Moved, movedBy, type PrintedTotal } from './totals.ts';

/**
 * Marks printed totals that cover only one section: a total of the rows right above it, one printed twice, or one labelled with a single type
 * of transaction, if its direction moved more elsewhere or that section also moved the other way. Such a total may complete another one and
 * contradicts none. `amounts` are those of the rows in order, in minor units with sign.
 */
export function withPartSums(
  totals: readonly PrintedTotal[],
  betweenRows: BetweenRows,
  amounts: readonly number[],
): PrintedTotal[] {
  const parts = sumsOfParts(betweenRows, amounts);
  const moved = movedBy(amounts);
  return totals.map((total) => {
    if (total.side === 'both') return total;
    const more = moved[total.side] - total.amount;
    const isPart =
      more > 0 && (parts.has(keyOf(total)) || parts.has(netKeyOf(total)) || parts.has(takenOffKey(more)));
    return isPart ? { ...total, side: 'both' as const } : total;
  });
}

function sumsOfParts(betweenRows: BetweenRows, amounts: readonly number[]): ReadonlySet<string> {
  const parts = new Set<string>();
  let from = 0;
  for (const mark of betweenRows) {
    const to = mark.at;
    if (mark.kind === 'section') from = to;
    else if (mark.kind === 'total') {
      const moved = movedBy(amounts.slice(from, to));
      const own = Math.abs(moved.in - moved.out);
      const printsBoth = sumsBoth(mark.totals, moved);
      const isNet = moved.in > 0 && moved.out > 0 && !printsBoth;
      const printed = to === 0 ? [] : mark.totals.filter(({ amount }) => printsBoth || amount === own);
      for (const total of printed) parts.add(isNet ? netKeyOf(total) : keyOf(total));
      if (printed.length > 0 && isNet) parts.add(takenOffKey(Math.min(moved.in, moved.out)));
      if (mark.isOfOneKind === true) for (const total of mark.totals) parts.add(keyOf(total));
      // A total of something else, such as points, ends no section.
      if (printed.length > 0) from = to;
    }
  }
  return parts;
}

/** Whether the totals of one line are those of the rows' money in and of their money out, as below each day. */
function sumsBoth(totals: readonly PrintedTotal[], moved: Moved): boolean {
  return (
    totals.length === 2 &&
    (['in', 'out'] as const).every((side) =>
      totals.some((total) => total.side === side && total.amount === moved[side]),
    )
  );
}

function keyOf({ side, amount }: PrintedTotal): string {
  return `${side} ${amount}`;
}

/** The key of a net total over rows in both directions, whatever its label says about its side. */
function netKeyOf({ amount }: PrintedTotal): string {
  return `net ${amount}`;
}

/** The key of what such a net total deducted: it is missing from the totals of both directions. */
function takenOffKey(amount: number): string {
  return `taken off ${amount}`;
}
