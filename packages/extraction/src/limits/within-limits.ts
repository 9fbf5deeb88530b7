import type { Unreadable } from '@tieout/records';
import { unreadable } from './unreadable.ts';
import { OverLimitError } from './within-time.ts';

/** The result of `work`; if it exceeds a time or memory limit, that as the reason why the document cannot be read. */
export async function withinLimits<Result>(
  pageCount: number,
  work: () => Promise<Result>,
): Promise<Result | Unreadable> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof OverLimitError)) throw error;
    return unreadable('limits-exceeded', pageCount);
  }
}
