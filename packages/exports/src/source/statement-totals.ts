import type { Movement, StatementSource } from './export-source.ts';
import { addTotals, NO_TOTALS, type Totals, totalsOf } from './totals.ts';

/** What the rows of all accounts come to. */
export function statementTotals(
  statements: readonly StatementSource[],
  includes: (movement: Movement) => boolean = () => true,
): Totals {
  let totals = NO_TOTALS;
  for (const { movements } of statements) {
    for (const movement of movements) {
      if (includes(movement)) totals = addTotals(totals, totalsOf(movement.amountMinor));
    }
  }
  return totals;
}
