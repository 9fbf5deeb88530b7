import { randomUUID } from 'node:crypto';
import { mkdir, open, readdir, readFile, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { FileStore, StoredPart } from './file-store.ts';

/** No upload takes longer to arrive. */
const ARRIVING_MS = 6 * 60 * 60_000;

/** Keeps documents below `folder`, spread over sub-folders by the first two characters of their id. `isShared`: other processes use it too. */
export async function openFolderFileStore(
  folder: string,
  { isShared }: { readonly isShared: boolean },
): Promise<FileStore> {
  const kept = join(folder, 'kept');
  const arriving = join(folder, 'arriving');
  const folderOf = (id: string) => join(kept, id.slice(0, 2), id);
  const pathOf = (id: string, part: StoredPart) => join(folderOf(id), part);
  await mkdir(kept, { recursive: true, mode: 0o700 });
  // Whatever was still arriving when the server last ended was acknowledged to nobody; in a shared folder it may be arriving now.
  if (!isShared) await rm(arriving, { recursive: true, force: true });
  await mkdir(arriving, { recursive: true, mode: 0o700 });
  if (isShared) await removeOld(arriving);
  return {
    async write(id, part, source) {
      const temporary = join(arriving, randomUUID());
      try {
        await writeSynced(temporary, source);
        await mkdir(folderOf(id), { recursive: true, mode: 0o700 });
        await rename(temporary, pathOf(id, part));
        await syncFolders([folderOf(id), dirname(folderOf(id)), kept]);
      } finally {
        await rm(temporary, { force: true });
      }
    },
    async read(id, part) {
      try {
        return await readFile(pathOf(id, part));
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
        throw error;
      }
    },
    remove: (id) => rm(folderOf(id), { recursive: true, force: true }),
    async *ids() {
      for (const group of await readdir(kept)) yield* await readdir(join(kept, group));
    },
    async check() {
      const probe = join(arriving, randomUUID());
      await (await open(probe, 'wx')).close();
      await rm(probe);
    },
  };
}

/** Removes what cannot be arriving any more. */
async function removeOld(arriving: string): Promise<void> {
  for (const name of await readdir(arriving)) {
    const path = join(arriving, name);
    const seen = await stat(path).catch(() => null);
    if (seen !== null && Date.now() - seen.mtimeMs > ARRIVING_MS) await rm(path, { force: true });
  }
}

async function writeSynced(path: string, source: AsyncIterable<Buffer>): Promise<void> {
  const handle = await open(path, 'wx', 0o600);
  try {
    for await (const chunk of source) await handle.writeFile(chunk);
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** A rename is safe from a power cut only once its folder is on disk too. */
async function syncFolders(folders: readonly string[]): Promise<void> {
  for (const folder of folders) {
    const handle = await open(folder, 'r');
    try {
      await handle.sync();
    } finally {
      await handle.close();
    }
  }
}
