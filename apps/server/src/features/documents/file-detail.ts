import type { FileDetail } from '@tieout/contract';
import { flatRecords } from '@tieout/records';
import type { Owned } from '../../owned.ts';
import { readingAsItStands } from '../review/reading-as-it-stands.ts';
import type { Document } from './document.ts';
import { problemOfDocument } from './document.ts';
import { findExtraction } from './document-store.ts';
import { vaultOf } from './document-vault.ts';
import type { DocumentParts } from './parts.ts';

/** All that is known of the document. */
export async function fileDetail(
  parts: Pick<DocumentParts, 'database' | 'files' | 'secrets'>,
  document: Owned<Document>,
): Promise<FileDetail> {
  const vault = vaultOf(parts, document);
  const sealed = vault === null ? null : await findExtraction(parts.database, document.id);
  const extraction = vault === null || sealed === null ? null : vault.openExtraction(sealed);
  const standing =
    vault === null || extraction === null
      ? null
      : await readingAsItStands(parts, { vault, fileId: document.id }, extraction);
  const mapping = document.sealedMapping;
  return {
    fileId: document.id,
    originalName: document.originalName,
    status: document.status,
    fileSize: document.fileSize,
    pagesDone: document.pagesDone,
    pageCount: document.pageCount,
    createdAt: document.createdAt.toISOString(),
    expiresAt: document.expiresAt?.toISOString() ?? null,
    problem: problemOfDocument(document),
    extraction: standing?.extraction ?? null,
    proof: standing?.proof ?? null,
    extractedData: standing === null ? [] : flatRecords(standing.extraction),
    mapping: vault === null || mapping === null ? null : vault.openMapping(mapping),
  };
}
