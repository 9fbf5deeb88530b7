import type { FileDetail } from '@tieout/contract';
import { type Extraction, flatRecords, isStatement } from '@tieout/records';
import { editsOf } from '../review/edit-store.ts';
import { editedReading } from '../review/edited-statement.ts';
import { withEdits } from '../review/review.ts';
import type { Document, Owned } from './document.ts';
import { problemOfDocument } from './document.ts';
import { findExtraction } from './document-store.ts';
import { type DocumentVault, vaultOf } from './document-vault.ts';
import type { DocumentParts } from './parts.ts';

/** All that is known of the document. */
export async function fileDetail(
  parts: Pick<DocumentParts, 'database' | 'files' | 'secrets'>,
  document: Owned<Document>,
): Promise<FileDetail> {
  const vault = vaultOf(parts, document);
  const sealed = vault === null ? null : await findExtraction(parts.database, document.id);
  const extraction = vault === null || sealed === null ? null : vault.openExtraction(sealed);
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
    extraction,
    extractedData:
      vault === null || extraction === null
        ? []
        : flatRecords(await edited(parts, vault, document.id, extraction)),
    mapping: vault === null || mapping === null ? null : vault.openMapping(mapping),
  };
}

/** The extraction as a person's corrections leave it. */
export async function edited(
  parts: Pick<DocumentParts, 'database'>,
  vault: DocumentVault,
  fileId: string,
  extraction: Extraction,
): Promise<Extraction> {
  if (!isStatement(extraction)) return extraction;
  const stored = await editsOf(parts.database, fileId);
  return stored.length === 0 ? extraction : editedReading(extraction, withEdits(extraction, vault, stored));
}
