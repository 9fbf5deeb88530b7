import type { Pool } from 'pg';
import type { PgBoss } from 'pg-boss';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { startWorker } from '../src/platform/queue/work-in-turns.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A queue with one job, which notes what it is shown of it. */
function queueOfOne(shown: string[]): PgBoss {
  const waiting = [{ id: 'one', data: {}, expireInSeconds: 60 }];
  const queue = {
    fetch: async () => waiting.splice(0, 1),
    fail: async () => void shown.push('failed'),
    complete: async () => void shown.push('completed'),
  };
  return queue as unknown as PgBoss;
}

/** A worker that has begun its only job, which ends when `end` is called. */
async function workerWithJob(onHandBack: (end: (error?: Error) => void) => Promise<void>) {
  const shown: string[] = [];
  const onError = vi.fn();
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  const end = (error?: Error) => (error === undefined ? resolve() : reject(error));
  const place = { boss: queueOfOne(shown), pool: {} as Pool, name: 'test' };
  const work = { preferred: () => new Set<string>(), work: () => promise, onHandBack: () => onHandBack(end) };
  const worker = startWorker(place, work, { pollMs: () => 1000, onError });
  await vi.advanceTimersByTimeAsync(10);
  return { worker, shown, onError, end };
}

test('a job that ends while it is handed back does not break the stop', async () => {
  const { worker, shown } = await workerWithJob(async (end) => {
    end();
    await vi.advanceTimersByTimeAsync(1);
  });
  const stopped = worker.stop();
  await vi.advanceTimersByTimeAsync(10_000);
  await expect(stopped).resolves.toBeUndefined();
  expect(shown).toEqual(['failed']);
});

test.each([undefined, new Error('cancelled')])(
  'a job that ends after it was handed back (%s) is not shown to the queue again, whose database may be closed',
  async (error) => {
    const { worker, shown, onError, end } = await workerWithJob(async () => {});
    const stopped = worker.stop();
    await vi.advanceTimersByTimeAsync(10_000);
    await stopped;
    end(error);
    await vi.advanceTimersByTimeAsync(10);
    expect(shown).toEqual(['failed']);
    expect(onError).not.toHaveBeenCalled();
  },
);
