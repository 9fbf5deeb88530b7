import type { CustomField, SavedMapping } from '@tieout/contract';
import type { Actor } from '../../actor.ts';
import type { Owned } from '../../owned.ts';
import { isRefused, type Refused, refused } from '../../refused.ts';
import type { Document } from '../documents/document.ts';
import { updateDocument } from '../documents/document-store.ts';
import type { DocumentVault } from '../documents/document-vault.ts';
import { fileDetail } from '../documents/file-detail.ts';
import { ownReadDocument } from '../documents/own-document.ts';
import type { DocumentParts } from '../documents/parts.ts';
import { rememberMapping } from './kept-mappings.ts';

/** Saves how the fields of the actor's document go to columns, and keeps it for an account's next document with the same fields. Custom fields without a name or a value are left out. */
export async function saveMapping(
  parts: Pick<DocumentParts, 'database' | 'files' | 'secrets' | 'now'>,
  actor: Actor | null,
  { fileId, mapping }: { readonly fileId: string; readonly mapping: SavedMapping },
): Promise<SavedMapping | Refused> {
  const own = await ownReadDocument(parts, actor, fileId);
  if (isRefused(own)) return own;
  if (Object.keys(mapping.fieldMappings).length === 0) return refused('nothing-mapped');
  const saved = { ...mapping, customFields: filledIn(mapping.customFields) };
  await keepMapping(parts, own, saved);
  if (actor?.kind === 'user') {
    const { extractedData } = await fileDetail(parts, own.document);
    await rememberMapping(parts, actor, { records: extractedData, mapping: saved });
  }
  return saved;
}

/** Writes the mapping, sealed, to its document. */
export async function keepMapping(
  parts: Pick<DocumentParts, 'database'>,
  { document, vault }: { readonly document: Owned<Document>; readonly vault: DocumentVault },
  mapping: SavedMapping,
): Promise<void> {
  await updateDocument(parts.database, document.id, { sealedMapping: vault.sealMapping(mapping) });
}

/** The custom fields that have both a name and a value. */
export function filledIn(fields: readonly CustomField[]): CustomField[] {
  return fields.filter((field) => field.name !== '' && field.value !== '');
}
