import type { BalanceItem } from './items/flow-item.ts';
import type { Entry } from './rows/row.ts';

/**
 * Whether a balance is nothing, in a currency in which the account has neither rows nor other balances, next to an opening and a closing balance
 * in its own: "Total due US$ 0.00" next to "Total due S/ 120.00".
 */
export function isNothingInOtherMoney({ amount }: BalanceItem, entries: readonly Entry[]): boolean {
  const { currency } = amount;
  if (amount.minor !== 0 || currency === null) return false;
  const held = entries.flatMap((entry) =>
    entry.kind === 'balance' && entry.amount.minor !== 0 && entry.amount.currency !== null ? [entry] : [],
  );
  const isUsed =
    held.some((entry) => entry.amount.currency === currency) ||
    entries.some((entry) => entry.kind === 'row' && entry.row.anchor.amount.currency === currency);
  return !isUsed && (['opening', 'closing'] as const).every((end) => held.some(({ role }) => role === end));
}
