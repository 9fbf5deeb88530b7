import { createContext, Script } from 'node:vm';

/** Thrown if a document needs more time or memory than allowed. */
export class OverLimitError extends Error {
  constructor() {
    super('The document asks for more time or memory than one may take.');
  }
}

/** Thrown if work was aborted before it had its share of CPU time, because other processes had it. */
export class StarvedError extends Error {}

/** Wall time limits as multiples of CPU time: a busy machine gets more, up to the longest silence of a child process. */
export const PATIENCE = [2, 6, 15] as const;
/** A child process that is silent for longer is killed. */
const LONGEST_MS = 45_000;

const room: { work: () => unknown } = { work: () => undefined };
const context = createContext(room);
const script = new Script('work()');

/**
 * Runs synchronous `work` and aborts it, also inside WebAssembly, once it has used `cpuMs` of CPU time: with an OverLimitError, or with a
 * StarvedError if the wall time ran out first. Nothing it was changing may be used afterwards.
 */
export function withinTime<Result>(cpuMs: number, patience: number, work: () => Result): Result {
  const before = process.threadCpuUsage();
  const timeout = Math.min(LONGEST_MS, cpuMs * patience);
  const outer = room.work;
  try {
    room.work = work;
    // The result leaves the context unchanged, but its type is unknown.
    return script.runInContext(context, { timeout }) as Result;
  } catch (error) {
    if (!isBrokenOff(error)) throw error;
    const { user, system } = process.threadCpuUsage(before);
    const isStarved =
      (user + system) / 1000 < cpuMs && timeout < LONGEST_MS && patience < (PATIENCE.at(-1) ?? 0);
    throw isStarved ? new StarvedError() : new OverLimitError();
  } finally {
    room.work = outer;
  }
}

/** The same for work that may be restarted if it was starved. */
export function withinTimePatiently<Result>(cpuMs: number, work: () => Result): Result {
  for (const patience of PATIENCE) {
    try {
      return withinTime(cpuMs, patience, work);
    } catch (error) {
      if (!(error instanceof StarvedError)) throw error;
    }
  }
  throw new OverLimitError();
}

function isBrokenOff(error: unknown): boolean {
  // It is an instance of the context's own Error.
  return (
    typeof error === 'object' &&
    error !== null &&
    'code' in error &&
    error.code === 'ERR_SCRIPT_EXECUTION_TIMEOUT'
  );
}
