// `node engine-alone.ts FILE`: reads the document again and again, first until its code is compiled, and prints what one reading then
// takes, in milliseconds of processor: `{ "processorMs" }`.
import { readFile } from 'node:fs/promises';
import { extract } from '@tieout/extraction';

/** How long the engine reads before it is measured, and how long while it is. */
const SPAN_MS = 5_000;
const FEWEST_READINGS = 3;

const pdf = await readFile(process.argv[2] ?? '');
await readFor(SPAN_MS);
const usedBefore = process.cpuUsage();
const count = await readFor(SPAN_MS);
const { user, system } = process.cpuUsage(usedBefore);
const processorMs = (user + system) / 1000 / count;
console.log(JSON.stringify({ processorMs }));

/** Says how often it read. */
async function readFor(milliseconds: number): Promise<number> {
  const until = performance.now() + milliseconds;
  let times = 0;
  for (; times < FEWEST_READINGS || performance.now() < until; times++) await extract(pdf);
  return times;
}
