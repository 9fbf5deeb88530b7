import { withPartSums } from './part-sums.ts';
import type { PrintedClaims } from './printed-claims.ts';
import type { Evidence } from './reconcile.ts';
import { sumsSaidToClose } from './sums-said-to-close.ts';
import type { PrintedTotal } from './totals.ts';

/** What a document prints to check an account by, as those amounts of its rows leave it to be understood. */
export function evidenceOf(claims: PrintedClaims, amounts: readonly number[], isCard: boolean): Evidence {
  const { openings, summary, betweenRows, soleSums, isPrinted } = claims;
  const sums = betweenRows.flatMap((mark) =>
    mark.kind === 'total' && (summary === null || mark.isInSummary !== true) ? mark.totals : [],
  );
  const totals = withPartSums([...(summary ?? []), ...sums], betweenRows, amounts);
  const mistaken = isCard ? [] : sumsSaidToClose({ closings: claims.closings, totals, amounts });
  const closings = claims.closings.filter((closing) => mistaken.every(({ amount }) => amount !== closing));
  return {
    openings,
    // Where a closing balance is named but turned out to be a total, no other total stands in for it.
    closings: claims.closings.length > 0 ? closings : closingAmongSums(claims, owed(amounts, isCard)),
    totals: [...totals, ...mistaken],
    isPrinted,
    soleSums,
    isCard,
    printsHeld: printsHeld(claims, amounts, isCard),
    ...claims.named,
  };
}

/** Whether a card's balances are printed as the holder's: a minus is owed. */
export function printsHeld(claims: PrintedClaims, amounts: readonly number[], isCard: boolean): boolean {
  if (claims.balancesAre !== 'marked') return claims.balancesAre === 'held';
  return !leadsInCredit(claims, amounts, isCard);
}

function owed(amounts: readonly number[], isCard: boolean): number {
  const moved = amounts.reduce((sum, amount) => sum + amount, 0);
  return isCard ? -moved : moved;
}

/** Where no closing balance is named: what the opening one and the rows add up to, if a total printed below them is just that. "Total" closes many cards; one of zero is a total of nothing and closes none. */
function closingAmongSums({ openings, betweenRows }: PrintedClaims, moved: number): number[] {
  const sums: PrintedTotal[] = betweenRows.flatMap((mark) =>
    mark.kind === 'total' && mark.isBelowRows === true
      ? mark.totals.filter(({ side }) => side === 'both')
      : [],
  );
  return openings
    .map((opening) => opening + moved)
    .filter((closing) => closing !== 0 && sums.some(({ amount }) => amount === Math.abs(closing)))
    .slice(0, 1);
}

/** Fewer rows show no habit. */
const ENOUGH_ROWS = 4;

/**
 * Whether most rows are money out and lower what the card is in credit by, from one balance with a minus to the other: the holder has
 * paid too much, and a minus is what the bank owes.
 */
function leadsInCredit(
  { openings, closings }: PrintedClaims,
  amounts: readonly number[],
  isCard: boolean,
): boolean {
  const out = amounts.filter((amount) => amount < 0).length;
  if (amounts.length < ENOUGH_ROWS || out * 2 <= amounts.length) return false;
  const sum = owed(amounts, isCard);
  return openings.some((opening) => closings.includes(opening + sum));
}
