import { createHmac, createSecretKey, hkdfSync } from 'node:crypto';
import type { MasterKeys } from './master-keys.ts';
import { KEY_BYTES, seal, unseal } from './seal.ts';

/** What the server knows and nobody else: keys derived, one for each use, from the master keys of the installation. */
export type Secrets = {
  /** Sign cookies; the first is used, all are accepted. */
  readonly cookieKeys: string[];
  /** Signs sessions and links in mail. */
  readonly accountKey: string;
  /** Sign-ins signed with these are still accepted. */
  readonly previousAccountKeys: readonly string[];
  wrapKey(dataKey: Buffer, fileId: string): Buffer;
  unwrapKey(wrapped: Buffer, fileId: string): Buffer;
  /** The wrapped key under the current master key; null where it is already. Throws where no key opens it. */
  rewrapKey(wrapped: Buffer, fileId: string): Buffer | null;
  /** Seals a text that waits in the database, such as a mail with a link in it. */
  sealText(text: string, purpose: string): string;
  openText(sealed: string, purpose: string): string;
  /** The sealed text under the current master key; null where it is already. Throws where no key opens it. */
  resealText(sealed: string, purpose: string): string | null;
  /** A hash that cannot be guessed from its input by anybody without the secret. */
  keyedHash(purpose: string): ReturnType<typeof createHmac>;
};

/**
 * The secrets of the master keys. Keyed hashes cannot be made again without what they are of, so their key outlives the
 * master key: `hashKey`, which the database keeps sealed.
 */
export function openSecrets(keys: MasterKeys, hashKey = hashKeyOf(keys)): Secrets {
  const roots = [keys.current, ...keys.previous];
  // As bytes a key would be taken in again for each use, which takes longer than sealing or hashing a little.
  const sealing = roots.map((root) => createSecretKey(derive(root, 'files')));
  const [current = createSecretKey(derive(keys.current, 'files')), ...previous] = sealing;
  const hashing = createSecretKey(hashKey);
  const [accountKey = '', ...previousAccountKeys] = roots.map(accountKeyOf);
  const open = (sealed: Buffer, purpose: string) => openWithAny(sealing, sealed, purpose);
  const reseal = (sealed: Buffer, purpose: string) => {
    if (openWith(current, sealed, purpose) !== null) return null;
    return seal(current, openWithAny(previous, sealed, purpose), purpose);
  };
  return {
    cookieKeys: roots.map((root) => derive(root, 'cookies').toString('base64')),
    accountKey,
    previousAccountKeys,
    wrapKey: (dataKey, fileId) => seal(current, dataKey, keyPurpose(fileId)),
    unwrapKey: (wrapped, fileId) => open(wrapped, keyPurpose(fileId)),
    rewrapKey: (wrapped, fileId) => reseal(wrapped, keyPurpose(fileId)),
    sealText: (text, purpose) => seal(current, Buffer.from(text), purpose).toString('base64'),
    openText: (sealed, purpose) => open(Buffer.from(sealed, 'base64'), purpose).toString(),
    resealText: (sealed, purpose) =>
      reseal(Buffer.from(sealed, 'base64'), purpose)?.toString('base64') ?? null,
    keyedHash: (purpose) => createHmac('sha256', hashing).update(`${purpose}\0`),
  };
}

/** The key of keyed hashes as it is derived before the database keeps one: of the oldest master key, under which they were made. */
export function hashKeyOf({ current, previous }: MasterKeys): Buffer {
  return derive(previous.at(-1) ?? current, 'hashes');
}

/** Shows whether two master keys are the same, and nothing else of them: 32 hexadecimal digits. */
export function fingerprintOf(root: Buffer): string {
  return derive(root, 'fingerprint').toString('hex').slice(0, 32);
}

function accountKeyOf(root: Buffer): string {
  return derive(root, 'accounts').toString('base64');
}

function derive(root: Buffer, use: string): Buffer {
  return Buffer.from(hkdfSync('sha256', root, '', `tieout ${use}`, KEY_BYTES));
}

type SealingKey = ReturnType<typeof createSecretKey>;

function openWithAny(keys: readonly SealingKey[], sealed: Buffer, purpose: string): Buffer {
  for (const key of keys) {
    const plain = openWith(key, sealed, purpose);
    if (plain !== null) return plain;
  }
  throw new Error(`no master key opens what was sealed as "${purpose.split(' ')[0]}"`);
}

/** null where the key is another, or the sealed bytes are not what they were. */
function openWith(key: SealingKey, sealed: Buffer, purpose: string): Buffer | null {
  try {
    return unseal(key, sealed, purpose);
  } catch {
    return null;
  }
}

function keyPurpose(fileId: string): string {
  return `key ${fileId}`;
}
