import { type ChildProcess, fork } from 'node:child_process';
import path from 'node:path';
import { z } from 'zod';

export type Contender = 'extract' | 'reference';

const runSchema = z.object({
  /** User and system time of the process, from the order to read to the last answer. */
  cpuMs: z.number(),
  /** What came out, in short: so that nobody measures a failure. */
  said: z.string(),
});

export type Run = z.infer<typeof runSchema>;

/** Which file a process is to read, and how often. */
export type Order = { readonly file: string; readonly times: number };

/** A process of its own that reads as one contender does, its modules loaded. */
export type Reader = {
  /** Rejects when the process ends before it has answered. */
  read(order: Order): Promise<Run>;
  stop(): void;
};

/** Starts a process that has read nothing yet. */
export function startReader(contender: Contender): Reader {
  const child = fork(path.join(import.meta.dirname, `run-${contender}.ts`));
  return { read: (order) => answerOf(child, order), stop: () => void child.disconnect() };
}

function answerOf(child: ChildProcess, order: Order): Promise<Run> {
  return new Promise((resolve, reject) => {
    const ended = (code: number | null) =>
      reject(new Error(`a reader ended with ${code} before it answered`));
    child.once('exit', ended);
    child.once('message', (message) => {
      child.off('exit', ended);
      resolve(runSchema.parse(message));
    });
    child.send(order);
  });
}
