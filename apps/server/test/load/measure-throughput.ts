import { availableParallelism } from 'node:os';
import { extract } from '@tieout/extraction';
import { parallel } from './parallel.ts';
import { processorTime } from './processor-time.ts';
import { type Service, WORKER_COUNT } from './start-service.ts';
import { unique } from './statement.ts';

/** Uploads at once, and the share of the documents they are measured with. */
const STEPS = [
  { atOnce: 1, share: 0.08 },
  { atOnce: 10, share: 0.4 },
  { atOnce: 50, share: 1 },
];

/** Prints the time to the answer and the throughput beside what the engine alone does on the same cores, and whose processor time a document takes. */
export async function measureThroughput(service: Service, pdf: Buffer, most: number): Promise<void> {
  const engineMs = await processorOfEngine(pdf);
  const cores = Math.min(WORKER_COUNT, availableParallelism());
  console.log(`engine alone: ${(1000 / engineMs).toFixed(2)} documents a second and core; ${cores} cores`);
  console.log('at once  documents  p50 ms  p95 ms  documents/s  ÷ (cores × engine)  processor ms a document');
  for (const { atOnce, share } of STEPS) {
    const documents = Math.round(most * share);
    const before = partsOf(service);
    const started = performance.now();
    const times = await answerTimes(service, pdf, atOnce, documents);
    const rate = documents / ((performance.now() - started) / 1000);
    const used = usedBy(before, partsOf(service), documents);
    const at = (rank: number) => times[Math.floor((times.length - 1) * rank)] ?? 0;
    const ratio = (rate * engineMs) / 1000 / cores;
    const figures = [
      ...[String(atOnce).padStart(7), String(documents).padStart(9)],
      ...[at(0.5).toFixed(0).padStart(6), at(0.95).toFixed(0).padStart(6)],
      ...[rate.toFixed(2).padStart(11), ratio.toFixed(2).padStart(18), used],
    ];
    console.log(figures.join('  '));
  }
}

/** Milliseconds from sending to answer, ascending. */
async function answerTimes(service: Service, pdf: Buffer, atOnce: number, documents: number) {
  const times: number[] = [];
  await parallel(documents, atOnce, async (n) => {
    const at = performance.now();
    const answer = await service.clients[n % service.clients.length]?.upload(unique(pdf));
    if (answer?.status !== 200) throw new Error(`${answer?.status} ${await answer?.text()}`);
    await answer.arrayBuffer();
    times.push(performance.now() - at);
  });
  return times.sort((a, b) => a - b);
}

/** Milliseconds of processor the engine takes for the document, in one process that does nothing else. */
async function processorOfEngine(pdf: Buffer): Promise<number> {
  const count = 40;
  for (let n = 0; n < count; n++) await extract(pdf);
  const started = process.cpuUsage();
  for (let n = 0; n < count; n++) await extract(pdf);
  const { user, system } = process.cpuUsage(started);
  return (user + system) / 1000 / count;
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
    ['clients and store', processorTime(process.pid).own],
  ]);
}

function usedBy(
  before: ReadonlyMap<string, number>,
  after: ReadonlyMap<string, number>,
  documents: number,
): string {
  return [...after]
    .map(([name, ms]) => `${name} ${((ms - (before.get(name) ?? 0)) / documents).toFixed(0)}`)
    .join(', ');
}
