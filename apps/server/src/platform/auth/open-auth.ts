import { createHash } from 'node:crypto';
import { SESSION_DAYS } from '@tieout/contract';
import { betterAuth } from 'better-auth';
import { bearer, genericOAuth, twoFactor } from 'better-auth/plugins';
import type { Pool } from 'pg';

const DAY_SECONDS = 24 * 60 * 60;
const LINK_SECONDS = 60 * 60;

/** A person a mail goes to. */
export type Addressee = { readonly id: string; readonly email: string; readonly name: string };

export type AuthOptions = {
  readonly pool: Pool;
  /** What signs and encrypts now, then what did before and still opens: at least one. */
  readonly secrets: readonly string[];
  /** Called with the token of the link; never waited for, so that an answer takes as long with a mail as without. */
  readonly sendVerification: (to: Addressee, token: string) => void;
  readonly sendReset: (to: Addressee, token: string) => void;
  /** null where signing in with Google is not configured. */
  readonly google: GoogleClient | null;
  /** Where Google sends people back to. */
  readonly googleRedirect: () => string;
};

/** This installation as Google, or another OpenID Connect issuer in its place, knows it. */
export type GoogleClient = {
  readonly issuer: string;
  readonly clientId: string;
  readonly clientSecret: string;
};

/** The provider's name in the table of credentials and in the library's paths. */
export const GOOGLE = 'google';

/** Where better-auth finds its fields in our tables. */
const TABLES = {
  session: {
    modelName: 'sessions',
    fields: {
      userId: 'user_id',
      expiresAt: 'expires_at',
      ipAddress: 'ip_address',
      userAgent: 'user_agent',
      createdAt: 'created_at',
      updatedAt: 'updated_at',
    },
    expiresIn: SESSION_DAYS.permanent * DAY_SECONDS,
    disableSessionRefresh: true,
    freshAge: 0,
  },
  user: {
    modelName: 'users',
    fields: { emailVerified: 'email_verified', createdAt: 'created_at', updatedAt: 'updated_at' },
    changeEmail: { enabled: true },
  },
  account: {
    modelName: 'credentials',
    fields: {
      userId: 'user_id',
      accountId: 'account_id',
      providerId: 'provider_id',
      accessToken: 'access_token',
      refreshToken: 'refresh_token',
      idToken: 'id_token',
      accessTokenExpiresAt: 'access_token_expires_at',
      refreshTokenExpiresAt: 'refresh_token_expires_at',
      createdAt: 'created_at',
      updatedAt: 'updated_at',
    },
  },
  verification: {
    modelName: 'verifications',
    fields: { expiresAt: 'expires_at', createdAt: 'created_at', updatedAt: 'updated_at' },
  },
} as const;

/** better-auth on our tables. It hashes passwords (scrypt), keeps sessions and makes the tokens of links; routes, cookies and mail are ours. */
export function openAuth(options: AuthOptions) {
  return betterAuth({
    database: options.pool,
    ...secretsOf(options.secrets),
    baseURL: 'http://localhost',
    telemetry: { enabled: false },
    logger: { disabled: true },
    rateLimit: { enabled: false },
    appName: 'Tieout',
    plugins: [
      bearer({ requireSignature: true }),
      twoFactor({
        issuer: 'Tieout',
        schema: {
          user: { fields: { twoFactorEnabled: 'two_factor_enabled' } },
          twoFactor: {
            modelName: 'two_factors',
            fields: {
              userId: 'user_id',
              backupCodes: 'backup_codes',
              failedVerificationCount: 'failed_verification_count',
              lockedUntil: 'locked_until',
            },
          },
        },
      }),
      ...googlePlugins(options),
    ],
    ...TABLES,
    emailAndPassword: {
      enabled: true,
      minPasswordLength: 8,
      maxPasswordLength: 128,
      revokeSessionsOnPasswordReset: true,
      resetPasswordTokenExpiresIn: LINK_SECONDS,
      requireEmailVerification: false,
      sendResetPassword: async ({ user, token }) => options.sendReset(user, token),
    },
    emailVerification: {
      expiresIn: LINK_SECONDS,
      autoSignInAfterVerification: true,
      sendVerificationEmail: async ({ user, token }) => options.sendVerification(user, token),
    },
  });
}

/** better-auth finds the secret of a text by its version; one without a version is older than versions, and of the oldest secret. */
export function secretsOf(secrets: readonly string[]) {
  return {
    secrets: secrets.map((value) => ({ version: versionOf(value), value })),
    secret: secrets.at(-1) ?? '',
  };
}

/** The same number for the same secret, in every process and after every rotation: 31 bits. */
export function versionOf(secret: string): number {
  return createHash('sha256').update(`version ${secret}`).digest().readUInt32BE(0) >>> 1;
}

function googlePlugins({ google, googleRedirect }: AuthOptions) {
  if (google === null) return [];
  const provider = {
    providerId: GOOGLE,
    discoveryUrl: `${google.issuer}/.well-known/openid-configuration`,
    requireIdTokenVerification: true,
    clientId: google.clientId,
    clientSecret: google.clientSecret,
    scopes: ['openid', 'email', 'profile'],
    // Asked for at each sign-in: on a port the system chose it is known only once the server listens.
    get redirectURI() {
      return googleRedirect();
    },
  };
  return [genericOAuth({ config: [provider] })];
}

export type Auth = ReturnType<typeof openAuth>;
