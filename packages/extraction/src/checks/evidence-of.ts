import type { BetweenRows } from './between-rows.ts';
import { withPartSums } from './part-sums.ts';
import type { PrintedClaims } from './printed-claims.ts';
import type { Evidence } from './reconcile.ts';
import { sumsSaidToClose } from './sums-said-to-close.ts';
import { movedBy, type PrintedTotal } from './totals.ts';

/** What a document prints to check an account by, interpreted with the given amounts of its rows. */
export function evidenceOf(claims: PrintedClaims, amounts: readonly number[], isCard: boolean): Evidence {
  const { openings, summary, betweenRows, soleSums, isPrinted } = claims;
  const marks = betweenRows.filter((mark) => mark.kind === 'total');
  // Where no line sums all rows, those at the foot of a page say nothing of the rows below.
  const sums = marks.every((mark) => areSumsSoFar(mark, amounts))
    ? []
    : marks.flatMap((mark) => (summary === null || mark.isInSummary !== true ? mark.totals : []));
  const totals = withPartSums([...(summary ?? []), ...sums], betweenRows, amounts);
  const mistaken = isCard ? [] : sumsSaidToClose({ closings: claims.closings, totals, amounts });
  const closings = claims.closings.filter((closing) => mistaken.every(({ amount }) => amount !== closing));
  return {
    openings,
    // If a labelled closing balance turned out to be a total, no other total takes its place.
    closings: claims.closings.length > 0 ? closings : closingAmongSums(claims, owed(amounts, isCard)),
    totals: [...totals, ...mistaken],
    isPrinted,
    soleSums,
    isCard,
    printsHeld: printsHeld(claims, amounts, isCard),
    ...claims.named,
  };
}

/** Whether both sums of a line between rows are those of the rows above it, as at the foot of a page. */
function areSumsSoFar(
  { at, totals }: Extract<BetweenRows[number], { kind: 'total' }>,
  amounts: readonly number[],
): boolean {
  if (at === 0 || at >= amounts.length) return false;
  const moved = movedBy(amounts.slice(0, at));
  const holds = (side: 'in' | 'out') =>
    totals.some((total) => total.side === side && total.amount === moved[side]);
  return holds('in') && holds('out');
}

/** Whether a card prints balances from the holder's side: a minus is debt. */
export function printsHeld(claims: PrintedClaims, amounts: readonly number[], isCard: boolean): boolean {
  if (claims.balancesAre !== 'marked') return claims.balancesAre === 'held';
  return !leadsInCredit(claims, amounts, isCard);
}

function owed(amounts: readonly number[], isCard: boolean): number {
  const moved = amounts.reduce((sum, amount) => sum + amount, 0);
  return isCard ? -moved : moved;
}

/** If no closing balance is labelled: the sum of opening balance and rows, provided a total below them equals it. "Total" closes many cards; a total of zero is a total of nothing and closes none. */
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

/** Fewer rows show no pattern. */
const ENOUGH_ROWS = 4;

/**
 * Whether most rows are money out and reduce the card's credit balance, from one balance with a minus to another: the holder overpaid, and
 * a minus is what the bank owes.
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
