import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import type { Configuration } from '../configuration.ts';
import { type Moved as MovedRows, moveRows } from '../platform/database/move-rows.ts';
import { openDatabase } from '../platform/database/open-database.ts';
import { type FileStore, storedParts } from '../platform/files/file-store.ts';
import { openFileStore } from '../platform/files/open-file-store.ts';

export type Moved = MovedRows & {
  /** Parts of documents in the store, each compared. */
  readonly files: number;
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
    await to.write(id, part, Readable.from([bytes]));
    if (!(await to.read(id, part))?.equals(bytes)) throw new Error(`${id}/${part} did not arrive as it was.`);
  }
  return count;
}

function ignore(): void {}
