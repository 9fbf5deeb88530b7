import { type ChildProcess, fork } from 'node:child_process';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import type { RecognisedPage } from './recognise-page.ts';
import type { RecognitionOrder } from './recognise-pages.ts';

/** What a page process is told: first the document, then one page number after another. */
export type PageTask =
  | { readonly kind: 'open'; readonly bytes: Uint8Array; readonly password: string | undefined }
  | { readonly kind: 'page'; readonly pageNumber: number };

/** What it answers to each page number; null for a page that cannot be drawn. */
export type PageAnswer = { readonly pageNumber: number; readonly page: RecognisedPage | null };

/** Each process holds both networks and one page's pixels: some 400 MB. */
const MOST_PROCESSES = 8;

/** Reads the pages in several processes, one a core, each taking the next page that is left. A process that dies is a bug and throws. */
export async function recogniseInProcesses(
  order: RecognitionOrder,
  numbers: readonly number[],
): Promise<ReadonlyMap<number, RecognisedPage>> {
  const waiting = [...numbers];
  const recognised = new Map<number, RecognisedPage>();
  const count = Math.min(availableParallelism(), MOST_PROCESSES, waiting.length);
  const children = Array.from({ length: count }, startChild);
  try {
    await Promise.all(
      children.map((child) =>
        workOff(child, order, waiting, ({ pageNumber, page }) => {
          if (page !== null) recognised.set(pageNumber, page);
          order.onPage?.(pageNumber);
        }),
      ),
    );
  } finally {
    for (const child of children) child.kill('SIGKILL');
  }
  return recognised;
}

function startChild(): ChildProcess {
  return fork(path.join(import.meta.dirname, 'page-process.ts'), [], {
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    serialization: 'advanced',
    execArgv: [],
  });
}

function workOff(
  child: ChildProcess,
  { bytes, password }: RecognitionOrder,
  waiting: number[],
  onAnswer: (answer: PageAnswer) => void,
): Promise<void> {
  return new Promise((resolve, reject) => {
    const next = () => {
      const pageNumber = waiting.shift();
      if (pageNumber === undefined) resolve();
      else send({ kind: 'page', pageNumber });
    };
    const send = (task: PageTask) => child.send(task, (error) => error !== null && reject(error));
    child.on('message', (answer: PageAnswer) => {
      onAnswer(answer);
      next();
    });
    child.once('error', reject);
    child.once('exit', (code, signal) => reject(new Error(`a page process died (${signal ?? code})`)));
    send({ kind: 'open', bytes, password });
    next();
  });
}
