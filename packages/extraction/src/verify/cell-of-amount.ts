import type { Row } from '../interpret/rows/row.ts';
import type { Cells } from '../roles/cells.ts';

/** The cell the amount of a row was read from; undefined where it is that of none. */
export function cellOfAmount({ anchor: { amount, cells } }: Row): Cells['amounts'][number] | undefined {
  return cells.amounts.find(({ token }) => token.amount === amount);
}
