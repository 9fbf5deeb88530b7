// `npm run bench:load`: 2 API and 3 worker processes on Debian's PostgreSQL and an S3 double of this machine; statements of three pages
// are uploaded 1, 10 and 50 at a time. Prints the time to the answer, and the throughput beside what the engine alone does on
// the same cores; then streams large files in and prints the API's memory.
import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { generateDocument, makeMeasure } from '@tieout/benches';
import { extract } from '@tieout/extraction';
import { type FleetMember, startMember } from '../support/start-fleet.ts';
import { startPostgres } from '../support/start-postgres.ts';
import { s3Environment, startS3 } from '../support/start-s3.ts';
import { businessClients } from './business-clients.ts';

const API_COUNT = 2;
const WORKER_COUNT = 3;
const LARGE_FILES = Number(process.env.LARGE_FILES ?? 100);
const LARGE_BYTES = 24 * 1024 * 1024;

const postgres = await startPostgres();
if (postgres === null) {
  console.log('No PostgreSQL of Debian here (or not root): bench:load is skipped.');
  process.exit(0);
}
const s3 = await startS3();
const dataFolder = await mkdtemp(join(tmpdir(), 'tieout-load-'));
const environment = {
  ...s3Environment(s3.settings),
  DATABASE_URL: postgres.url,
  DATA_DIR: dataFolder,
  RATE_LIMIT_FACTOR: '100000',
};
const members: FleetMember[] = [];
try {
  for (let n = 0; n < API_COUNT; n++) members.push(await startMember('api', environment));
  for (let n = 0; n < WORKER_COUNT; n++)
    members.push(await startMember('worker', environment, ['--concurrency', '1']));
  const apis = members.filter(({ role }) => role === 'api');
  const clients = await businessClients(
    apis.map((api) => api.address()),
    postgres.url,
    10,
  );
  const pdf = await threePages();
  const engineRate = await rateOfEngine(pdf);
  const cores = Math.min(WORKER_COUNT, availableParallelism());
  console.log(`engine alone: ${engineRate.toFixed(2)} documents a second and core; ${cores} cores`);
  console.log('at once  documents  p50 ms  p95 ms  documents/s  ÷ (cores × engine)');
  for (const atOnce of [1, 10, 50]) {
    const times: number[] = [];
    const total = Math.max(20, atOnce * 2);
    const started = performance.now();
    await parallel(total, atOnce, async (n) => {
      const at = performance.now();
      const client = clients[n % clients.length];
      const answer = await client?.upload(unique(pdf));
      if (answer?.status !== 200) throw new Error(`${answer?.status} ${await answer?.text()}`);
      await answer.arrayBuffer();
      times.push(performance.now() - at);
    });
    const rate = total / ((performance.now() - started) / 1000);
    times.sort((a, b) => a - b);
    const at = (share: number) => Math.round(times[Math.floor((times.length - 1) * share)] ?? 0);
    const ratio = rate / (cores * engineRate);
    console.log(
      `${String(atOnce).padStart(7)}  ${String(total).padStart(9)}  ${String(at(0.5)).padStart(6)}  ${String(at(0.95)).padStart(6)}  ${rate.toFixed(2).padStart(11)}  ${ratio.toFixed(2).padStart(8)}`,
    );
  }
  const before = memoryOf(apis);
  let most = before;
  const watch = setInterval(() => {
    most = Math.max(most, memoryOf(apis));
  }, 200);
  const large = Buffer.concat([pdf, randomBytes(LARGE_BYTES - pdf.length)]);
  await parallel(LARGE_FILES, 10, async (n) => {
    const headers = { prefer: 'respond-async' };
    const answer = await clients[n % clients.length]?.upload(unique(large), { headers });
    if (answer?.status !== 202) throw new Error(`${answer?.status} ${await answer?.text()}`);
    await answer.arrayBuffer();
  });
  clearInterval(watch);
  console.log(
    `${LARGE_FILES} files of 24 MB, 10 at once: the APIs' memory was ${before} MB, at most ${most} MB`,
  );
} finally {
  await Promise.all(members.map((member) => member.stop()));
  await s3.stop();
  postgres.stop();
  await rm(dataFolder, { recursive: true, force: true });
}

/** The first statement of three pages the generator draws. */
async function threePages(): Promise<Buffer> {
  const measure = makeMeasure();
  for (let n = 0; ; n++) {
    const order = { seed: `load-${n}`, locale: 'en-US', producer: 'pdfkit' };
    const { pdf, truth } = await generateDocument(order, measure);
    if (truth.pages === 3) return Buffer.from(pdf);
  }
}

/** The same document once more, for a program that counts bytes another one. */
function unique(pdf: Buffer): Buffer {
  return Buffer.concat([pdf, Buffer.from(`\n%${randomBytes(8).toString('hex')}\n`)]);
}

/** Documents a second one core reads, in one process that does nothing else. */
async function rateOfEngine(pdf: Buffer): Promise<number> {
  const count = 20;
  for (let n = 0; n < 5; n++) await extract(pdf);
  const started = process.cpuUsage();
  for (let n = 0; n < count; n++) await extract(pdf);
  const { user, system } = process.cpuUsage(started);
  return count / ((user + system) / 1e6);
}

async function parallel(total: number, atOnce: number, work: (n: number) => Promise<void>): Promise<void> {
  let next = 0;
  const run = async () => {
    while (next < total) await work(next++);
  };
  await Promise.all(Array.from({ length: atOnce }, run));
}

/** Megabytes the processes hold in memory together. */
function memoryOf(apis: readonly FleetMember[]): number {
  const kilobytes = apis.map(({ pid }) =>
    Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid()}/status`, 'utf8'))?.[1] ?? 0),
  );
  return Math.round(kilobytes.reduce((sum, each) => sum + each, 0) / 1024);
}
