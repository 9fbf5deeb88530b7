import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { type EmbeddedDatabase, startEmbedded } from './embedded/start-embedded.ts';
import { migrate } from './migrate.ts';
import { createPreparer } from './prepare-statements.ts';

const POOL_SIZE = 10;

export type Database = NodePgDatabase & { readonly $client: pg.Pool };
/** A transaction of the database; inside one, use nothing but it: the embedded database serves one transaction at a time. */
export type Transaction = Parameters<Parameters<Database['transaction']>[0]>[0];
/** Where a statement can run. */
export type Executor = Database | Transaction;

export type OpenDatabase = {
  readonly database: Database;
  readonly pool: pg.Pool;
  /** null on a PostgreSQL of the operator's own. */
  readonly embedded: EmbeddedDatabase | null;
  close(): Promise<void>;
};

/** Opens the PostgreSQL at `url`, or starts the embedded one on `folder`, and brings its schema up to date. `onError` hears of connections that break while idle. */
export async function openDatabase(
  { url, folder }: { readonly url: string | null; readonly folder: string },
  onError: (error: Error) => void,
): Promise<OpenDatabase> {
  const embedded = url === null ? await startEmbedded(folder, onError) : null;
  const pool = new pg.Pool({
    ...(embedded?.connection ?? { connectionString: url ?? undefined }),
    max: POOL_SIZE,
    connectionTimeoutMillis: 15_000,
  });
  pool.on('error', onError);
  // A connection that breaks while it is in use also says so by itself; unheard, that would end the process.
  pool.on('connect', (client) => client.on('error', onError));
  if (url !== null && keepsSessions(url)) pool.on('connect', createPreparer());
  const close = async () => {
    await pool.end();
    await embedded?.stop();
  };
  try {
    await migrate(pool);
  } catch (error) {
    await close();
    throw error;
  }
  const database = Object.assign(drizzle({ client: pool }), { transaction: transactionsOf(pool) });
  return { database, pool, embedded, close };
}

/**
 * Whether each connection has a session of its own, so that names of statements are not another's. The embedded database has one for all,
 * and so has a pooler that hands each transaction another: its address says `pgbouncer=true`, as other libraries have it.
 */
function keepsSessions(url: string): boolean {
  return new URL(url).searchParams.get('pgbouncer') !== 'true';
}

type Work<Result> = (transaction: Transaction) => Promise<Result>;

/** drizzle's own transaction keeps a pool's connection for good when not even its BEGIN gets through; this gives every one back, and one that failed is closed. */
function transactionsOf(pool: pg.Pool) {
  return async <Result>(work: Work<Result>): Promise<Result> => {
    const client = await pool.connect();
    let isSound = false;
    try {
      const result = await drizzle({ client }).transaction(work);
      isSound = true;
      return result;
    } finally {
      client.release(!isSound);
    }
  };
}
