import type { Claim } from '../../claims/claim.ts';
import { type Cells, cellsOf } from '../../roles/cells.ts';
import type { Table } from '../../roles/table.ts';
import type { BodyLine } from '../../tables/body-line.ts';
import { textOfTokens } from '../../tables/text-of-tokens.ts';
import type { PrintedDate } from '../../values/printed-date.ts';
import { namesLimit } from '../../vocabulary/label.ts';
import type { TextItem, TotalItem } from './flow-item.ts';

type Cell = Cells['amounts'][number];

/** A line of a table with what stands in its columns. */
export type TableLine = {
  readonly table: Table;
  readonly body: BodyLine;
  /** Its place among the table's lines. */
  readonly index: number;
  readonly cells: Cells;
  /** Amounts in columns of money in, money out or either. */
  readonly movements: readonly Cell[];
  readonly balance: Cell | null;
  /** What stands in no column of figures or dates. */
  readonly text: string;
  /** Its figures that have a label of their own. */
  readonly claims: readonly Claim[];
  /** The size of most words of the document, in points. */
  readonly usualSize: number;
};

/** Line `index` of `table`, with the claims on it. */
export function tableLine(
  table: Table,
  index: number,
  body: BodyLine,
  { claims, usualSize }: Pick<TableLine, 'claims' | 'usualSize'>,
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
    claims,
    usualSize,
  };
}

/** A line that says nothing but its text, with its own day. */
export function textItem({ table, body, cells }: TableLine): TextItem {
  return { kind: 'text', body, table, date: cells.date?.date ?? null, cells };
}

/** A line that says nothing but the day of the rows under it: none of it is their text. */
export function dayItem({ table, body, cells }: TableLine, date: PrintedDate): TextItem {
  return { kind: 'text', body, table, date, cells: { ...cells, text: [] } };
}

/** A sum of what stands in `cells`; one of what may be drawn, or outside a table with headings, has no direction, whatever column it stands in. */
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
