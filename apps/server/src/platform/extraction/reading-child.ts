import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { Duplex } from 'node:stream';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type { RecognisedPage } from '@tieout/records';
import type { ExtractionLimits } from './extraction-limits.ts';
import {
  type ExtractionMessage,
  type ExtractionRequest,
  type LoadedModules,
  MESSAGE_LIMITS,
  parseMessage,
} from './extraction-message.ts';
import type { ExtractionOutcome } from './extraction-outcome.ts';
import { createFrameReader, encodeFrame } from './frames.ts';
import { residentBytes } from './resident-bytes.ts';
import type { ConfineOrder } from './sandbox/confine-order.ts';
import { type Confinement, findConfinement } from './sandbox/confinement.ts';
import { EXECUTABLE, readableFolders, SYSTEM_READABLE } from './sandbox/readable-folders.ts';
import { noIoUringProgram, SECCOMP } from './sandbox/seccomp-program.ts';
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

/** What a child runs, and what confines it. */
export type ChildPlan = {
  /** Its path; it exports a function `start`. */
  readonly script: string;
  readonly confinement: Confinement;
  /** Files and folders it may read. */
  readonly readable: readonly string[];
};

/** How a child that runs `script` is started, on this platform. */
export function planChild(script: string): ChildPlan {
  return { script, confinement: findConfinement(), readable: readableFolders(script) };
}

const ENTRY = fileURLToPath(new URL('./child-entry.mjs', import.meta.url));
const CONFINE = fileURLToPath(new URL('./sandbox/confine.mjs', import.meta.url));

/** Reading a few folders is all it may do: no writing, no further processes. The engine needs its native OCR library and threads. */
const ALLOWED = ['--permission', '--allow-addons', '--allow-worker'];
/**
 * V8's second optimizing compiler takes longer over the engine than its code saves in a child's life: without it the thirtieth document costs what else
 * the hundred and fiftieth does, and later ones no more. WebAssembly is not concerned. Young objects in a third of the room Node gives them fit
 * the processor's cache better, and leave a child 270 MB instead of 350.
 */
const CHEAPLY = ['--no-turbofan', '--max-semi-space-size=16'];
/** More messages about one document than its pages can cause are nonsense. */
const MAX_MESSAGES = 10_000;
/** A child that is not ready by then never will be. */
const START_MS = 60_000;

/** Hears what a child says: null where it is no message. */
type Hear = (message: ExtractionMessage | null) => void;
/** Who hears a child at the moment. */
type Listener = { hear: Hear };

/** Starts a child, with the modules an earlier one has loaded for its script where they are known; else `onLoaded` is given them. */
export function startReadingChild(
  plan: ChildPlan,
  modules: LoadedModules | null = null,
  onLoaded: (modules: LoadedModules) => void = () => {},
): ReadingChild {
  const child = startProcess(plan, modules === null ? 'unknown' : 'given');
  const channel = child.stdio[3];
  if (!(channel instanceof Duplex)) throw new Error('A child has no channel.');
  const end = () => void child.kill('SIGKILL');
  const listener = { hear: end as Hear };
  const read = createFrameReader(MESSAGE_LIMITS, (frame) => listener.hear(parseMessage(frame)));
  channel.on('data', (chunk) => {
    if (read(chunk)) return;
    channel.destroy();
    listener.hear(null);
  });
  // A kill in mid-message breaks the channel; the exit that follows is what counts.
  channel.on('error', () => {});
  const send = (parts: readonly Buffer[]) => {
    for (const part of parts) channel.write(part);
  };
  if (modules !== null) send(encodeFrame({ modules }));
  const ready = becomeReady(child, listener, modules === null ? onLoaded : null);
  return {
    pid: child.pid,
    isAlive: () => isAlive(child),
    async read(job) {
      await ready;
      const answered = readIn(child, job, listener);
      const { bytes, ...words } = job.request;
      send(encodeFrame(words, bytes));
      const outcome = await answered;
      // Nothing is due until the next document.
      listener.hear = end;
      return outcome;
    },
    residentBytes: async () => (child.pid === undefined ? null : residentBytes(child.pid)),
    end,
  };
}

