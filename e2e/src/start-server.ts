import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { mailFolder } from './mail-box.ts';
import { openMailServer } from './open-mail-server.ts';

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../..');
const SCRIPT = path.join(root, 'apps/server/test/support/start-on-template.ts');
const START_TIMEOUT_MS = 150_000;
const STOP_TIMEOUT_MS = 10_000;

export type RunningServer = {
  readonly origin: string;
  readonly dataDir: string;
  /** Stops the product and removes its data. */
  stop(): Promise<void>;
};

/** Starts the real product on a free port with data and a mail server of its own, and waits until it is ready. */
export async function startServer(environment: Record<string, string> = {}): Promise<RunningServer> {
  const { isReady, ...server } = await launchServer(environment);
  await isReady;
  return server;
}

/** Starts the real product and leaves it to the caller to wait: `isReady` throws where it does not get there. */
export async function launchServer(
  environment: Record<string, string> = {},
): Promise<RunningServer & { readonly isReady: Promise<void> }> {
  const port = await freePort();
  const dataDir = mkdtempSync(path.join(tmpdir(), 'tieout-e2e-'));
  const mail = await openMailServer(mailFolder(dataDir));
  const own = { HOST: '127.0.0.1', PORT: String(port), DATA_DIR: dataDir, SMTP_URL: mail.url };
  const child = spawn(process.execPath, [SCRIPT], {
    cwd: root,
    env: { ...process.env, ...own, ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const output = remember(child);
  const origin = `http://127.0.0.1:${port}`;
  return {
    origin,
    dataDir,
    isReady: untilReady(origin, child, output),
    stop: async () => {
      await stopChild(child);
      await mail.close();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

function remember(child: ChildProcess): () => string {
  let text = '';
  const add = (part: Buffer) => {
    text = (text + part.toString()).slice(-4000);
  };
  child.stdout?.on('data', add);
  child.stderr?.on('data', add);
  return () => text;
}

/** Waits for a product that another process started; throws where it is not ready in time. */
export function untilAnswers(origin: string): Promise<void> {
  return pollReady(origin, () => {});
}

async function untilReady(origin: string, child: ChildProcess, output: () => string): Promise<void> {
  try {
    await pollReady(origin, () => {
      if (child.exitCode !== null) throw new Error('the server stopped at its start');
    });
  } catch (error) {
    child.kill('SIGKILL');
    throw new Error(`${origin} did not start:\n${output()}`, { cause: error });
  }
}

async function pollReady(origin: string, check: () => void): Promise<void> {
  for (const deadline = Date.now() + START_TIMEOUT_MS; Date.now() < deadline; ) {
    check();
    const response = await fetch(`${origin}/api/ready`).catch(() => null);
    if (response?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`${origin} was not ready in ${START_TIMEOUT_MS} ms`);
}

async function stopChild(child: ChildProcess) {
  if (child.exitCode !== null) return;
  const stopped = new Promise((resolve) => child.once('exit', resolve));
  child.kill('SIGTERM');
  const timer = setTimeout(() => child.kill('SIGKILL'), STOP_TIMEOUT_MS);
  await stopped;
  clearTimeout(timer);
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() =>
        address && typeof address === 'object' ? resolve(address.port) : reject(new Error('no port')),
      );
    });
  });
}
