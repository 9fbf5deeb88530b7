import { existsSync, rmSync } from 'node:fs';
import { afterEach, describe, expect, test } from 'vitest';
import { EXTRACTION_LIMITS } from '../src/platform/extraction/extraction-limits.ts';
import type { LoadedModules } from '../src/platform/extraction/extraction-message.ts';
import type { ExtractionOutcome } from '../src/platform/extraction/extraction-outcome.ts';
import { type ExtractionPool, startExtractionPool } from '../src/platform/extraction/extraction-pool.ts';
import { planChild, startReadingChild } from '../src/platform/extraction/reading-child.ts';
import type { ReuseLimits } from '../src/platform/extraction/waiting-children.ts';
import { EXTRACTION_CHILD, SCRIPTED_CHILD } from './support/scripted-child-path.ts';
import { until } from './support/until.ts';
import { writePdf } from './support/write-pdf.ts';

let pool: ExtractionPool;
const start = (limits: Partial<typeof EXTRACTION_LIMITS> = {}, reuse: Partial<ReuseLimits> = {}) => {
  pool = startExtractionPool({
    warmCount: 1,
    plan: planChild(SCRIPTED_CHILD),
    limits: { ...EXTRACTION_LIMITS, ...limits },
    reuse,
  });
  return (text: string, ownerId = 'owner') => pool.extract(request(text, ownerId), () => {});
};
const request = (text: string, ownerId: string) => ({
  ...{ ownerId, bytes: Buffer.from(text), password: null, maxPages: 10, pages: null, requestId: 'r' },
});
afterEach(() => pool.stop());

/** Which process read a document that says it. */
async function processOf(outcome: Promise<ExtractionOutcome>): Promise<number> {
  const said = JSON.stringify(await outcome);
  return Number(/process (\d+)/.exec(said)?.[1]);
}

describe('a child that reads documents', () => {
  test('is killed when it finishes no page in time', async () => {
    const extract = start({ stallMs: 700 });
    expect(await extract('DO run away')).toEqual({ kind: 'over-limit', limit: 'time' });
    expect(pool.busyPids()).toEqual([]);
  });

  test('may take longer in all as long as pages come', async () => {
    const extract = start({ stallMs: 900 });
    expect(await extract('DO pages 5 DO wait 300')).toMatchObject({ kind: 'extracted' });
  });

  test('is killed when it takes too long in all', async () => {
    const extract = start({ totalMs: 700 });
    expect(await extract('DO pages 9 DO wait 200')).toEqual({ kind: 'over-limit', limit: 'time' });
  });

  test('is killed when it takes more memory than allowed', async () => {
    const extract = start({ memoryBytes: 300 * 1024 ** 2 });
    expect(await extract('DO eat memory')).toEqual({ kind: 'over-limit', limit: 'memory' });
  });

  test('is ended as soon as nobody wants the document any more', async () => {
    start();
    const cancelled = new AbortController();
    const stop = () => cancelled.abort();
    const slow = request('DO pages 9 DO wait 200', 'owner');
    expect(await pool.extract(slow, stop, cancelled.signal)).toEqual({ kind: 'cancelled' });
    expect(pool.busyPids()).toEqual([]);
  });

  test('that ends without an answer is reported', async () => {
    expect(await start()('DO crash')).toEqual({ kind: 'died', how: 'exit 7' });
  });

  test('cannot write to the disk', async () => {
    rmSync('/tmp/tieout-child-wrote', { force: true });
    const outcome = await start()('DO try to write');
    expect(outcome).toMatchObject({ kind: 'extracted', extraction: { reason: 'damaged' } });
    expect(existsSync('/tmp/tieout-child-wrote')).toBe(false);
  });
});

/** What scripted-child.ts can send that no honest child does. */
const NONSENSE = [
  'huge-amount',
  'no-extraction',
  'unknown-kind',
  'progress-text',
  'progress-negative',
  'progress-endless',
  'stack-object',
  'no-message',
  'late-loaded',
  'words-nowhere',
  'node-internal',
  'drawn-text',
  'raw-bytes',
  'no-json',
  'endless-frame',
  'endless-body',
];

