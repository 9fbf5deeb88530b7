import path from 'node:path';
import { z } from 'zod';
import { type Limits, runInChildren } from '../children/run-in-children.ts';

export type Task = {
  readonly name: string;
  readonly pdf: string;
  readonly password: string | null;
  readonly ignoresEmbeddedXml: boolean;
  /** Where the child writes the Extraction as JSON. */
  readonly out: string;
  /** Module of another engine to read with, such as that of an older commit. */
  readonly engine?: string | undefined;
};

/** How one document went: the child's answer, or that it died or timed out. */
export type Prediction = {
  /** `read`, the reason of an unreadable document, or what went wrong in the child. */
  readonly outcome: string;
  readonly wallMs: number;
};

/** Extracts every task in child processes; returns the results by name. */
export async function predictAll(
  tasks: readonly Task[],
  limits: Limits,
): Promise<ReadonlyMap<string, Prediction>> {
  const done = new Map<string, Prediction>();
  await runInChildren(
    {
      script: path.join(import.meta.dirname, 'predict-child.ts'),
      tasks,
      parse: (message) => z.string().parse(message),
      onEnding: (task, ending, wallMs) => {
        done.set(task.name, { outcome: 'answer' in ending ? ending.answer : ending.failure, wallMs });
      },
    },
    limits,
  );
  return done;
}
