import { readdir, readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { PGlite, types } from '@electric-sql/pglite';
import { drizzle } from 'drizzle-orm/pglite';
import type { Database } from '../../src/platform/database/open-database.ts';

const MIGRATIONS = new URL('../../drizzle/', import.meta.url);

/** The embedded database inside this process and in memory only: for tests of thousands of statements. */
export async function openMemoryDatabase(): Promise<{
  database: Database;
  /** Removes every row of every table, so that a test that counts sees none but its own. */
  empty(): Promise<void>;
  close(): Promise<void>;
}> {
  const engine = await PGlite.create({
    // Buffers, as the product's own driver gives them.
    parsers: { [types.BYTEA]: (text) => Buffer.from(text.slice('\\x'.length), 'hex') },
  });
  const names = (await readdir(fileURLToPath(MIGRATIONS))).filter((name) => name.endsWith('.sql')).sort();
  for (const name of names) await engine.exec(await readFile(new URL(name, MIGRATIONS), 'utf8'));
  // The same dialect by another driver; nothing of the driver itself is used.
  const database = drizzle({ client: engine }) as unknown as Database;
  const { rows } = await engine.query<{ name: string }>(
    "select format('%I', tablename) as name from pg_tables where schemaname = 'public'",
  );
  // Quicker than truncating, which costs a file for each table and index. What refers to a row goes with it.
  const everyDelete = rows.map(({ name }) => `delete from ${name};`).join('');
  return {
    database,
    empty: async () => void (await engine.exec(everyDelete)),
    close: () => engine.close(),
  };
}
