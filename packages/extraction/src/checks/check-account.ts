import { accountSteps } from './account-steps.ts';
import { evidenceOf } from './evidence-of.ts';
import type { PrintedClaims } from './printed-claims.ts';
import { type Reconciliation, reconcile } from './reconcile.ts';
import { movedBy } from './totals.ts';

/** The transactions of an account; minor units, one per row. */
export type CheckedRows = {
  readonly amounts: readonly number[];
  /** Amounts without the fees charged next to them. */
  readonly alone: readonly number[];
  readonly balances: readonly (number | null)[];
  /** Whether the rows get their balances from the lines below, and have none of their own. */
  readonly areBalancesBelow?: boolean;
};

/** Runs every check of an account: its transactions against everything printed. Used for a reading and for judging it again. */
export function checkAccount(
  claims: PrintedClaims,
  { amounts, alone, balances, areBalancesBelow = false }: CheckedRows,
  isCard: boolean,
): Reconciliation {
  const { betweenRows, opensAboveZero, leavesOutBalances } = claims;
  const checked = reconcile(accountSteps(betweenRows, opensAboveZero, amounts, balances), {
    ...evidenceOf(claims, amounts, isCard),
    movedAlone: movedBy(alone),
  });
  // Equal balances do not prove a month without transactions if rows with other balances were left out.
  const isFarFromBalances =
    leavesOutBalances &&
    checked.opening === checked.closing &&
    (areBalancesBelow || balances.every((balance) => balance === null));
  return isFarFromBalances && checked.ledger === 'holds'
    ? { ...checked, ledger: null, difference: null }
    : checked;
}
