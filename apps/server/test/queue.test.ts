import { afterEach, expect, test, vi } from 'vitest';
import { openDatabase } from '../src/platform/database/open-database.ts';
import { openQueue } from '../src/platform/queue/queue.ts';
import { databases } from './support/databases.ts';
import { until } from './support/until.ts';

vi.setConfig({ testTimeout: 60_000 });

const QUEUE = { name: 'test', retryLimit: 1, expireInSeconds: 60 };
const ignore = () => {};
const closing: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0).reverse()) await close();
});

async function openProcess(url: string) {
  const open = await openDatabase({ url, folder: '' }, ignore);
  closing.push(open.close);
  const queue = await openQueue({ pool: open.pool, isShared: true }, [QUEUE], ignore);
  closing.push(queue.stop);
  return { database: open.database, queue };
}

const url = (await databases()).at(-1)?.url ?? null;

test.skipIf(url === null)(
  'on a real PostgreSQL an idle worker hears of a job another process adds, before it would look by itself',
  async () => {
    const [adding, working] = [await openProcess(url ?? ''), await openProcess(url ?? '')];
    const takenAt: number[] = [];
    await working.queue.work(QUEUE.name, { concurrency: 1, onDead: async () => {} }, async () => {
      takenAt.push(performance.now());
    });
    for (let n = 0; n < 5; n++) {
      await new Promise((resolve) => setTimeout(resolve, 300));
      const at = performance.now();
      await adding.database.transaction((transaction) => adding.queue.add(transaction, QUEUE.name, {}));
      await until(() => takenAt[n] ?? null);
      expect((takenAt[n] ?? 0) - at).toBeLessThan(1000);
    }
  },
);

test.skipIf(url === null)(
  'a worker takes the job of an owner it is ready for before another one',
  async () => {
    const { database, queue } = await openProcess(url ?? '');
    const add = (ownerId: string) =>
      database.transaction((transaction) =>
        queue.add(transaction, QUEUE.name, { ownerId }, { ownerId, cost: 2 }),
      );
    for (const owner of ['a', 'b', 'mine', 'mine']) await add(owner);
    const done: string[] = [];
    const options = { concurrency: 1, onDead: async () => {}, preferred: () => new Set(['mine']) };
    await queue.work<{ ownerId: string }>(
      QUEUE.name,
      options,
      async ({ ownerId }) => void done.push(ownerId),
    );
    await until(() => (done.length === 4 ? true : null));
    expect(done).toEqual(['mine', 'mine', 'a', 'b']);
  },
);

test.skipIf(url === null)('a job that fails is tried again, and given up after its last try', async () => {
  const { database, queue } = await openProcess(url ?? '');
  const tried: string[] = [];
  const dead: string[] = [];
  await queue.work<{ what: string }>(
    QUEUE.name,
    { concurrency: 1, onDead: async ({ what }) => void dead.push(what) },
    async ({ what }) => {
      tried.push(what);
      throw new Error('no');
    },
  );
  await database.transaction((transaction) => queue.add(transaction, QUEUE.name, { what: 'it' }));
  await until(() => (dead.length > 0 ? true : null), 20_000);
  expect([tried, dead]).toEqual([['it', 'it'], ['it']]);
});

test.skipIf(url === null)('a job under way when its process stops is handed back at once', async () => {
  const [stopping, other] = [await openProcess(url ?? ''), await openProcess(url ?? '')];
  const taken: string[] = [];
  const work = (who: string, ms: number) => async () => {
    taken.push(who);
    await new Promise((resolve) => setTimeout(resolve, ms).unref());
  };
  const options = { concurrency: 1, onDead: async () => {} };
  await stopping.queue.work(QUEUE.name, options, work('stopping', 6000));
  await stopping.database.transaction((transaction) => stopping.queue.add(transaction, QUEUE.name, {}));
  await until(() => (taken.length === 1 ? true : null));
  await stopping.queue.stop();
  await other.queue.work(QUEUE.name, options, work('other', 0));
  await until(() => (taken.length === 2 ? true : null), 5000);
  expect(taken).toEqual(['stopping', 'other']);
});

test.skipIf(url === null)(
  "of two idle workers the one that is ready for a job's owner takes most of them",
  async () => {
    const processes = [await openProcess(url ?? ''), await openProcess(url ?? '')];
    const taken: string[] = [];
    for (const [n, { queue }] of processes.entries()) {
      const options = { concurrency: 1, onDead: async () => {}, preferred: () => new Set([`of ${n}`]) };
      await queue.work(QUEUE.name, options, async () => void taken.push(`by ${n}`));
    }
    const { database, queue } = await openProcess(url ?? '');
    for (let n = 0; n < 10; n++) {
      const share = { ownerId: 'of 1', cost: 2 };
      await database.transaction((transaction) => queue.add(transaction, QUEUE.name, {}, share));
      await until(() => (taken.length === n + 1 ? true : null));
    }
    expect(taken.filter((by) => by === 'by 1').length).toBeGreaterThan(7);
  },
);
