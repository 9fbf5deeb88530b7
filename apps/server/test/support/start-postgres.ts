import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const DEBIAN = '/usr/lib/postgresql';
const NOBODY = { uid: 65_534, gid: 65_534 };
const OPENED = '.s.PGSQL.5432';
const MOST_STARTS = 100;

export type TestPostgres = {
  readonly url: string;
  /** Of the server's first process. */
  pid(): number;
  /** kill -9 of the whole server; gives when it is gone. */
  kill(): Promise<void>;
  /** Starts it on the same data again. */
  start(): Promise<void>;
  /** Ends it and removes its data. */
  stop(): void;
};

/** Starts Debian's PostgreSQL in a folder of its own, as a user without rights; null where there is none. */
export async function startPostgres(): Promise<TestPostgres | null> {
  const version = existsSync(DEBIAN) ? readdirSync(DEBIAN).sort().at(-1) : undefined;
  if (version === undefined || process.getuid?.() !== 0) return null;
  const bin = join(DEBIAN, version, 'bin');
  const folder = mkdtempSync(join(tmpdir(), 'tieout-pg-'));
  chownSync(folder, NOBODY.uid, NOBODY.gid);
  const data = join(folder, 'data');
  const quiet = { ...NOBODY, cwd: folder, stdio: 'ignore' } as const;
  const options = ['-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--locale=C'];
  execFileSync(join(bin, 'initdb'), options, quiet);
  let server: ChildProcess;
  const start = async () => {
    // It ends at once while those of a killed one before it still hold that one's memory.
    for (let tries = 0; tries < MOST_STARTS; tries++) {
      rmSync(join(folder, OPENED), { force: true });
      server = spawn(join(bin, 'postgres'), ['-D', data, '-k', folder, '-c', 'listen_addresses='], quiet);
      do await new Promise((resolve) => setTimeout(resolve, 50));
      while (server.exitCode === null && !existsSync(join(folder, OPENED)));
      if (server.exitCode === null) return;
    }
    throw new Error(`PostgreSQL ended at each of ${MOST_STARTS} starts in ${folder}`);
  };
  await start();
  return {
    url: `postgresql://postgres@localhost/postgres?host=${encodeURIComponent(folder)}`,
    pid: () => server.pid ?? 0,
    start,
    async kill() {
      const gone = once(server, 'exit');
      server.kill('SIGKILL');
      await gone;
      rmSync(join(data, 'postmaster.pid'), { force: true });
    },
    stop() {
      server.kill('SIGQUIT');
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
