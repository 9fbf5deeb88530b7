import type { AccountReading } from '../interpret/account-reading.ts';
import type { Row } from '../interpret/rows/row.ts';

/** The rows read as money in, or as money out. A zero-amount row is neither. */
export function rowsMoved(
  { rows, amounts }: Pick<AccountReading, 'rows' | 'amounts'>,
  way: 'in' | 'out',
): Row[] {
  const isOfWay = (amount = 0) => (way === 'in' ? amount > 0 : amount < 0);
  return rows.filter((_, index) => isOfWay(amounts[index]));
}
