import type { Claim } from '../../claims/claim.ts';
import { type Cells, cellsOf } from '../../roles/cells.ts';
import type { Table } from '../../roles/table.ts';
import type { BodyLine } from '../../tables/body-line.ts';
import { textOfTokens } from '../../tables/text-of-tokens.ts';
import type { PrintedDate } from '../../values/printed-date.ts';
import { namesLimit } from '../../vocabulary/label.ts';
import type { TextItem, TotalItem } from './flow-item.ts';

type Cell = Cells['amounts'][number];

/** A line of a table with the contents of its columns. */
export type TableLine = {
  readonly table: Table;
  readonly body: BodyLine;
  /** Its index among the table's lines. */
  readonly index: number;
  readonly cells: Cells;
  /** Amounts in columns for money in, money out or either. */
  readonly movements: readonly Cell[];
  readonly balance: Cell | null;
  /** The text outside amount and date columns. */
  readonly text: string;
  /** Its amounts with labels of their own. */
  readonly claims: readonly Claim[];
  /** Those of the amounts on the next line. */
  readonly claimsBelow: readonly Claim[];
  /** The most frequent type size of the document, in points. */
  readonly usualSize: number;
};

/** Line `index` of `table`, with the claims on it. */
export function tableLine(
  table: Table,
  index: number,
  body: BodyLine,
  own: Pick<TableLine, 'claims' | 'claimsBelow' | 'usualSize'>,
): TableLine {
  const cells = cellsOf(table, body);
  return {
    table,
    body,
    index,
    cells,
    movements: cells.amounts.filter(
      ({ column }) => column.role === 'in' || column.role === 'out' || column.role === 'amount',
    ),
    balance: cells.amounts.find(({ column }) => column.role === 'balance') ?? null,
    text: textOfTokens(body, cells.text),
    ...own,
  };
}

/** A line with nothing but text, with its own date. */
export function textItem({ table, body, cells }: TableLine): TextItem {
  return { kind: 'text', body, table, date: cells.date?.date ?? null, cells };
}

/** A line that is no text of a row, such as one with nothing but the date of the rows below. */
export function wordlessItem({ table, body, cells }: TableLine, date: PrintedDate | null): TextItem {
  return { kind: 'text', body, table, date, cells: { ...cells, text: [] } };
}

/** A total of the amounts in `cells`. A total of available amounts, or outside a table with headers, has no direction, whatever column it is in. */
export function totalItem(
  side: TotalItem['side'],
  cells: readonly Cell[],
  { table, body, text }: TableLine,
): TotalItem {
  const isOfLimit = namesLimit(text) || table.headings.length === 0;
  return {
    kind: 'total',
    side,
    amounts: cells.map(({ token, column }) => ({
      amount: token.amount,
      role: isOfLimit ? null : column.role,
    })),
    body,
  };
}
