import type { Pool } from 'pg';
import type { PgBoss } from 'pg-boss';
import { createPassOver, type WaitingJob } from './pass-over.ts';

export type Work<Data> = {
  /** Owners whose job this process does with less effort than others'. */
  readonly preferred: () => ReadonlySet<string>;
  readonly work: (data: Data) => Promise<void>;
  /** Hears of a job that is handed back because the process stops, before another can take it. */
  readonly onHandBack?: ((data: Data) => Promise<void>) | undefined;
};

export type Worker = {
  /** Has it look at once where it waits for a job. */
  wake(): void;
  /** Takes no further job; one under way is given `STOP_MS`, and handed back then. */
  stop(): Promise<void>;
};

/** Jobs looked at for one of a preferred owner. */
const LOOK_AHEAD = 16;
/** How long an idle worker leaves a job to one that is ready for its owner. */
const HOLD_MS = 20;
const STOP_MS = 5000;

type Job<Data> = {
  readonly id: string;
  readonly data: Data;
  readonly expireInSeconds: number;
  readonly heartbeatSeconds?: number | null;
};

/**
 * Does jobs of the queue `name` one after the other, in their turns. pg-boss's own loop would, but gives no say in whose
 * job comes next. A job that fails or takes too long is given back to the queue, which knows how often it may be tried.
 */
export function startWorker<Data extends object>(
  { boss, pool, name }: { readonly boss: PgBoss; readonly pool: Pool; readonly name: string },
  { preferred, work, onHandBack }: Work<Data>,
  { pollMs, onError }: { readonly pollMs: () => number; readonly onError: (error: Error) => void },
): Worker {
  const passOver = createPassOver();
  let isStopping = false;
  let isWoken = false;
  let endNap = () => {};
  let active: Job<Data> | null = null;
  let handedBack: Job<Data> | null = null;
  const nap = () =>
    new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, isWoken || isStopping ? 0 : pollMs());
      endNap = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  const claim = async (isIdle: boolean): Promise<Job<Data> | null> => {
    const mine = preferred();
    const waiting = mine.size === 0 ? [] : await waitingJobs(pool, name);
    if (isIdle && waiting.length > 0 && !waiting.some(({ owner }) => owner !== null && mine.has(owner))) {
      await new Promise((resolve) => setTimeout(resolve, HOLD_MS));
      return claim(false);
    }
    const ignoreGroups = passOver(waiting, mine);
    const [preferable] = ignoreGroups.length === 0 ? [] : await boss.fetch<Data>(name, { ignoreGroups });
    return preferable ?? (await boss.fetch<Data>(name))[0] ?? null;
  };
  const run = async () => {
    let isIdle = true;
    while (!isStopping) {
      isWoken = false;
      try {
        active = await claim(isIdle);
        isIdle = active === null;
        if (active === null) await nap();
        else await settle({ boss, name, onError, isOurs: (job) => job !== handedBack }, active, work);
      } catch (error) {
        onError(error as Error);
        await nap();
      }
      active = null;
    }
  };
  const running = run();
  return {
    wake() {
      isWoken = true;
      endNap();
    },
    async stop() {
      isStopping = true;
      endNap();
      const isOver = await inTime(
        running.then(() => true),
        STOP_MS,
        () => false,
      );
      // The job may end while it is handed back.
      handedBack = active;
      if (isOver || handedBack === null) return;
      await onHandBack?.(handedBack.data);
      await boss.fail(name, handedBack.id, { message: 'the process stopped' });
    },
  };
}

function waitingJobs(pool: Pool, name: string): Promise<WaitingJob[]> {
  const text = `
    select id, group_id as owner, -priority as turn from pgboss.job
    where name = $1 and state < 'active' and not blocked and start_after <= now()
    order by priority desc, created_on limit ${LOOK_AHEAD}`;
  return pool.query<WaitingJob>(text, [name]).then(({ rows }) => rows);
}

type Settling<Data> = {
  readonly boss: PgBoss;
  readonly name: string;
  readonly onError: (error: Error) => void;
  /** False for a job that was handed back: the database may be closed by the time its work ends. */
  readonly isOurs: (job: Job<Data>) => boolean;
};

/** Does a job, showing signs of life meanwhile, and shows the queue how it ended. */
async function settle<Data extends object>(
  { boss, name, onError, isOurs }: Settling<Data>,
  job: Job<Data>,
  work: (data: Data) => Promise<void>,
): Promise<void> {
  const { id, data, expireInSeconds, heartbeatSeconds } = job;
  const beat = () => isOurs(job) && boss.touch(name, id).catch(onError);
  const beats = heartbeatSeconds ? setInterval(beat, (heartbeatSeconds * 1000) / 2) : undefined;
  try {
    await inTime(work(data), expireInSeconds * 1000, () => {
      throw new Error(`took more than ${expireInSeconds} s`);
    });
  } catch (error) {
    if (isOurs(job)) await boss.fail(name, id, error instanceof Error ? error : {});
    return;
  } finally {
    clearInterval(beats);
  }
  if (isOurs(job)) await boss.complete(name, id);
}

/** What `promise` gives, or `late` after so long. */
async function inTime<Result>(promise: Promise<Result>, ms: number, late: () => Result): Promise<Result> {
  let timer: NodeJS.Timeout | undefined;
  const timeout = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, ms);
  });
  try {
    return await Promise.race([promise, timeout.then(late)]);
  } finally {
    clearTimeout(timer);
  }
}
