import type { PoolClient } from 'pg';
import { moveJobs } from '../queue/move-jobs.ts';
import { copyTable, sumsOf, type TableSum, tablesOf } from './copy-table.ts';
import type { OpenDatabase } from './open-database.ts';

export type Moved = {
  readonly tables: readonly TableSum[];
  readonly jobs: number;
  /** Whether an earlier run had moved the rows already. */
  readonly wasDone: boolean;
};

/**
 * Copies every row of `source` to `target`, which must be empty, with the jobs still to be done: all in one transaction and only if
 * all are equal then. Where an earlier run did so, it is only compared. Throws, with what to do, where the move cannot be made.
 */
export async function moveRows(source: OpenDatabase, target: OpenDatabase): Promise<Moved> {
  return withClient(source, (from) =>
    withClient(target, async (to) => {
      const tables = await tablesOf(from);
      const [expected, before] = [await sumsOf(from, tables), await sumsOf(to, tables)];
      if (isEqual(expected, before)) return { tables: expected, jobs: 0, wasDone: true };
      const filled = before.filter(({ rows }) => rows > 0).map(({ table }) => table);
      if (filled.length > 0) {
        throw new Error(
          `The PostgreSQL of DATABASE_URL is in use already (${filled.join(', ')}). Name an empty one.`,
        );
      }
      await to.query('begin');
      for (const table of tables) await copyTable(from, to, table);
      const after = await sumsOf(to, tables);
      if (!isEqual(expected, after))
        throw new Error('The rows did not arrive as they were; nothing was kept.');
      const jobs = await moveJobs({ from, to, pool: target.pool });
      await to.query('commit');
      return { tables: after, jobs, wasDone: false };
    }),
  );
}

async function withClient<Result>(
  { pool }: OpenDatabase,
  work: (client: PoolClient) => Promise<Result>,
): Promise<Result> {
  const client = await pool.connect();
  try {
    await client.query("set time zone 'UTC'");
    return await work(client);
  } finally {
    // Closed, not given back: a transaction that broke off ends with it.
    client.release(true);
  }
}

function isEqual(one: readonly TableSum[], other: readonly TableSum[]): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
