import { type ProgressEvent, uploadProgress } from '@tieout/contract';
import { problemOfDocument } from './document.ts';
import type { DocumentProgress } from './document-store.ts';

/** Progress as the browser's bar shows it: it follows the pages really done, between the bar's start and its cap. */
export function progressEvent(progress: DocumentProgress): ProgressEvent {
  const { startPercent, capPercent } = uploadProgress;
  const part = progress.pageCount ? progress.pagesDone / progress.pageCount : 0;
  const percent = Math.floor(startPercent + (capPercent - startPercent) * part);
  return {
    fileId: progress.id,
    status: progress.status,
    pagesDone: progress.pagesDone,
    pageCount: progress.pageCount,
    percent: progress.status === 'completed' ? 100 : percent,
    problem: problemOfDocument(progress),
  };
}
