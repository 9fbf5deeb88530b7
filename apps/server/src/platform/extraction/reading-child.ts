import { type ChildProcess, fork } from 'node:child_process';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { extractionSchema } from '@tieout/records';
import type { ExtractionMessage, ExtractionRequest } from './extraction-message.ts';
import type { ExtractionLimits, ExtractionOutcome } from './extraction-pool.ts';
import { residentBytes } from './resident-bytes.ts';
import { watchLimits } from './watch-limits.ts';

/** One document for a child, and who hears of it. */
export type ReadingJob = {
  readonly request: ExtractionRequest;
  readonly limits: ExtractionLimits;
  readonly onProgress: (pagesDone: number, pageCount: number) => void;
  readonly cancelled: AbortSignal | undefined;
};

/** A process that reads documents, one after the other. */
export type ReadingChild = {
  readonly pid: number | undefined;
  isAlive(): boolean;
  /** Reads one document. Never rejects; after anything but `extracted` the child is not fit for another. */
  read(job: ReadingJob): Promise<ExtractionOutcome>;
  /** Bytes of memory it holds; null once it has ended. */
  residentBytes(): Promise<number | null>;
  end(): void;
};

/** The modules a script loads: where each specifier leads, by it and the module that names it, and the JavaScript of each. */
export type LoadedModules = {
  readonly places: ReadonlyMap<string, string>;
  readonly sources: ReadonlyMap<string, string>;
};

const ENTRY = fileURLToPath(new URL('./child-entry.mjs', import.meta.url));

/** Reading is all it may do: no writing, no further processes. The engine needs its native OCR library and threads. */
const ALLOWED = ['--permission', '--allow-fs-read=*', '--allow-addons', '--allow-worker', '--allow-wasi'];
/**
 * V8's second optimizing compiler takes longer over the engine than its code saves in a child's life: without it the thirtieth document costs what else
 * the hundred and fiftieth does, and later ones no more. WebAssembly is not concerned. Young objects in a third of the room Node gives them fit
 * the processor's cache better, and leave a child 270 MB instead of 350.
 */
const CHEAPLY = ['--no-turbofan', '--max-semi-space-size=16'];

/** Starts a child that runs `script`, with the modules an earlier one has loaded for it where they are known; else `onLoaded` is told them. */
export function startReadingChild(
  script: string,
  modules: LoadedModules | null = null,
  onLoaded: (modules: LoadedModules) => void = () => {},
): ReadingChild {
  const child = fork(ENTRY, [pathToFileURL(script).href, modules === null ? 'unknown' : 'given'], {
    execPath: process.execPath,
    execArgv: [...ALLOWED, ...CHEAPLY],
    env: {},
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });
  // A kill in mid-message breaks the channel; the exit that follows is what counts.
  child.on('error', () => {});
  const hearLoaded = (message: unknown) => {
    const said = message as ExtractionMessage;
    if (said.kind === 'loaded') onLoaded(said.modules);
  };
  child.on('message', hearLoaded);
  if (modules !== null) child.send(modules, () => {});
  return {
    pid: child.pid,
    isAlive: () => child.exitCode === null && child.signalCode === null,
    read(job) {
      // What runs in other children must not come from one that has seen a document.
      child.off('message', hearLoaded);
      return readIn(child, job);
    },
    residentBytes: async () => (child.pid === undefined ? null : residentBytes(child.pid)),
    end: () => void child.kill('SIGKILL'),
  };
}

function readIn(child: ChildProcess, job: ReadingJob): Promise<ExtractionOutcome> {
  return new Promise((resolve) => {
    const watch = watchLimits(child.pid, job.limits, (limit) => finish({ kind: 'over-limit', limit }));
    let pdf: Uint8Array | null = null;
    const hear = (message: unknown) => {
      const said = message as ExtractionMessage;
      if (said.kind === 'progress') {
        watch.noteProgress();
        job.onProgress(said.pagesDone, said.pageCount);
      } else if (said.kind === 'drawn') pdf = said.pdf;
      else if (said.kind === 'extracted') {
        finish({ kind: 'extracted', extraction: extractionSchema.parse(said.extraction), pdf });
      } else if (said.kind === 'threw') finish(said);
    };
    const onExit = (code: number | null, signal: string | null) =>
      finish({ kind: 'died', how: signal ?? `exit ${code}` });
    const onAbort = () => finish({ kind: 'cancelled' });
    const finish = (outcome: ExtractionOutcome) => {
      watch.stop();
      child.off('message', hear);
      child.off('exit', onExit);
      job.cancelled?.removeEventListener('abort', onAbort);
      resolve(outcome);
    };
    child.on('message', hear);
    child.once('exit', onExit);
    job.cancelled?.addEventListener('abort', onAbort, { once: true });
    child.send(job.request, () => {});
  });
}
