import type { Actor } from '../../actor.ts';
import type { Owned } from '../../owned.ts';
import type { Executor } from '../../platform/database/open-database.ts';
import { isRefused, type Refused, refused } from '../../refused.ts';
import type { Document } from './document.ts';
import { problemOfDocument } from './document.ts';
import { findDocumentOf, findReadingOf } from './document-store.ts';
import { type DocumentVault, vaultOf } from './document-vault.ts';
import type { DocumentParts } from './parts.ts';

type Parts = Pick<DocumentParts, 'files' | 'secrets'> & { readonly database: Executor };

/** The document if it is the actor's; whether it exists is nobody else's to know. */
export async function ownDocument(
  parts: Pick<Parts, 'database'>,
  actor: Actor | null,
  id: string,
): Promise<Owned<Document> | Refused> {
  const found = actor === null ? null : await findDocumentOf(parts.database, actor.id, id);
  return found === null ? refused('file-not-found') : (found as Owned<Document>);
}

/** The document if it is the actor's, with what the engine said of it, asked for at once. */
export async function ownReading(parts: Pick<Parts, 'database'>, actor: Actor, id: string) {
  const found = await findReadingOf(parts.database, actor.id, id);
  return found === null
    ? refused('file-not-found')
    : { ...found, document: found.document as Owned<Document> };
}

/** The actor's document with its vault, once it has been read; else why it cannot be used. */
export async function ownReadDocument(
  parts: Parts,
  actor: Actor | null,
  id: string,
): Promise<{ readonly document: Owned<Document>; readonly vault: DocumentVault } | Refused> {
  const document = await ownDocument(parts, actor, id);
  if (isRefused(document)) return document;
  if (document.status === 'processing') return refused('file-not-ready');
  if (document.status === 'failed') {
    return refused('file-failed', { details: { reason: problemOfDocument(document) } });
  }
  const vault = vaultOf(parts, document);
  return vault === null ? refused('file-expired') : { document, vault };
}
