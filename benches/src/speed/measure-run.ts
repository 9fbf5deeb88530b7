import { fork } from 'node:child_process';
import path from 'node:path';
import { z } from 'zod';

export type Contender = 'extract' | 'reference';

const runSchema = z.object({
  /** User and system time of the child from the call to its answer, its modules loaded before. */
  cpuMs: z.number(),
  /** What came out, in short: so that nobody measures a failure. */
  said: z.string(),
});

export type Run = z.infer<typeof runSchema>;

/** What a child reads before it is measured. */
export type WarmUp = { readonly file: string; readonly times: number };

/** Runs one contender over `file` in a child process of its own, fresh or after a warm-up. Rejects when the child fails. */
export function measureRun(contender: Contender, file: string, warmUp?: WarmUp): Promise<Run> {
  const before = warmUp === undefined ? [] : [warmUp.file, String(warmUp.times)];
  const child = fork(path.join(import.meta.dirname, `run-${contender}.ts`), [file, ...before]);
  return new Promise((resolve, reject) => {
    child.once('message', (message) => resolve(runSchema.parse(message)));
    child.once('exit', (code) => reject(new Error(`${contender} ended with ${code} before it answered`)));
  });
}
