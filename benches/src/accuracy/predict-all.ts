import { type ChildProcess, fork } from 'node:child_process';
import { availableParallelism } from 'node:os';
import path from 'node:path';

export type Task = {
  readonly name: string;
  readonly pdf: string;
  readonly password: string | null;
  /** Where the child writes the Extraction as JSON. */
  readonly out: string;
};

/** How one document went: what the child answered, or that it died or ran over its time. */
export type Prediction = {
  /** `read`, the reason of an unreadable document, or what went wrong with the child. */
  readonly outcome: string;
  readonly wallMs: number;
};

export type Limits = { readonly jobs?: number | undefined; readonly timeoutMs: number };

/** Extracts every task in child processes, one a core; a child that dies or takes longer than the limit costs only its own document. */
export async function predictAll(
  tasks: readonly Task[],
  limits: Limits,
): Promise<ReadonlyMap<string, Prediction>> {
  const waiting = [...tasks];
  const done = new Map<string, Prediction>();
  const lanes = Math.min(limits.jobs ?? availableParallelism(), waiting.length);
  await Promise.all(Array.from({ length: lanes }, () => workOff(waiting, done, limits.timeoutMs)));
  return done;
}

async function workOff(waiting: Task[], done: Map<string, Prediction>, timeoutMs: number): Promise<void> {
  let child: ChildProcess | null = null;
  for (let task = waiting.shift(); task !== undefined; task = waiting.shift()) {
    child ??= startChild();
    const prediction = await predictOne(child, task, timeoutMs);
    done.set(task.name, prediction);
    if (child.exitCode !== null || child.signalCode !== null || !child.connected) child = null;
  }
  child?.disconnect();
}

function startChild(): ChildProcess {
  return fork(path.join(import.meta.dirname, 'predict-child.ts'), [], {
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
}

function predictOne(child: ChildProcess, task: Task, timeoutMs: number): Promise<Prediction> {
  const started = performance.now();
  return new Promise((resolve) => {
    const settle = (outcome: string) => {
      clearTimeout(timer);
      child.off('message', answered);
      child.off('exit', died);
      resolve({ outcome, wallMs: performance.now() - started });
    };
    const answered = (message: unknown) => settle(String(message));
    const died = (code: number | null, signal: string | null) => settle(`child died (${signal ?? code})`);
    const timer = setTimeout(() => {
      child.off('exit', died);
      child.once('exit', () => settle(`killed after ${timeoutMs / 1000} s`));
      child.kill('SIGKILL');
    }, timeoutMs);
    child.once('message', answered);
    child.once('exit', died);
    child.send(task);
  });
}
