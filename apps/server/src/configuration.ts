import { isIPv4 } from 'node:net';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { z } from 'zod';
import type { S3Settings } from './platform/files/s3-file-store.ts';
import type { StripeSettings } from './platform/payments/stripe/open-stripe.ts';
import type { KeySource } from './platform/secrets/master-keys.ts';

const masterKeySchema = z
  .base64()
  .refine((text) => Buffer.from(text, 'base64').length >= 32, 'needs at least 32 bytes, in base64');

/** Every setting of the server, read from the environment once. An empty variable counts as absent. */
const fieldsSchema = z.object({
  HOST: z.string().default('127.0.0.1'),
  PORT: z.coerce.number().int().min(0).max(65_535).default(3000),
  DATA_DIR: z.string().default('./data'),
  /** PostgreSQL 17 or newer; without it the embedded one is started. */
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
  /** At least 32 random bytes in base64: cookies are signed and files encrypted with keys derived from it. */
  MASTER_KEY: masterKeySchema.optional(),
  /** Comma-separated keys that MASTER_KEY replaced: what they sealed still opens until `npm run rotate-keys` has sealed it again. */
  MASTER_KEY_PREVIOUS: z.string().default('').transform(listIn).pipe(z.array(masterKeySchema)),
  /** A bucket of an S3-compatible store for the documents; without it they are kept in DATA_DIR/files. */
  S3_BUCKET: z.string().optional(),
  S3_REGION: z.string().default('us-east-1'),
  /** Of a store other than Amazon's. */
  S3_ENDPOINT: z.url({ protocol: /^https?$/ }).optional(),
  /** Both or neither; without them the machine's own role is used. */
  S3_ACCESS_KEY_ID: z.string().optional(),
  S3_SECRET_ACCESS_KEY: z.string().optional(),
  /** Whether the bucket stands in the path of an address; so it does by default where there is an S3_ENDPOINT. */
  S3_PATH_STYLE: z.stringbool().optional(),
  /** How people reach the product, for links in mail and cookies sent over https only. */
  PUBLIC_URL: z.url({ protocol: /^https?$/ }).optional(),
  /** How many trusted proxies stand before the server. */
  TRUST_PROXY_HOPS: z.coerce.number().int().min(0).default(0),
  /** smtp://user:password@host:port; without it mail is written to DATA_DIR/mail and shown at /dev/mail on a local start. */
  SMTP_URL: z.url({ protocol: /^smtps?$/ }).optional(),
  MAIL_FROM: z.string().default('Tieout <no-reply@localhost>'),
  /** Comma-separated addresses whose accounts are admins, once verified and with two-factor on. */
  ADMIN_EMAILS: z.string().default(''),
  /** Where reports of security holes go, shown in /.well-known/security.txt: an e-mail address or an https page. */
  SECURITY_CONTACT: z.union([z.email(), z.url({ protocol: /^https$/ })]).optional(),
  /** Whether nobody signs in, not even by registering, before their address is confirmed. */
  REQUIRE_VERIFIED_EMAIL: z.stringbool().default(false),
  /** Signing in with Google; the issuer may be another OpenID Connect one. */
  GOOGLE_CLIENT_ID: z.string().optional(),
  GOOGLE_CLIENT_SECRET: z.string().optional(),
  GOOGLE_ISSUER: z.url({ protocol: /^https?$/ }).default('https://accounts.google.com'),
  /** Payments by Stripe: all five or none. Without them test cards work on a local start, and elsewhere plans cannot be bought. */
  STRIPE_SECRET_KEY: z
    .string()
    .regex(/^(sk|rk)_(test|live)_\w+$/, 'begins with sk_live_, sk_test_, rk_live_ or rk_test_')
    .optional(),
  STRIPE_PUBLISHABLE_KEY: z
    .string()
    .regex(/^pk_(test|live)_\w+$/, 'begins with pk_live_ or pk_test_')
    .optional(),
  STRIPE_WEBHOOK_SECRET: z
    .string()
    .regex(/^whsec_\w+$/, 'begins with whsec_')
    .optional(),
  /** Stripe's prices of the plans, each by the month. */
  STRIPE_PRICE_PRO: z
    .string()
    .regex(/^price_\w+$/, 'begins with price_')
    .optional(),
  STRIPE_PRICE_BUSINESS: z
    .string()
    .regex(/^price_\w+$/, 'begins with price_')
    .optional(),
  /** Where Stripe's API is reached, for tests and proxies. */
  STRIPE_API_BASE: z.url({ protocol: /^https?$/ }).optional(),
  /** Lets anybody who reaches the product take a plan with a test card: for a demonstration on a public address. */
  PAYMENTS_SANDBOX: z
    .enum(['demonstration'], 'can only be "demonstration": anybody can then take a plan with a test card')
    .optional(),
  /** Multiplies every rate limit. */
  RATE_LIMIT_FACTOR: z.coerce.number().positive().default(1),
  /** Webhooks to private and plain http addresses, for an installation inside a private network. */
  ALLOW_PRIVATE_WEBHOOKS: z.stringbool().default(false),
  /** Uploads are refused for a while once so many documents wait to be read, */
  QUEUE_MAX_WAITING: z.coerce.number().int().min(1).default(2000),
  /** or once one has waited so long whose owner has none being read. */
  QUEUE_MAX_WAIT_MINUTES: z.coerce.number().positive().default(30),
  /** Intuit's directory of banks ("fidir.txt"), saved as a file: its banks can then be picked for .QBO files. */
  BANK_DIRECTORY: z.string().optional(),
  /** Bearer token that /metrics is answered to; without it there is no /metrics. */
  METRICS_TOKEN: z.string().min(16, 'needs at least 16 characters').optional(),
  /** Where a worker of its own answers /api/health, /api/ready and /metrics; without it, nowhere. */
  WORKER_PORT: z.coerce.number().int().min(0).max(65_535).optional(),
  /** Where traces go, such as http://collector:4318. */
  OTEL_EXPORTER_OTLP_ENDPOINT: z.url({ protocol: /^https?$/ }).optional(),
  LOG_LEVEL: z.enum(['silent', 'error', 'warn', 'info', 'debug']).default('info'),
  /** Documents read at the same time; 0 leaves reading to other worker processes. */
  WORKER_CONCURRENCY: z.coerce
    .number()
    .int()
    .min(0)
    .max(64)
    .default(() => Math.min(availableParallelism(), 8)),
});
type Settings = z.infer<typeof fieldsSchema>;

