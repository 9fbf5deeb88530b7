import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Pool, PoolClient } from 'pg';
import { connectOnceReady } from './connect-once-ready.ts';

const FOLDER = fileURLToPath(new URL('../../../drizzle/', import.meta.url));

/** Any number will do, as long as every Tieout uses the same: two servers that start together migrate one after the other. */
const LOCK = 7_403_217;

/** Runs every SQL file of the `drizzle` folder that has not been run on this database, all in one transaction; waits for a database that is starting. */
export async function migrate(pool: Pool): Promise<void> {
  const client = await connectOnceReady(pool);
  try {
    await client.query('begin');
    await client.query('select pg_advisory_xact_lock($1)', [LOCK]);
    await client.query(
      'create table if not exists migrations (name text primary key, run_at timestamptz not null default now())',
    );
    await runMissing(client);
    await client.query('commit');
    client.release();
  } catch (error) {
    client.release(true);
    throw error;
  }
}

async function runMissing(client: PoolClient): Promise<void> {
  const { rows } = await client.query<{ name: string }>('select name from migrations');
  const done = new Set(rows.map((row) => row.name));
  const names = (await readdir(FOLDER)).filter((name) => name.endsWith('.sql')).sort();
  for (const name of names.filter((each) => !done.has(each))) {
    await client.query(await readFile(join(FOLDER, name), 'utf8'));
    await client.query('insert into migrations (name) values ($1)', [name]);
  }
}
