// npm run bench:speed [-- --pages 100] [--rounds 25] [--fresh 3]
// CPU time of the whole extract() over that of the PDF engine's own word extraction, on the same document: in processes that have read
// before, as the children of the service have, the two taking turns, so that what slows the machine slows both; in fresh ones, which
// compile all code first; and what a page costs in a document of 100 pages over what it costs in one of 10, as many pages being read.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { drawLongStatement } from './speed/draw-long-statement.ts';
import { type Contender, type Order, type Run, startReader } from './speed/start-reader.ts';

/**
 * How often the shorter document is read before a process counts as one that has read before. After 100 V8 still spends 50 ms and more
 * on compiling next to the next document of 100 pages, after 300 some 20 to 40. A child of the service reads up to a thousand.
 */
const WARM_UPS = 300;
/** How many times shorter the shorter document is, and so how often it is read for the longer one once. */
const PART = 10;

const { values } = parseArgs({
  options: {
    pages: { type: 'string', default: '100' },
    rounds: { type: 'string', default: '25' },
    fresh: { type: 'string', default: '3' },
  },
});
const pageCount = Math.max(PART, Math.round(Number(values.pages) / PART) * PART);
const folder = mkdtempSync(path.join(tmpdir(), 'tieout-speed-'));

/** What the two contenders took for the same order, one right after the other. */
type Round = Readonly<Record<Contender, Run>>;

try {
  const long = { file: await draw(pageCount), times: 1 };
  const short = { file: await draw(pageCount / PART), times: PART };
  const warm = await roundsInWarm([long, short]);
  const fresh: Round[] = [];
  for (let round = 0; round < Number(values.fresh); round++)
    fresh.push({ reference: await readFresh('reference', long), extract: await readFresh('extract', long) });
  report({ long: warm[0] ?? [], short: warm[1] ?? [], fresh });
} finally {
  rmSync(folder, { recursive: true, force: true });
}

async function draw(pages: number): Promise<string> {
  const file = path.join(folder, `statement-${pages}.pdf`);
  writeFileSync(file, await drawLongStatement(pages));
  return file;
}

/** The rounds of each order, in one process for each contender. */
async function roundsInWarm(orders: readonly Order[]): Promise<Round[][]> {
  const [reference, extract] = [startReader('reference'), startReader('extract')];
  const rounds = orders.map((): Round[] => []);
  try {
    const warmUp = { file: orders.at(-1)?.file ?? '', times: WARM_UPS };
    await reference.read(warmUp);
    await extract.read(warmUp);
    for (let round = 0; round < Number(values.rounds); round++)
      for (const [at, order] of orders.entries())
        rounds[at]?.push({ reference: await reference.read(order), extract: await extract.read(order) });
    return rounds;
  } finally {
    reference.stop();
    extract.stop();
  }
}

async function readFresh(contender: Contender, order: Order): Promise<Run> {
  const reader = startReader(contender);
  try {
    return await reader.read(order);
  } finally {
    reader.stop();
  }
}

function report({ long, short, fresh }: Record<'long' | 'short' | 'fresh', readonly Round[]>): void {
  console.log(`medians of CPU time, ${pageCount} pages; ${long.length} rounds, ${fresh.length} fresh`);
  const courses = [
    ['read before, in one document', long],
    [`read before, in ${PART} documents`, short],
    ['first document of a process', fresh],
  ] as const;
  for (const [name, rounds] of courses) {
    const [extract, reference] = [msOf(rounds, 'extract'), msOf(rounds, 'reference')];
    console.log(
      `${name.padEnd(30)} extract() ${extract.toFixed(0).padStart(5)} ms, words alone ${reference.toFixed(0).padStart(4)} ms, ratio ${ratio(rounds)}`,
    );
  }
  const costs = long.map(({ extract }, at) => extract.cpuMs / (short[at]?.extract.cpuMs ?? Number.NaN));
  console.log(
    `said: ${long[0]?.extract.said}; words alone: ${long[0]?.reference.said}\n` +
      `a page of ${pageCount} costs ${median(costs).toFixed(2)} times a page of ${pageCount / PART}`,
  );
}

function msOf(rounds: readonly Round[], contender: Contender): number {
  return median(rounds.map((round) => round[contender].cpuMs));
}

/** Of each round by itself: the machine may be slower in one than in another. */
function ratio(rounds: readonly Round[]): string {
  const ratios = rounds.map(({ extract, reference }) => extract.cpuMs / reference.cpuMs);
  const spread = `${Math.min(...ratios).toFixed(2)} to ${Math.max(...ratios).toFixed(2)}`;
  return `${median(ratios).toFixed(2)} (${spread})`;
}

function median(numbers: readonly number[]): number {
  return numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? Number.NaN;
}
