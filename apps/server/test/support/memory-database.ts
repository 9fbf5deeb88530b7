import { readdir, readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { PGlite } from '@electric-sql/pglite';
import { drizzle } from 'drizzle-orm/pglite';
import type { Database } from '../../src/platform/database/open-database.ts';

const MIGRATIONS = new URL('../../drizzle/', import.meta.url);

/** The embedded database inside this process and in memory only: for tests of thousands of statements. */
export async function openMemoryDatabase(): Promise<{ database: Database; close(): Promise<void> }> {
  const engine = await PGlite.create();
  const names = (await readdir(fileURLToPath(MIGRATIONS))).filter((name) => name.endsWith('.sql')).sort();
  for (const name of names) await engine.exec(await readFile(new URL(name, MIGRATIONS), 'utf8'));
  // The same dialect by another driver; nothing of the driver itself is used.
  const database = drizzle({ client: engine }) as unknown as Database;
  return { database, close: () => engine.close() };
}
