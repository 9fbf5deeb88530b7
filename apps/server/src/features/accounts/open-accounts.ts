import { paths } from '@tieout/contract';
import type { Configuration } from '../../configuration.ts';
import { type AuthOptions, openAuth, type PasswordHashing } from '../../platform/auth/open-auth.ts';
import { openAuthVault } from '../../platform/auth/open-auth-vault.ts';
import { openSignedToken, signToken } from '../../platform/auth/open-signed-token.ts';
import type { Database } from '../../platform/database/open-database.ts';
import type { Mail } from '../../platform/mail/mailer.ts';
import { createRecorder } from '../audit/record.ts';
import type { DocumentParts } from '../documents/parts.ts';
import { findUser, takeAccess } from './account-store.ts';
import { createRateLimit } from './limit-rate.ts';
import { deleteLinks } from './link-store.ts';
import type { AccountParts } from './parts.ts';

/** Puts together what the rules of accounts work with. `ownAddress` is where the server is reached when nothing else is configured. */
export function openAccounts(
  parts: DocumentParts & {
    readonly pool: AuthOptions['pool'];
    readonly configuration: Configuration;
    readonly post: (mail: Mail) => void;
    readonly passwords?: PasswordHashing;
  },
  ownAddress: () => string,
): AccountParts {
  const { configuration, database, now, post, secrets } = parts;
  const publicUrl = () => configuration.publicUrl ?? ownAddress();
  const accountKeys = [secrets.accountKey, ...secrets.previousAccountKeys];
  const auth = openAuth({
    pool: parts.pool,
    ...(parts.passwords ? { passwords: parts.passwords } : {}),
    secrets: accountKeys,
    google: configuration.google,
    googleRedirect: () => `${publicUrl()}${paths.googleCallback}`,
    onLinked: (userId) => handOverAccount(database, userId),
  });
  return {
    ...{ database, now, auth, secrets, post, publicUrl },
    authVault: openAuthVault(auth),
    openToken: (signed) => openSignedToken(signed, accountKeys),
    signToken: (token) => signToken(token, secrets.accountKey),
    limitRate: createRateLimit({ database, secrets, now, factor: configuration.rateLimitFactor }),
    record: createRecorder(database, now),
    adminEmails: configuration.adminEmails,
    requiresVerifiedEmail: configuration.requiresVerifiedEmail,
    isSecure: configuration.publicUrl?.startsWith('https:') ?? false,
  };
}

/** Removes what was set on an account before its address was verified, by whoever registered it. A verified account stays as it is. */
async function handOverAccount(database: Database, userId: string): Promise<void> {
  await database.transaction(async (transaction) => {
    const user = await findUser(transaction, userId);
    if (user === null || user.emailVerified) return;
    await takeAccess(transaction, userId);
    await deleteLinks(transaction, userId);
  });
}
