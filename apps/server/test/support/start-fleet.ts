import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';

const MAIN = fileURLToPath(new URL('../../src/main.ts', import.meta.url));
const UP = { all: /^Tieout is at (\S+)/, api: /^Tieout is at (\S+)/, worker: /^This worker reads/ };

export type FleetRole = keyof typeof UP;

/** One process of the product, started again each time it is killed. */
export type FleetMember = {
  readonly role: FleetRole;
  /** Where it answers; of a worker, nowhere. */
  address(): string;
  pid(): number | undefined;
  /** Starts it once, at the same address as before; throws when it ends before it is up. */
  up(): Promise<void>;
  /** kill -9, if it runs; resolves once it is gone. */
  down(): Promise<void>;
  /** kill -9; resolves once it is up again. */
  kill(): Promise<void>;
  stop(): Promise<void>;
};

export type MemberOptions = {
  /** Further words of its command line. */
  readonly args?: readonly string[];
  /** The `main.ts` of another version. */
  readonly main?: string;
  /** Where an API listens; a free port unless given. */
  readonly port?: string;
};

/** Starts `main.ts` in that role. `environment` is all it gets. */
export async function startMember(...made: Parameters<typeof makeMember>): Promise<FleetMember> {
  const member = makeMember(...made);
  await member.up();
  return member;
}

/** The same, not yet started. */
export function makeMember(
  role: FleetRole,
  environment: Record<string, string>,
  { args = [], main = MAIN, port: firstPort = '0' }: MemberOptions = {},
): FleetMember {
  let port = firstPort;
  let child: ChildProcess | undefined;
  let at = '';
  const up = async () => {
    child = spawn(process.execPath, [main, role, ...args], {
      env: { PATH: process.env.PATH ?? '', LOG_LEVEL: 'error', PORT: port, ...environment },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    at = await untilUp(child, UP[role]);
    // A client finds the process at the same address after it was killed.
    if (role !== 'worker') port = new URL(at).port;
  };
  const end = async (signal: 'SIGKILL' | 'SIGTERM') => {
    if (child === undefined || child.exitCode !== null || child.signalCode !== null) return;
    const gone = once(child, 'exit');
    child.kill(signal);
    await gone;
  };
  return {
    role,
    address: () => at,
    pid: () => child?.pid,
    up,
    down: () => end('SIGKILL'),
    async kill() {
      await end('SIGKILL');
      await startAgain(up);
    },
    stop: () => end('SIGTERM'),
  };
}

/** A process whose database is gone at that moment does not come up; a supervisor tries again. */
async function startAgain(start: () => Promise<void>): Promise<void> {
  for (;;) {
    try {
      return await start();
    } catch {
      await new Promise((resolve) => setTimeout(resolve, 500));
    }
  }
}

async function untilUp(child: ChildProcess, pattern: RegExp): Promise<string> {
  const failed = once(child, 'exit').then(([code, signal]) => {
    throw new Error(`A process of the product ended before it was up (${code ?? signal}).`);
  });
  const up = new Promise<string>((resolve) => {
    if (child.stdout === null) return;
    createInterface({ input: child.stdout }).on('line', (line) => {
      const found = pattern.exec(line);
      if (found !== null) resolve(found[1] ?? '');
    });
  });
  const address = await Promise.race([up, failed]);
  failed.catch(() => {});
  return address;
}
