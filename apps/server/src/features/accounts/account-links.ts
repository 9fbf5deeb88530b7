import { createHash, randomBytes } from 'node:crypto';
import { insertLink, type LinkKind } from './link-store.ts';
import type { AccountParts } from './parts.ts';

const TOKEN_BYTES = 32;
const LINK_MS = 60 * 60_000;

/** Makes a link that works for one hour; gives its token, of which only a hash is kept. */
export async function makeLink(
  parts: Pick<AccountParts, 'database' | 'now'>,
  link: { readonly userId: string; readonly kind: LinkKind; readonly email: string },
): Promise<string> {
  const token = randomBytes(TOKEN_BYTES).toString('base64url');
  const expiresAt = new Date(parts.now().getTime() + LINK_MS);
  await insertLink(parts.database, { ...link, tokenHash: hashOfToken(token), expiresAt });
  return token;
}

/** What is kept of a token. It is random, so no salt is needed. */
export function hashOfToken(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}
