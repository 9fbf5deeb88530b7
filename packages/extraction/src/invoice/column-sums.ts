import { assignColumns } from './assign-columns.ts';
import { toMinor } from './decimal.ts';
import type { ItemTable } from './item-tables.ts';
import type { Item } from './items.ts';

/** A column of a table of items beside that of their amounts, and what it adds up to. Minor units. */
export type ColumnSum = {
  readonly heading: string;
  readonly page: number;
  readonly sum: number;
  readonly count: number;
};

/**
 * What the columns with, without and of tax add up to over the items read, in tables without quantities and prices that would check
 * a line by itself; only columns filled on every one of them.
 */
export function columnSums(
  items: readonly Item[],
  tables: readonly ItemTable[],
  digits: number,
): ColumnSum[] {
  return tables.flatMap((table) => {
    const own = new Set(items.filter((item) => item.table === table.position).map((item) => item.position));
    const roles = table.headings.map((heading) => heading.role);
    const isChecked = roles.includes('quantity') && roles.includes('unitPrice');
    if (table.kind !== 'items' || own.size === 0 || isChecked) return [];
    const rows = table.rows.flatMap((row) =>
      row !== null && own.has(row.position)
        ? [assignColumns(row.line, row.figures, table.headings).figures]
        : [],
    );
    return table.headings.flatMap(({ role, text }, column) => {
      if (role === null || !/^(net|gross|taxBase|taxAmount)$/.test(role)) return [];
      const amounts = rows.flatMap((figures) => {
        const figure = figures.get(column);
        return figure?.isMoney === true ? [toMinor(figure.value, digits) ?? 0] : [];
      });
      const sum = amounts.reduce((total, amount) => total + amount, 0);
      return amounts.length === own.size
        ? [
            {
              heading: text,
              page: table.rows.find((row) => row !== null)?.line.page ?? 1,
              sum,
              count: own.size,
            },
          ]
        : [];
    });
  });
}
