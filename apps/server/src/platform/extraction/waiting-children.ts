import type { ReadingChild } from './reading-child.ts';

/** A child that has read for an owner, and how many documents. */
export type UsedChild = {
  readonly child: ReadingChild;
  readonly ownerId: string;
  readonly documents: number;
};

/** How long and how large a child may become. */
export type ReuseLimits = {
  /** Documents one child reads at most. */
  readonly documents: number;
  /** Memory it may hold when it continues to the next one: most of what the next may take is still free. */
  readonly residentBytes: number;
  /** How long it waits for its owner's next document. */
  readonly idleMs: number;
  /** Children that wait at the same time, of all owners. */
  readonly waiting: number;
};

export const REUSE_LIMITS: ReuseLimits = {
  documents: 1000,
  residentBytes: 400 * 1024 ** 2,
  idleMs: 30_000,
  waiting: 12,
};

export type WaitingChildren = {
  /** A living child that has read for that owner and no other; undefined where none waits. */
  take(ownerId: string): UsedChild | undefined;
  /** Has a child wait for its owner's next document, or ends it. */
  keep(used: UsedChild): Promise<void>;
  /** Whose next document would find one. */
  owners(): ReadonlySet<string>;
  endAll(): void;
};

/** Keeps children that have read a document for the next one of the same owner. */
export function createWaitingChildren(limits: ReuseLimits): WaitingChildren {
  const waiting = new Map<UsedChild, NodeJS.Timeout>();
  let isOver = false;
  const forget = (used: UsedChild) => {
    clearTimeout(waiting.get(used));
    waiting.delete(used);
  };
  const end = (used: UsedChild) => {
    forget(used);
    used.child.end();
  };
  return {
    take(ownerId) {
      for (const used of [...waiting.keys()].filter((each) => each.ownerId === ownerId)) {
        forget(used);
        if (used.child.isAlive()) return used;
      }
      return undefined;
    },
    async keep(used) {
      const bytes = used.documents < limits.documents ? await used.child.residentBytes() : null;
      const isFit = bytes !== null && bytes <= limits.residentBytes;
      // Where too many wait already, the newest goes: owners in turn would else find each time that theirs has just gone.
      if (!isFit || isOver || waiting.size >= limits.waiting) return used.child.end();
      waiting.set(used, setTimeout(() => end(used), limits.idleMs).unref());
    },
    owners: () => new Set([...waiting.keys()].map(({ ownerId }) => ownerId)),
    endAll() {
      isOver = true;
      for (const used of [...waiting.keys()]) end(used);
    },
  };
}
