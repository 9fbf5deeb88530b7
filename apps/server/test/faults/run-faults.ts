// `npm run test:faults -- [--kills N] [--embedded] [--seed S]`: under a steady load of uploads a process is killed with -9 every second or
// so: an API, a worker, a reading child, the database. In the end every upload that was acknowledged must have exactly one result,
// the quota must be what was converted, and nothing may lie in the store or the tables that belongs to no document.
import { execFileSync } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import {
  authResponseSchema,
  fileDetailSchema,
  paths,
  pathTo,
  profileResponseSchema,
  uploadAcceptedSchema,
} from '@tieout/contract';
import { readConfiguration } from '../../src/configuration.ts';
import { openDatabase } from '../../src/platform/database/open-database.ts';
import { openFileStore } from '../../src/platform/files/open-file-store.ts';
import { PASSWORD } from '../support/accounts.ts';
import { createClient } from '../support/client.ts';
import { type FleetMember, startMember } from '../support/start-fleet.ts';
import { startPostgres } from '../support/start-postgres.ts';
import { s3Environment, startS3 } from '../support/start-s3.ts';
import { writePdf } from '../support/write-pdf.ts';

const { values } = parseArgs({
  options: {
    kills: { type: 'string', default: '200' },
    embedded: { type: 'boolean', default: false },
    seed: { type: 'string', default: '1' },
  },
});
const kills = Number(values.kills);
const random = seeded(Number(values.seed));
const SETTLE_MS = 600_000;
const ANSWER_MS = 20_000;
/** Between the uploads of one client: about what the workers get to between two kills. */
const PAUSE_MS = 1500;
const EMAIL = 'faults@example.com';

const postgres = values.embedded ? null : await startPostgres();
if (postgres === null && !values.embedded) {
  console.log('No PostgreSQL of Debian here (or not root): run with --embedded.');
  process.exit(0);
}
const s3 = await startS3();
const dataFolder = await mkdtemp(join(tmpdir(), 'tieout-faults-'));
const environment = {
  DATA_DIR: dataFolder,
  RATE_LIMIT_FACTOR: '100000',
  WORKER_CONCURRENCY: '2',
  ...(postgres === null ? {} : { DATABASE_URL: postgres.url, ...s3Environment(s3.settings) }),
};
const token = await account();
const members: FleetMember[] = [];
if (postgres === null) members.push(await startMember('all', environment));
else {
  for (let n = 0; n < 2; n++) members.push(await startMember('api', environment));
  for (let n = 0; n < 3; n++) members.push(await startMember('worker', environment, ['--concurrency', '1']));
}
const apis = members.filter(({ role }) => role !== 'worker');
const acknowledged = new Set<string>();
let isLoading = true;
const load = [uploads(0), uploads(1), uploads(2)];
const counts = new Map<string, number>();
for (let n = 0; n < kills; n++) {
  await new Promise((resolve) => setTimeout(resolve, 300 + random() * 900));
  const what = await killOne();
  counts.set(what, (counts.get(what) ?? 0) + 1);
  console.log(`kill ${n + 1}: ${what}; ${acknowledged.size} uploads acknowledged`);
}
isLoading = false;
await Promise.all(load);
console.log(`killed: ${[...counts].map(([what, count]) => `${what} ${count}`).join(', ')}`);
const problems = await settle();
await Promise.all(members.map((member) => member.stop()));
problems.push(...(await leftBehind()));
await s3.stop();
postgres?.stop();
await rm(dataFolder, { recursive: true, force: true });
console.log(`${acknowledged.size} uploads acknowledged under ${kills} kills: ${problems.length} problems`);
for (const problem of problems.slice(0, 20)) console.log(`  ${problem}`);
process.exit(problems.length === 0 ? 0 : 1);

/** A new business account's bearer token. Made before the load begins: the embedded database has one owner at a time. */
async function account(): Promise<string> {
  const member = await startMember(postgres === null ? 'all' : 'api', environment);
  const client = createClient(member.address());
  const answer = await client.post(paths.register, { email: EMAIL, password: PASSWORD, name: 'Pat' });
  const { session } = authResponseSchema.parse(await answer.json());
  await member.stop();
  const open = await openOwn();
  await open.pool.query("update users set plan_type = 'business'");
  await open.close();
  return session.access_token;
}

function openOwn() {
  const { databaseUrl } = readConfiguration(environment);
  return openDatabase({ url: databaseUrl, folder: join(dataFolder, 'database') }, () => {});
}

/** Uploads one small statement after the other until told to stop, trying again with the same key where no answer came. */
async function uploads(place: number): Promise<void> {
  for (let n = 0; isLoading; n++) {
    // Every third fails, so that its conversion has to be given back.
    const pdf = n % 3 === 2 ? nothingToRead(`${place}-${n}`) : statement(`${place}-${n}`);
    const key = `${place}-${n}-${values.seed}`;
    for (let isAcknowledged = false; isLoading && !isAcknowledged; ) {
      isAcknowledged = await tryUpload(apis[(place + n) % apis.length], pdf, key);
      if (!isAcknowledged) await new Promise((resolve) => setTimeout(resolve, 200));
    }
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
  }
}

function statement(name: string): Uint8Array {
  return writePdf([
    [
      'Account statement',
      'Statement period 01/01/2025 to 01/31/2025',
      'Date|Description|Amount|Balance',
      '|Opening balance||100.00',
      `01/05/2025|COFFEE ${name}|-4.00|96.00`,
      '01/09/2025|SALARY|50.00|146.00',
      '|Closing balance||146.00',
    ],
  ]);
}

function nothingToRead(name: string): Uint8Array {
  return writePdf([[`nothing of a statement ${name}`]]);
}

