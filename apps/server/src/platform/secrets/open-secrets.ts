import { createHmac, createSecretKey, hkdfSync, randomBytes } from 'node:crypto';
import { link, mkdir, open, readFile, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { syncPath } from '../database/embedded/sync-tree.ts';
import { KEY_BYTES, seal, unseal } from './seal.ts';

/** What the server knows and nobody else: keys derived, one for each use, from the one secret of the installation. */
export type Secrets = {
  /** Signs cookies. */
  readonly cookieKey: string;
  /** Signs sessions and links in mail. */
  readonly accountKey: string;
  wrapKey(dataKey: Buffer, fileId: string): Buffer;
  unwrapKey(wrapped: Buffer, fileId: string): Buffer;
  /** Seals a text that waits in the database, such as a mail with a link in it. */
  sealText(text: string, purpose: string): string;
  openText(sealed: string, purpose: string): string;
  /** A hash that cannot be guessed from its input by anybody without the secret. */
  keyedHash(purpose: string): ReturnType<typeof createHmac>;
};

/** The secrets of `configured` (base64), or of the file in `folder`, which is made at first start. */
export async function openSecrets(configured: string | null, folder: string): Promise<Secrets> {
  const root = configured === null ? await rootOf(folder) : Buffer.from(configured, 'base64');
  const derive = (use: string) => Buffer.from(hkdfSync('sha256', root, '', `tieout ${use}`, KEY_BYTES));
  // As bytes a key would be taken in anew for each use, which takes longer than sealing or hashing a little.
  const masterKey = createSecretKey(derive('files'));
  const hashKey = createSecretKey(derive('hashes'));
  return {
    cookieKey: derive('cookies').toString('base64'),
    accountKey: derive('accounts').toString('base64'),
    wrapKey: (dataKey, fileId) => seal(masterKey, dataKey, `key ${fileId}`),
    unwrapKey: (wrapped, fileId) => unseal(masterKey, wrapped, `key ${fileId}`),
    sealText: (text, purpose) => seal(masterKey, Buffer.from(text), purpose).toString('base64'),
    openText: (sealed, purpose) => unseal(masterKey, Buffer.from(sealed, 'base64'), purpose).toString(),
    keyedHash: (purpose) => createHmac('sha256', hashKey).update(`${purpose}\0`),
  };
}

async function rootOf(folder: string): Promise<Buffer> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const path = join(folder, 'secret.key');
  const existing = await readIfThere(path);
  if (existing !== null) return Buffer.from(existing, 'base64');
  await createWhole(path, randomBytes(KEY_BYTES).toString('base64'));
  return Buffer.from(await readFile(path, 'utf8'), 'base64');
}

/** Linking makes the file whole or not at all; of two servers that start together, one wins and both read the winner's. */
async function createWhole(path: string, text: string): Promise<void> {
  const mine = `${path}.${process.pid}`;
  const handle = await open(mine, 'w', 0o600);
  await handle.writeFile(text);
  await handle.sync();
  await handle.close();
  await link(mine, path).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EEXIST') throw error;
  });
  await rm(mine);
  // Documents are sealed with it from now on: its name has to be on the disk before theirs.
  syncPath(dirname(path));
}

async function readIfThere(path: string): Promise<string | null> {
  try {
    return await readFile(path, 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
}
