import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { lockFolder } from '../platform/database/embedded/folder-lock.ts';
import { copyTree, differences, type Manifest, manifestOf, manifestSchema } from './copy-tree.ts';

const MANIFEST = 'backup.json';
/** How long the product may take to end before the command gives up. */
const WAIT_MS = 2000;
/** What belongs to a running process or to no acknowledged upload. */
const LEFT_OUT = /^database\/database\.lock|^files\/arriving\//;

/** Copies the data folder of the embedded default, with the checksum of each file, to `target`, which must not exist. Throws while the product runs. */
export async function backUp(dataFolder: string, target: string): Promise<{ readonly files: number }> {
  if (!existsSync(join(dataFolder, 'database'))) {
    throw new Error(
      `There is no embedded database in ${dataFolder}. Set DATA_DIR to the folder the product runs on.`,
    );
  }
  if (existsSync(target)) throw new Error(`${target} exists already. Name a folder that does not exist yet.`);
  const unlock = await lockFolder(join(dataFolder, 'database', 'database.lock'), { waitMs: WAIT_MS });
  try {
    const isLeftOut = (path: string) => LEFT_OUT.test(path);
    const manifest = await manifestOf(dataFolder, isLeftOut);
    const extra = { [MANIFEST]: JSON.stringify(manifest, null, 1) };
    await copyTree({ from: dataFolder, to: resolve(target), manifest, isLeftOut, extra });
    return { files: Object.keys(manifest).length };
  } finally {
    unlock();
  }
}

/** Lays the backup at `source` as the data folder, which must be empty or not exist. Throws where the backup is not what it was. */
export async function restore(source: string, dataFolder: string): Promise<{ readonly files: number }> {
  const manifest = await readManifest(source);
  const isLeftOut = (path: string) => path === MANIFEST;
  const wrong = differences(manifest, await manifestOf(source, isLeftOut));
  if (wrong.length > 0) {
    throw new Error(
      `The backup is damaged; nothing was restored. These files are missing, added or changed: ${wrong.join(', ')}`,
    );
  }
  if (existsSync(dataFolder) && (await readdir(dataFolder)).length > 0) {
    throw new Error(`${dataFolder} is not empty. Move it away, or set DATA_DIR to another folder.`);
  }
  await copyTree({ from: source, to: resolve(dataFolder), manifest, isLeftOut });
  return { files: Object.keys(manifest).length };
}

async function readManifest(source: string): Promise<Manifest> {
  const text = await readFile(join(source, MANIFEST), 'utf8').catch(() => null);
  if (text === null) throw new Error(`There is no backup in ${source}: ${MANIFEST} is missing.`);
  return manifestSchema.parse(JSON.parse(text));
}
