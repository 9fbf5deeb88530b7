import { namesMoneyHeld } from '../values/names-money-held.ts';
import { totalSide } from '../values/total-side.ts';
import {
  balanceLabel,
  namesAverage,
  namesBareBalance,
  namesInterest,
  namesLeast,
  namesLimit,
} from '../vocabulary/label.ts';
import type { BalanceRole } from '../words/languages/locale.ts';

/** What a figure outside the rows is. `balance` is one that opens or closes by where it is printed; `sum` is a total without a direction. */
export type ClaimKind =
  | BalanceRole
  | 'balance'
  | 'in'
  | 'out'
  | 'sum'
  | 'limit'
  | 'minimum payment'
  | 'interest'
  | 'average'
  | 'other';

/** What a label says its figure is. A balance without further qualification, or what was held in a currency, closes its day if it is `isOfDay`. */
export function claimKind(label: string, isOfDay: boolean): ClaimKind {
  const role = balanceLabel(label);
  if (role !== null) return role;
  // "Minimum payment" is no payment that was made.
  if (namesLeast(label)) return 'minimum payment';
  const side = totalSide(label);
  if (side !== null) return side === 'both' ? 'sum' : side;
  if (namesAverage(label)) return 'average';
  if (namesInterest(label)) return 'interest';
  if (isOfDay && namesMoneyHeld(label)) return 'closing';
  if (namesBareBalance(label)) return isOfDay ? 'closing' : 'balance';
  return namesLimit(label) ? 'limit' : 'other';
}
