import type { Database } from '../../platform/database/open-database.ts';
import { type DocumentProgress, readProgress } from './document-store.ts';

const LOOK_EVERY_MS = 100;

export type Follower = {
  /** Yields each change of the document's progress, the present state first; ends after the last one, or when the document is gone or `signal` aborts. */
  follow(id: string, signal: AbortSignal): AsyncIterable<DocumentProgress>;
  /** Ends everything that is followed, for a server that stops. */
  stop(): void;
};

type Listener = (progress: DocumentProgress | null) => void;

/** Follows documents whoever works on them, in this process or on another machine: the database is asked, once for all followed. */
export function createFollower(database: Database, onError: (error: Error) => void): Follower {
  const listeners = new Map<string, Set<Listener>>();
  const stopped = new AbortController();
  let isLooking = false;

  const look = async () => {
    const ids = [...listeners.keys()];
    const rows = await readProgress(database, ids);
    const byId = new Map(rows.map((row) => [row.id, row]));
    for (const id of ids) for (const listener of listeners.get(id) ?? []) listener(byId.get(id) ?? null);
  };
  const keepLooking = async () => {
    if (isLooking) return;
    isLooking = true;
    while (listeners.size > 0) {
      await look().catch(onError);
      await new Promise((resolve) => setTimeout(resolve, LOOK_EVERY_MS));
    }
    isLooking = false;
  };
  const listen = (id: string, listener: Listener) => {
    const those = listeners.get(id) ?? new Set();
    listeners.set(id, those.add(listener));
    keepLooking();
    return () => {
      those.delete(listener);
      if (those.size === 0) listeners.delete(id);
    };
  };
  return {
    follow: (id, signal) =>
      changes((listener) => listen(id, listener), AbortSignal.any([signal, stopped.signal])),
    stop: () => stopped.abort(),
  };
}

async function* changes(
  listen: (listener: Listener) => () => void,
  signal: AbortSignal,
): AsyncGenerator<DocumentProgress> {
  let latest: DocumentProgress | null | undefined;
  let wake = () => {};
  const stop = listen((progress) => {
    latest = progress;
    wake();
  });
  const onAbort = () => wake();
  signal.addEventListener('abort', onAbort);
  let sent: string | undefined;
  try {
    while (!signal.aborted) {
      if (latest === null) return;
      const text = JSON.stringify(latest);
      if (latest === undefined || text === sent) {
        await new Promise<void>((resolve) => {
          wake = resolve;
        });
        continue;
      }
      sent = text;
      yield latest;
      if (latest.status !== 'processing') return;
    }
  } finally {
    signal.removeEventListener('abort', onAbort);
    stop();
  }
}
