import { raiseFinding } from '@tieout/records';
import type { AccountReading } from '../interpret/account-reading.ts';
import type { BalanceItem } from '../interpret/items/flow-item.ts';
import type { Entry } from '../interpret/rows/row.ts';
import { isSignedByMark } from '../interpret/sign.ts';
import type { Doubt } from './doubt.ts';
import { rowsMoved } from './rows-moved.ts';

const AGAINST_BALANCES = raiseFinding('sign-doubtful', { reason: 'negative-credit' });

/** Doubts the signs of the only account on a card document: all its balances show what a minus means. */
export function balanceMarkDoubts(
  isMinusCredit: boolean,
  { reconciliation: { opening, closing, isOwed } }: Pick<AccountReading, 'reconciliation'>,
): Doubt[] {
  const areOwed = [opening, closing].every((end) => end !== null && (isOwed ? end > 0 : end < 0));
  return areOwed && isMinusCredit ? [AGAINST_BALANCES] : [];
}

/** Whether a row with only a minus for its direction was read as money in, where every balance has a minus too. */
export function takesMinusForCredit(
  { rows, amounts }: Pick<AccountReading, 'rows' | 'amounts'>,
  entries: readonly Entry[],
): boolean {
  const balances = entries.filter(isBalance).filter(({ amount }) => amount.minor !== 0);
  if (balances.length === 0 || balances.some(({ amount }) => amount.mark !== 'minus')) return false;
  return rowsMoved({ rows, amounts }, 'in').some(
    (row) => isSignedByMark(row) && row.anchor.amount.mark === 'minus',
  );
}

function isBalance(entry: Entry): entry is BalanceItem {
  return entry.kind === 'balance';
}