/** The name of every variable the server reads. */
export const settingNames = Object.keys(fieldsSchema.shape);

const STRIPE_NAMES = [
  'STRIPE_SECRET_KEY',
  'STRIPE_PUBLISHABLE_KEY',
  'STRIPE_WEBHOOK_SECRET',
  'STRIPE_PRICE_PRO',
  'STRIPE_PRICE_BUSINESS',
] as const;

/** Variables that say nothing without another one, and why the other is needed. */
const PARTNERS: readonly (readonly [given: keyof Settings, needed: keyof Settings, why: string])[] = [
  ['S3_ENDPOINT', 'S3_BUCKET', 'names the bucket the documents go to'],
  ['S3_ACCESS_KEY_ID', 'S3_BUCKET', 'names the bucket the documents go to'],
  ['S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY', 'belongs to S3_ACCESS_KEY_ID'],
  ['S3_SECRET_ACCESS_KEY', 'S3_ACCESS_KEY_ID', 'belongs to S3_SECRET_ACCESS_KEY'],
  ['S3_BUCKET', 'MASTER_KEY', 'opens the documents; the key in DATA_DIR would be lost with the machine'],
  ['GOOGLE_CLIENT_ID', 'GOOGLE_CLIENT_SECRET', 'belongs to GOOGLE_CLIENT_ID'],
  ['GOOGLE_CLIENT_SECRET', 'GOOGLE_CLIENT_ID', 'belongs to GOOGLE_CLIENT_SECRET'],
  ...STRIPE_NAMES.flatMap((given) =>
    STRIPE_NAMES.map((needed) => [given, needed, `belongs to ${given}`] as const),
  ),
];

