import { createContext, Script } from 'node:vm';

/** Thrown where a document asks for more time or memory than one may take. */
export class OverLimitError extends Error {
  constructor() {
    super('The document asks for more time or memory than one may take.');
  }
}

/** Thrown in the place of work that was broken off though it has not had its share of the processor: others have it. */
export class StarvedError extends Error {}

/** Shares of time by the clock, in those of the processor: a machine with much else to do is given more, up to what a reading child may be silent for. */
export const PATIENCE = [2, 6, 15] as const;
/** A reading child that is silent for longer is killed. */
const LONGEST_MS = 45_000;

const room: { work: () => unknown } = { work: () => undefined };
const context = createContext(room);
const script = new Script('work()');

/**
 * Does `work`, which must not wait for anything, and breaks it off, within WebAssembly too, once it has taken `cpuMs` of the
 * processor: by an OverLimitError, or a StarvedError where the clock ran out first. Nothing that it was about to change may be used then.
 */
export function withinTime<Result>(cpuMs: number, patience: number, work: () => Result): Result {
  const before = process.threadCpuUsage();
  const timeout = Math.min(LONGEST_MS, cpuMs * patience);
  const outer = room.work;
  try {
    room.work = work;
    // What runs in a context comes out of it as it is, but its type is not known.
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

/** The same for work that may be begun again from its start when it was starved. */
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
  // It is an Error of the context's own kind.
  return (
    typeof error === 'object' &&
    error !== null &&
    'code' in error &&
    error.code === 'ERR_SCRIPT_EXECUTION_TIMEOUT'
  );
}
