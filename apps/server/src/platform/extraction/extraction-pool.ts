import { fileURLToPath } from 'node:url';
import { EXTRACTION_LIMITS, type ExtractionLimits } from './extraction-limits.ts';
import type { ExtractionRequest, LoadedModules } from './extraction-message.ts';
import type { ExtractionOutcome } from './extraction-outcome.ts';
import {
  type ChildPlan,
  planChild,
  type ReadingChild,
  type ReadingJob,
  startReadingChild,
} from './reading-child.ts';
import { createWaitingChildren, REUSE_LIMITS, type ReuseLimits, type UsedChild } from './waiting-children.ts';

export type ExtractionPool = {
  /** Reads one document in a process that reads for its owner alone; `onProgress` hears of each page finished, and `cancelled` ends it. Never rejects for what a document does, only when the pool is stopped. */
  extract(
    request: ExtractionRequest,
    onProgress: (pagesDone: number, pageCount: number) => void,
    cancelled?: AbortSignal,
  ): Promise<ExtractionOutcome>;
  /** Owners for whom a child is at hand that has read for them: their next document costs less than others'. */
  readyOwners(): ReadonlySet<string>;
  /** Process ids of children reading now, for tests that kill them. */
  busyPids(): number[];
  stop(): void;
};

/** Thrown for a document that was being read when the product stopped: nothing is wrong with it. */
class PoolStoppedError extends Error {
  constructor() {
    super('Reading was broken off because the product stops.');
  }
}

const CHILD = fileURLToPath(new URL('./extraction-child.ts', import.meta.url));

/**
 * Keeps `warmCount` children started ahead, so that no document waits for a start. A child reads documents of one owner
 * only, and is gone soon after the last one: nothing of one customer's file is in the memory another's is read with.
 */
export function startExtractionPool(options: {
  readonly warmCount: number;
  readonly limits?: ExtractionLimits;
  readonly reuse?: Partial<ReuseLimits>;
  /** How a child is started; the real engine in all that confines it here unless a test brings its own. */
  readonly plan?: ChildPlan;
}): ExtractionPool {
  const limits = options.limits ?? EXTRACTION_LIMITS;
  const plan = options.plan ?? planChild(CHILD);
  const warm: ReadingChild[] = [];
  const waiting = createWaitingChildren({ ...REUSE_LIMITS, ...options.reuse });
  const busy = new Set<ReadingChild>();
  let isStopped = false;
  let modules: LoadedModules | null = null;
  const start = () =>
    startReadingChild(plan, modules, (loaded) => {
      modules ??= loaded;
    });
  const refill = () => {
    while (!isStopped && warm.length < options.warmCount) warm.push(start());
  };
  refill();
  const fresh = (ownerId: string): UsedChild => {
    const child = takeLiving(warm) ?? start();
    refill();
    return { child, ownerId, documents: 0 };
  };
  const readIn = async (used: UsedChild, job: ReadingJob): Promise<ExtractionOutcome> => {
    const { child } = used;
    busy.add(child);
    const outcome = await child.read(job);
    busy.delete(child);
    if (isStopped && outcome.kind === 'died') throw new PoolStoppedError();
    if (outcome.kind === 'extracted') await waiting.keep({ ...used, documents: used.documents + 1 });
    else child.end();
    return outcome;
  };
  return {
    async extract(request, onProgress, cancelled) {
      if (isStopped) throw new PoolStoppedError();
      const job = { request, limits, onProgress, cancelled };
      const used = waiting.take(request.ownerId);
      if (used === undefined) return readIn(fresh(request.ownerId), job);
      const outcome = await readIn(used, job);
      return mayBeOfTheChild(outcome) ? readIn(fresh(request.ownerId), job) : outcome;
    },
    readyOwners: waiting.owners,
    busyPids: () => [...busy].flatMap(({ pid }) => pid ?? []),
    stop() {
      isStopped = true;
      waiting.endAll();
      for (const child of [...warm, ...busy]) child.end();
    },
  };
}

/** Whether what happened to a document in a child that had read others may come of those. */
function mayBeOfTheChild(outcome: ExtractionOutcome): boolean {
  return outcome.kind === 'died' || (outcome.kind === 'over-limit' && outcome.limit === 'memory');
}

function takeLiving(warm: ReadingChild[]): ReadingChild | undefined {
  for (;;) {
    const child = warm.shift();
    if (child === undefined || child.isAlive()) return child;
  }
}
