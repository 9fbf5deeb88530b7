import {
  bigint,
  bigserial,
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  unique,
  uuid,
} from 'drizzle-orm/pg-core';

const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });

/** Account holders. better-auth writes the first seven columns and `twoFactorEnabled`; the rest is ours. */
export const users = pgTable('users', {
  id: text('id').primaryKey(),
  name: text('name').notNull(),
  email: text('email').notNull().unique(),
  emailVerified: boolean('email_verified').notNull(),
  image: text('image'),
  createdAt: instant('created_at').notNull(),
  updatedAt: instant('updated_at').notNull(),
  twoFactorEnabled: boolean('two_factor_enabled').default(false),
  planType: text('plan_type', { enum: ['free', 'pro', 'business'] })
    .notNull()
    .default('free'),
  role: text('role', { enum: ['user', 'admin'] })
    .notNull()
    .default('user'),
  isActive: boolean('is_active').notNull().default(true),
  /** Conversions a month where an admin set other than the plan's. */
  quotaLimit: integer('quota_limit'),
  /** Hours documents are kept where the user chose fewer than the plan's. */
  retentionHours: integer('retention_hours'),
});

/** Sign-ins. A token is of no use without the signature only the server can make. */
export const sessions = pgTable(
  'sessions',
  {
    id: text('id').primaryKey(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    token: text('token').notNull().unique(),
    expiresAt: instant('expires_at').notNull(),
    ipAddress: text('ip_address'),
    userAgent: text('user_agent'),
    createdAt: instant('created_at').notNull(),
    updatedAt: instant('updated_at').notNull(),
  },
  (table) => [index('sessions_user').on(table.userId)],
);

/** Ways to sign in: a password's scrypt hash, or an identity at another provider. */
export const credentials = pgTable(
  'credentials',
  {
    id: text('id').primaryKey(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    accountId: text('account_id').notNull(),
    providerId: text('provider_id').notNull(),
    password: text('password'),
    accessToken: text('access_token'),
    refreshToken: text('refresh_token'),
    idToken: text('id_token'),
    accessTokenExpiresAt: instant('access_token_expires_at'),
    refreshTokenExpiresAt: instant('refresh_token_expires_at'),
    scope: text('scope'),
    createdAt: instant('created_at').notNull(),
    updatedAt: instant('updated_at').notNull(),
  },
  (table) => [index('credentials_user').on(table.userId)],
);

/** Links in mail that are open. The token itself is in the mail and nowhere else. */
export const accountLinks = pgTable(
  'account_links',
  {
    /** SHA-256 of the token. */
    tokenHash: text('token_hash').primaryKey(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    kind: text('kind', { enum: ['verify-email', 'change-email', 'reset-password'] }).notNull(),
    /** Where it was sent to. */
    email: text('email').notNull(),
    expiresAt: instant('expires_at').notNull(),
  },
  (table) => [index('account_links_user').on(table.userId)],
);

/** What better-auth keeps while somebody is at Google, or between password and code. */
export const verifications = pgTable(
  'verifications',
  {
    id: text('id').primaryKey(),
    identifier: text('identifier').notNull(),
    value: text('value').notNull(),
    expiresAt: instant('expires_at').notNull(),
    createdAt: instant('created_at').notNull(),
    updatedAt: instant('updated_at').notNull(),
  },
  (table) => [index('verifications_identifier').on(table.identifier)],
);

/** How often something limited was done in the window that started at `windowStart`. The key is a keyed hash, no address or e-mail. */
export const rateCounters = pgTable('rate_counters', {
  key: text('key').primaryKey(),
  windowStart: instant('window_start').notNull(),
  count: integer('count').notNull(),
});

/** What was done, by whom, to what. Rows are only ever added; deleting an account strips who from them. */
export const auditEvents = pgTable(
  'audit_events',
  {
    id: bigserial('id', { mode: 'number' }).primaryKey(),
    at: instant('at').notNull(),
    /** A user's or visitor's id; null once the account is gone. */
    actorId: text('actor_id'),
    kind: text('kind').notNull(),
    objectId: text('object_id'),
    address: text('address'),
    details: jsonb('details').$type<Record<string, unknown>>(),
  },
  (table) => [
    index('audit_actor').on(table.actorId, table.at),
    index('audit_at').on(table.at),
    index('audit_kind').on(table.kind, table.at),
  ],
);

/** The one row of what an admin switches. */
export const settings = pgTable('settings', {
  id: integer('id').primaryKey(),
  value: jsonb('value').notNull(),
});

/** Keys of the API. The key itself is shown once and kept nowhere. */
export const apiKeys = pgTable(
  'api_keys',
  {
    id: uuid('id').primaryKey(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    name: text('name').notNull(),
    /** The key's first characters, to tell it from others. */
    start: text('start').notNull(),
    hash: text('hash').notNull().unique(),
    scopes: text('scopes', { enum: ['read', 'convert', 'export'] })
      .array()
      .notNull(),
    createdAt: instant('created_at').notNull(),
    lastUsedAt: instant('last_used_at'),
  },
  (table) => [index('api_keys_user').on(table.userId)],
);

/** Keys of the installation that outlive the master key, each sealed with it. */
export const keptKeys = pgTable('kept_keys', {
  name: text('name').primaryKey(),
  sealed: text('sealed').notNull(),
});

/** Where an account wants to be shown of finished conversions. */
export const webhooks = pgTable(
  'webhooks',
  {
    id: uuid('id').primaryKey(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    url: text('url').notNull(),
    events: text('events').array().notNull(),
    sealedSecret: text('sealed_secret').notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [index('webhooks_user').on(table.userId)],
);

/** Each event sent, or to be sent, to a webhook. */
export const webhookDeliveries = pgTable(
  'webhook_deliveries',
  {
    id: uuid('id').primaryKey(),
    webhookId: uuid('webhook_id')
      .notNull()
      .references(() => webhooks.id, { onDelete: 'cascade' }),
    event: text('event').notNull(),
    payload: jsonb('payload').$type<Record<string, unknown>>().notNull(),
    status: text('status', { enum: ['pending', 'delivered', 'failed'] }).notNull(),
    attempts: integer('attempts').notNull().default(0),
    lastAnswer: text('last_answer'),
    createdAt: instant('created_at').notNull(),
    deliveredAt: instant('delivered_at'),
  },
  (table) => [index('webhook_deliveries_webhook').on(table.webhookId, table.createdAt)],
);

/** Secrets of authenticator apps and the codes for a lost one, encrypted by better-auth. */
export const twoFactors = pgTable(
  'two_factors',
  {
    id: text('id').primaryKey(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    secret: text('secret').notNull(),
    backupCodes: text('backup_codes').notNull(),
    verified: boolean('verified').default(true),
    failedVerificationCount: integer('failed_verification_count').default(0),
    lockedUntil: instant('locked_until'),
    /** The newest period of 30 seconds, counted since 1970, whose code was used: neither it nor an older one is taken again. */
    lastUsedStep: bigint('last_used_step', { mode: 'number' }),
  },
  (table) => [index('two_factors_user').on(table.userId)],
);

/** A person's country and the names in their books, sealed. */
export const books = pgTable('books', {
  userId: text('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  sealed: text('sealed').notNull(),
});

/** Mappings kept for documents of the same shape: one for each shape and format. What they say is sealed. */
export const keptMappings = pgTable(
  'kept_mappings',
  {
    id: uuid('id').primaryKey(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Keyed hash of the detected fields. */
    shape: text('shape').notNull(),
    exportFormat: text('export_format', { enum: ['qbo', 'qbd', 'generic'] }).notNull(),
    /** null until the person gives it a name of their own. */
    sealedName: text('sealed_name'),
    sealed: text('sealed').notNull(),
    lastUsedAt: instant('last_used_at').notNull(),
  },
  (table) => [unique('kept_mappings_shape').on(table.userId, table.shape, table.exportFormat)],
);

/** Payee and category a person chose for rows of one payee, sealed, under a keyed hash of what such rows say. */
export const labelChoices = pgTable(
  'label_choices',
  {
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    key: text('key').notNull(),
    sealed: text('sealed').notNull(),
    chosenAt: instant('chosen_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.key] })],
);

/** Keyed hashes of rows that were exported, to tell when a row is exported again from another file. */
export const exportedRows = pgTable(
  'exported_rows',
  {
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    key: text('key').notNull(),
    fileId: uuid('file_id').notNull(),
    exportedAt: instant('exported_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.key] }),
    index('exported_rows_at').on(table.exportedAt),
  ],
);