async function tryUpload(api: FleetMember | undefined, pdf: Uint8Array, key: string): Promise<boolean> {
  try {
    const client = createClient(api?.address() ?? '', { authorization: `Bearer ${token}` });
    const headers = { prefer: 'respond-async', 'idempotency-key': key };
    const answer = await inTime(client.upload(pdf, { headers }));
    if (answer.status === 402) return true;
    if (answer.status !== 202) return false;
    acknowledged.add(uploadAcceptedSchema.parse(await answer.json()).fileId);
    return true;
  } catch {
    return false;
  }
}

/** The answer, unless it takes so long that a client would ask again. */
function inTime<Answer>(answer: Promise<Answer>): Promise<Answer> {
  const { promise, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(new Error('no answer in time')), ANSWER_MS);
  return Promise.race([answer, promise]).finally(() => clearTimeout(timer));
}

async function killOne(): Promise<string> {
  const draw = random();
  if (draw < 0.15 && postgres !== null) {
    await postgres.kill();
    await new Promise((resolve) => setTimeout(resolve, 200));
    await postgres.start();
    return 'database';
  }
  const children = descendants();
  if (draw < 0.5 && children.length > 0) {
    const { pid, what } = children[Math.floor(random() * children.length)] ?? { pid: 0, what: '' };
    try {
      process.kill(pid, 'SIGKILL');
    } catch {
      return 'a child already gone';
    }
    return what;
  }
  const member = members[Math.floor(random() * members.length)];
  await member?.kill();
  return member?.role ?? '';
}

/** Children of the members: those that read documents, and the embedded database. */
function descendants(): { pid: number; what: string }[] {
  const parents = new Set(members.map((member) => member.pid()));
  return execFileSync('ps', ['-eo', 'pid=,ppid=,args='], { encoding: 'utf8' })
    .split('\n')
    .flatMap((line) => {
      const [, pid, ppid, args = ''] = /^\s*(\d+)\s+(\d+)\s+(.*)$/.exec(line) ?? [];
      if (!parents.has(Number(ppid))) return [];
      return [{ pid: Number(pid), what: args.includes('database-child') ? 'database' : 'reading child' }];
    });
}

/** Waits until nothing is being read any more, and compares what was acknowledged with what is there. */
async function settle(): Promise<string[]> {
  const client = createClient(apis[0]?.address() ?? '', { authorization: `Bearer ${token}` });
  const found: string[] = [];
  let completed = 0;
  const until = Date.now() + SETTLE_MS;
  for (const fileId of acknowledged) {
    const status = await finalStatus(client, fileId, until);
    if (status === 'completed') completed++;
    else if (status !== 'failed') found.push(`${fileId} is ${status}`);
  }
  const { user } = profileResponseSchema.parse(await (await client.get(paths.profile)).json());
  console.log(
    `${completed} completed, ${acknowledged.size - completed} not; ${user.quotaUsed} conversions counted`,
  );
  return found;
}

async function finalStatus(
  client: ReturnType<typeof createClient>,
  fileId: string,
  until: number,
): Promise<string> {
  for (;;) {
    const answer = await inTime(client.get(pathTo(paths.file, { fileId }))).catch(() => null);
    const status = answer?.ok ? fileDetailSchema.parse(await answer.json()).status : `${answer?.status}`;
    if (status !== 'processing' && answer?.ok) return status;
    if (Date.now() > until) return status;
    await new Promise((resolve) => setTimeout(resolve, 500));
  }
}

/** What the tables and the store say once everything has stopped. */
async function leftBehind(): Promise<string[]> {
  const configuration = readConfiguration(environment);
  const open = await openOwn();
  const files = await openFileStore({
    s3: configuration.s3,
    folder: join(dataFolder, 'files'),
    isShared: true,
  });
  try {
    const found: string[] = [];
    const count = async (what: string, sql: string) => {
      const { rows } = await open.pool.query<{ n: number }>(`select count(*)::int as n from (${sql}) t`);
      if (rows[0]?.n !== 0) found.push(`${rows[0]?.n} ${what}`);
    };
    await count(
      'results without a file',
      'select 1 from extractions e left join files f on f.id = e.file_id where f.id is null',
    );
    await count(
      'completed files without a result',
      "select 1 from files f left join extractions e on e.file_id = f.id where f.status = 'completed' and e.file_id is null",
    );
    await count(
      'failed files with a result',
      "select 1 from files f join extractions e on e.file_id = f.id where f.status = 'failed'",
    );
    await count(
      'failed files that cost a conversion',
      "select 1 from files where status = 'failed' and charged_period is not null",
    );
    await count(
      'accounts whose count of conversions is not that of their files',
      `select 1 from usage u where u.used <> (select count(*) from files f where f.owner_id = u.owner_id and f.charged_period = u.period)`,
    );
    await count(
      'jobs still to do',
      "select 1 from pgboss.job where name = 'read-document' and state < 'completed'",
    );
    const { rows } = await open.pool.query<{ id: string; status: string }>('select id, status from files');
    const known = new Map(rows.map((row) => [row.id, row.status]));
    for (const id of acknowledged) if (!known.has(id)) found.push(`${id} was acknowledged and is not there`);
    let orphans = 0;
    for await (const id of files.ids()) if (known.get(id) !== 'completed') orphans++;
    // What an upload stored a moment before its process died belongs to no document; the purge removes it once it has seen it twice.
    console.log(`${orphans} stored files of broken-off uploads wait for the purge`);
    for (const [id, status] of known) {
      if (status === 'completed' && (await files.read(id, 'document')) === null)
        found.push(`${id} has lost its document`);
    }
    return found;
  } finally {
    await open.close();
  }
}

/** Numbers from 0 to 1, the same for the same seed (mulberry32). */
function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}
