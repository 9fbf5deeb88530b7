import { type ChildProcess, fork } from 'node:child_process';
import { availableParallelism } from 'node:os';

export type Limits = { readonly jobs?: number | undefined; readonly timeoutMs: number };

/** The result of one task: the child's answer, or why there is none. */
export type Ending<Answer> = { readonly answer: Answer } | { readonly failure: string };

export type Job<Task, Answer> = {
  /** Module that answers each message with one message; see `answerTasks`. */
  readonly script: string;
  readonly tasks: readonly Task[];
  readonly parse: (message: unknown) => Answer;
  readonly onEnding: (task: Task, ending: Ending<Answer>, wallMs: number) => void;
};

/** Runs the tasks in child processes, one per core; a child that dies or exceeds the limit affects only its own task. */
export async function runInChildren<Task extends object, Answer>(
  job: Job<Task, Answer>,
  limits: Limits,
): Promise<void> {
  const waiting = [...job.tasks];
  const lanes = Math.min(limits.jobs ?? availableParallelism(), waiting.length);
  await Promise.all(Array.from({ length: lanes }, () => workOff(waiting, job, limits.timeoutMs)));
}

async function workOff<Task extends object, Answer>(
  waiting: Task[],
  job: Job<Task, Answer>,
  timeoutMs: number,
): Promise<void> {
  let child: ChildProcess | null = null;
  for (let task = waiting.shift(); task !== undefined; task = waiting.shift()) {
    child ??= fork(job.script, [], { stdio: ['ignore', 'inherit', 'inherit', 'ipc'] });
    const started = performance.now();
    const ending = await ask(child, task, job.parse, timeoutMs);
    job.onEnding(task, ending, performance.now() - started);
    if (!child.connected || child.exitCode !== null || child.signalCode !== null) child = null;
  }
  child?.disconnect();
}

function ask<Task extends object, Answer>(
  child: ChildProcess,
  task: Task,
  parse: (message: unknown) => Answer,
  timeoutMs: number,
): Promise<Ending<Answer>> {
  return new Promise((resolve) => {
    const settle = (ending: Ending<Answer>) => {
      clearTimeout(timer);
      child.off('message', answered);
      child.off('exit', died);
      resolve(ending);
    };
    const answered = (message: unknown) => settle({ answer: parse(message) });
    const died = (code: number | null, signal: string | null) =>
      settle({ failure: `child died (${signal ?? code})` });
    const timer = setTimeout(() => {
      child.off('exit', died);
      child.once('exit', () => settle({ failure: `killed after ${timeoutMs / 1000} s` }));
      child.kill('SIGKILL');
    }, timeoutMs);
    child.once('message', answered);
    child.once('exit', died);
    child.send(task);
  });
}
