import { randomBytes } from 'node:crypto';
import { link, mkdir, open, readFile, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { syncPath } from '../database/embedded/sync-tree.ts';
import { KEY_BYTES } from './seal.ts';

/** The master keys of an installation. Everything is sealed with the current one; the previous ones still open. */
export type MasterKeys = {
  readonly current: Buffer;
  /** The newest first. Empty except while keys are rotated. */
  readonly previous: readonly Buffer[];
};

/** Where the master keys come from. */
export type KeySource = {
  /** Base64; null: the key is in a file. */
  readonly masterKey: string | null;
  /** Base64. */
  readonly previousMasterKeys: readonly string[];
  /** The folder of the key file. */
  readonly folder: string;
};

/** The keys that are configured, or those of the key file, which is made at first start. */
export async function readMasterKeys({
  masterKey,
  previousMasterKeys,
  folder,
}: KeySource): Promise<MasterKeys> {
  const inFile = masterKey === null ? await readOrMakeFile(keyFileIn(folder)) : [];
  const [current, ...previous] = [...(masterKey === null ? inFile : [masterKey]), ...previousMasterKeys];
  if (current === undefined) throw new Error(`${keyFileIn(folder)} is empty. Put the key back from a copy.`);
  return { current: decoded(current), previous: previous.map(decoded) };
}

/** The path of the key file. It has one key in base64, or several while they are rotated: one a line, the newest first. */
export function keyFileIn(folder: string): string {
  return join(folder, 'secret.key');
}

/** The keys of a key file, in base64; null where there is no such file. */
export async function readKeyFile(path: string): Promise<string[] | null> {
  try {
    return (await readFile(path, 'utf8')).split('\n').filter((line) => line.trim() !== '');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
}

/** Writes a key file, whole or not at all. */
export async function writeKeyFile(path: string, keys: readonly string[]): Promise<void> {
  await mkdir(dirname(path), { recursive: true, mode: 0o700 });
  await rename(await writeAside(path, keys), path);
  syncPath(dirname(path));
}

/** A fresh master key in base64. */
export function newMasterKey(): string {
  return randomBytes(KEY_BYTES).toString('base64');
}

async function readOrMakeFile(path: string): Promise<string[]> {
  const existing = await readKeyFile(path);
  if (existing !== null) return existing;
  await mkdir(dirname(path), { recursive: true, mode: 0o700 });
  await createWhole(path);
  return (await readKeyFile(path)) ?? [];
}

/** Linking makes the file whole or not at all; of two servers that start together, one wins and both read the winner's. */
async function createWhole(path: string): Promise<void> {
  const mine = await writeAside(path, [newMasterKey()]);
  await link(mine, path).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EEXIST') throw error;
  });
  await rm(mine);
  // Documents are sealed with it from now on: its name has to be on the disk before theirs.
  syncPath(dirname(path));
}

async function writeAside(path: string, keys: readonly string[]): Promise<string> {
  const aside = `${path}.${process.pid}`;
  const handle = await open(aside, 'w', 0o600);
  await handle.writeFile(keys.join('\n'));
  await handle.sync();
  await handle.close();
  return aside;
}

function decoded(key: string): Buffer {
  return Buffer.from(key.trim(), 'base64');
}
