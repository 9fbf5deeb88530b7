import { raiseFinding } from '@tieout/records';
import type { AccountReading } from '../interpret/account-reading.ts';
import type { BalanceItem } from '../interpret/items/flow-item.ts';
import type { Entry } from '../interpret/rows/row.ts';
import { phraseBefore } from '../tables/phrase-before.ts';
import { largest } from '../values/extremes.ts';
import { namesLimit } from '../vocabulary/label.ts';
import type { Doubt } from './doubt.ts';

/**
 * What keeps the only account of a document from being sure: an opening or closing balance that is neither the one its rows lead from and
 * to nor any they pass. A closing one told over the rows is enough, for a newest row left out may show nowhere else: what stands below
 * it ties out without it, or a balance by days of value is told like the account's own. The heads of cards tell limits and dues
 * beside, so theirs counts only over the newest row. Anywhere else it counts where it is claimed as clearly as the account's own.
 */
export function otherClosingDoubts(
  { rows, amounts, balances, reconciliation: { opening, closing, chain, totals } }: AccountReading,
  entries: readonly Entry[],
  isCard: boolean,
): Doubt[] {
  if (closing === null || rows.length === 0) return [];
  const passed = new Set(
    [opening, closing, ...balances, ...(totals === 'hold' ? sumsOf(amounts) : [])].flatMap((value) =>
      value === null ? [] : [Math.abs(value)],
    ),
  );
  const head = entries.slice(
    0,
    entries.findIndex(({ kind }) => kind === 'row'),
  );
  const isOther = ({ amount }: BalanceItem) => !passed.has(amount.minor);
  const told =
    isCard && !chain.isNewestFirst
      ? undefined
      : balancesOf(head, 'closing').find(
          (one) => isOther(one) && !one.isInTable && !tellsWhatMayBeDrawn(one),
        );
  const other =
    told ??
    balancesOf(entries, 'closing').find((one) => isOther(one) && isAsClear(one, entries, closing)) ??
    // Behind the first row what opens a page is carried over to it.
    balancesOf(head, 'opening').find((one) => isOther(one) && isAsClear(one, entries, opening));
  return other === undefined
    ? []
    : [raiseFinding('other-closing-balance', {}, { page: other.body.line.page })];
}

function balancesOf(entries: readonly Entry[], role: BalanceItem['role']): BalanceItem[] {
  return entries.filter((entry) => entry.kind === 'balance').filter((entry) => entry.role === role);
}

/** Whether a balance is claimed as clearly as that end of the account is anywhere. */
function isAsClear({ role, strength }: BalanceItem, entries: readonly Entry[], end: number | null): boolean {
  const own = balancesOf(entries, role).filter(
    ({ amount }) => end !== null && amount.minor === Math.abs(end),
  );
  return strength > 0 && strength >= largest([0, ...own.map((one) => one.strength)]);
}

/** What came in and what went out: where sums of both are printed and hold, one of them was said to close. */
function sumsOf(amounts: readonly number[]): number[] {
  const sum = (own: readonly number[]) => own.reduce((all, amount) => all + amount, 0);
  return [sum(amounts.filter((amount) => amount > 0)), sum(amounts.filter((amount) => amount < 0))];
}

/** Whether the words before a figure say that so much may be drawn: what is held up for some days is not, though it is on the account. */
function tellsWhatMayBeDrawn({ amount, body }: BalanceItem): boolean {
  const token = body.tokens.find((other) => other.kind === 'amount' && other.amount === amount);
  return token !== undefined && namesLimit(phraseBefore(body, token.left));
}
