import { dateSpan } from '../source/balanced-statement.ts';
import type { Movement, StatementSource } from '../source/export-source.ts';

/** A document that an export is made of, by the name people know it by. */
export type NamedDocument = { readonly name: string; readonly place: number };

/** A statement among those of its account: from which document, which days it covers, its rows with the oldest first. */
export type PlacedStatement = NamedDocument & {
  readonly statement: StatementSource;
  /** As printed, else the first and last date of the rows; null where there is neither. */
  readonly start: string | null;
  readonly end: string | null;
  readonly rows: readonly Movement[];
};

/** `statement` of a document, with its days and its rows in the order of time. */
export function placeStatement(statement: StatementSource, { name, place }: NamedDocument): PlacedStatement {
  const span = statement.period ?? dateSpan(statement);
  const rows = oldestFirst([...statement.movements]);
  return { name, place, statement, start: span?.start ?? null, end: span?.end ?? null, rows };
}

/** The rows turned round where the document prints the newest first. */
function oldestFirst(rows: Movement[]): Movement[] {
  const dates = rows.flatMap(({ date }) => date ?? []);
  const [first, last] = [dates[0], dates.at(-1)];
  return first !== undefined && last !== undefined && first > last ? rows.reverse() : rows;
}