const settingsSchema = fieldsSchema.superRefine((settings, context) => {
  for (const [given, needed, why] of PARTNERS) {
    if (settings[given] === undefined || settings[needed] !== undefined) continue;
    context.addIssue({ code: 'custom', path: [needed], message: `is missing: it ${why}` });
  }
  const { STRIPE_SECRET_KEY: secret, STRIPE_PUBLISHABLE_KEY: publishable } = settings;
  if (secret && publishable && modeOf(secret) !== modeOf(publishable)) {
    const message = 'is of another mode, test or live, than STRIPE_SECRET_KEY';
    context.addIssue({ code: 'custom', path: ['STRIPE_PUBLISHABLE_KEY'], message });
  }
});

/** "test" or "live": "sk_test_…". */
function modeOf(key: string): string | undefined {
  return key.split('_')[1];
}

export type Configuration = {
  readonly host: string;
  readonly port: number;
  readonly dataFolder: string;
  readonly databaseUrl: string | null;
  readonly masterKey: string | null;
  /** The newest first. */
  readonly previousMasterKeys: readonly string[];
  /** null: documents are kept in a folder. */
  readonly s3: S3Settings | null;
  readonly publicUrl: string | null;
  readonly trustProxyHops: number;
  readonly smtpUrl: string | null;
  readonly mailFrom: string;
  readonly adminEmails: ReadonlySet<string>;
  /** null: the contact page, where there is a PUBLIC_URL. */
  readonly securityContact: string | null;
  readonly requiresVerifiedEmail: boolean;
  readonly google: {
    readonly issuer: string;
    readonly clientId: string;
    readonly clientSecret: string;
  } | null;
  readonly stripe: StripeSettings | null;
  /** Where plans can be taken with test cards; null where Stripe takes the payments, and on a public address that is no demonstration. */
  readonly testPayments: 'local' | 'demonstration' | null;
  readonly rateLimitFactor: number;
  readonly allowsPrivateWebhooks: boolean;
  /** How much may wait before further uploads are refused. */
  readonly backlogLimits: { readonly waiting: number; readonly oldestSeconds: number };
  /** null: only the few banks that are known without a directory are offered. */
  readonly bankDirectory: string | null;
  readonly metricsToken: string | null;
  readonly workerPort: number | null;
  readonly tracesEndpoint: string | null;
  readonly logLevel: 'silent' | 'error' | 'warn' | 'info' | 'debug';
  readonly workerConcurrency: number;
};

/** The configuration of `environment`; throws with the name of each variable that is wrong and why. */
export function readConfiguration(environment: Record<string, string | undefined>): Configuration {
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''));
  const parsed = settingsSchema.safeParse(given);
  if (!parsed.success) {
    const lines = parsed.error.issues.map((issue) => `  ${issue.path.join('.')}: ${issue.message}`);
    throw new Error(`The configuration is not right:\n${lines.join('\n')}`);
  }
  const settings = parsed.data;
  return {
    host: settings.HOST,
    port: settings.PORT,
    dataFolder: path.resolve(settings.DATA_DIR),
    databaseUrl: settings.DATABASE_URL ?? null,
    masterKey: settings.MASTER_KEY ?? null,
    previousMasterKeys: settings.MASTER_KEY_PREVIOUS,
    s3: s3Of(settings),
    publicUrl: settings.PUBLIC_URL?.replace(/\/$/, '') ?? null,
    trustProxyHops: settings.TRUST_PROXY_HOPS,
    smtpUrl: settings.SMTP_URL ?? null,
    mailFrom: settings.MAIL_FROM,
    adminEmails: new Set(listIn(settings.ADMIN_EMAILS.toLowerCase())),
    securityContact: settings.SECURITY_CONTACT ?? null,
    requiresVerifiedEmail: settings.REQUIRE_VERIFIED_EMAIL,
    google: googleOf(settings),
    stripe: stripeOf(settings),
    testPayments: testPaymentsOf(settings),
    rateLimitFactor: settings.RATE_LIMIT_FACTOR,
    allowsPrivateWebhooks: settings.ALLOW_PRIVATE_WEBHOOKS,
    backlogLimits: {
      waiting: settings.QUEUE_MAX_WAITING,
      oldestSeconds: settings.QUEUE_MAX_WAIT_MINUTES * 60,
    },
    bankDirectory: settings.BANK_DIRECTORY ?? null,
    metricsToken: settings.METRICS_TOKEN ?? null,
    workerPort: settings.WORKER_PORT ?? null,
    tracesEndpoint: settings.OTEL_EXPORTER_OTLP_ENDPOINT ?? null,
    logLevel: settings.LOG_LEVEL,
    workerConcurrency: settings.WORKER_CONCURRENCY,
  };
}

