import { textOfTokens } from '../tables/text-of-tokens.ts';
import { balanceLabel } from '../vocabulary/label.ts';
import { says } from '../vocabulary/says.ts';
import { type Cells, cellsOf } from './cells.ts';
import type { Column } from './column.ts';
import type { Arrangement, Table } from './table.ts';

/** The same document once for each of two currencies whose amounts stand in columns next to each other, with what heads those columns. */
export type TwoMoneys = {
  readonly own: Arrangement;
  readonly other: Arrangement;
  readonly ownHeading: string;
  readonly otherHeading: string;
};

/** Whether a table keeps another money next to the account's: movements and a balance stand in its column alone. */
export function keepsOtherMoney(table: Table): boolean {
  if (!table.columns.some(({ role }) => role === 'foreign')) return false;
  const lines = table.lines.map((body) => ({ body, cells: cellsOf(table, body) }));
  const isOfBalance = ({ body, cells }: (typeof lines)[number]) =>
    balanceLabel(textOfTokens(body, cells.text)) !== null;
  const [balances, others] = [lines.filter(isOfBalance), lines.filter((line) => !isOfBalance(line))];
  return (
    balances.some(({ cells }) => inColumns(cells, 'foreign').length > 0) &&
    others.some(({ cells }) => movesOnly(cells, 'foreign'))
  );
}

/** The document split by money; null where no table keeps two, or more than two columns of amounts hold them. */
export function partMoneys(arrangement: Arrangement): TwoMoneys | null {
  const tables = arrangement.tables.filter(keepsOtherMoney);
  const [first] = tables;
  const columns = (first?.columns ?? []).filter(({ role }) => role === 'foreign' || role === 'amount');
  const [own, ...more] = columns.filter(isAmount);
  const [other, ...beside] = columns.filter((column) => !isAmount(column));
  if (first === undefined || own === undefined || other === undefined || more.length > 0) return null;
  // What a holding cost stands next to the cash it was sold for, and moves none.
  if (!beside.every((column) => says('costBasis', headingOf(first, column)))) return null;
  const parted = (part: (table: Table) => Table): Arrangement => ({
    ...arrangement,
    tables: arrangement.tables.map((table) => (tables.includes(table) ? part(table) : table)),
  });
  return {
    own: parted((table) => withoutRowsOf(table, 'foreign')),
    other: parted((table) => turned(withoutRowsOf(table, 'amount'))),
    ownHeading: headingOf(first, own),
    otherHeading: headingOf(first, other),
  };
}

function isAmount({ role }: Column): boolean {
  return role === 'amount';
}

type Money = 'amount' | 'foreign';

function inColumns({ amounts }: Cells, role: Money): Cells['amounts'] {
  return amounts.filter(({ column }) => column.role === role);
}

/** Whether a dated line holds figures, and all of them in the columns of one money. */
function movesOnly(cells: Cells, role: Money): boolean {
  return (
    cells.date !== null && cells.amounts.length > 0 && inColumns(cells, role).length === cells.amounts.length
  );
}

/** A table without the rows of one money: their lines, and those of text below them. */
function withoutRowsOf(table: Table, role: Money): Table {
  let isOf = false;
  const lines = table.lines.filter((body) => {
    const goesOn = isOf && !body.tokens.some(({ kind }) => kind === 'amount' || kind === 'date');
    isOf = goesOn || movesOnly(cellsOf(table, body), role);
    return !isOf;
  });
  return { ...table, lines };
}

const OTHER: Readonly<Record<Money, Money>> = { amount: 'foreign', foreign: 'amount' };

/** A table with its two currencies changed for each other. */
function turned(table: Table): Table {
  const columns = table.columns.map((column) =>
    column.role === 'amount' || column.role === 'foreign' ? { ...column, role: OTHER[column.role] } : column,
  );
  const headings = table.headings.map((heading) =>
    heading.role === 'amount' || heading.role === 'foreign'
      ? { ...heading, role: OTHER[heading.role] }
      : heading,
  );
  return { ...table, columns, headings };
}

function headingOf({ headings }: Table, column: Column): string {
  return headings.find(({ left, right }) => left < column.right && right > column.left)?.text ?? '';
}
