import { smallest } from '../../values/extremes.ts';
import { type ColumnOfItems, sumOfColumn } from '../items/columns-of-items.ts';
import type { Checks } from '../reconcile.ts';
import { explanations } from './explanations.ts';
import { type Printed, ROUNDED } from './printed.ts';

/** A column and what it adds up to over the items. Minor units. */
export type StrayColumn = Pick<ColumnOfItems, 'heading' | 'page'> & { readonly sum: number };

/**
 * Columns whose sum nothing else confirms: no sum that was read or is printed by name, no foot of their own under more than one figure, and no other
 * column that leads from it to what the items add up to. Tax by line may be rounded on each.
 */
export function strayColumns(reconciliation: Checks, evidence: Printed): StrayColumn[] {
  if (reconciliation.totals.total === null) return [];
  const known = [...explanations(reconciliation, evidence, false)];
  return evidence.columns.flatMap((column) => {
    const { heading, page, cells, others, isDiscount } = column;
    const sum = sumOfColumn(column);
    const gap = smallest(known.map((amount) => Math.abs(amount - Math.abs(sum))));
    const isKnown =
      gap === 0 ||
      (gap <= ROUNDED * cells.length && !breaksOnOneLine(column, evidence.columns, reconciliation));
    const count = cells.filter(({ amount }) => amount !== 0).length;
    const isAddedUp = count > 1 && others.includes(sum);
    const isPrinted = evidence.sums.some(({ amount }) => amount !== 0 && Math.abs(amount) === Math.abs(sum));
    const isCovered = count === 0 || isDiscount === true || isAddedUp || isKnown || isPrinted;
    const isLedTo = leadsToItems(column, evidence.columns, reconciliation);
    return !missesFoot(column) && (isCovered || isLedTo) ? [] : [{ heading, page, sum }];
  });
}

/** Whether the sum printed at the foot of a column is another than that of its cells, by more than rounding each of them may make. */
function missesFoot(column: ColumnOfItems): boolean {
  const { cells, others, isFooted } = column;
  const [foot] = others;
  return (
    isFooted === true && foot !== undefined && Math.abs(sumOfColumn(column) - foot) > ROUNDED * cells.length
  );
}

/** Whether a column and another one, such as a base and its tax, make the amount of most lines and miss it on others: where no line is rounded, none is. */
function breaksOnOneLine(column: ColumnOfItems, columns: readonly ColumnOfItems[], { set }: Checks): boolean {
  const others = columns.filter((other) => other !== column);
  return others.some((other) => {
    const misses = column.cells.flatMap(({ position, amount }) => {
      const second = other.cells.find((cell) => cell.position === position);
      const item = set.items.find((one) => one.position === position);
      return second === undefined || item === undefined
        ? []
        : [Math.abs(amount + second.amount - item.amount)];
    });
    const broken = misses.filter((miss) => miss > 0);
    return broken.length > 0 && broken.length * 2 < misses.length;
  });
}

/** Whether a column and another one of the same lines, added or subtracted, are the amounts of the items: a base and its tax, a price and its discount. */
function leadsToItems(column: ColumnOfItems, columns: readonly ColumnOfItems[], { sum }: Checks): boolean {
  const own = sumOfColumn(column);
  return columns.some((other) => {
    const isOfSameLines = other !== column && other.cells[0]?.position === column.cells[0]?.position;
    const second = sumOfColumn(other);
    return isOfSameLines && second !== 0 && [own + second, own - second, second - own].includes(sum);
  });
}
