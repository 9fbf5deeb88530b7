/** A job nobody has taken yet, and where it stands. */
export type WaitingJob = { readonly id: string; readonly owner: string | null; readonly turn: number };

/** How far behind the first job one may stand that is taken before it: about one turn of an account on the free plan. */
const LEEWAY = 6;
/**
 * How long a worker continues passing the same job over. A child for a new owner takes more processor than this, so that all gain while one that has a child
 * for it comes by; and after a document that takes seconds nobody is passed over twice.
 */
const LONGEST_MS = 200;

/**
 * Whom a worker passes over, so that it gets a job of an owner it is ready for (`mine`): the owners of `waiting`, in turn,
 * before the first such job. Nobody where that job's turn is far off, or where the first has been passed over long enough.
 */
export function createPassOver(
  nowMs: () => number = () => performance.now(),
): (waiting: readonly WaitingJob[], mine: ReadonlySet<string>) => string[] {
  let last = { id: '', sinceMs: 0 };
  return (waiting, mine) => {
    const [first] = waiting;
    if (first === undefined) return [];
    const isMine = ({ owner }: WaitingJob) => owner !== null && mine.has(owner);
    const place = waiting.findIndex((job) => isMine(job) && job.turn <= first.turn + LEEWAY);
    if (place <= 0) return [];
    if (last.id !== first.id) last = { id: first.id, sinceMs: nowMs() };
    if (nowMs() - last.sinceMs > LONGEST_MS) return [];
    return [...new Set(waiting.slice(0, place).flatMap(({ owner }) => owner ?? []))];
  };
}
