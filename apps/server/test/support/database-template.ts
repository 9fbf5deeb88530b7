import { createHash } from 'node:crypto';
import { cp, mkdir, mkdtemp, readdir, readFile, rename, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { lockFolder } from '../../src/platform/database/embedded/folder-lock.ts';
import { openDatabase } from '../../src/platform/database/open-database.ts';

const CACHE = fileURLToPath(new URL('../../../../node_modules/.cache/tieout-test/', import.meta.url));
const MIGRATIONS = fileURLToPath(new URL('../../drizzle/', import.meta.url));

/** Lays a fresh, migrated embedded database at `folder`: created once, then copied, since creation takes seconds. */
export async function layEmptyDatabase(folder: string): Promise<void> {
  await cp(await template(), folder, { recursive: true });
}

async function template(): Promise<string> {
  await mkdir(CACHE, { recursive: true });
  const made = join(CACHE, `database-${await fingerprint()}`);
  const unlock = await lockFolder(join(CACHE, 'making.lock'), { waitMs: 50_000 });
  try {
    if (await isThere(made)) return made;
    const making = await mkdtemp(join(CACHE, 'making-'));
    const open = await openDatabase({ url: null, folder: making }, () => {});
    await open.close();
    await rename(making, made);
    return made;
  } finally {
    unlock();
  }
}

async function fingerprint(): Promise<string> {
  const hash = createHash('sha256');
  for (const name of (await readdir(MIGRATIONS)).sort()) {
    if (name.endsWith('.sql')) hash.update(name).update(await readFile(join(MIGRATIONS, name)));
  }
  return hash.digest('hex').slice(0, 12);
}

async function isThere(path: string): Promise<boolean> {
  return (await stat(path).catch(() => null)) !== null;
}
