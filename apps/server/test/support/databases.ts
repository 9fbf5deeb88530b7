import { execFileSync, spawn } from 'node:child_process';
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll } from 'vitest';

/** A database the server's tests run on; the embedded one has no address. */
export type TestDatabase = { readonly name: string; readonly url: string | null };

const DEBIAN = '/usr/lib/postgresql';

/** The embedded database, and a real PostgreSQL where `TEST_DATABASE_URL` names one or Debian's is installed; says so where there is none. */
export async function databases(): Promise<TestDatabase[]> {
  const embedded = { name: 'the embedded database', url: null };
  const url = process.env.TEST_DATABASE_URL ?? (await startDebians());
  if (url === null)
    console.log('No real PostgreSQL here: its tests are left out (TEST_DATABASE_URL names one).');
  return url === null ? [embedded] : [embedded, { name: 'a real PostgreSQL', url }];
}

/** Starts Debian's PostgreSQL in a folder of its own, as a user without rights, until the test file ends; null where there is none. */
async function startDebians(): Promise<string | null> {
  const version = existsSync(DEBIAN) ? readdirSync(DEBIAN).sort().at(-1) : undefined;
  if (version === undefined || process.getuid?.() !== 0) return null;
  const bin = join(DEBIAN, version, 'bin');
  const folder = mkdtempSync(join(tmpdir(), 'tieout-pg-'));
  const nobody = { uid: 65_534, gid: 65_534 };
  chownSync(folder, nobody.uid, nobody.gid);
  const data = join(folder, 'data');
  execFileSync(
    join(bin, 'initdb'),
    ['-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--locale=C'],
    {
      ...nobody,
      cwd: folder,
      stdio: 'ignore',
    },
  );
  const server = spawn(join(bin, 'postgres'), ['-D', data, '-k', folder, '-c', 'listen_addresses='], {
    ...nobody,
    cwd: folder,
    stdio: 'ignore',
  });
  afterAll(() => {
    server.kill('SIGQUIT');
    rmSync(folder, { recursive: true, force: true });
  });
  while (!existsSync(join(folder, '.s.PGSQL.5432'))) await new Promise((resolve) => setTimeout(resolve, 50));
  return `postgresql://postgres@localhost/postgres?host=${encodeURIComponent(folder)}`;
}
