import type { PrintedTotal } from '../checks/totals.ts';
import type { Figure } from './account-reading.ts';
import { balanceValue } from './balance-value.ts';
import type { BalanceItem, TotalItem } from './items/flow-item.ts';
import type { Entry } from './rows/row.ts';
import { signsLeading } from './signs-leading.ts';

/** Totals by direction that together lead from one balance to another, and the entries among which they are. */
export type SummaryParts = {
  readonly totals: readonly PrintedTotal[];
  readonly entries: ReadonlySet<Entry>;
};

/**
 * The signed amounts between an opening and a closing balance, where they lead exactly from one to the other. Then each is only a part,
 * "Purchases" next to "Transfers", and only together they are the total of one direction. Null if none of them is a total of debits or
 * credits, if a row is among them, if a sign contradicts its label, or if they do not add up.
 */
export function summaryParts(
  entries: readonly Entry[],
  figures: () => readonly Figure[],
  isCard: boolean,
): SummaryParts | null {
  for (const [at, opening] of entries.entries()) {
    if (opening.kind !== 'balance' || opening.role !== 'opening') continue;
    const rest = entries.slice(at + 1);
    const end = rest.findIndex(({ kind }) => kind === 'balance' || kind === 'row');
    const closing = rest[end];
    if (closing?.kind !== 'balance' || closing.role !== 'closing') continue;
    const sums = rest.slice(0, end).filter((entry) => entry.kind === 'total');
    if (sums.every(({ side }) => side === 'both')) continue;
    const unmarked = unmarkedPartsBetween(sums, opening, closing, figures(), isCard);
    if (unmarked === null && sums.some((sum) => goesAgainstSign(sum, isCard))) continue;
    const parts = unmarked ?? partsBetween(opening, closing, figures(), isCard);
    if (parts !== null) return { totals: totalsOf(parts, isCard), entries: new Set<TotalItem>(sums) };
    const other = columnsTellSides(entries) ? sumsOfOtherSide(sums, opening, closing, figures(), isCard) : [];
    if (other.length > 0) return { totals: [], entries: new Set<TotalItem>(other) };
  }
  return null;
}

/** Whether a total has the sign of the direction its label excludes. */
function goesAgainstSign({ side, amounts }: TotalItem, isCard: boolean): boolean {
  const taken = isCard ? 'in' : 'out';
  return (
    side !== 'both' &&
    amounts.some(
      ({ amount: { minor, mark } }) =>
        (minor !== 0 || mark === 'plus' || mark === 'minus') && (mark === 'minus') !== (side === taken),
    )
  );
}

function partsBetween(
  opening: BalanceItem,
  closing: BalanceItem,
  figures: readonly Figure[],
  isCard: boolean,
): readonly number[] | null {
  const parts = figuresBetween(opening, closing, figures).map(({ amount, mark }) =>
    mark === 'minus' ? -amount : amount,
  );
  const led = parts.reduce((sum, part) => sum + part, heldIn(opening, isCard));
  return parts.length > 1 && led === heldIn(closing, isCard) ? parts : null;
}

/** Least parts without a sign: two are the totals of both directions already. */
const LEAST_UNMARKED = 3;

/** The same without any printed sign on a part, where one choice of signs leads from one balance to the other and is what the labels say. */
function unmarkedPartsBetween(
  sums: readonly TotalItem[],
  opening: BalanceItem,
  closing: BalanceItem,
  figures: readonly Figure[],
  isCard: boolean,
): readonly number[] | null {
  const between = figuresBetween(opening, closing, figures);
  if (between.length < LEAST_UNMARKED || between.some(({ mark }) => mark !== 'none')) return null;
  const moved = between.filter(({ amount }) => amount !== 0).map(({ amount }) => amount);
  const [parts, ...others] = signsLeading(moved, heldIn(closing, isCard) - heldIn(opening, isCard));
  if (parts === undefined || others.length > 0) return null;
  const added = isCard ? 'out' : 'in';
  const isAsSaid = sums.every(
    ({ side, amounts }) =>
      side === 'both' ||
      amounts.every(
        ({ amount: { minor } }) => minor === 0 || parts.includes(side === added ? minor : -minor),
      ),
  );
  return isAsSaid ? parts : null;
}

/** Whether every row is in a debit or credit column: else totals of the other side may show that all signs are reversed. */
function columnsTellSides(entries: readonly Entry[]): boolean {
  return entries.every((entry) => entry.kind !== 'row' || entry.row.anchor.side !== 'amount');
}

/**
 * The totals whose labels name the wrong side, such as "Payments" of an account, because only one choice of signs for the figures between two
 * balances leads from one to the other.
 */
function sumsOfOtherSide(
  sums: readonly TotalItem[],
  opening: BalanceItem,
  closing: BalanceItem,
  figures: readonly Figure[],
  isCard: boolean,
): TotalItem[] {
  const parts = figuresBetween(opening, closing, figures).map(({ amount }) => amount);
  if (parts.length < 2) return [];
  const [signed, ...others] = signsLeading(parts, heldIn(closing, isCard) - heldIn(opening, isCard));
  if (signed === undefined || others.length > 0) return [];
  const added = new Set(signed.filter((part) => part > 0));
  const addedSide = isCard ? 'out' : 'in';
  return sums.filter(
    ({ side, amounts }) =>
      side !== 'both' &&
      amounts.every(({ amount: { minor } }) => minor !== 0 && added.has(minor) !== (side === addedSide)),
  );
}

/** The figures on the lines between two balances; if both are on one line, those between them. */
export function figuresBetween(
  opening: BalanceItem,
  closing: BalanceItem,
  figures: readonly Figure[],
): readonly Figure[] {
  const [from, to] = [opening.body.position, closing.body.position];
  if (from < to) return figures.filter(({ body: { position } }) => position > from && position < to);
  const own = figures.filter(({ body }) => body.position === from);
  return own[0]?.amount === opening.amount.minor && own.at(-1)?.amount === closing.amount.minor
    ? own.slice(1, -1)
    : [];
}

function heldIn({ amount, column }: BalanceItem, isCard: boolean): number {
  return balanceValue(amount, column, isCard);
}

/** Amounts that a card's summary adds are debt, and so money out. */
function totalsOf(parts: readonly number[], isCard: boolean): PrintedTotal[] {
  const sum = (chosen: readonly number[]) => Math.abs(chosen.reduce((total, part) => total + part, 0));
  const [added, taken] = [sum(parts.filter((part) => part > 0)), sum(parts.filter((part) => part < 0))];
  return [
    { side: isCard ? 'out' : 'in', amount: added },
    { side: isCard ? 'in' : 'out', amount: taken },
  ];
}
