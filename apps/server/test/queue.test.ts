import { afterEach, expect, test } from 'vitest';
import { openDatabase } from '../src/platform/database/open-database.ts';
import { openQueue } from '../src/platform/queue/queue.ts';
import { databases } from './support/databases.ts';
import { until } from './support/until.ts';

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
