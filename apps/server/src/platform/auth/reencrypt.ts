import { parseEnvelope, symmetricDecrypt, symmetricEncrypt } from 'better-auth/crypto';
import { secretsOf, versionOf } from './open-auth.ts';

/** What better-auth encrypted, under the first of `secrets`; null where it is already. Throws where none of them opens it. */
export async function reencrypt(text: string, secrets: readonly string[]): Promise<string | null> {
  const [current = ''] = secrets;
  if (parseEnvelope(text)?.version === versionOf(current)) return null;
  const { secrets: versions, secret: legacySecret } = secretsOf(secrets);
  const keys = new Map(versions.map(({ version, value }) => [version, value]));
  const key = { keys, currentVersion: versionOf(current), legacySecret };
  return symmetricEncrypt({ key, data: await symmetricDecrypt({ key, data: text }) });
}
