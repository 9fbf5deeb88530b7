import { existsSync, rmSync } from 'node:fs';
import { afterEach, describe, expect, test } from 'vitest';
import {
  EXTRACTION_LIMITS,
  type ExtractionPool,
  startExtractionPool,
} from '../src/platform/extraction/extraction-pool.ts';
import { SCRIPTED_CHILD } from './support/start-test-product.ts';

let pool: ExtractionPool;
const start = (limits: Partial<typeof EXTRACTION_LIMITS> = {}) => {
  pool = startExtractionPool({
    warmCount: 1,
    childScript: SCRIPTED_CHILD,
    limits: { ...EXTRACTION_LIMITS, ...limits },
  });
  return (text: string) =>
    pool.extract(
      { bytes: Buffer.from(text), password: null, maxPages: 10, pages: null, requestId: 'r' },
      () => {},
    );
};
afterEach(() => pool.stop());

describe('a child that reads one document', () => {
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
    const request = {
      bytes: Buffer.from('DO pages 9 DO wait 200'),
      password: null,
      maxPages: 10,
      pages: null,
      requestId: 'r',
    };
    const stop = () => cancelled.abort();
    expect(await pool.extract(request, stop, cancelled.signal)).toEqual({ kind: 'cancelled' });
    expect(pool.busyPids()).toEqual([]);
  });

  test('that ends without an answer is told', async () => {
    expect(await start()('DO crash')).toEqual({ kind: 'died', how: 'exit 7' });
  });

  test('cannot write to the disk', async () => {
    rmSync('/tmp/tieout-child-wrote', { force: true });
    const outcome = await start()('DO try to write');
    expect(outcome).toMatchObject({ kind: 'extracted', extraction: { reason: 'damaged' } });
    expect(existsSync('/tmp/tieout-child-wrote')).toBe(false);
  });
});
