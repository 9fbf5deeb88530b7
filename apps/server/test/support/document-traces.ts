import { getTableColumns, getTableName, sql } from 'drizzle-orm';
import type { Database } from '../../src/platform/database/open-database.ts';
import { files } from '../../src/platform/database/schema.ts';
import { type FileStore, storedParts } from '../../src/platform/files/file-store.ts';

/** Keeps for 400 days, by design, that rows were exported: keyed hashes that no file is needed for. */
const OUTLIVES_ITS_FILE = 'exported_rows';

/** What a completed document with every kind of content leaves: rows about it, sealed columns of its own row, stored parts. */
export const ALL_TRACES: readonly string[] = [
  'edits',
  'extractions',
  'file_figures',
  'files.fingerprint',
  'files.has_csv',
  'files.sealed_labels',
  'files.sealed_mapping',
  'files.wrapped_key',
  'idempotency_keys',
  'stored csv',
  'stored document',
  'stored words',
];

/**
 * What is left of a document's content: every table with rows of that file, every column of its own row that holds content or its key,
 * and every stored part. What is in them is sealed, so looking for its text would find nothing whether it is there or not.
 */
export async function tracesOf(
  { database, files: store }: { readonly database: Database; readonly files: FileStore },
  id: string,
): Promise<string[]> {
  const traces: string[] = [];
  const { rows: tables } = await database.execute<{ name: string }>(
    sql`select table_name as name from information_schema.columns where table_schema = 'public' and column_name = 'file_id'`,
  );
  for (const { name } of tables) {
    if (name === OUTLIVES_ITS_FILE) continue;
    const { rows } = await database.execute(
      sql`select 1 from ${sql.identifier(name)} where file_id = ${id}::uuid`,
    );
    if (rows.length > 0) traces.push(name);
  }
  const { wrappedKey, sealedPassword, sealedMapping, sealedLabels, fingerprint, hasCsv } =
    getTableColumns(files);
  const ofContent = [wrappedKey, sealedPassword, sealedMapping, sealedLabels, fingerprint, hasCsv];
  const { rows } = await database.execute<Record<string, unknown>>(
    sql`select * from ${files} where id = ${id}::uuid`,
  );
  for (const { name } of ofContent) {
    const value = rows[0]?.[name];
    const isEmpty = value === undefined || value === null || value === '' || value === false;
    if (!isEmpty) traces.push(`${getTableName(files)}.${name}`);
  }
  for (const part of storedParts) if ((await store.read(id, part)) !== null) traces.push(`stored ${part}`);
  return traces.sort();
}
