import { type MergedDocument, sourceOfExtraction } from '@tieout/exports';
import type { Actor } from '../../actor.ts';
import { isRefused, type Refused, refused } from '../../refused.ts';
import type { DocumentParts } from '../documents/parts.ts';
import { inRowOrder, openLabels } from '../labels/row-labels.ts';
import { ownReading } from '../review/own-reading.ts';

/** The actor's document as an export takes it: as its corrections leave it, with the labels its rows were given. */
export async function openSource(
  parts: Pick<DocumentParts, 'database' | 'files' | 'secrets'>,
  actor: Actor | null,
  fileId: string,
): Promise<MergedDocument | Refused> {
  const own = await ownReading(parts, actor, fileId);
  if (isRefused(own)) return { refused: { ...own.refused, details: { ...own.refused.details, fileId } } };
  const { document, vault, extraction, rowIds } = own;
  const source = sourceOfExtraction(extraction, inRowOrder(openLabels(vault, document), rowIds));
  return source === null
    ? refused('file-failed', { details: { fileId } })
    : { name: document.originalName, source };
}
