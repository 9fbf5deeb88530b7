import { paths } from '@tieout/contract';
import type { Configuration } from '../../configuration.ts';
import { type AuthOptions, openAuth } from '../../platform/auth/open-auth.ts';
import { openSignedToken, signToken } from '../../platform/auth/open-signed-token.ts';
import type { Mail } from '../../platform/mail/mailer.ts';
import { createRecorder } from '../audit/record.ts';
import type { DocumentParts } from '../documents/parts.ts';
import { resetMail, verificationMail } from './account-mail.ts';
import { createRateLimit } from './limit-rate.ts';
import type { AccountParts } from './parts.ts';

/** Puts together what the rules of accounts work with. `ownAddress` is where the server is reached when nothing else is configured. */
export function openAccounts(
  parts: DocumentParts & {
    readonly pool: AuthOptions['pool'];
    readonly configuration: Configuration;
    readonly post: (mail: Mail) => void;
  },
  ownAddress: () => string,
): AccountParts {
  const { configuration, database, now, post, secrets } = parts;
  const publicUrl = () => configuration.publicUrl ?? ownAddress();
  return {
    database,
    now,
    auth: openAuth({
      pool: parts.pool,
      secrets: [secrets.accountKey, ...secrets.previousAccountKeys],
      google: configuration.google,
      googleRedirect: () => `${publicUrl()}${paths.googleCallback}`,
      sendVerification: (to, token) => post(verificationMail(to, token, publicUrl())),
      sendReset: (to, token) => post(resetMail(to, token, publicUrl())),
    }),
    openToken: (signed) => openSignedToken(signed, [secrets.accountKey, ...secrets.previousAccountKeys]),
    signToken: (token) => signToken(token, secrets.accountKey),
    limitRate: createRateLimit({ database, secrets, now, factor: configuration.rateLimitFactor }),
    record: createRecorder(database, now),
    adminEmails: configuration.adminEmails,
    requiresVerifiedEmail: configuration.requiresVerifiedEmail,
    isSecure: configuration.publicUrl?.startsWith('https:') ?? false,
  };
}
