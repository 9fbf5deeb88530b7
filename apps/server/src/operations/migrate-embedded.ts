import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { PoolClient } from 'pg';
import type { Configuration } from '../configuration.ts';
import { type OpenDatabase, openDatabase } from '../platform/database/open-database.ts';
import { type FileStore, storedParts } from '../platform/files/file-store.ts';
import { openFileStore } from '../platform/files/open-file-store.ts';
import { moveJobs } from '../platform/queue/move-jobs.ts';
import { copyTable, sumsOf, type TableSum, tablesOf } from './tables.ts';

export type Moved = {
  readonly tables: readonly TableSum[];
  readonly jobs: number;
  readonly files: number;
  /** Whether an earlier run had moved the rows already. */
  readonly wasDone: boolean;
};

/**
 * Moves everything of the embedded default to the PostgreSQL and, where one is configured, the bucket of `configuration`: documents
 * first, then all rows and jobs in one transaction, each compared with what it was. The data folder stays as it is; after a
 * break it is simply run again. Throws, with what to do, where the move cannot be made or is not equal.
 */
export async function migrateEmbedded(configuration: Configuration): Promise<Moved> {
  const { dataFolder, databaseUrl } = configuration;
  if (databaseUrl === null) throw new Error('Set DATABASE_URL to the PostgreSQL everything goes to.');
  await expectSameKey(configuration);
  const source = await openDatabase({ url: null, folder: join(dataFolder, 'database') }, ignore);
  try {
    const target = await openDatabase({ url: databaseUrl, folder: dataFolder }, ignore);
    try {
      const files = await moveFiles(configuration);
      return { ...(await moveRows(source, target)), files };
    } finally {
      await target.close();
    }
  } finally {
    await source.close();
  }
}

/** Documents are sealed with it: with another key they could be opened by nobody. */
async function expectSameKey({ masterKey, dataFolder }: Configuration): Promise<void> {
  const path = join(dataFolder, 'secrets', 'secret.key');
  const own = await readFile(path, 'utf8').catch(() => null);
  if (own === null || own.trim() === masterKey) return;
  throw new Error(`Set MASTER_KEY to what is in ${path}: the documents are sealed with that key.`);
}

async function moveFiles({ s3, dataFolder }: Configuration): Promise<number> {
  const folder = join(dataFolder, 'files');
  if (s3 === null) return 0;
  const from = await openFileStore({ s3: null, folder, isShared: true });
  const to = await openFileStore({ s3, folder, isShared: true });
  let count = 0;
  for await (const id of from.ids()) count += await moveDocument(from, to, id);
  return count;
}

async function moveDocument(from: FileStore, to: FileStore, id: string): Promise<number> {
  let count = 0;
  for (const part of storedParts) {
    const bytes = await from.read(id, part);
    if (bytes === null) continue;
    count++;
    if ((await to.read(id, part))?.equals(bytes)) continue;
    await to.write(id, part, only(bytes));
    if (!(await to.read(id, part))?.equals(bytes)) throw new Error(`${id}/${part} did not arrive as it was.`);
  }
  return count;
}

async function* only(bytes: Buffer) {
  yield bytes;
}

async function moveRows(source: OpenDatabase, target: OpenDatabase): Promise<Omit<Moved, 'files'>> {
  return withClient(source, (from) =>
    withClient(target, async (to) => {
      const tables = await tablesOf(from);
      const [expected, before] = [await sumsOf(from, tables), await sumsOf(to, tables)];
      if (isEqual(expected, before)) return { tables: expected, jobs: 0, wasDone: true };
      const filled = before.filter(({ rows }) => rows > 0).map(({ table }) => table);
      if (filled.length > 0) {
        throw new Error(
          `The PostgreSQL of DATABASE_URL is in use already (${filled.join(', ')}). Name an empty one.`,
        );
      }
      await to.query('begin');
      for (const table of tables) await copyTable(from, to, table);
      const after = await sumsOf(to, tables);
      if (!isEqual(expected, after))
        throw new Error('The rows did not arrive as they were; nothing was kept.');
      const jobs = await moveJobs({ from, to, pool: target.pool });
      await to.query('commit');
      return { tables: after, jobs, wasDone: false };
    }),
  );
}

async function withClient<Result>(
  { pool }: OpenDatabase,
  work: (client: PoolClient) => Promise<Result>,
): Promise<Result> {
  const client = await pool.connect();
  try {
    await client.query("set time zone 'UTC'");
    return await work(client);
  } finally {
    // Closed, not given back: a transaction that broke off ends with it.
    client.release(true);
  }
}

function isEqual(one: readonly TableSum[], other: readonly TableSum[]): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

function ignore(): void {}
