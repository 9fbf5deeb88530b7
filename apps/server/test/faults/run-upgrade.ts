// `npm run test:upgrade -- [--from COMMIT] [--embedded] [--read N] [--seed S]`: the product of the release before reads uploads; while they go on
// it is replaced by this version on the same data, as README.md says: one process after the other, or, where everything is embedded, by stopping
// and starting. In the end every upload that was acknowledged must be there once, with the rows that were drawn, and export what it did before.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { fileDetailSchema, paths, pathTo } from '@tieout/contract';
import { type Client, createClient } from '../support/client.ts';
import { type FleetMember, type FleetRole, startMember } from '../support/start-fleet.ts';
import { startPostgres } from '../support/start-postgres.ts';
import { s3Environment, startS3 } from '../support/start-s3.ts';
import { leftBehind, settle } from './check-outcome.ts';
import { exported } from './exported.ts';
import { loadWithUploads } from './load-with-uploads.ts';
import { registerBusiness } from './register-business.ts';
import { layOut, releaseBefore } from './release-before.ts';

/** Between the uploads of one client: so little that documents wait and are being read whenever a process is stopped. */
const PAUSE_MS = 1200;
const CSV_HEADER = 'id,date,amount,description,customer,category';

const { values } = parseArgs({
  options: {
    from: { type: 'string', default: '' },
    embedded: { type: 'boolean', default: false },
    read: { type: 'string', default: '30' },
    seed: { type: 'string', default: '1' },
  },
});
/** So many documents are to be read before the first process is replaced, and so many uploads taken after the last one. */
const enough = Number(values.read);

const postgres = values.embedded ? null : await startPostgres();
if (postgres === null && !values.embedded) {
  console.log('No PostgreSQL of Debian here (or not root): run with --embedded.');
  process.exit(0);
}
const commit = values.from || releaseBefore();
const release = layOut(commit);
const old = { main: join(release, 'apps/server/src/main.ts') };
const s3 = await startS3();
const dataFolder = await mkdtemp(join(tmpdir(), 'tieout-upgrade-'));
const environment = {
  DATA_DIR: dataFolder,
  RATE_LIMIT_FACTOR: '100000',
  WORKER_CONCURRENCY: '2',
  ...(postgres === null ? {} : { DATABASE_URL: postgres.url, ...s3Environment(s3.settings) }),
};
const roles: FleetRole[] = postgres === null ? ['all'] : ['api', 'api', 'worker', 'worker'];
const token = await registerBusiness(environment, old);
const members: FleetMember[] = [];
for (const role of roles) members.push(await startMember(role, environment, old));
/** Where a load balancer would send the uploads: APIs that are up. */
const apis = members.filter(({ role }) => role !== 'worker');
const client = () => createClient(apis[0]?.address() ?? '', { authorization: `Bearer ${token}` });

const load = loadWithUploads(apis, { token, seed: values.seed, pauseMs: PAUSE_MS });
while ((await statementsRead(client())).length < enough) await pause();
const before = await exportsOf(client());
const takenBefore = load.acknowledged.size;
console.log(`${commit.slice(0, 8)} has taken ${takenBefore} uploads and read ${before.size} statements`);
for (const member of [...members]) await replace(member);
const takenMeanwhile = load.acknowledged.size - takenBefore;
console.log(`${takenMeanwhile} were taken while the processes were replaced`);
while (load.acknowledged.size < takenBefore + takenMeanwhile + enough) await pause();
await load.stop();
const problems = await settle(client(), load.acknowledged);
problems.push(...(await differences(client())));
await Promise.all(members.map((member) => member.stop()));
problems.push(...(await leftBehind(environment, load.acknowledged)));
await s3.stop();
postgres?.stop();
for (const folder of [dataFolder, release]) await rm(folder, { recursive: true, force: true });
console.log(
  `${load.acknowledged.size} uploads acknowledged before, during and after an upgrade: ${problems.length} problems`,
);
for (const problem of problems.slice(0, 20)) console.log(`  ${problem}`);
process.exit(problems.length === 0 ? 0 : 1);

/** Puts a process of this version in the place of one of the release before. An embedded database has one owner: there the old one has to go first. */
async function replace(member: FleetMember): Promise<void> {
  if (member.role === 'all') await member.stop();
  const port = member.role === 'all' ? { port: new URL(member.address()).port } : {};
  const successor = await startMember(member.role, environment, port);
  members[members.indexOf(member)] = successor;
  if (apis.includes(member)) apis[apis.indexOf(member)] = successor;
  await member.stop();
}

function pause(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, 500));
}

/** Ids of the documents with transactions that have been read. */
async function statementsRead(asker: Client): Promise<string[]> {
  const found: string[] = [];
  for (const fileId of load.acknowledged) {
    const answer = await asker.get(pathTo(paths.file, { fileId }));
    if (!answer.ok) continue;
    const { status, extractedData } = fileDetailSchema.parse(await answer.json());
    if (status === 'completed' && extractedData?.length) found.push(fileId);
  }
  return found;
}

/** What they export, by their ids. */
async function exportsOf(asker: Client): Promise<Map<string, string>> {
  const found = new Map<string, string>();
  for (const fileId of await statementsRead(asker)) found.set(fileId, await exported(asker, fileId));
  return found;
}

/** Documents that export something else than before, than was drawn, or nothing. */
async function differences(asker: Client): Promise<string[]> {
  const after = await exportsOf(asker);
  const drawn = [...load.names].filter(([, name]) => Number(name.split('-')[1]) % 3 !== 2);
  console.log(`${before.size} exports of the release before and ${after.size} of this version compared`);
  return [
    ...[...before]
      .filter(([id, csv]) => after.get(id) !== csv)
      .map(([id]) => `${id} exports other rows than before`),
    ...drawn
      .filter(([id, name]) => !isAsDrawn(after.get(id), name))
      .map(([id]) => `${id} does not export what was drawn: ${after.get(id)}`),
  ];
}

function isAsDrawn(csv: string | undefined, name: string): boolean {
  const [header, ...rows] = (csv ?? '').trim().split('\r\n');
  const written = rows.map((row) => row.split(',').slice(1, 4).join(' '));
  const drawn = [`2025-01-05 -4.00 COFFEE ${name}`, '2025-01-09 50.00 SALARY'];
  return header === CSV_HEADER && written.join('\n') === drawn.join('\n');
}
