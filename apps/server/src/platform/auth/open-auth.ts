import { createHash } from 'node:crypto';
import { accountNameSchema, SESSION_DAYS } from '@tieout/contract';
import { betterAuth } from 'better-auth';
import { bearer, genericOAuth, twoFactor } from 'better-auth/plugins';
import type { Pool } from 'pg';

const DAY_SECONDS = 24 * 60 * 60;

export type AuthOptions = {
  readonly pool: Pool;
  /** What signs and encrypts now, then what did before and still opens: at least one. */
  readonly secrets: readonly string[];
  /** Called before Google, which has verified the address, becomes a way to sign in to an account that exists. */
  readonly onLinked: (userId: string) => Promise<void>;
  /** How passwords are kept; by scrypt at the library's cost where left out. */
  readonly passwords?: PasswordHashing;
  /** null where signing in with Google is not configured. */
  readonly google: GoogleClient | null;
  /** Where Google sends people back to. */
  readonly googleRedirect: () => string;
};

/** Keeps a password as a hash, and shows whether a password is the one that was kept. */
export type PasswordHashing = {
  hash(password: string): Promise<string>;
  verify(kept: { readonly hash: string; readonly password: string }): Promise<boolean>;
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

/** Set on a request to the library where no account may be opened. The library asks within its transaction, where a query of ours would wait forever. */
export const REGISTRATIONS_HEADER = 'x-registrations';
/** What it then refuses with; it comes back in the address as `error`. */
export const REGISTRATIONS_CLOSED = 'registrations-closed';

/** better-auth on our tables. It hashes passwords (scrypt), keeps sessions and speaks to Google; routes, cookies, links and mail are ours. */
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
    user: {
      ...TABLES.user,
      validateUserInfo: async ({ user, source }, context) => {
        const isClosed = context?.headers?.get(REGISTRATIONS_HEADER) === REGISTRATIONS_CLOSED;
        if (source.action === 'create-user' && isClosed) return { error: REGISTRATIONS_CLOSED };
        if (source.action === 'link-account') await options.onLinked(String(user.id));
      },
    },
    // Google vouches for the address, and `onLinked` takes away what whoever registered it before has set.
    account: { ...TABLES.account, accountLinking: { requireLocalEmailVerified: false } },
    databaseHooks: {
      user: {
        // A name may come from Google, which lets people call themselves what they like.
        create: { before: async (user) => ({ data: { ...user, name: accountName(user.name) } }) },
      },
    },
    emailAndPassword: {
      enabled: true,
      minPasswordLength: 8,
      maxPasswordLength: 128,
      ...(options.passwords ? { password: options.passwords } : {}),
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

function accountName(name: string): string {
  return accountNameSchema.safeParse(name).data ?? '';
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
