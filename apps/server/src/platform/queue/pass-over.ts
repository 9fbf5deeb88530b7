/** A job nobody has taken yet, and where it stands. */
export type WaitingJob = { readonly id: string; readonly owner: string | null; readonly turn: number };

/** How far behind the first job one may stand that is taken before it: about one turn of an account on the free plan. */
const LEEWAY = 6;
/** How often one worker passes the same job over. */
const MOST_PASSES = 2;

/**
 * Whom a worker passes over, so that it gets a job of an owner it is ready for (`mine`): the owners of `waiting`, in turn,
 * before the first such job. Nobody where that job's turn is far off, or where the first has been passed over often enough.
 */
export function createPassOver(): (waiting: readonly WaitingJob[], mine: ReadonlySet<string>) => string[] {
  let last = { id: '', times: 0 };
  return (waiting, mine) => {
    const [first] = waiting;
    if (first === undefined) return [];
    const isMine = ({ owner }: WaitingJob) => owner !== null && mine.has(owner);
    const place = waiting.findIndex((job) => isMine(job) && job.turn <= first.turn + LEEWAY);
    const times = last.id === first.id ? last.times : 0;
    if (place <= 0 || times >= MOST_PASSES) return [];
    last = { id: first.id, times: times + 1 };
    return [...new Set(waiting.slice(0, place).flatMap(({ owner }) => owner ?? []))];
  };
}
