// `npm run test:power-cuts -- [--cuts N] [--minutes N] [--seed S]`: everything embedded, on a disk of its own whose power fails again and again: while
// the product starts for the first time, while it starts again, and under a steady load of uploads. Every time it must come up; in
// the end every upload that was acknowledged must have exactly one result, every result once shown must be the same, and the quota right.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { fileDetailSchema, paths, pathTo } from '@tieout/contract';
import { createClient } from '../support/client.ts';
import { makeMember } from '../support/start-fleet.ts';
import { leftBehind, settle } from './check-outcome.ts';
import { makeCuttableDisk } from './cuttable-disk.ts';
import { descendants } from './descendants.ts';
import { loadWithUploads } from './load-with-uploads.ts';
import { registerBusiness } from './register-business.ts';
import { seeded } from './seeded.ts';

/** Of the cuts, those in the first start of all and those in a later one. */
const SHARES = { young: 0.15, starting: 0.2 };
/** Within about so long the product is up. */
const START_MS = 5000;

const { values } = parseArgs({
  options: {
    cuts: { type: 'string', default: '30' },
    minutes: { type: 'string', default: 'Infinity' },
    seed: { type: 'string', default: '1' },
  },
});
const cuts = Number(values.cuts);
const until = Date.now() + Number(values.minutes) * 60_000;
const random = seeded(Number(values.seed));
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

const disk = await makeCuttableDisk();
if (disk === null) {
  console.log(
    'No disk can be mounted here (it takes root, ext4 and loop devices): the power cuts are not run.',
  );
  process.exit(0);
}
const temporary = await mkdtemp(join(tmpdir(), 'tieout-cuts-'));
const environment = {
  DATA_DIR: join(disk.folder, 'data'),
  TMPDIR: temporary,
  RATE_LIMIT_FACTOR: '100000',
  WORKER_CONCURRENCY: '2',
};
const member = makeMember('all', environment);
const shown = new Map<string, string>();
const problems: string[] = [];
const young = Math.round(cuts * SHARES.young);
for (let n = 1; n <= young && problems.length === 0; n++) {
  await disk.format();
  const place = await cutWhileStarting();
  await comeUp(`cut ${n}, ${place} of the first start of all`);
  await member.down();
}
const token = await registerBusiness(environment);
await member.up();
const load = loadWithUploads([member], { token, seed: values.seed });
const client = () => createClient(member.address(), { authorization: `Bearer ${token}` });
let done = young;
while (done < cuts && problems.length === 0 && Date.now() < until) await cutUnderLoad(++done);
await load.stop();
if (problems.length === 0) problems.push(...(await outcome()));
await member.stop();
problems.push(...(await leftBehind(environment, load.acknowledged)));
await disk.remove();
await rm(temporary, { recursive: true, force: true });
console.log(
  `${load.acknowledged.size} uploads acknowledged under ${done} power cuts: ${problems.length} problems`,
);
for (const problem of problems.slice(0, 20)) console.log(`  ${problem}`);
process.exit(problems.length === 0 ? 0 : 1);

async function cutUnderLoad(number: number): Promise<void> {
  await pause(1000 + random() * 5000);
  await noteShown();
  await pause(random() * 1000);
  cutPower();
  await member.down();
  await disk?.powerOn();
  let place = 'under load';
  if (random() < SHARES.starting) place = `under load and ${await cutWhileStarting()} of the next start`;
  await comeUp(`cut ${number}, ${place}`);
}

/** The power fails some time into a start; gives when. */
async function cutWhileStarting(): Promise<string> {
  const starting = member.up().catch(() => {});
  const afterMs = Math.round(random() * START_MS);
  await pause(afterMs);
  cutPower();
  await member.down();
  await starting;
  await disk?.powerOn();
  return `${afterMs} ms into`;
}

/** Every process stands still, so that nothing is acknowledged any more; then the disk, then they, are gone. */
function cutPower(): void {
  const pids = [member.pid() ?? 0, ...descendants([member]).map(({ pid }) => pid)];
  signal(pids, 'SIGSTOP');
  disk?.cut();
  signal(pids, 'SIGKILL');
}

function signal(pids: readonly number[], name: NodeJS.Signals): void {
  for (const pid of pids) {
    try {
      process.kill(pid, name);
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
    }
  }
}

async function comeUp(what: string): Promise<void> {
  try {
    await member.up();
    console.log(`${what}: up again`);
  } catch (error) {
    problems.push(`${what}: ${error}`);
  }
}

/** Remembers what of the acknowledged documents has been read. */
async function noteShown(): Promise<void> {
  for (const fileId of [...load.acknowledged].filter((id) => !shown.has(id))) {
    const rows = await rowsOf(fileId);
    if (rows !== null) shown.set(fileId, rows);
  }
}

/** What the product shows of a document, as text; null where it has not been read. */
async function rowsOf(fileId: string): Promise<string | null> {
  const answer = await client().get(pathTo(paths.file, { fileId }));
  if (!answer.ok) return null;
  const { status, extractedData } = fileDetailSchema.parse(await answer.json());
  return status === 'completed' ? JSON.stringify(extractedData) : null;
}

async function outcome(): Promise<string[]> {
  const found = await settle(client(), load.acknowledged);
  for (const [fileId, rows] of shown) {
    if ((await rowsOf(fileId)) !== rows) found.push(`${fileId} is not what was shown before a cut`);
  }
  console.log(`${shown.size} results were shown before a cut`);
  return found;
}
