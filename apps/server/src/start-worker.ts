import type { Logger } from 'pino';
import type { Configuration } from './configuration.ts';
import { nothingOpened, openParts } from './open-parts.ts';
import { startWork } from './start-work.ts';

/** Starts a process that only takes jobs off the queue. When it throws, nothing is left running. */
export async function startWorker(options: {
  readonly configuration: Configuration;
  readonly logger: Logger;
}): Promise<{ stop(): Promise<void> }> {
  const opened = nothingOpened();
  try {
    const parts = await openParts({ ...options, now: () => new Date() }, opened);
    await startWork(parts, options, opened);
    return { stop: opened.close };
  } catch (error) {
    await opened.close();
    throw error;
  }
}
