import type { ClientBase, Pool } from 'pg';
import { PgBoss } from 'pg-boss';

type Client = Pick<ClientBase, 'query'>;

/**
 * Adds every job that is still to be done in the database of `from` to the queues in that of `to` (whose other connections
 * are `pool`), within the transaction `to` is in; gives their number. Jobs of a schedule make themselves again.
 */
export async function moveJobs({
  from,
  to,
  pool,
}: {
  readonly from: Client;
  readonly to: Client;
  readonly pool: Pool;
}): Promise<number> {
  const { rows: jobs } = await from.query<{
    name: string;
    data: object | null;
    priority: number;
    owner: string | null;
  }>(`
    select name, data, priority, group_id as owner from pgboss.job
    where state < 'completed' and name not like '\\_\\_%' and name not in (select name from pgboss.schedule)
    order by created_on`);
  const boss = new PgBoss({
    db: { executeSql: (text, values) => pool.query(text, values) },
    supervise: false,
  });
  await boss.start();
  try {
    for (const name of new Set(jobs.map((job) => job.name))) await boss.createQueue(name);
    const db = { executeSql: (text: string, values?: unknown[]) => to.query(text, values) };
    for (const { name, data, priority, owner } of jobs) {
      await boss.send(name, data, { db, priority, ...(owner === null ? {} : { group: { id: owner } }) });
    }
  } finally {
    await boss.stop({ graceful: false, close: false });
  }
  return jobs.length;
}