function s3Of(settings: Settings): S3Settings | null {
  const { S3_BUCKET: bucket, S3_ENDPOINT: endpoint = null, S3_REGION: region } = settings;
  const { S3_ACCESS_KEY_ID: accessKeyId, S3_SECRET_ACCESS_KEY: secretAccessKey } = settings;
  if (bucket === undefined) return null;
  const credentials =
    accessKeyId === undefined || secretAccessKey === undefined ? null : { accessKeyId, secretAccessKey };
  return {
    bucket,
    region,
    endpoint,
    credentials,
    hasPathStyle: settings.S3_PATH_STYLE ?? endpoint !== null,
  };
}

function googleOf(settings: Settings): Configuration['google'] {
  const { GOOGLE_CLIENT_ID: clientId, GOOGLE_CLIENT_SECRET: clientSecret, GOOGLE_ISSUER: issuer } = settings;
  if (clientId === undefined || clientSecret === undefined) return null;
  return { issuer: issuer.replace(/\/$/, ''), clientId, clientSecret };
}

function stripeOf(settings: Settings): StripeSettings | null {
  const { STRIPE_SECRET_KEY: secretKey, STRIPE_PUBLISHABLE_KEY: publishableKey } = settings;
  const { STRIPE_WEBHOOK_SECRET: webhookSecret, STRIPE_PRICE_PRO: pro } = settings;
  const { STRIPE_PRICE_BUSINESS: business, STRIPE_API_BASE: apiBase = null } = settings;
  if (!(secretKey && publishableKey && webhookSecret && pro && business)) return null;
  return { secretKey, publishableKey, webhookSecret, prices: { pro, business }, apiBase };
}

function testPaymentsOf(settings: Settings): Configuration['testPayments'] {
  if (stripeOf(settings) !== null) return null;
  if (settings.PAYMENTS_SANDBOX === 'demonstration') return 'demonstration';
  const { PUBLIC_URL: publicUrl, HOST: host } = settings;
  return isLoopback(publicUrl === undefined ? host : new URL(publicUrl).hostname) ? 'local' : null;
}

/** Whether only this machine reaches `host`: "localhost", 127.0.0.0/8 or "::1". */
function isLoopback(host: string): boolean {
  const bare = host.replace(/^\[(.*)\]$/, '$1');
  return bare === 'localhost' || bare === '::1' || (isIPv4(bare) && bare.startsWith('127.'));
}

function listIn(text: string): string[] {
  return text
    .split(',')
    .map((each) => each.trim())
    .filter((each) => each !== '');
}

/** Whether only whoever sits at this machine can reach the server, and mail goes to its disk: then the mail may be shown. */
export function isLocalStart({ host, publicUrl, smtpUrl }: Configuration): boolean {
  return ['127.0.0.1', '::1', 'localhost'].includes(host) && publicUrl === null && smtpUrl === null;
}

/** How people reach the product, as far as the configuration shows. */
export function publicUrlOf({ publicUrl, host, port }: Configuration): string {
  return publicUrl ?? `http://${host.includes(':') ? `[${host}]` : host}:${port}`;
}

/** The folder of the key file, for an installation without MASTER_KEY. */
export function secretsFolderOf({ dataFolder }: Pick<Configuration, 'dataFolder'>): string {
  return path.join(dataFolder, 'secrets');
}

/** Where the master keys are found. */
export function keySourceOf(configuration: Configuration): KeySource {
  const { masterKey, previousMasterKeys } = configuration;
  return { masterKey, previousMasterKeys, folder: secretsFolderOf(configuration) };
}

/** Where mail is written when no mail server is configured. */
export function outboxOf({ dataFolder }: Configuration): string {
  return path.join(dataFolder, 'mail');
}
