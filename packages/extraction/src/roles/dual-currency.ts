import { textOfTokens } from '../tables/text-of-tokens.ts';
import { balanceLabel } from '../vocabulary/label.ts';
import { says } from '../vocabulary/says.ts';
import { type Cells, cellsOf } from './cells.ts';
import type { Column } from './column.ts';
import type { Arrangement, Table } from './table.ts';

/** A document split by currency, where the amounts of two currencies are in columns side by side, with the headers of those columns. */
export type CurrencyPair = {
  readonly own: Arrangement;
  readonly other: Arrangement;
  readonly ownHeading: string;
  readonly otherHeading: string;
};

/** Whether a table has a second currency next to the account's: transactions and a balance are in its column alone. */
export function hasSecondCurrency(table: Table): boolean {
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

/** Splits the document by currency; null where no table has two, or more than two columns hold their amounts. */
export function splitByCurrency(arrangement: Arrangement): CurrencyPair | null {
  const tables = arrangement.tables.filter(hasSecondCurrency);
  const [first] = tables;
  const columns = (first?.columns ?? []).filter(({ role }) => role === 'foreign' || role === 'amount');
  const [own, ...more] = columns.filter(isAmount);
  // Of several columns the one with balances is that of a currency; counts of instalments have none.
  const [other, ...others] = columns
    .filter((column) => !isAmount(column))
    .filter((column) => first === undefined || hasBalance(first, column));
  if (first === undefined || own === undefined || other === undefined || more.length > 0) return null;
  // The cost basis of a holding is printed next to its proceeds, and is no transaction.
  if (!others.every((column) => says('costBasis', headingOf(first, column)))) return null;
  const arrangementWith = (part: (table: Table) => Table): Arrangement => ({
    ...arrangement,
    tables: arrangement.tables.map((table) => (tables.includes(table) ? part(table) : table)),
  });
  return {
    own: arrangementWith((table) => withoutRowsOf(table, 'foreign')),
    other: arrangementWith((table) => turned(withoutRowsOf(table, 'amount'))),
    ownHeading: headingOf(first, own),
    otherHeading: headingOf(first, other),
  };
}

function hasBalance(table: Table, column: Column): boolean {
  return table.lines.some((body) => {
    const { amounts, text } = cellsOf(table, body);
    return amounts.some((cell) => cell.column === column) && balanceLabel(textOfTokens(body, text)) !== null;
  });
}

function isAmount({ role }: Column): boolean {
  return role === 'amount';
}

type Money = 'amount' | 'foreign';

function inColumns({ amounts }: Cells, role: Money): Cells['amounts'] {
  return amounts.filter(({ column }) => column.role === role);
}

/** Whether a dated line has amounts, all in the columns of one currency. */
function movesOnly(cells: Cells, role: Money): boolean {
  return (
    cells.date !== null && cells.amounts.length > 0 && inColumns(cells, role).length === cells.amounts.length
  );
}

/** A table without the rows of one currency and their lines of text. */
function withoutRowsOf(table: Table, role: Money): Table {
  let isOf = false;
  const lines = table.lines.filter((body) => {
    const continues = isOf && !body.tokens.some(({ kind }) => kind === 'amount' || kind === 'date');
    isOf = continues || movesOnly(cellsOf(table, body), role);
    return !isOf;
  });
  return { ...table, lines };
}

const OTHER: Readonly<Record<Money, Money>> = { amount: 'foreign', foreign: 'amount' };

/** A table with its two currencies swapped. */
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
