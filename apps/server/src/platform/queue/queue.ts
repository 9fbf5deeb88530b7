import { sql } from 'drizzle-orm';
import type { Pool } from 'pg';
import { fromDrizzle, PgBoss } from 'pg-boss';
import type { Transaction } from '../database/open-database.ts';
import { createListen, type Listen } from './listen.ts';
import { placeInTurn, type Share } from './place-in-turn.ts';
import { type Backlog, readBacklog } from './read-backlog.ts';
import { startWorker, type Worker } from './work-in-turns.ts';

/** A kind of job: its name, how often it is tried and how long one try may take. */
export type QueueDefinition = {
  readonly name: string;
  readonly retryLimit: number;
  readonly expireInSeconds: number;
  /** Seconds before the second try, twice as many before each further one. */
  readonly retryDelay?: number;
};

/** A job whose worker has shown no sign of life for so long is given to another. pg-boss takes no less than 10. */
const HEARTBEAT_SECONDS = 10;
/**
 * An idle worker is woken when a job is added by its own process, and on a shared database by a notification when another's
 * is; it looks besides so often, and more often while no notifications can be had. Jobs given up may wait a little.
 */
const POLL_MS = { own: 2000, notified: 2000, unnotified: 500 };
const DEAD_POLL_SECONDS = 5;
/** How often dead workers' jobs are looked for. */
const SUPERVISE_SECONDS = 5;

const NOBODY: ReadonlySet<string> = new Set();
const NO_JOB = '00000000-0000-0000-0000-000000000000';

export type Queue = {
  /** Adds a job within `transaction`: it exists exactly when what else the transaction writes exists. Jobs with a share are taken in fair turns of their owners. */
  add(transaction: Transaction, name: string, data: object, share?: Share): Promise<void>;
  /** What waits in the queue of that name. */
  backlog(name: string): Promise<Backlog>;
  /** Lets an idle worker of this process look at once, instead of at its next poll. */
  wake(name: string): void;
  /** Runs `work` for each job, `concurrency` at a time, jobs of `preferred` owners first where that keeps others waiting but little; after the last failed try, `onDead` is given the job. */
  work<Data extends object>(
    name: string,
    options: {
      readonly concurrency: number;
      readonly onDead: (data: Data) => Promise<void>;
      /** Called with a job this process began and hands back because it stops. */
      readonly onHandBack?: (data: Data) => Promise<void>;
      readonly preferred?: () => ReadonlySet<string>;
    },
    work: (data: Data) => Promise<void>,
  ): Promise<void>;
  /** Runs `work` every time `cron` (UTC) says so, on one worker of all. */
  schedule(name: string, cron: string, work: () => Promise<void>): Promise<void>;
  stop(): Promise<void>;
};

/** Opens the queues in the database of `pool`. `isShared`: other processes add jobs too. `onError` hears of what goes wrong outside any job. */
export async function openQueue(
  { pool, isShared }: { readonly pool: Pool; readonly isShared: boolean },
  definitions: readonly QueueDefinition[],
  onError: (error: Error) => void,
): Promise<Queue> {
  const workers = new Map<string, Worker[]>();
  const wake = (name: string) => {
    for (const worker of workers.get(name) ?? []) worker.wake();
  };
  let isNotified = false;
  const listen: Listen = async (channel, onNotification, onReconnect) => {
    const hear = (name: string) => {
      wake(name);
      onNotification(name);
    };
    const listening = await createListen(pool, onError)(channel, hear, onReconnect);
    isNotified = true;
    return listening;
  };
  const boss = new PgBoss({
    db: { executeSql: (text, values) => pool.query(text, values), ...(isShared ? { listen } : {}) },
    useListenNotify: isShared,
    superviseIntervalSeconds: SUPERVISE_SECONDS,
    monitorIntervalSeconds: SUPERVISE_SECONDS,
    reindex: false,
    monitorVacuum: false,
  });
  boss.on('error', onError);
  await boss.start();
  for (const definition of definitions) await createQueues(boss, definition, isShared);
  const pollMs = () => (isShared ? (isNotified ? POLL_MS.notified : POLL_MS.unnotified) : POLL_MS.own);
  return {
    async add(transaction, name, data, share) {
      const db = fromDrizzle(transaction, sql);
      const order = share === undefined ? {} : await placeInTurn(transaction, name, share);
      await boss.send(name, data, { db, ...order });
    },
    backlog: (name) => readBacklog(pool, name),
    wake,
    async work(name, { concurrency, onDead, onHandBack, preferred = () => NOBODY }, work) {
      const start = () =>
        startWorker({ boss, pool, name }, { preferred, work, onHandBack }, { pollMs, onError });
      workers.set(name, Array.from({ length: concurrency }, start));
      const seldom = { pollingIntervalSeconds: DEAD_POLL_SECONDS };
      await boss.work<Parameters<typeof onDead>[0]>(
        deadName(name),
        seldom,
        async ([job]) => job && onDead(job.data),
      );
    },
    async schedule(name, cron, work) {
      await boss.createQueue(name, { retryLimit: 0, expireInSeconds: 3600 });
      await boss.schedule(name, cron);
      await boss.work(name, { pollingIntervalSeconds: 30 }, work);
    },
    async stop() {
      await Promise.all([...workers.values()].flat().map((worker) => worker.stop()));
      await boss.stop({ graceful: true, close: false, timeout: 5000 });
    },
  };
}

async function createQueues(boss: PgBoss, definition: QueueDefinition, notify: boolean): Promise<void> {
  const dead = deadName(definition.name);
  await boss.createQueue(dead, { retryLimit: 5, retryDelay: 5 });
  const options = {
    retryLimit: definition.retryLimit,
    expireInSeconds: definition.expireInSeconds,
    ...(definition.retryDelay === undefined ? {} : { retryDelay: definition.retryDelay, retryBackoff: true }),
    heartbeatSeconds: HEARTBEAT_SECONDS,
    deadLetter: dead,
    notify,
  };
  await boss.createQueue(definition.name, options);
  await boss.updateQueue(definition.name, options);
  // Has pg-boss learn of the queue now: it would ask the database at the first `add`, within whose transaction the embedded one answers nobody else.
  await boss.touch(definition.name, NO_JOB);
}

function deadName(name: string): string {
  return `${name}-dead`;
}
