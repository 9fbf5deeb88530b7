import { eq } from 'drizzle-orm';
import { keptKeys } from '../database/account-schema.ts';
import type { Executor } from '../database/open-database.ts';
import type { MasterKeys } from './master-keys.ts';
import { hashKeyOf, openSecrets, type Secrets } from './open-secrets.ts';

/** The key of keyed hashes, and what it is sealed as. */
export const HASH_KEY = 'hashes';

/** The secrets of the master keys with the hash key the database keeps, which is put there at first start. Throws where none of the keys opens it. */
export async function openKeptSecrets(keys: MasterKeys, at: Executor): Promise<Secrets> {
  const secrets = openSecrets(keys);
  const sealed = secrets.sealText(hashKeyOf(keys).toString('base64'), keptKeyPurpose(HASH_KEY));
  await at.insert(keptKeys).values({ name: HASH_KEY, sealed }).onConflictDoNothing();
  const [kept] = await at.select().from(keptKeys).where(eq(keptKeys.name, HASH_KEY));
  return openSecrets(keys, openKept(secrets, kept?.sealed ?? sealed));
}

/** What a kept key is sealed as. */
export function keptKeyPurpose(name: string): string {
  return `kept key ${name}`;
}

function openKept(secrets: Secrets, sealed: string): Buffer {
  try {
    return Buffer.from(secrets.openText(sealed, keptKeyPurpose(HASH_KEY)), 'base64');
  } catch (error) {
    throw new Error(
      'This database was sealed with another master key. Set MASTER_KEY to that key, or name it in MASTER_KEY_PREVIOUS, or put its file back into DATA_DIR/secrets.',
      { cause: error },
    );
  }
}
