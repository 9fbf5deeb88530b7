// `npm run test:faults -- [--kills N] [--minutes N] [--embedded] [--seed S]`: under a steady load of uploads a process is killed with -9 every second or
// so: an API, a worker, a reading child, the database. In the end every upload that was acknowledged must have exactly one result,
// the quota must be what was converted, and nothing may lie in the store or the tables that belongs to no document.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { createClient } from '../support/client.ts';
import { type FleetMember, startMember } from '../support/start-fleet.ts';
import { startPostgres } from '../support/start-postgres.ts';
import { s3Environment, startS3 } from '../support/start-s3.ts';
import { leftBehind, settle } from './check-outcome.ts';
import { descendants } from './descendants.ts';
import { loadWithUploads } from './load-with-uploads.ts';
import { registerBusiness } from './register-business.ts';
import { seeded } from './seeded.ts';

const { values } = parseArgs({
  options: {
    kills: { type: 'string', default: '200' },
    minutes: { type: 'string', default: 'Infinity' },
    embedded: { type: 'boolean', default: false },
    seed: { type: 'string', default: '1' },
  },
});
const kills = Number(values.kills);
const random = seeded(Number(values.seed));

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
const token = await registerBusiness(environment);
const members: FleetMember[] = [];
if (postgres === null) members.push(await startMember('all', environment));
else {
  for (let n = 0; n < 2; n++) members.push(await startMember('api', environment));
  for (let n = 0; n < 3; n++)
    members.push(await startMember('worker', environment, { args: ['--concurrency', '1'] }));
}
const apis = members.filter(({ role }) => role !== 'worker');
const load = loadWithUploads(apis, { token, seed: values.seed });
const { acknowledged } = load;
const counts = new Map<string, number>();
/** On a busy machine a process takes long to start again: what was acknowledged by then is checked all the same. */
const until = Date.now() + Number(values.minutes) * 60_000;
let killed = 0;
for (; killed < kills && Date.now() < until; killed++) {
  await new Promise((resolve) => setTimeout(resolve, 300 + random() * 900));
  const what = await killOne();
  counts.set(what, (counts.get(what) ?? 0) + 1);
  console.log(`kill ${killed + 1}: ${what}; ${acknowledged.size} uploads acknowledged`);
}
await load.stop();
console.log(`killed: ${[...counts].map(([what, count]) => `${what} ${count}`).join(', ')}`);
const client = createClient(apis[0]?.address() ?? '', { authorization: `Bearer ${token}` });
const problems = await settle(client, acknowledged);
await Promise.all(members.map((member) => member.stop()));
problems.push(...(await leftBehind(environment, acknowledged)));
await s3.stop();
postgres?.stop();
await rm(dataFolder, { recursive: true, force: true });
console.log(`${acknowledged.size} uploads acknowledged under ${killed} kills: ${problems.length} problems`);
for (const problem of problems.slice(0, 20)) console.log(`  ${problem}`);
process.exit(problems.length === 0 ? 0 : 1);

async function killOne(): Promise<string> {
  const draw = random();
  if (draw < 0.15 && postgres !== null) {
    await postgres.kill();
    await new Promise((resolve) => setTimeout(resolve, 200));
    await postgres.start();
    return 'database';
  }
  const children = descendants(members);
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
