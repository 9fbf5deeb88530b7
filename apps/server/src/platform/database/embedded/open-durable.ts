import { existsSync, writeFileSync } from 'node:fs';
import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { DurableFileSystem } from './durable-file-system.ts';
import { syncTree } from './sync-tree.ts';

/** `-F` turns fsync off; `fdatasync`, the default method, does nothing in PGlite. */
const DURABLE_PARAMETERS = [
  ...PGlite.defaultStartParams.filter((parameter) => parameter !== '-F'),
  '-c',
  'fsync=on',
  '-c',
  'wal_sync_method=fsync',
];

/** Opens the PostgreSQL in `folder`, creating it first; a folder whose creation never finished is created again. The caller holds the folder's lock. */
export async function openDurable(folder: string): Promise<PGlite> {
  const marker = join(folder, '.created');
  if (existsSync(marker)) return open(folder);
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const database = await open(folder);
  await database.exec('CHECKPOINT');
  syncTree(folder);
  writeFileSync(marker, '');
  syncTree(folder, { depth: 1 });
  return database;
}

function open(folder: string): Promise<PGlite> {
  return PGlite.create({ fs: new DurableFileSystem(folder), startParams: DURABLE_PARAMETERS });
}
