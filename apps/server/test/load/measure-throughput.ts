import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { z } from 'zod';
import { parallel } from './parallel.ts';
import { processorTime } from './processor-time.ts';
import { type Service, WORKER_COUNT } from './start-service.ts';
import { timeUpload } from './time-upload.ts';

/** Share of them that goes ahead, so that what is measured is no start. */
const START_UP_SHARE = 0.4;
const ENGINE = fileURLToPath(new URL('engine-alone.ts', import.meta.url));
/** What shares the cores with the product and would not on machines of its own. */
const AROUND = 'clients and store';

const run = promisify(execFile);
const reading = z.object({ processorMs: z.number() });

/**
 * Prints the time to the answer and the throughput next to what the engine alone does on the same cores (as many times what one process
 * does as there are cores, and what a process on each core really does), and whose processor time a document takes: first while everything
 * starts and compiles, then with so many uploads at once as asked (for 50 and more with `most` documents, for fewer with a share of them).
 */
export async function measureThroughput(
  service: Service,
  pdf: Buffer,
  { atOnce, most }: { readonly atOnce: readonly number[]; readonly most: number },
): Promise<void> {
  const engineMs = await engineAlone(pdf, 1);
  const cores = Math.min(WORKER_COUNT, availableParallelism());
  const onAllCoresMs = await engineAlone(pdf, cores);
  console.log(
    `engine alone: ${(1000 / engineMs).toFixed(2)} documents a second and core; ${cores} cores; with a process on each, ` +
      `${onAllCoresMs.toFixed(0)} instead of ${engineMs.toFixed(0)} ms of processor a document`,
  );
  console.log(
    ' at once  documents  p50 ms  p95 ms  documents/s  ÷ (cores × engine)  ÷ engine on all cores  engine ÷ product  processor ms a document',
  );
  const measured = { service, pdf, engineMs, onAllCoresMs, cores };
  await measureStep(measured, { name: 'start-up', atOnce: 10, documents: Math.round(most * START_UP_SHARE) });
  for (const each of atOnce) {
    const documents = Math.round(most * Math.min(1, 0.1 + each / 50));
    await measureStep(measured, { name: String(each), atOnce: each, documents });
  }
}

type Measured = {
  readonly service: Service;
  readonly pdf: Buffer;
  readonly engineMs: number;
  readonly onAllCoresMs: number;
  readonly cores: number;
};
type Step = { readonly name: string; readonly atOnce: number; readonly documents: number };

/** Prints one line. "engine ÷ product" is the engine's processor time by that of the whole service, the clients and the store that share its cores left out. */
async function measureStep(
  { service, pdf, engineMs, onAllCoresMs, cores }: Measured,
  { name, atOnce, documents }: Step,
): Promise<void> {
  const before = partsOf(service);
  const started = performance.now();
  const times = await answerTimes(service, pdf, atOnce, documents);
  const rate = documents / ((performance.now() - started) / 1000);
  const used = usedBy(before, partsOf(service), documents);
  const ofProduct = [...used].filter(([part]) => part !== AROUND).reduce((sum, [, ms]) => sum + ms, 0);
  const shareOf = (ms: number) => ((rate * ms) / 1000 / cores).toFixed(2);
  const at = (rank: number) => times[Math.floor((times.length - 1) * rank)] ?? 0;
  const figures = [
    ...[name.padStart(8), String(documents).padStart(9)],
    ...[at(0.5).toFixed(0).padStart(6), at(0.95).toFixed(0).padStart(6)],
    ...[rate.toFixed(2).padStart(11), shareOf(engineMs).padStart(18), shareOf(onAllCoresMs).padStart(21)],
    (engineMs / ofProduct).toFixed(2).padStart(16),
    [...used].map(([part, ms]) => `${part} ${ms.toFixed(1)}`).join(', '),
  ];
  console.log(figures.join('  '));
}

/** Milliseconds from sending to answer, ascending. */
async function answerTimes(service: Service, pdf: Buffer, atOnce: number, documents: number) {
  const times: number[] = [];
  await parallel(documents, atOnce, async (n) => {
    const client = service.clients[n % service.clients.length];
    if (client === undefined) throw new Error('throughput takes an account');
    times.push(await timeUpload(client, pdf));
  });
  return times.sort((a, b) => a - b);
}

/** Milliseconds of processor one reading takes where so many processes read at once and do nothing else. */
async function engineAlone(pdf: Buffer, processes: number): Promise<number> {
  const folder = await mkdtemp(join(tmpdir(), 'tieout-engine-'));
  try {
    const file = join(folder, 'statement.pdf');
    await writeFile(file, pdf);
    const outputs = await Promise.all(
      Array.from({ length: processes }, () => run(process.execPath, [ENGINE, file])),
    );
    const times = outputs.map(({ stdout }) => reading.parse(JSON.parse(stdout)).processorMs);
    return times.reduce((sum, each) => sum + each, 0) / times.length;
  } finally {
    await rm(folder, { recursive: true });
  }
}

/** Milliseconds of processor each part of the service has used so far. */
function partsOf({ apis, workers, databasePid }: Service): ReadonlyMap<string, number> {
  const sum = (members: Service['apis'], part: 'own' | 'children') =>
    members.reduce((total, member) => total + processorTime(member.pid() ?? 0)[part], 0);
  const database = processorTime(databasePid);
  return new Map([
    ['reading', sum(workers, 'children')],
    ['workers', sum(workers, 'own')],
    ['APIs', sum(apis, 'own')],
    ['database', database.own + database.children],
    [AROUND, processorTime(process.pid).own],
  ]);
}

/** Milliseconds of processor a document took of each part. */
function usedBy(
  before: ReadonlyMap<string, number>,
  after: ReadonlyMap<string, number>,
  documents: number,
): ReadonlyMap<string, number> {
  return new Map([...after].map(([name, ms]) => [name, (ms - (before.get(name) ?? 0)) / documents]));
}
