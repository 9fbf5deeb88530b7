import { type ChildProcess, fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { Extraction } from '@tieout/records';
import { extractionSchema } from '@tieout/records';
import type { ExtractionMessage, ExtractionRequest } from './extraction-message.ts';
import { watchLimits } from './watch-limits.ts';

export type ExtractionLimits = {
  readonly memoryBytes: number;
  /** Longest time in which not one page is finished. */
  readonly stallMs: number;
  /** Longest time in all. */
  readonly totalMs: number;
};

export const EXTRACTION_LIMITS: ExtractionLimits = {
  memoryBytes: 1.5 * 1024 ** 3,
  stallMs: 60_000,
  totalMs: 5 * 60_000,
};

export type ExtractionOutcome =
  /** With the PDF it was read as, where the document was a picture. */
  | { readonly kind: 'extracted'; readonly extraction: Extraction; readonly pdf: Uint8Array | null }
  /** It went over a limit and was killed. */
  | { readonly kind: 'over-limit'; readonly limit: 'memory' | 'time' }
  /** Nobody wants it any more. */
  | { readonly kind: 'cancelled' }
  /** It ended without an answer. */
  | { readonly kind: 'died'; readonly how: string }
  | { readonly kind: 'threw'; readonly stack: string };

export type ExtractionPool = {
  /** Reads one document in a process of its own; `onProgress` hears of each page finished, and `cancelled` ends it. Never rejects for what a document does, only when the pool is stopped. */
  extract(
    request: ExtractionRequest,
    onProgress: (pagesDone: number, pageCount: number) => void,
    cancelled?: AbortSignal,
  ): Promise<ExtractionOutcome>;
  /** Process ids of children reading now, for tests that kill them. */
  busyPids(): number[];
  stop(): void;
};

/** Thrown for a document that was being read when the product stopped: nothing is wrong with it. */
export class PoolStoppedError extends Error {
  constructor() {
    super('Reading was broken off because the product stops.');
  }
}

const CHILD = fileURLToPath(new URL('./extraction-child.ts', import.meta.url));

/**
 * Keeps `warmCount` children started ahead, so that no document waits for a start. Each child reads one document and is
 * gone: nothing of one customer's file is in the memory the next one is read with.
 */
export function startExtractionPool(options: {
  readonly warmCount: number;
  readonly limits?: ExtractionLimits;
  /** The child's script; the real engine's unless a test brings its own. */
  readonly childScript?: string;
}): ExtractionPool {
  const limits = options.limits ?? EXTRACTION_LIMITS;
  const script = options.childScript ?? CHILD;
  const warm: ChildProcess[] = [];
  const busy = new Set<ChildProcess>();
  let isStopped = false;
  const refill = () => {
    while (!isStopped && warm.length < options.warmCount) warm.push(startChild(script));
  };
  refill();
  return {
    async extract(request, onProgress, cancelled) {
      if (isStopped) throw new PoolStoppedError();
      const child = takeLiving(warm) ?? startChild(script);
      busy.add(child);
      refill();
      try {
        const outcome = await readIn(child, { request, limits, onProgress, cancelled });
        if (isStopped && outcome.kind === 'died') throw new PoolStoppedError();
        return outcome;
      } finally {
        busy.delete(child);
        child.kill('SIGKILL');
      }
    },
    busyPids: () => [...busy].flatMap((child) => child.pid ?? []),
    stop() {
      isStopped = true;
      for (const child of [...warm, ...busy]) child.kill('SIGKILL');
    },
  };
}

function startChild(script: string): ChildProcess {
  const child = fork(script, [], {
    execPath: process.execPath,
    // Reading is all it may do: no writing, no further processes. The engine needs its native OCR library and threads.
    execArgv: ['--permission', '--allow-fs-read=*', '--allow-addons', '--allow-worker', '--allow-wasi'],
    env: {},
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });
  // A kill in mid-message breaks the channel; the exit that follows is what counts.
  child.on('error', () => {});
  return child;
}

function takeLiving(warm: ChildProcess[]): ChildProcess | undefined {
  for (;;) {
    const child = warm.shift();
    if (!child || (child.exitCode === null && child.signalCode === null)) return child;
  }
}

function readIn(
  child: ChildProcess,
  job: {
    readonly request: ExtractionRequest;
    readonly limits: ExtractionLimits;
    readonly onProgress: (pagesDone: number, pageCount: number) => void;
    readonly cancelled: AbortSignal | undefined;
  },
): Promise<ExtractionOutcome> {
  return new Promise((resolve) => {
    const watch = watchLimits(child.pid, job.limits, (limit) => finish({ kind: 'over-limit', limit }));
    let pdf: Uint8Array | null = null;
    const finish = (outcome: ExtractionOutcome) => {
      watch.stop();
      resolve(outcome);
    };
    child.on('message', (message) => {
      const said = message as ExtractionMessage;
      if (said.kind === 'progress') {
        watch.noteProgress();
        job.onProgress(said.pagesDone, said.pageCount);
      } else if (said.kind === 'drawn') pdf = said.pdf;
      else if (said.kind === 'extracted') {
        finish({ kind: 'extracted', extraction: extractionSchema.parse(said.extraction), pdf });
      } else if (said.kind === 'threw') finish(said);
    });
    job.cancelled?.addEventListener('abort', () => finish({ kind: 'cancelled' }), { once: true });
    child.once('exit', (code, signal) => finish({ kind: 'died', how: signal ?? `exit ${code}` }));
    child.send(job.request, () => {});
  });
}
