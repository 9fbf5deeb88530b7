import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { z } from 'zod';
import { type Configuration, keySourceOf, secretsFolderOf } from '../configuration.ts';
import { lockFolder } from '../platform/database/embedded/folder-lock.ts';
import { keyFileIn, readKeyFile, readMasterKeys, writeKeyFile } from '../platform/secrets/master-keys.ts';
import { fingerprintOf } from '../platform/secrets/open-secrets.ts';
import { copyTree, differences, manifestOf, manifestSchema } from './copy-tree.ts';

const MANIFEST = 'backup.json';
/** How long the product may take to end before the command gives up. */
const WAIT_MS = 2000;
/** What belongs to a running process or to no acknowledged upload. */
const LEFT_OUT = /^database\/database\.lock|^files\/arriving\//;
const KEY_FILE = 'secrets/secret.key';

/** What a backup says of itself. */
const backupSchema = z.object({
  files: manifestSchema,
  /** Of the key that opens the backup. */
  keyFingerprint: z.string(),
  hasKey: z.boolean(),
});
type Backup = z.infer<typeof backupSchema>;

/** Backups of former versions: the files alone, and always the key among them. */
const formerBackupSchema = manifestSchema.transform((files) => ({
  files,
  keyFingerprint: null,
  hasKey: true,
}));

type KeyPlace = {
  readonly hasKey: boolean;
  /** Where the key is that opens the backup: a path, or "MASTER_KEY". */
  readonly keyIsIn: string;
};

/**
 * Copies the data folder of the embedded default, with the checksum of each file, to `target`, which must not exist. The key file
 * is copied only where `withKey` asks for it. Throws while the product runs.
 */
export async function backUp(
  configuration: Configuration,
  target: string,
  { withKey = false }: { readonly withKey?: boolean } = {},
): Promise<{ readonly files: number } & KeyPlace> {
  const { dataFolder } = configuration;
  if (!existsSync(join(dataFolder, 'database'))) {
    throw new Error(
      `There is no embedded database in ${dataFolder}. Set DATA_DIR to the folder the product runs on.`,
    );
  }
  if (existsSync(target)) throw new Error(`${target} exists already. Name a folder that does not exist yet.`);
  const unlock = await lockFolder(join(dataFolder, 'database', 'database.lock'), { waitMs: WAIT_MS });
  try {
    const { keyIsIn, keyFingerprint } = await keyOf(configuration, withKey);
    const isLeftOut = (path: string) => LEFT_OUT.test(path) || (path.startsWith(KEY_FILE) && !withKey);
    const files = await manifestOf(dataFolder, isLeftOut);
    const backup: Backup = { files, keyFingerprint, hasKey: withKey };
    const extra = { [MANIFEST]: JSON.stringify(backup, null, 1) };
    await copyTree({ from: dataFolder, to: resolve(target), manifest: files, isLeftOut, extra });
    return { files: Object.keys(files).length, hasKey: withKey, keyIsIn };
  } finally {
    unlock();
  }
}

/**
 * Lays the backup at `source` as the data folder, which must be empty or not exist. A backup without its key takes that of
 * `keyFile` or of MASTER_KEY. Throws where the backup is not what it was, and where the key is missing or another.
 */
export async function restore(
  source: string,
  configuration: Configuration,
  { keyFile = null }: { readonly keyFile?: string | null } = {},
): Promise<{ readonly files: number }> {
  const { dataFolder } = configuration;
  const backup = await readBackup(source);
  const keys = backup.hasKey ? [] : await givenKeys(backup, { keyFile, masterKey: configuration.masterKey });
  const isLeftOut = (path: string) => path === MANIFEST;
  const wrong = differences(backup.files, await manifestOf(source, isLeftOut));
  if (wrong.length > 0) {
    throw new Error(
      `The backup is damaged; nothing was restored. These files are missing, added or changed: ${wrong.join(', ')}`,
    );
  }
  if (existsSync(dataFolder) && (await readdir(dataFolder)).length > 0) {
    throw new Error(`${dataFolder} is not empty. Move it away, or set DATA_DIR to another folder.`);
  }
  await copyTree({ from: source, to: resolve(dataFolder), manifest: backup.files, isLeftOut });
  if (keys.length > 0 && configuration.masterKey === null)
    await writeKeyFile(keyFileIn(secretsFolderOf(configuration)), keys);
  return { files: Object.keys(backup.files).length };
}

async function keyOf(configuration: Configuration, withKey: boolean) {
  const path = keyFileIn(secretsFolderOf(configuration));
  if (configuration.masterKey !== null && withKey)
    throw new Error('The key is in MASTER_KEY, in no file that could be copied. Leave --with-key out.');
  const inFile = configuration.masterKey === null ? await readKeyFile(path) : [];
  if (inFile === null)
    throw new Error(`There is no key in ${path}. Put it back from a copy, or set MASTER_KEY.`);
  if (inFile.length > 1)
    throw new Error('The keys are being rotated. Run npm run rotate-keys to the end first.');
  const { current } = await readMasterKeys(keySourceOf(configuration));
  const keyIsIn = configuration.masterKey === null ? path : 'MASTER_KEY';
  return { keyIsIn, keyFingerprint: fingerprintOf(current) };
}

/** The key that opens a backup, from the file or from MASTER_KEY. */
async function givenKeys(
  { keyFingerprint }: Pick<Backup, 'keyFingerprint'> | { keyFingerprint: null },
  { keyFile, masterKey }: { readonly keyFile: string | null; readonly masterKey: string | null },
): Promise<string[]> {
  const inFile = keyFile === null ? null : await readKeyFile(keyFile);
  if (keyFile !== null && inFile === null) throw new Error(`There is no key file at ${keyFile}.`);
  const [key] = inFile ?? (masterKey === null ? [] : [masterKey]);
  if (key === undefined)
    throw new Error(
      'This backup does not hold its key. Name the key file (npm run restore -- FOLDER --key FILE), or set MASTER_KEY. Without the key nobody can open it.',
    );
  if (fingerprintOf(Buffer.from(key.trim(), 'base64')) !== keyFingerprint)
    throw new Error(
      `The key in ${keyFile ?? 'MASTER_KEY'} is not the key of this backup; nothing was restored. Name the key the backup was made under.`,
    );
  return [key.trim()];
}

async function readBackup(source: string): Promise<Backup | z.infer<typeof formerBackupSchema>> {
  const text = await readFile(join(source, MANIFEST), 'utf8').catch(() => null);
  if (text === null) throw new Error(`There is no backup in ${source}: ${MANIFEST} is missing.`);
  return z.union([backupSchema, formerBackupSchema]).parse(JSON.parse(text));
}
