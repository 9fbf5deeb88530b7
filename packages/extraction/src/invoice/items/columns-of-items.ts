import { toMinor } from '../rows/decimal.ts';
import type { DocumentRow } from '../rows/document-rows.ts';
import type { ItemTable } from '../rows/item-tables.ts';
import { assignColumns } from './assign-columns.ts';
import type { Item } from './items.ts';

/** A column of a table of items next to that of their amounts. Minor units. */
export type ColumnOfItems = {
  readonly heading: string;
  readonly page: number;
  /** Its cells in the rows of the items. */
  readonly cells: readonly { readonly position: number; readonly amount: number }[];
  /** Figures of the same column on other lines of the table: one may print the sum. */
  readonly others: readonly number[];
  /** True for amounts taken off the lines, which explain another column and need no explanation. */
  readonly isDiscount?: boolean | undefined;
  /** True where `others` is the one amount of a row of sums that ends the column. */
  readonly isFooted?: boolean | undefined;
};

/** What the amounts of a column add up to, in minor units. */
export function sumOfColumn({ cells }: Pick<ColumnOfItems, 'cells'>): number {
  return cells.reduce((sum, { amount }) => sum + amount, 0);
}

/** A column as it is read, with whether it is of taxes. */
export type ReadColumn = ColumnOfItems & { readonly isTax: boolean };

/**
 * The columns with, without and of tax next to the amounts of the items, those of tax alone in tables whose quantities and prices
 * check a line's amount; only columns filled on every one of them.
 */
export function columnsOfItems(
  items: readonly Item[],
  tables: readonly ItemTable[],
  digits: number,
): ReadColumn[] {
  return tables
    .filter(({ kind }) => kind === 'items')
    .flatMap((table) => {
      const under = new Set(table.rows.flatMap((row) => row?.position ?? []));
      const own = items.filter(
        (item) => item.table === table.position || (item.table === 0 && under.has(item.position)),
      );
      return own.length === 0 ? [] : columnsOfTable(table, own, digits);
    });
}

/** Roles of columns next to the amounts that nothing else checks: of items that quantity and price explain, and of others. */
const OF_PRICED: ReadonlySet<string> = new Set(['taxAmount']);
const OF_UNPRICED: ReadonlySet<string> = new Set([
  ...['amount', 'net', 'gross', 'taxBase'],
  ...['taxAmount', 'discount'],
]);

function columnsOfTable(table: ItemTable, items: readonly Item[], digits: number): ReadColumn[] {
  const own = new Set(items.map(({ position }) => position));
  const isChecked = items.some(({ quantity, unitPrice }) => quantity !== null && unitPrice !== null);
  const wanted: ReadonlySet<string> = isChecked ? OF_PRICED : OF_UNPRICED;
  const rows = table.rows.filter((row) => row !== null);
  const cellsIn = (some: readonly DocumentRow[], column: number) =>
    some.flatMap(({ line, figures, position }) => {
      const figure = assignColumns(line, figures, table.headings).figures.get(column);
      return figure?.isMoney === true ? [{ position, amount: toMinor(figure.value, digits) ?? 0 }] : [];
    });
  return table.headings.flatMap(({ role, text }, column) => {
    if (role === null || !wanted.has(role)) return [];
    const cells = cellsIn(
      rows.filter(({ position }) => own.has(position)),
      column,
    );
    const isOwn = items.every(({ amount }, index) => amount === cells[index]?.amount);
    if (cells.length !== own.size || (role === 'amount' && isOwn)) return [];
    return [
      {
        heading: text,
        isTax: role === 'taxAmount',
        ...(role === 'discount' ? { isDiscount: true } : {}),
        page: rows[0]?.line.page ?? 1,
        cells,
        others: cellsIn(
          rows.filter(({ position }) => !own.has(position)),
          column,
        ).map(({ amount }) => amount),
      },
    ];
  });
}
