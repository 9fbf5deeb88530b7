import { type MergedDocument, sourceOfExtraction } from '@tieout/exports';
import type { Actor } from '../../actor.ts';
import { isRefused, type Refused, refused } from '../../refused.ts';
import { findExtraction } from '../documents/document-store.ts';
import { edited } from '../documents/file-detail.ts';
import { ownReadDocument } from '../documents/own-document.ts';
import type { DocumentParts } from '../documents/parts.ts';

/** The actor's document as an export takes it: as its corrections leave it. */
export async function openSource(
  parts: Pick<DocumentParts, 'database' | 'files' | 'secrets'>,
  actor: Actor | null,
  fileId: string,
): Promise<MergedDocument | Refused> {
  const own = await ownReadDocument(parts, actor, fileId);
  if (isRefused(own)) return { refused: { ...own.refused, details: { ...own.refused.details, fileId } } };
  const sealed = await findExtraction(parts.database, fileId);
  if (sealed === null) return refused('file-expired', { details: { fileId } });
  const extraction = await edited(parts, own.vault, fileId, own.vault.openExtraction(sealed));
  const source = sourceOfExtraction(extraction);
  return source === null
    ? refused('file-failed', { details: { fileId } })
    : { name: own.document.originalName, source };
}
