import type { UploadResponse } from '@tieout/contract';
import type { Unreadable } from '@tieout/records';
import type { Actor } from '../../actor.ts';
import { isRefused, type Refused, refused } from '../../refused.ts';
import { problemOfDocument } from './document.ts';
import { fileDetail } from './file-detail.ts';
import { ownDocument } from './own-document.ts';
import type { DocumentParts } from './parts.ts';

/** What an upload is answered with once its document is finished: its rows, or why there are none. A document without transactions is an answer with no rows, as the preview shows it. */
export async function uploadAnswer(
  parts: Pick<DocumentParts, 'database' | 'files' | 'secrets'>,
  actor: Actor,
  fileId: string,
): Promise<UploadResponse | Refused> {
  const document = await ownDocument(parts, actor, fileId);
  if (isRefused(document)) return document;
  const problem = problemOfDocument(document);
  if (problem?.code === 'no-transactions') {
    const extraction: Unreadable = {
      outcome: 'unreadable',
      reason: 'no-transactions',
      message: problem.message,
      pageCount: document.pageCount ?? 0,
    };
    return { fileId, extractedData: [], extraction };
  }
  if (problem !== null) return { refused: { ...problem, details: { fileId } } };
  const { extraction, extractedData } = await fileDetail(parts, document);
  return extraction === null ? refused('file-expired') : { fileId, extractedData, extraction };
}
