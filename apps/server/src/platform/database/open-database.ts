import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { type EmbeddedDatabase, startEmbedded } from './embedded/start-embedded.ts';
import { migrate } from './migrate.ts';

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
  const embedded = url === null ? await startEmbedded(folder) : null;
  const pool = new pg.Pool({
    ...(embedded?.connection ?? { connectionString: url ?? undefined }),
    max: POOL_SIZE,
    connectionTimeoutMillis: 15_000,
  });
  pool.on('error', onError);
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
  return { database: drizzle({ client: pool }), pool, embedded, close };
}
