import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';

/** `cannot_connect_now` of PostgreSQL's error codes: it is there and takes nobody on yet, as while it mends itself after a crash. */
const NOT_READY = '57P03';
const PATIENCE_MS = 60_000;
const PAUSE_MS = 200;

/** A connection of the pool, waited for while the database says that it is starting; throws what keeps it from connecting otherwise. */
export async function connectOnceReady(pool: pg.Pool): Promise<pg.PoolClient> {
  const last = performance.now() + PATIENCE_MS;
  for (;;) {
    try {
      return await pool.connect();
    } catch (error) {
      if (!isNotReady(error) || performance.now() > last) throw error;
    }
    await pause(PAUSE_MS);
  }
}

function isNotReady(error: unknown): boolean {
  return error instanceof pg.DatabaseError && error.code === NOT_READY;
}
