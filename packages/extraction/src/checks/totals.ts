/** A sum of movements the document prints, by direction; minor units, positive. */
export type PrintedTotal = { readonly side: 'in' | 'out' | 'both'; readonly amount: number };

/** Money in and money out of the movements read, minor units, positive. */
export type Moved = { readonly in: number; readonly out: number };

/** What movements with sign move, either way. */
export function movedBy(amounts: readonly number[]): Moved {
  return {
    in: amounts.reduce((sum, amount) => sum + Math.max(amount, 0), 0),
    out: amounts.reduce((sum, amount) => sum - Math.min(amount, 0), 0),
  };
}

/** A direction whose printed sum is not that of the movements; minor units. */
export type TotalMiss = { readonly side: 'in' | 'out'; readonly printed: number; readonly moved: number };

/** Whether printed sums are those of the movements; null where they do not show it. */
export type TotalsCheck = {
  readonly state: 'hold' | 'fail' | null;
  readonly misses: readonly TotalMiss[];
};

/**
 * Holds where the printed sums of both directions are those of the movements: the greatest, all different ones together, or those and
 * sums that do not say their direction, as where each part of a statement has its own, or those and the balance at the head of their
 * column. Fails where a direction's sums are not, and
 * neither is printed elsewhere what would make them so: a label nobody knows may stand next to it. `isPrinted` shows whether a figure
 * stands on the document outside its rows.
 */
export function checkTotals(
  totals: readonly PrintedTotal[],
  moved: Moved,
  isPrinted: (amount: number) => boolean,
  opening: number | null = null,
): TotalsCheck {
  const undirected = amountsOf(totals, 'both');
  const misses: TotalMiss[] = [];
  let holding = 0;
  for (const side of ['in', 'out'] as const) {
    const amounts = withoutOtherSide(amountsOf(totals, side), moved, side);
    if (amounts.length === 0) continue;
    if (makesUp(amounts, moved[side], undirected) || holdsOpening(amounts, moved, side, opening)) holding++;
    else if (!isMadeUpElsewhere(amounts, moved[side], isPrinted))
      misses.push({ side, printed: Math.max(...amounts), moved: moved[side] });
  }
  return { state: misses.length > 0 ? 'fail' : holding === 2 ? 'hold' : null, misses };
}

/** Without the total of the other direction where one label names both: "Total receipts and payments 584.34 1,221.47". */
function withoutOtherSide(amounts: readonly number[], moved: Moved, side: 'in' | 'out'): readonly number[] {
  const other = moved[side === 'in' ? 'out' : 'in'];
  return amounts.includes(moved[side]) && other !== moved[side]
    ? amounts.filter((amount) => amount !== other)
    : amounts;
}

function amountsOf(totals: readonly PrintedTotal[], side: PrintedTotal['side']): number[] {
  return [...new Set(totals.filter((total) => total.side === side).map(({ amount }) => amount))];
}

/** Undirected sums tried in every combination; more would make any sum. */
const MOST_UNDIRECTED = 6;

/** Whether the sum of a column is that of its movements and of the opening balance, which stands over them in it. */
function holdsOpening(
  amounts: readonly number[],
  moved: Moved,
  side: 'in' | 'out',
  opening: number | null,
): boolean {
  if (opening === null || opening === 0 || opening > 0 !== (side === 'in')) return false;
  return Math.max(...amounts) === moved[side] + Math.abs(opening);
}

function makesUp(amounts: readonly number[], sum: number, undirected: readonly number[]): boolean {
  const all = total(amounts);
  if (Math.max(...amounts) === sum || all === sum) return true;
  const others = undirected.slice(0, MOST_UNDIRECTED);
  return combinationsOf(others).some((combination) => all + total(combination) === sum);
}

function isMadeUpElsewhere(
  amounts: readonly number[],
  sum: number,
  isPrinted: (amount: number) => boolean,
): boolean {
  const rest = (known: number) => sum - known > 0 && isPrinted(sum - known);
  return isPrinted(sum) || rest(total(amounts)) || rest(Math.max(...amounts));
}

function total(amounts: readonly number[]): number {
  return amounts.reduce((sum, amount) => sum + amount, 0);
}

function combinationsOf(amounts: readonly number[]): (readonly number[])[] {
  let combinations: (readonly number[])[] = [[]];
  for (const amount of amounts)
    combinations = [...combinations, ...combinations.map((others) => [...others, amount])];
  return combinations;
}
