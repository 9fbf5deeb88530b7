import type { Actor } from '../../actor.ts';
import type { Owned } from '../../owned.ts';
import type { Executor } from '../../platform/database/open-database.ts';
import { isRefused, type Refused, refused } from '../../refused.ts';
import type { Document } from '../documents/document.ts';
import { findExtraction } from '../documents/document-store.ts';
import type { DocumentVault } from '../documents/document-vault.ts';
import { ownReadDocument } from '../documents/own-document.ts';
import type { DocumentParts } from '../documents/parts.ts';
import { readingAsItStands, type StandingReading } from './reading-as-it-stands.ts';

/** A document of the actor with its reading as their corrections leave it. */
export type OwnReading = StandingReading & {
  readonly document: Owned<Document>;
  readonly vault: DocumentVault;
};

/** The actor's document with its reading as it stands, or why there is none. */
export async function ownReading(
  parts: Pick<DocumentParts, 'files' | 'secrets'> & { readonly database: Executor },
  actor: Actor | null,
  fileId: string,
): Promise<OwnReading | Refused> {
  const own = await ownReadDocument(parts, actor, fileId);
  if (isRefused(own)) return own;
  const sealed = await findExtraction(parts.database, fileId);
  if (sealed === null) return refused('file-expired');
  const extraction = own.vault.openExtraction(sealed);
  return { ...own, ...(await readingAsItStands(parts, { vault: own.vault, fileId }, extraction)) };
}
