import { HEADINGS } from '../words/index.ts';
import type { ColumnRole } from '../words/locale.ts';
import { phrasesIn } from '../words/phrase-table.ts';
import type { Column } from './column.ts';
import type { Heading } from './heading.ts';
import { namesPrincipal } from './part-that-moves.ts';

/** The columns, one of two for balances marked as that of what is owed, "Balance debit" beside "Balance credit"; or the only one, where rows move the principal of a loan. */
export function withOwedBalance(columns: readonly Column[], headings: readonly Heading[]): Column[] {
  const balances = headings.filter(({ role }) => role === 'balance');
  const [only, ...others] = balances;
  if (only !== undefined && others.length === 0 && movesPrincipal(headings))
    return columns.map((column) =>
      column.role === 'balance' ? { ...column, isOwed: true as const } : column,
    );
  const owed = balances.find((heading) => speaksOf(heading, 'out') && !speaksOf(heading, 'in'));
  const held = balances.find((heading) => speaksOf(heading, 'in') && !speaksOf(heading, 'out'));
  if (owed === undefined || held === undefined) return columns.slice();
  return columns.map((column) =>
    column.role === 'balance' && column.left <= owed.left && column.right >= owed.right
      ? { ...column, isOwed: true as const }
      : column,
  );
}

/** Whether every balance of a table is owed. */
export function owesAll({ columns }: { readonly columns: readonly Column[] }): boolean {
  const balances = columns.filter(({ role }) => role === 'balance');
  return balances.length > 0 && balances.every(({ isOwed }) => isOwed === true);
}

/** Whether the rows of a table move the principal of a loan: what is left of it is owed. */
function movesPrincipal(headings: readonly Heading[]): boolean {
  return headings.some((heading) => heading.role === 'amount' && namesPrincipal(heading));
}

function speaksOf({ text }: Heading, side: ColumnRole): boolean {
  return phrasesIn(HEADINGS, text).some(({ value }) => value === side);
}