describe('a child that sends what no honest child does', () => {
  test.each(NONSENSE)('costs that document and is ended: %s', async (nonsense) => {
    const extract = start();
    const before = await processOf(extract('DO tell process'));
    expect(await extract(`DO send ${nonsense}`)).toMatchObject({ kind: 'sent-nonsense' });
    expect(await processOf(extract('DO tell process'))).not.toBe(before);
  });
});

describe('a child reads for one owner', () => {
  const tell = 'DO tell process';

  test("and continues with the owner's next document", async () => {
    const extract = start();
    expect(await processOf(extract(tell))).toBe(await processOf(extract(tell)));
  });

  test('and never for another, however many wait', async () => {
    const extract = start();
    const owners = new Map<number, string>();
    for (const ownerId of ['a', 'b', 'a', 'c', 'b', 'a']) {
      const pid = await processOf(extract(tell, ownerId));
      expect(owners.get(pid) ?? ownerId).toBe(ownerId);
      owners.set(pid, ownerId);
    }
    expect(owners.size).toBe(3);
  });

  test('and ends rather than see a document of a second', async () => {
    const child = startReadingChild(planChild(SCRIPTED_CHILD));
    const job = { limits: EXTRACTION_LIMITS, onProgress: () => {}, cancelled: undefined };
    expect(await child.read({ ...job, request: request(tell, 'a') })).toMatchObject({ kind: 'extracted' });
    expect(await child.read({ ...job, request: request(tell, 'b') })).toEqual({
      kind: 'died',
      how: 'exit 1',
    });
  });

  test('until one document takes too long, ends it or throws: the next is read by another', async () => {
    const extract = start({ stallMs: 700 });
    for (const bad of ['DO run away', 'DO crash', 'DO throw']) {
      const before = await processOf(extract(tell));
      expect(await extract(bad)).not.toMatchObject({ kind: 'extracted' });
      expect(await processOf(extract(tell))).not.toBe(before);
    }
  });

  test('and a document it dies with, or is too large for, after others is tried in a fresh one', async () => {
    const extract = start({ memoryBytes: 300 * 1024 ** 2 });
    await extract(tell);
    expect(await extract('DO crash when not the first')).toMatchObject({ kind: 'extracted' });
    expect(await extract('DO eat memory when not the first')).toMatchObject({ kind: 'extracted' });
  });

  test('until it has read its share of documents, holds too much memory, or waits too long', async () => {
    let extract = start({}, { documents: 2 });
    const [first, second, third] = [
      await processOf(extract(tell)),
      await processOf(extract(tell)),
      await processOf(extract(tell)),
    ];
    expect([second === first, third === first]).toEqual([true, false]);
    pool.stop();
    extract = start({}, { residentBytes: 1024 });
    expect(await processOf(extract(tell))).not.toBe(await processOf(extract(tell)));
    pool.stop();
    extract = start({}, { idleMs: 50 });
    const waited = await processOf(extract(tell));
    await until(() => (isGone(waited) ? true : null));
  });

  test('and no more of them wait than may', async () => {
    const extract = start({}, { waiting: 1 });
    const kept = await processOf(extract(tell, 'a'));
    await processOf(extract(tell, 'b'));
    expect(await processOf(extract(tell, 'a'))).toBe(kept);
  });
});

test('a child given the modules an earlier one loaded reads as that one does', async () => {
  let modules: LoadedModules | null = null;
  const first = startReadingChild(planChild(EXTRACTION_CHILD), null, (loaded) => {
    modules = loaded;
  });
  const second = startReadingChild(planChild(EXTRACTION_CHILD), await until(() => modules));
  const job = { limits: EXTRACTION_LIMITS, onProgress: () => {}, cancelled: undefined };
  const pdf = { ...request('', 'owner'), bytes: writePdf([['no statement']]) };
  const outcome = await first.read({ ...job, request: pdf });
  expect(outcome).toMatchObject({ kind: 'extracted', extraction: { reason: 'no-transactions' } });
  expect(await second.read({ ...job, request: pdf })).toEqual(outcome);
  for (const child of [first, second]) child.end();
});

function isGone(pid: number): boolean {
  try {
    return !process.kill(pid, 0);
  } catch {
    return true;
  }
}
