import type { Backlog } from '../../platform/queue/read-backlog.ts';
import { type Refused, refused } from '../../refused.ts';

/** How much may wait before further uploads are refused. */
export type BacklogLimits = { readonly waiting: number; readonly oldestSeconds: number };

/** How long what was seen of the queue is believed; uploads by the hundred ask the database once. */
const BELIEVED_MS = 1000;
const RETRY_AFTER_SECONDS = 60;

/** Refuses uploads while more is waiting than the workers can be expected to get to. */
export function createBusyCheck(
  readBacklog: () => Promise<Backlog>,
  limits: BacklogLimits,
): () => Promise<Refused | null> {
  let seen: { readonly at: number; readonly backlog: Promise<Backlog> } | null = null;
  return async () => {
    if (seen === null || performance.now() - seen.at > BELIEVED_MS) {
      seen = { at: performance.now(), backlog: readBacklog() };
    }
    const { waiting, oldestSeconds } = await seen.backlog;
    if (waiting < limits.waiting && oldestSeconds < limits.oldestSeconds) return null;
    return refused('busy', { details: { retryAfterSeconds: RETRY_AFTER_SECONDS } });
  };
}
