import type { Owned } from '../../owned.ts';
import type { Document } from './document.ts';
import { deleteDocumentRow } from './history-store.ts';
import type { DocumentParts } from './parts.ts';
import { giveConversionBack } from './usage-store.ts';

/** Removes a document and everything made of it. One that was still being read costs nothing. */
export async function deleteDocument(
  parts: Pick<DocumentParts, 'database' | 'files'>,
  document: Owned<Document>,
): Promise<void> {
  await parts.database.transaction(async (transaction) => {
    if (document.status === 'processing') await giveConversionBack(transaction, document.id);
    await deleteDocumentRow(transaction, document.id);
  });
  await parts.files.remove(document.id);
}
