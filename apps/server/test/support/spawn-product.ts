import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

const SCRIPT = fileURLToPath(new URL('./product-process.ts', import.meta.url));

export type SpawnedProduct = {
  readonly address: string;
  /** Runs SQL on its database, soon. */
  run(sql: string): void;
  /** kill -9 of the product's main process; its children have to end by themselves. */
  kill(): Promise<void>;
  /** What it has logged so far. */
  log(): string;
  /** SIGTERM; gives the exit code. */
  stop(): Promise<number | null>;
};

/** Starts the product in a process of its own, with its data in `dataFolder`. */
export async function spawnProduct(
  dataFolder: string,
  environment: Record<string, string> = {},
): Promise<SpawnedProduct> {
  const child: ChildProcess = fork(SCRIPT, {
    env: { PORT: '0', DATA_DIR: dataFolder, WORKER_CONCURRENCY: '2', ...environment },
    execArgv: [],
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
  });
  let log = '';
  child.stdout?.on('data', (part: Buffer) => {
    log += part.toString();
  });
  const exited = once(child, 'exit');
  const failed = exited.then(() => {
    throw new Error('The product ended before it was up.');
  });
  const [address] = await Promise.race([once(child, 'message'), failed]);
  failed.catch(() => {});
  return {
    address: String(address),
    log: () => log,
    run: (sql) => void child.send(sql),
    async kill() {
      child.kill('SIGKILL');
      await exited;
    },
    async stop() {
      child.kill('SIGTERM');
      const [code] = await exited;
      return code;
    },
  };
}
