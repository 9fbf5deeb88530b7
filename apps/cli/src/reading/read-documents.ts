import { availableParallelism } from 'node:os';
import type { Extraction } from '@tieout/records';
import { startReadingChild } from './start-reading-child.ts';

export type ReadOptions = {
  readonly password?: string | undefined;
  /** Ignores an electronic invoice inside a PDF. */
  readonly ignoresEmbeddedXml?: boolean;
  /** Called after each page of any document. */
  readonly onProgress?: (file: string, donePages: number, pageCount: number) => void;
  /** Called with each document's outcome, in the order of `files`. */
  readonly onRead: (file: string, extraction: Extraction) => Promise<void> | void;
};

/** Reads documents on all cores, each in a child process; throws only on bugs. */
export async function readDocuments(files: readonly string[], options: ReadOptions): Promise<void> {
  const queue = files.entries();
  const outcomes = files.map(() => Promise.withResolvers<Extraction>());
  const work = async () => {
    const child = startReadingChild();
    const { password, ignoresEmbeddedXml } = options;
    for (const [index, file] of queue) {
      const onProgress = (done: number, count: number) => options.onProgress?.(file, done, count);
      outcomes[index]?.resolve(await child.read({ file, password, ignoresEmbeddedXml }, onProgress));
    }
    child.stop();
  };
  const workers = Array.from({ length: Math.min(availableParallelism(), files.length) }, work);
  await Promise.all([...workers, reportInOrder(files, outcomes, options.onRead)]);
}

async function reportInOrder(
  files: readonly string[],
  outcomes: readonly PromiseWithResolvers<Extraction>[],
  onRead: ReadOptions['onRead'],
): Promise<void> {
  for (const [index, file] of files.entries()) {
    const outcome = outcomes[index];
    if (outcome !== undefined) await onRead(file, await outcome.promise);
  }
}
