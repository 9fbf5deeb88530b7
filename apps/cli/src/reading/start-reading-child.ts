import { type ChildProcess, fork } from 'node:child_process';
import path from 'node:path';
import { type Extraction, SCHEMA_VERSION } from '@tieout/records';
import type { ReadingAnswer, ReadingJob } from './reading-messages.ts';

/** A document without a finished page for this long is aborted. */
const STALL_TIMEOUT_MS = 120_000;
const MEMORY_LIMIT_MB = 1536;

/**
 * A command reads few documents, so little is compiled to faster code before it has run long. TurboFan costs more CPU than it saves before the
 * hundred and fiftieth document (docs/decisions/extraction-children.md), and with young generations of this size the first one needs no
 * collection.
 */
const FOR_FEW_DOCUMENTS = [
  '--no-turbofan',
  '--invocation-count-for-maglev=4000',
  '--wasm-tiering-budget=200000000',
  '--wasm-lazy-validation',
  '--regexp-tier-up-ticks=100',
  '--min-semi-space-size=64',
  '--max-semi-space-size=64',
];

const STOPPED = 'The reader was stopped, most likely because it ran out of memory.';
const BROKE_DOWN = 'The reader broke down on this document; the lines above say where.';

export type ReadingChild = {
  readonly read: (
    job: ReadingJob,
    onProgress: (donePages: number, pageCount: number) => void,
  ) => Promise<Extraction>;
  readonly stop: () => void;
};

/** A child process for reading, restarted for the next document if one kills or stalls it. */
export function startReadingChild(): ReadingChild {
  let child: ChildProcess | null = null;
  const running = () => {
    child = child?.connected ? child : forkChild();
    return child;
  };
  return {
    read: (job, onProgress) => readWith(running(), job, onProgress),
    stop: () => {
      if (child?.connected) child.disconnect();
    },
  };
}

function forkChild(): ChildProcess {
  return fork(new URL(`./reading-child${path.extname(import.meta.filename)}`, import.meta.url), {
    execArgv: [`--max-old-space-size=${MEMORY_LIMIT_MB}`, ...FOR_FEW_DOCUMENTS],
    serialization: 'advanced',
  });
}

function readWith(
  child: ChildProcess,
  job: ReadingJob,
  onProgress: (donePages: number, pageCount: number) => void,
): Promise<Extraction> {
  return new Promise((resolve) => {
    let pageCount = 0;
    const giveUp = () => {
      finish(limitsExceeded(pageCount, `No page was finished for ${STALL_TIMEOUT_MS / 1000} seconds.`));
      child.kill('SIGKILL');
      if (child.connected) child.disconnect();
    };
    let timer = setTimeout(giveUp, STALL_TIMEOUT_MS);
    const onExit = (_code: number | null, signal: string | null) =>
      finish(limitsExceeded(pageCount, signal === null ? BROKE_DOWN : STOPPED));
    const onMessage = (answer: ReadingAnswer) => {
      if (answer.kind === 'done') return finish(answer.extraction);
      clearTimeout(timer);
      timer = setTimeout(giveUp, STALL_TIMEOUT_MS);
      pageCount = answer.pageCount;
      onProgress(answer.donePages, answer.pageCount);
    };
    const finish = (extraction: Extraction) => {
      clearTimeout(timer);
      child.off('message', onMessage).off('exit', onExit);
      resolve(extraction);
    };
    child.on('message', onMessage).on('exit', onExit);
    child.send(job, () => {});
  });
}

function limitsExceeded(pageCount: number, what: string): Extraction {
  const message = `${what} Split the document into smaller ones, or print it to a new PDF, and try again.`;
  return {
    schemaVersion: SCHEMA_VERSION,
    outcome: 'unreadable',
    reason: 'limits-exceeded',
    message,
    pageCount,
  };
}
