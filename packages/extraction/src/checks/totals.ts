/** A printed total of transactions by direction; minor units, positive. */
export type PrintedTotal = {
  readonly side: 'in' | 'out' | 'both';
  readonly amount: number;
  /** True if the totals of both directions are next to each other under the columns of the rows. */
  readonly isUnderColumns?: true;
};

/** Total credits and total debits of the transactions read; minor units, positive. */
export type Moved = { readonly in: number; readonly out: number };

/** The total credits and debits of signed amounts. */
export function movedBy(amounts: readonly number[]): Moved {
  return {
    in: amounts.reduce((sum, amount) => sum + Math.max(amount, 0), 0),
    out: amounts.reduce((sum, amount) => sum - Math.min(amount, 0), 0),
  };
}

/** A direction whose printed total differs from the transactions; minor units. */
export type TotalMiss = { readonly side: 'in' | 'out'; readonly printed: number; readonly moved: number };

/** Whether printed totals equal those of the transactions; null if that is unknown. */
export type TotalsCheck = {
  readonly state: 'hold' | 'fail' | null;
  readonly misses: readonly TotalMiss[];
};

/**
 * Passes if the printed totals of both directions equal those of the transactions: the greatest, all different ones together, those plus
 * totals without a direction, as where each section of a statement has its own, or those plus the balance at the top of their column. Fails
 * if the totals of a direction differ and no amount printed elsewhere explains the difference, because it may have an unknown label.
 * `isPrinted` says whether an amount is printed outside the rows.
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
    // A sum of nothing next to rows that move is that of one kind of them, "Purchases by instalments 0.00", unless it ends their column.
    const isEmptyColumn = totals.some(
      (total) => total.side === side && total.amount === 0 && total.isUnderColumns === true,
    );
    const amounts = withoutOtherSide(amountsOf(totals, side), moved, side).filter(
      (amount) => amount !== 0 || moved[side] === 0 || isEmptyColumn,
    );
    if (amounts.length === 0) continue;
    if (makesUp(amounts, moved[side], undirected) || holdsOpening(amounts, moved, side, opening)) holding++;
    else if (!isMadeUpElsewhere(amounts, moved[side], isPrinted))
      misses.push({ side, printed: Math.max(...amounts), moved: moved[side] });
  }
  return { state: misses.length > 0 ? 'fail' : holding === 2 ? 'hold' : null, misses };
}

/** Drops the total of the other direction if one label names both: "Total receipts and payments 584.34 1,221.47". */
function withoutOtherSide(amounts: readonly number[], moved: Moved, side: 'in' | 'out'): readonly number[] {
  const other = moved[side === 'in' ? 'out' : 'in'];
  return amounts.includes(moved[side]) && other !== moved[side]
    ? amounts.filter((amount) => amount !== other)
    : amounts;
}

function amountsOf(totals: readonly PrintedTotal[], side: PrintedTotal['side']): number[] {
  return [...new Set(totals.filter((total) => total.side === side).map(({ amount }) => amount))];
}

/** Most totals without direction that are tried in every combination; more would match anything. */
const MOST_UNDIRECTED = 6;

/** Whether the total of a column includes the opening balance at its top. */
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
