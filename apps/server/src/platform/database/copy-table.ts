import type { ClientBase } from 'pg';

/** Rows read and written at a time. */
const BATCH = 100;
/** Written by the migrations of each database itself. */
const OWN_OF_EACH = 'migrations';

/** Where a table's rows can be read or written: both in UTC, so that equal rows read equal. */
export type TableClient = Pick<ClientBase, 'query'>;

export type TableSum = { readonly table: string; readonly rows: number; readonly checksum: string };

/** The product's tables, those that others refer to first. */
export async function tablesOf(client: TableClient): Promise<string[]> {
  const { rows } = await client.query<{ name: string; refers: string[] }>(`
    select c.relname::text as name,
      coalesce(array_agg(f.relname::text) filter (where f.relname is not null and f.oid <> c.oid), '{}') as refers
    from pg_class c
    left join pg_constraint k on k.conrelid = c.oid and k.contype = 'f'
    left join pg_class f on f.oid = k.confrelid
    where c.relkind = 'r' and c.relnamespace = 'public'::regnamespace
    group by c.relname order by c.relname`);
  const waiting = rows.filter(({ name }) => name !== OWN_OF_EACH);
  const ordered: string[] = [];
  while (waiting.length > 0) {
    const at = waiting.findIndex(({ refers }) => refers.every((name) => ordered.includes(name)));
    const [next] = waiting.splice(at, 1);
    if (at < 0 || next === undefined) throw new Error('Tables refer to each other in a circle.');
    ordered.push(next.name);
  }
  return ordered;
}

/** Copies every row of the table, whatever its columns, and sets what counts its rows on behind the last. */
export async function copyTable(from: TableClient, to: TableClient, table: string): Promise<void> {
  const name = quoted(table);
  let last = '(0,0)';
  for (;;) {
    const { rows } = await from.query<{ at: string; row: unknown }>(
      `select ctid::text as at, to_jsonb(t) as row from ${name} t where ctid > $1::tid order by ctid limit ${BATCH}`,
      [last],
    );
    if (rows.length === 0) break;
    await to.query(`insert into ${name} select * from jsonb_populate_recordset(null::${name}, $1::jsonb)`, [
      JSON.stringify(rows.map(({ row }) => row)),
    ]);
    last = rows.at(-1)?.at ?? last;
  }
  await moveSequences(to, table);
}

async function moveSequences(to: TableClient, table: string): Promise<void> {
  const { rows } = await to.query<{ column: string; sequence: string }>(
    `select column_name::text as column, pg_get_serial_sequence($1, column_name) as sequence
     from information_schema.columns where table_schema = 'public' and table_name = $2
       and pg_get_serial_sequence($1, column_name) is not null`,
    [quoted(table), table],
  );
  for (const { column, sequence } of rows) {
    const highest = `(select max(${quoted(column)}) from ${quoted(table)})`;
    await to.query(`select setval($1, coalesce(${highest}, 1), ${highest} is not null)`, [sequence]);
  }
}

/** How many rows each table has, and a checksum over all of what is in them. */
export async function sumsOf(client: TableClient, tables: readonly string[]): Promise<TableSum[]> {
  const sums: TableSum[] = [];
  for (const table of tables) {
    const { rows } = await client.query<{ count: number; checksum: string | null }>(
      `select count(*)::int as count, md5(string_agg(hash, '' order by hash)) as checksum
       from (select md5(to_jsonb(t)::text) as hash from ${quoted(table)} t) hashes`,
    );
    sums.push({ table, rows: rows[0]?.count ?? 0, checksum: rows[0]?.checksum ?? '' });
  }
  return sums;
}

function quoted(name: string): string {
  return `"${name.replaceAll('"', '""')}"`;
}
