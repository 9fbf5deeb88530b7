import type { Evidence } from '../checks/reconcile.ts';
import type { PrintedTotal } from '../checks/totals.ts';
import type { Amount } from '../values/amount.ts';
import type { DocumentFacts, Figure } from './account-reading.ts';
import type { TotalItem } from './items/flow-item.ts';
import { withPartSums } from './part-sums.ts';
import { printedEnds } from './printed-ends.ts';
import type { Entry } from './rows/row.ts';
import { soleSums } from './sole-sums.ts';
import { summaryParts } from './summary-parts.ts';
import { sumsSaidToClose } from './sums-said-to-close.ts';

/** What the document prints to check an account's movements by; `implied` is what its rows' own balances imply before the first, `amounts` what they move. */
export function accountEvidence(
  entries: readonly Entry[],
  { isCard, isHeld, figures }: DocumentFacts,
  implied: readonly number[],
  amounts: readonly number[],
): Evidence {
  const ends = printedEnds(entries, implied, isCard);
  const summary = summaryParts(entries, figures, isCard);
  const alone = summary === null ? entries : entries.filter((entry) => !summary.entries.has(entry));
  const sums = (entry: Entry) => (entry.kind === 'total' ? totalsOf(entry) : []);
  const totals = withPartSums([...(summary?.totals ?? []), ...alone.flatMap(sums)], entries, amounts, sums);
  const mistaken = isCard ? [] : sumsSaidToClose({ ...ends, totals, amounts });
  const closings = ends.closings.filter((closing) => mistaken.every(({ amount }) => amount !== closing));
  return {
    ...ends,
    closings:
      closings.length > 0 ? closings : closingAmongSums(entries, ends.openings, owed(amounts, isCard)),
    totals: [...totals, ...mistaken],
    isPrinted: (amount) => isPrintedOutsideRows(amount, entries, figures()),
    soleSums: isCard && ends.openings.length === 0 ? soleSums(entries, figures) : [],
    isCard,
    printsHeld:
      isCard &&
      (isHeld || isAllSigned(entries) || (areBalancesMarked(entries) && !leadsInCredit(ends, amounts))),
  };
}

function owed(amounts: readonly number[], isCard: boolean): number {
  const moved = amounts.reduce((sum, amount) => sum + amount, 0);
  return isCard ? -moved : moved;
}

/** Where no closing balance is named: what the rows make of the opening one, if a sum printed behind them is just that. "Total" closes many cards. */
function closingAmongSums(entries: readonly Entry[], openings: readonly number[], moved: number): number[] {
  const last = entries.findLastIndex((entry) => entry.kind === 'row');
  const sums = entries
    .slice(last + 1)
    .flatMap((entry) => (entry.kind === 'total' ? totalsOf(entry) : []))
    .filter(({ side }) => side === 'both');
  return openings
    .map((opening) => opening + moved)
    .filter((closing) => sums.some(({ amount }) => amount === Math.abs(closing)))
    .slice(0, 1);
}

function totalsOf({ side, amounts }: TotalItem): PrintedTotal[] {
  const isNamed = side !== 'both' && amounts.length === 1;
  return amounts.map(({ amount, role }) => ({
    side: !isNamed && (role === 'in' || role === 'out') ? role : side,
    amount: amount.minor,
  }));
}

/** Whether a figure stands on a line that is no row kept, and is neither one of the balances nor of the sums by direction. */
function isPrintedOutsideRows(
  amount: number,
  entries: readonly Entry[],
  figures: readonly Figure[],
): boolean {
  const isTold = entries.some(
    (entry) =>
      (entry.kind === 'balance' && entry.amount.minor === amount) ||
      (entry.kind === 'total' &&
        totalsOf(entry).some((total) => total.side !== 'both' && total.amount === amount)),
  );
  if (isTold) return false;
  const rows = new Set(entries.flatMap((entry) => (entry.kind === 'row' ? [entry.row.anchor.body] : [])));
  return figures.some((figure) => figure.amount === amount && !rows.has(figure.body));
}

/** Whether every balance bears a minus, as where a card prints what is held and not what is owed. */
function areBalancesMarked(entries: readonly Entry[]): boolean {
  const balances = entries
    .filter((entry) => entry.kind === 'balance')
    .filter((entry) => entry.role !== 'carried' && entry.amount.minor !== 0);
  return balances.length > 0 && balances.every(({ amount }) => amount.mark === 'minus');
}

/** Fewer rows show no habit. */
const ENOUGH_ROWS = 4;

/**
 * Whether most rows are money out and lower what the card is in credit by, from one balance with a minus to the other: the holder has
 * paid too much, and a minus is what the bank owes.
 */
function leadsInCredit(
  { openings, closings }: Pick<Evidence, 'openings' | 'closings'>,
  amounts: readonly number[],
): boolean {
  const out = amounts.filter((amount) => amount < 0).length;
  if (amounts.length < ENOUGH_ROWS || out * 2 <= amounts.length) return false;
  const sum = owed(amounts, true);
  return openings.some((opening) => closings.includes(opening + sum));
}

/**
 * Whether every balance and every movement bears a plus or a minus of its own, and most movements a minus: the signs are then the
 * holder's throughout, for cards pay out more often than they take in. Where all movements bear a minus a balance must bear a plus:
 * nobody prints one before what is owed.
 */
function isAllSigned(entries: readonly Entry[]): boolean {
  const balances = entries.flatMap((entry) => (entry.kind === 'balance' ? [entry.amount] : []));
  const movements = entries.flatMap((entry) => (entry.kind === 'row' ? [entry.row.anchor.amount] : []));
  const isSigned = ({ mark, minor }: Amount) => mark === 'plus' || mark === 'minus' || minor === 0;
  const out = movements.filter(({ mark }) => mark === 'minus').length;
  return (
    balances.some(({ minor }) => minor !== 0) &&
    [...balances, ...movements].every(isSigned) &&
    (out < movements.length || balances.some(({ mark }) => mark === 'plus')) &&
    out * 2 > movements.length
  );
}
