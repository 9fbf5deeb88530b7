import { join } from 'node:path';
import { type Configuration, keySourceOf, secretsFolderOf } from '../configuration.ts';
import { openDatabase } from '../platform/database/open-database.ts';
import { openKeptSecrets } from '../platform/secrets/kept-key-store.ts';
import {
  keyFileIn,
  newMasterKey,
  readKeyFile,
  readMasterKeys,
  writeKeyFile,
} from '../platform/secrets/master-keys.ts';
import { fingerprintOf } from '../platform/secrets/open-secrets.ts';
import { type Resealed, resealRows } from '../platform/secrets/reseal-store.ts';
import { sealedColumns } from './sealed-columns.ts';

export type Rotation = {
  readonly counts: readonly Resealed[];
  /** What is left to do for the operator. */
  readonly next: string;
};

/**
 * Seals everything with the newest master key, so that the older ones are not needed any more. With MASTER_KEY that is the key
 * there; else a new one is made in the key file. Broken off, it is run again. Throws, with what to do, where there is nothing to
 * rotate or something is sealed with a key that was not named.
 */
export async function rotateKeys(
  configuration: Configuration,
  { batchRows = 500 }: { readonly batchRows?: number } = {},
): Promise<Rotation> {
  const { databaseUrl, dataFolder } = configuration;
  const location = { url: databaseUrl, folder: join(dataFolder, 'database') };
  // Before a key is changed: while the embedded product runs, its database cannot be opened here.
  const open = await openDatabase(location, () => {});
  try {
    await addNewKey(configuration);
    const secrets = await openKeptSecrets(await readMasterKeys(keySourceOf(configuration)), open.database);
    const counts: Resealed[] = [];
    for (const target of sealedColumns(secrets)) {
      if (await exists(target.table)) counts.push(await resealRows(open.pool, target, batchRows));
    }
    expectAllReadable(counts);
    return { counts, next: await dropOldKeys(configuration) };
  } finally {
    await open.close();
  }

  // The queue makes its tables when the product first starts.
  async function exists(table: string): Promise<boolean> {
    const { rows } = await open.pool.query<{ found: boolean }>(
      'select to_regclass($1) is not null as found',
      [table],
    );
    return rows[0]?.found ?? false;
  }
}

/** Puts a new key before the one of the key file. What a run that broke off began is gone on with. */
async function addNewKey(configuration: Configuration): Promise<void> {
  const { masterKey, previousMasterKeys } = configuration;
  if (masterKey !== null) {
    if (previousMasterKeys.length > 0) return;
    throw new Error('Set MASTER_KEY to the new key and MASTER_KEY_PREVIOUS to the one it replaces.');
  }
  const path = keyFileIn(secretsFolderOf(configuration));
  const inFile = await readKeyFile(path);
  if (inFile === null)
    throw new Error(`There is no key in ${path}. Set DATA_DIR to the folder the product runs on.`);
  if (inFile.length === 1) await writeKeyFile(path, [newMasterKey(), ...inFile]);
}

async function dropOldKeys(configuration: Configuration): Promise<string> {
  if (configuration.masterKey !== null)
    return 'Remove MASTER_KEY_PREVIOUS and start the product again. Who signed in under an old key then signs in again. Backups made before need the old key: keep it with them.';
  const path = keyFileIn(secretsFolderOf(configuration));
  const [current = '', ...replaced] = (await readKeyFile(path)) ?? [];
  // Backups made until now open with the replaced key alone.
  const aside = `${path}.replaced-${fingerprintOf(Buffer.from(current, 'base64')).slice(0, 8)}`;
  await writeKeyFile(aside, replaced);
  await writeKeyFile(path, [current]);
  return `The new key is in ${path}. Start the product; everybody signs in again. Backups made before open with the old key only: it is in ${aside}. Keep it with them and remove it from there.`;
}

function expectAllReadable(counts: readonly Resealed[]): void {
  const lost = counts.filter(({ unreadable }) => unreadable > 0);
  if (lost.length === 0) return;
  const list = lost.map(({ what, unreadable }) => `${unreadable} ${what}`).join(', ');
  throw new Error(
    `None of the keys opens these: ${list}. Name the key they were sealed with in MASTER_KEY_PREVIOUS too, and run this again. Keep every old key until then.`,
  );
}
