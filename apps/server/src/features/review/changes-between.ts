import type { ReviewRow } from '@tieout/contract';
import type { EditedStatement } from './edited-statement.ts';

/** The rows that are different, or only there, before and after an edit. */
export function changesBetween(before: EditedStatement, after: EditedStatement) {
  return { before: onlyIn(before, after), after: onlyIn(after, before) };
}

function onlyIn(one: EditedStatement, other: EditedStatement): ReviewRow[] {
  const others = new Map(rowsOf(other).map((row) => [row.id, JSON.stringify(row)]));
  return rowsOf(one).filter((row) => others.get(row.id) !== JSON.stringify(row));
}

function rowsOf(statement: EditedStatement): ReviewRow[] {
  return statement.accounts.flatMap((account) => account.rows);
}
