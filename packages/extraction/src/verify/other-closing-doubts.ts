import { type AccountEvidence, raiseFinding } from '@tieout/records';
import type { AccountReading } from '../interpret/account-reading.ts';
import type { BalanceItem } from '../interpret/items/flow-item.ts';
import { namesAvailable } from '../interpret/names-available.ts';
import type { Entry } from '../interpret/rows/row.ts';
import { type DateOrder, settleDate, type TimeFrame } from '../values/settle-date.ts';
import type { Doubt } from './doubt.ts';

/** A balance printed outside the rows. */
type ClaimedBalance = AccountEvidence['balances'][number];

/** The balances printed outside the rows, with how clearly each is claimed. */
export function claimedBalances(
  entries: readonly Entry[],
  { order, frame }: { readonly order: DateOrder; readonly frame: TimeFrame },
): ClaimedBalance[] {
  const first = entries.findIndex(({ kind }) => kind === 'row');
  return entries.flatMap((entry, at) =>
    entry.kind !== 'balance'
      ? []
      : [
          {
            ...{ role: entry.role, amount: entry.amount.minor, strength: entry.strength },
            ...{ page: entry.body.line.page, isAbove: at < first, isInTable: entry.isInTable },
            isDrawable: namesAvailable(entry),
            date: entry.date === null ? null : settleDate(entry.date, order, frame),
          },
        ],
  );
}

/**
 * What keeps the only account of a document from being sure: an opening or closing balance that is neither the one its rows lead from and
 * to nor any they pass. A closing one shown over the rows is enough, for a newest row left out may show nowhere else: what stands below
 * it ties out without it, or a balance by days of value is shown like the account's own. The heads of cards tell limits and dues
 * beside, so theirs counts only over the newest row. Anywhere else it counts where it is claimed as clearly as the account's own.
 */
export function otherClosingDoubts(
  claimed: readonly ClaimedBalance[],
  {
    amounts,
    balances,
    reconciliation: { opening, closing, chain, totals },
  }: Pick<AccountReading, 'amounts' | 'balances' | 'reconciliation'>,
  isCard: boolean,
): Doubt[] {
  if (closing === null || amounts.length === 0) return [];
  const passed = new Set(
    [opening, closing, ...balances, ...(totals === 'hold' ? sumsOf(amounts) : [])].flatMap((value) =>
      value === null ? [] : [Math.abs(value)],
    ),
  );
  const head = claimed.filter(({ isAbove }) => isAbove);
  const isOther = ({ amount }: ClaimedBalance) => !passed.has(amount);
  const told =
    isCard && !chain.isNewestFirst
      ? undefined
      : balancesOf(head, 'closing').find((one) => isOther(one) && !one.isInTable && !one.isDrawable);
  const other =
    told ??
    balancesOf(claimed, 'closing').find((one) => isOther(one) && isAsClear(one, claimed, closing)) ??
    // Behind the first row what opens a page is carried over to it.
    balancesOf(head, 'opening').find((one) => isOther(one) && isAsClear(one, claimed, opening));
  return other === undefined ? [] : [raiseFinding('other-closing-balance', {}, { page: other.page })];
}

function balancesOf(claimed: readonly ClaimedBalance[], role: BalanceItem['role']): ClaimedBalance[] {
  return claimed.filter((one) => one.role === role);
}

/** Whether a balance is claimed as clearly as that end of the account is anywhere. */
function isAsClear(
  { role, strength }: ClaimedBalance,
  claimed: readonly ClaimedBalance[],
  end: number | null,
): boolean {
  const own = balancesOf(claimed, role).filter(({ amount }) => end !== null && amount === Math.abs(end));
  return strength > 0 && own.every((one) => strength >= one.strength);
}

/** What came in and what went out: where sums of both are printed and hold, one of them was said to close. */
function sumsOf(amounts: readonly number[]): number[] {
  return [1, -1].map((sign) =>
    amounts.filter((amount) => Math.sign(amount) === sign).reduce((sum, amount) => sum + amount, 0),
  );
}
