import { afterAll } from 'vitest';
import { isFull } from './breadth.ts';
import { startPostgres } from './start-postgres.ts';

/** A database the server's tests run on; the embedded one has no address. */
export type TestDatabase = { readonly name: string; readonly url: string | null };

/** The embedded database; in `npm run test:full` also a real PostgreSQL, where `TEST_DATABASE_URL` names one or Debian's is installed. Says so where there is none. */
export async function databases(): Promise<TestDatabase[]> {
  const embedded = { name: 'the embedded database', url: null };
  if (!isFull) return [embedded];
  const url = process.env.TEST_DATABASE_URL ?? (await startDebians());
  if (url === null)
    console.log('No real PostgreSQL here: its tests are left out (TEST_DATABASE_URL names one).');
  return url === null ? [embedded] : [embedded, { name: 'a real PostgreSQL', url }];
}

/** Debian's PostgreSQL until the test file ends. */
async function startDebians(): Promise<string | null> {
  const postgres = await startPostgres();
  if (postgres === null) return null;
  afterAll(() => postgres.stop());
  return postgres.url;
}
