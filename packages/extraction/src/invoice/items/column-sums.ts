import { toMinor } from '../rows/decimal.ts';
import type { DocumentRow } from '../rows/document-rows.ts';
import type { ItemTable } from '../rows/item-tables.ts';
import { assignColumns } from './assign-columns.ts';
import type { Item } from './items.ts';

/** A column of a table of items next to that of their amounts, and what it adds up to. Minor units. */
export type ColumnSum = {
  readonly heading: string;
  readonly page: number;
  readonly sum: number;
  readonly count: number;
  /** Figures of the same column on other lines of the table: one may print the sum. */
  readonly others: readonly number[];
};

/**
 * What the columns with, without and of tax add up to over the items read, those of tax alone in tables whose quantities and prices
 * check a line's amount; only columns filled on every one of them.
 */
export function columnSums(
  items: readonly Item[],
  tables: readonly ItemTable[],
  digits: number,
): ColumnSum[] {
  return tables
    .filter(({ kind }) => kind === 'items')
    .flatMap((table) => {
      const own = new Set(items.filter((item) => item.table === table.position).map((item) => item.position));
      return own.size === 0 ? [] : sumsOfTable(table, own, digits);
    });
}

function sumsOfTable(table: ItemTable, own: ReadonlySet<number>, digits: number): ColumnSum[] {
  const roles = table.headings.map((heading) => heading.role);
  const isChecked = roles.includes('quantity') && roles.includes('unitPrice');
  const wanted = isChecked ? /^taxAmount$/ : /^(net|gross|taxBase|taxAmount)$/;
  const rows = table.rows.filter((row) => row !== null);
  const cells = (some: readonly DocumentRow[], column: number) =>
    some.flatMap(({ line, figures }) => {
      const figure = assignColumns(line, figures, table.headings).figures.get(column);
      return figure?.isMoney === true ? [toMinor(figure.value, digits) ?? 0] : [];
    });
  return table.headings.flatMap(({ role, text }, column) => {
    if (role === null || !wanted.test(role)) return [];
    const amounts = cells(
      rows.filter(({ position }) => own.has(position)),
      column,
    );
    if (amounts.length !== own.size) return [];
    return [
      {
        heading: text,
        page: rows[0]?.line.page ?? 1,
        sum: amounts.reduce((total, amount) => total + amount, 0),
        count: own.size,
        others: cells(
          rows.filter(({ position }) => !own.has(position)),
          column,
        ),
      },
    ];
  });
}
