import type { Extraction } from '@tieout/records';
import { progressLine } from '../printing/progress-line.ts';
import { readDocuments } from './read-documents.ts';

/** Reads one document, with a progress line on a terminal. */
export async function readOne(file: string, password: string | undefined): Promise<Extraction> {
  const progress = progressLine();
  const outcome = Promise.withResolvers<Extraction>();
  const onRead = (_: string, extraction: Extraction) => outcome.resolve(extraction);
  await readDocuments([file], { password, onProgress: progress.update, onRead });
  progress.clear();
  return outcome.promise;
}
