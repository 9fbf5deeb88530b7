import {
  balanceLabel,
  namesAverage,
  namesBareBalance,
  namesInterest,
  namesLeast,
  namesLimit,
  totalLabel,
} from '../vocabulary/label.ts';
import type { BalanceRole } from '../words/languages/locale.ts';

/** What a figure outside the rows is the figure of. `sum` is one of money moved that names no direction. */
export type ClaimKind =
  | BalanceRole
  | 'in'
  | 'out'
  | 'sum'
  | 'limit'
  | 'minimum payment'
  | 'interest'
  | 'average'
  | 'other';

/** What a label says its figure is. A balance that does not say which closes the day it is of, where it is `isOfDay`. */
export function claimKind(label: string, isOfDay: boolean): ClaimKind {
  const role = balanceLabel(label);
  if (role !== null) return role;
  // "Minimum payment" names no payment that was made.
  if (namesLeast(label)) return 'minimum payment';
  const side = totalLabel(label);
  if (side !== null) return side === 'both' ? 'sum' : side;
  if (namesAverage(label)) return 'average';
  if (namesInterest(label)) return 'interest';
  if (isOfDay && namesBareBalance(label)) return 'closing';
  return namesLimit(label) ? 'limit' : 'other';
}
