import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { PoolConfig } from 'pg';
import { z } from 'zod';

const CHILD = fileURLToPath(new URL('./database-child.ts', import.meta.url));
const STOP_MS = 10_000;
const RESTART_MS = 500;

const messageSchema = z.union([
  z.object({ kind: z.literal('ready') }),
  z.object({ kind: z.literal('locked'), message: z.string() }),
]);

export type EmbeddedDatabase = {
  /** How an ordinary `pg` client reaches it. */
  readonly connection: PoolConfig;
  /** The process id of the database child, for tests that kill it. */
  pid(): number | undefined;
  stop(): Promise<void>;
};

/** Starts the embedded PostgreSQL on `folder` in a child process behind a private socket; a child that dies is started again, as often as it takes; `onError` hears of each start that failed. Throws when the folder is in use or cannot be opened at first. */
export async function startEmbedded(
  folder: string,
  onError: (error: Error) => void = () => {},
): Promise<EmbeddedDatabase> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  // mkdtemp makes the folder 0700; it is not below the data folder since a socket's path may have 107 bytes only.
  const socketFolder = await mkdtemp(join(tmpdir(), 'tieout-'));
  const socketPath = join(socketFolder, '.s.PGSQL.5432');
  let isStopping = false;
  let child = await startChild(folder, socketPath);
  const revive = async () => {
    while (!isStopping) {
      await new Promise((resolve) => setTimeout(resolve, RESTART_MS));
      await rm(socketPath, { force: true });
      if (isStopping) return;
      try {
        child = await startChild(folder, socketPath);
      } catch (error) {
        onError(error as Error);
        continue;
      }
      if (isAlive(child)) return void child.once('exit', revive);
    }
  };
  child.once('exit', revive);
  return {
    connection: { host: socketFolder, port: 5432, user: 'postgres', database: 'postgres' },
    pid: () => child.pid,
    async stop() {
      isStopping = true;
      await stopChild(child);
      await rm(socketFolder, { recursive: true, force: true });
    },
  };
}

async function startChild(folder: string, socketPath: string): Promise<ChildProcess> {
  const child = fork(CHILD, [join(folder, 'postgres'), socketPath], {
    execPath: process.execPath,
    execArgv: [],
    env: {},
  });
  const failed = once(child, 'exit').then(([code, signal]) => {
    throw new Error(`The embedded database did not start (exit ${code ?? signal}).`);
  });
  const [raw] = await Promise.race([once(child, 'message'), failed]);
  const message = messageSchema.parse(raw);
  if (message.kind === 'locked') throw new Error(message.message);
  failed.catch(() => {});
  return child;
}

function isAlive({ exitCode, signalCode }: ChildProcess): boolean {
  return exitCode === null && signalCode === null;
}

async function stopChild(child: ChildProcess): Promise<void> {
  if (!isAlive(child)) return;
  const exited = once(child, 'exit');
  const timer = setTimeout(() => child.kill('SIGKILL'), STOP_MS);
  child.send({ kind: 'stop' }, () => {});
  await exited;
  clearTimeout(timer);
}
