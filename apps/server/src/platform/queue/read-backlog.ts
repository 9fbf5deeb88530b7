import type { Pool } from 'pg';

export type Backlog = {
  /** Jobs nobody has taken yet. */
  readonly waiting: number;
  /** Seconds the longest waiting job of an owner has waited of whom no job is being worked on; 0 where there is none. */
  readonly oldestSeconds: number;
};

/** What waits in the queue `name`. An owner one of whose jobs is being worked on has not been forgotten, however long the rest waits. */
export async function readBacklog(pool: Pool, name: string): Promise<Backlog> {
  const { rows } = await pool.query<{ waiting: number; seconds: number | null }>(
    `with served as (select distinct group_id from pgboss.job where name = $1 and state = 'active')
     select count(*)::int as waiting,
       extract(epoch from now() - min(start_after) filter (where group_id is null or group_id not in (select group_id from served where group_id is not null)))::int as seconds
     from pgboss.job where name = $1 and state < 'active' and start_after <= now()`,
    [name],
  );
  return { waiting: rows[0]?.waiting ?? 0, oldestSeconds: Math.max(0, rows[0]?.seconds ?? 0) };
}
