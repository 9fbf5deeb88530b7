import { availableParallelism } from 'node:os';
import { OverLimitError } from '../limits/within-time.ts';
import { type LaneListeners, type PageLane, startProcess, startThread } from './page-lane.ts';
import type { RecognisedPage } from './recognise-page.ts';
import type { RecognitionOrder } from './recognition-order.ts';

/** Each lane holds the networks, the document and one page's pixels: a process some 400 MB, a thread 200 MB of the process's 800. */
const MOST_PROCESSES = 8;
const MOST_THREADS = 3;
/** Loading the networks costs as much as half a page, so a lane must have at least this many pages. */
const LEAST_PAGES = 2;

/** The number of lanes for a page count; the first is the process itself. */
export function lanesFor(pageCount: number): number {
  const most = mayStartProcesses() ? MOST_PROCESSES : MOST_THREADS;
  return Math.max(1, Math.min(availableParallelism(), most, Math.floor(pageCount / LEAST_PAGES)));
}

/** The remaining pages of a document, and the results; all lanes take from the one and add to the other. */
export type PagesLeft = {
  readonly waiting: number[];
  readonly recognised: Map<number, RecognisedPage>;
};

/** Reads pages in parallel lanes in addition to this process, each taking the next remaining page. A lane that dies is a bug and throws. */
export async function recogniseInLanes(
  order: RecognitionOrder,
  left: PagesLeft,
  laneCount: number,
): Promise<void> {
  const start = mayStartProcesses() ? startProcess : startThread;
  const lanes: PageLane[] = [];
  try {
    await Promise.all(
      Array.from({ length: laneCount }, () => workOff(order, left, (ears) => start(ears), lanes)),
    );
  } finally {
    await Promise.all(lanes.map((lane) => lane.stop()));
  }
}

/** Whether this process may start others: a service that opens untrusted files forbids it. */
function mayStartProcesses(): boolean {
  // Undefined without the permission model, in spite of the types.
  const permission: NodeJS.Process['permission'] | undefined = process.permission;
  return permission?.has('child') ?? true;
}

function workOff(
  { bytes, password, onPage }: RecognitionOrder,
  { waiting, recognised }: PagesLeft,
  start: (ears: LaneListeners) => PageLane,
  lanes: PageLane[],
): Promise<void> {
  return new Promise((resolve, reject) => {
    const lane = start({
      onAnswer({ pageNumber, page, isOverLimit }) {
        if (isOverLimit === true) return reject(new OverLimitError());
        if (page !== null) recognised.set(pageNumber, page);
        onPage?.(pageNumber);
        next();
      },
      onEnd: reject,
    });
    lanes.push(lane);
    const next = () => {
      const pageNumber = waiting.shift();
      if (pageNumber === undefined) resolve();
      else lane.post({ kind: 'page', pageNumber });
    };
    lane.post({ kind: 'open', bytes, password });
    next();
  });
}
