import { stat, statfs } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { type Configuration, secretsFolderOf } from '../configuration.ts';
import { openDatabase } from '../platform/database/open-database.ts';
import { startExtractionPool } from '../platform/extraction/extraction-pool.ts';
import { findConfinement } from '../platform/extraction/sandbox/confinement.ts';
import { openFileStore } from '../platform/files/open-file-store.ts';
import { checkMailServer } from '../platform/mail/check-mail-server.ts';
import { readBacklog } from '../platform/queue/read-backlog.ts';
import { keyFileIn } from '../platform/secrets/master-keys.ts';

/** What was found of one part of a deployment. */
export type Finding = {
  readonly part: string;
  readonly isWell: boolean;
  /** What it is, or what is wrong. */
  readonly found: string;
  /** What to do, where something is wrong. */
  readonly advice: string | null;
};

type Check = {
  readonly part: string;
  /** Gives what it found; throws what is wrong. */
  readonly run: (configuration: Configuration) => Promise<string>;
  readonly advice: string;
};

const FREE_BYTES = 1024 ** 3;
const OLDEST_POSTGRES = 17;
const CLOCK_MS = 5000;
const ANSWER_MS = 5000;
const NO_PDF = Buffer.from('%PDF-1.4\nnothing in it');

const CHECKS: readonly Check[] = [
  {
    part: 'data folder',
    run: dataFolder,
    advice: 'Name a folder this user may write in DATA_DIR, with a gigabyte free.',
  },
  {
    part: 'key',
    run: key,
    advice: 'Set MASTER_KEY, the same for every process, and keep a copy: without it no document opens.',
  },
  {
    part: 'database',
    run: database,
    advice:
      'See that DATABASE_URL is right and PostgreSQL 17 or newer answers there; or stop the product that uses this data folder.',
  },
  {
    part: 'storage',
    run: storage,
    advice:
      'See that S3_ENDPOINT, S3_BUCKET and the two S3 keys are right and that the key may read, write and delete.',
  },
  { part: 'mail', run: mail, advice: 'See that SMTP_URL has the right host, port, user and password.' },
  {
    part: 'payments',
    run: payments,
    advice:
      'Set the STRIPE_ variables, or PAYMENTS_SANDBOX=demonstration to let anybody take a plan with a test card.',
  },
  { part: 'reading', run: reading, advice: 'Run npm ci again: the engine could not be started.' },
  {
    part: 'address',
    run: address,
    advice: 'See that PUBLIC_URL leads through the proxy to this server, and that it is started.',
  },
];

/** Tries each part of the deployment that `configuration` describes, really: what it writes it removes again. */
export async function examine(configuration: Configuration): Promise<Finding[]> {
  const findings: Finding[] = [];
  for (const { part, run, advice } of CHECKS) {
    try {
      findings.push({ part, isWell: true, found: await run(configuration), advice: null });
    } catch (error) {
      const found = error instanceof Error ? error.message || error.name : String(error);
      findings.push({ part, isWell: false, found, advice });
    }
  }
  return findings;
}

async function dataFolder({ dataFolder: folder }: Configuration): Promise<string> {
  const { bavail, bsize } = await statfs(folder);
  const free = bavail * bsize;
  if (free < FREE_BYTES) throw new Error(`${folder} has ${Math.round(free / 1e6)} MB free`);
  return `${folder}, ${Math.round(free / 1e9)} GB free`;
}

async function key(configuration: Configuration): Promise<string> {
  const { masterKey, previousMasterKeys } = configuration;
  const stillOpen =
    previousMasterKeys.length === 0
      ? ''
      : '; MASTER_KEY_PREVIOUS still opens what is older: run npm run rotate-keys, then remove it';
  if (masterKey !== null) return `MASTER_KEY is set${stillOpen}`;
  const path = keyFileIn(secretsFolderOf(configuration));
  const seen = await stat(path).catch(() => null);
  if (seen === null) return `will be made at the first start, in ${path}`;
  if ((seen.mode & 0o077) !== 0) throw new Error(`${path} can be read by other users (chmod 600 mends it)`);
  return `in ${path}; no backup opens without it: keep a copy in another place`;
}

async function database({ databaseUrl, dataFolder: folder }: Configuration): Promise<string> {
  const open = await openDatabase({ url: databaseUrl, folder: join(folder, 'database') }, () => {});
  try {
    const { rows } = await open.pool.query<{ version: string; at: Date }>(
      "select current_setting('server_version') as version, clock_timestamp() as at",
    );
    const { version = '0', at = new Date() } = rows[0] ?? {};
    if (Number.parseInt(version, 10) < OLDEST_POSTGRES) throw new Error(`PostgreSQL ${version} is too old`);
    const skewMs = Math.abs(at.getTime() - Date.now());
    if (skewMs > CLOCK_MS) throw new Error(`its clock is ${Math.round(skewMs / 1000)} s off this machine's`);
    const { waiting } = await readBacklog(open.pool, 'read-document').catch(() => ({ waiting: 0 }));
    return `PostgreSQL ${version}, ${databaseUrl === null ? 'embedded' : 'your own'}; ${waiting} documents waiting`;
  } finally {
    await open.close();
  }
}

async function storage({ s3, dataFolder: folder }: Configuration): Promise<string> {
  const files = await openFileStore({ s3, folder: join(folder, 'files'), isShared: true });
  const [id, bytes] = [`doctor-${crypto.randomUUID()}`, Buffer.from('written by npm run doctor')];
  try {
    await files.write(id, 'csv', Readable.from([bytes]));
    if (!(await files.read(id, 'csv'))?.equals(bytes)) throw new Error('what was written did not come back');
  } finally {
    await files.remove(id);
  }
  return s3 === null ? `the folder ${join(folder, 'files')}` : `the bucket ${s3.bucket}`;
}

async function mail({ smtpUrl }: Configuration): Promise<string> {
  if (smtpUrl === null) return 'none: mail is written to a folder (SMTP_URL sends it)';
  await checkMailServer(smtpUrl);
  return `${new URL(smtpUrl).host} takes mail`;
}

async function payments({ stripe, testPayments }: Configuration): Promise<string> {
  if (stripe !== null) return 'Stripe';
  if (testPayments === 'local') return 'test cards, which move no money';
  if (testPayments === 'demonstration') return 'a demonstration: anybody can take a plan with a test card';
  throw new Error('none, so plans cannot be bought');
}

async function reading(): Promise<string> {
  const pool = startExtractionPool({ warmCount: 1 });
  try {
    const request = { bytes: NO_PDF, password: null, maxPages: 1, pages: null };
    const names = { ownerId: 'doctor', requestId: 'doctor' };
    const outcome = await pool.extract({ ...request, ...names }, () => {});
    if (outcome.kind !== 'extracted') throw new Error(`the reading process ended: ${outcome.kind}`);
    return ['a document was read in a process of its own', ...findConfinement().missing].join('. ');
  } finally {
    pool.stop();
  }
}

async function address({ publicUrl }: Configuration): Promise<string> {
  if (publicUrl === null) return 'none: only this machine reaches the product (PUBLIC_URL names one)';
  const answer = await fetch(`${publicUrl}/api/ready`, { signal: AbortSignal.timeout(ANSWER_MS) });
  if (!answer.ok) throw new Error(`${publicUrl}/api/ready answers ${answer.status}`);
  return `${publicUrl} is ready`;
}
