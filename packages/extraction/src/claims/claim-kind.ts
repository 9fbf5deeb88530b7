import {
  balanceLabel,
  namesAverage,
  namesLeast,
  namesLimit,
  tellsInterest,
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

/** What a label says its figure is. */
export function claimKind(label: string): ClaimKind {
  const role = balanceLabel(label);
  if (role !== null) return role;
  const side = totalLabel(label);
  if (side !== null) return side === 'both' ? 'sum' : side;
  if (namesLeast(label)) return 'minimum payment';
  if (namesAverage(label)) return 'average';
  if (tellsInterest(label)) return 'interest';
  return namesLimit(label) ? 'limit' : 'other';
}
