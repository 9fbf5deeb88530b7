import { sql } from 'drizzle-orm';
import type { Pool } from 'pg';
import { fromDrizzle, PgBoss } from 'pg-boss';
import type { Transaction } from '../database/open-database.ts';

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
const POLL_SECONDS = 2;
/** How often dead workers' jobs are looked for. */
const SUPERVISE_SECONDS = 5;

export type Queue = {
  /** Adds a job within `transaction`: it exists exactly when what else the transaction writes exists. */
  add(transaction: Transaction, name: string, data: object): Promise<void>;
  /** Lets an idle worker of this process look at once, instead of at its next poll. */
  wake(name: string): void;
  /** Runs `work` for each job, `concurrency` at a time; after the last failed try, `onDead` is given the job. */
  work<Data extends object>(
    name: string,
    options: { readonly concurrency: number; readonly onDead: (data: Data) => Promise<void> },
    work: (data: Data) => Promise<void>,
  ): Promise<void>;
  /** Runs `work` every time `cron` (UTC) says so, on one worker of all. */
  schedule(name: string, cron: string, work: () => Promise<void>): Promise<void>;
  stop(): Promise<void>;
};

/** Opens the queues in the database of `pool`. `onError` hears of what goes wrong outside any job. */
export async function openQueue(
  pool: Pool,
  definitions: readonly QueueDefinition[],
  onError: (error: Error) => void,
): Promise<Queue> {
  const boss = new PgBoss({
    db: { executeSql: (text, values) => pool.query(text, values) },
    superviseIntervalSeconds: SUPERVISE_SECONDS,
    monitorIntervalSeconds: SUPERVISE_SECONDS,
    reindex: false,
    monitorVacuum: false,
  });
  boss.on('error', onError);
  await boss.start();
  for (const definition of definitions) await createQueues(boss, definition);
  const workerIds = new Map<string, string[]>();
  return {
    async add(transaction, name, data) {
      await boss.send(name, data, { db: fromDrizzle(transaction, sql) });
    },
    wake(name) {
      for (const id of workerIds.get(name) ?? []) boss.notifyWorker(id);
    },
    async work<Data extends object>(
      name: string,
      options: { readonly concurrency: number; readonly onDead: (data: Data) => Promise<void> },
      work: (data: Data) => Promise<void>,
    ) {
      const polling = { pollingIntervalSeconds: POLL_SECONDS };
      const startWorker = () => boss.work<Data>(name, polling, async ([job]) => job && work(job.data));
      workerIds.set(name, await Promise.all(Array.from({ length: options.concurrency }, startWorker)));
      await boss.work<Data>(deadName(name), polling, async ([job]) => job && options.onDead(job.data));
    },
    async schedule(name, cron, work) {
      await boss.createQueue(name, { retryLimit: 0, expireInSeconds: 3600 });
      await boss.schedule(name, cron);
      await boss.work(name, { pollingIntervalSeconds: 30 }, work);
    },
    stop: () => boss.stop({ graceful: true, close: false, timeout: 5000 }),
  };
}

async function createQueues(boss: PgBoss, definition: QueueDefinition): Promise<void> {
  const dead = deadName(definition.name);
  await boss.createQueue(dead, { retryLimit: 5, retryDelay: 5 });
  const options = {
    retryLimit: definition.retryLimit,
    expireInSeconds: definition.expireInSeconds,
    ...(definition.retryDelay === undefined ? {} : { retryDelay: definition.retryDelay, retryBackoff: true }),
    heartbeatSeconds: HEARTBEAT_SECONDS,
    deadLetter: dead,
  };
  await boss.createQueue(definition.name, options);
  await boss.updateQueue(definition.name, options);
}

function deadName(name: string): string {
  return `${name}-dead`;
}
