import type { UploadResponse } from '@tieout/contract';
import { flatRecords, SCHEMA_VERSION, type Unreadable } from '@tieout/records';
import type { Actor } from '../../actor.ts';
import { isRefused, type Refused, refused } from '../../refused.ts';
import { readingAsItStands } from '../review/reading-as-it-stands.ts';
import { problemOfDocument } from './document.ts';
import { vaultOf } from './document-vault.ts';
import { ownReading } from './own-document.ts';
import type { DocumentParts } from './parts.ts';

/** What an upload is answered with once its document is finished: its rows, or why there are none. A document without transactions is an answer with no rows, as the preview shows it. */
export async function uploadAnswer(
  parts: Pick<DocumentParts, 'database' | 'files' | 'secrets'>,
  actor: Actor,
  fileId: string,
): Promise<UploadResponse | Refused> {
  const own = await ownReading(parts, actor, fileId);
  if (isRefused(own)) return own;
  const { document, sealed } = own;
  const problem = problemOfDocument(document);
  if (problem?.code === 'no-transactions') {
    const extraction: Unreadable = {
      schemaVersion: SCHEMA_VERSION,
      outcome: 'unreadable',
      reason: 'no-transactions',
      message: problem.message,
      pageCount: document.pageCount ?? 0,
    };
    return { fileId, extractedData: [], extraction };
  }
  if (problem !== null) return { refused: { ...problem, details: { fileId } } };
  const vault = vaultOf(parts, document);
  if (vault === null || sealed === null) return refused('file-expired');
  const { extraction } = await readingAsItStands(parts, { vault, fileId }, vault.openExtraction(sealed));
  return { fileId, extractedData: flatRecords(extraction), extraction };
}