function startProcess(
  { script, confinement, readable }: ChildPlan,
  modules: 'given' | 'unknown',
): ChildProcess {
  const { seccomp } = confinement;
  const mayRead = readable.map((place) => `--allow-fs-read=${existsSync(place) ? place : `${place}/*`}`);
  const order = [pathToFileURL(script).href, modules, JSON.stringify(seccomp)];
  const args = [...ALLOWED, ...mayRead, ...CHEAPLY, ENTRY, ...order];
  const confined = orderFor(confinement, readable, [process.execPath, ...args]);
  const child = spawn(process.execPath, confined === null ? args : [CONFINE, JSON.stringify(confined)], {
    env: {},
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  // What could not be started is shown as a child that died.
  child.on('error', () => {});
  return child;
}

function orderFor(
  { seccomp, landlock }: Confinement,
  readable: readonly string[],
  command: readonly string[],
): ConfineOrder | null {
  if (seccomp === null && landlock === 0) return null;
  const places = { readable: [...readable, ...SYSTEM_READABLE], executable: EXECUTABLE };
  return {
    filter:
      seccomp === null
        ? null
        : { steps: noIoUringProgram(seccomp).toString('base64'), seccomp: SECCOMP[seccomp] },
    landlock: landlock === 0 ? null : { version: landlock, ...places },
    command,
  };
}

function isAlive({ pid, exitCode, signalCode }: ChildProcess): boolean {
  return pid !== undefined && exitCode === null && signalCode === null;
}

/** Resolves once the child can be sent a document, or has ended. Until then it says what it has loaded, once, where `onLoaded` asks for it. */
function becomeReady(
  child: ChildProcess,
  listener: Listener,
  onLoaded: ((modules: LoadedModules) => void) | null,
): Promise<void> {
  return new Promise((resolve) => {
    let awaitsModules = onLoaded !== null;
    const end = () => void child.kill('SIGKILL');
    const timer = setTimeout(end, START_MS).unref();
    const finish = () => {
      clearTimeout(timer);
      child.off('exit', finish).off('error', finish);
      listener.hear = end;
      resolve();
    };
    listener.hear = (message) => {
      if (message?.kind === 'loaded' && awaitsModules) {
        awaitsModules = false;
        onLoaded?.(message.modules);
      } else if (message?.kind === 'ready') finish();
      else end();
    };
    child.once('exit', finish).once('error', finish);
  });
}

function readIn(child: ChildProcess, job: ReadingJob, listener: Listener): Promise<ExtractionOutcome> {
  return new Promise((resolve) => {
    const watch = watchLimits(child.pid, job.limits, (limit) => finish({ kind: 'over-limit', limit }));
    let pdf: Uint8Array | null = null;
    const recognised: RecognisedPage[] = [];
    let messages = 0;
    const hear: Hear = (message) => {
      messages += 1;
      if (messages > MAX_MESSAGES) return finish({ kind: 'sent-nonsense' });
      switch (message?.kind) {
        case undefined:
        case 'loaded':
        case 'ready':
          return finish({ kind: 'sent-nonsense' });
        case 'progress':
          watch.noteProgress();
          return job.onProgress(message.pagesDone, message.pageCount);
        case 'drawn':
          pdf = message.pdf;
          return;
        case 'recognised':
          recognised.push(message.recognised);
          return;
        case 'extracted':
          return finish({ kind: 'extracted', extraction: message.extraction, pdf, recognised });
        case 'threw':
          return finish(message);
      }
    };
    const onExit = (code: number | null, signal: string | null) =>
      finish({ kind: 'died', how: signal ?? `exit ${code}` });
    const onError = (error: Error) => finish({ kind: 'died', how: error.message });
    const onAbort = () => finish({ kind: 'cancelled' });
    const finish = (outcome: ExtractionOutcome) => {
      watch.stop();
      listener.hear = () => {};
      child.off('exit', onExit).off('error', onError);
      job.cancelled?.removeEventListener('abort', onAbort);
      resolve(outcome);
    };
    listener.hear = hear;
    child.once('exit', onExit).once('error', onError);
    if (!isAlive(child)) onExit(child.exitCode, child.signalCode);
    if (job.cancelled?.aborted) onAbort();
    job.cancelled?.addEventListener('abort', onAbort, { once: true });
  });
}
