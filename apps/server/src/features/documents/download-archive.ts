import path from 'node:path';
import type { Readable } from 'node:stream';
import { ZipFile } from 'yazl';
import type { Actor } from '../../actor.ts';
import type { Owned } from '../../owned.ts';
import { isRefused, type Refused, refused } from '../../refused.ts';
import type { Document } from './document.ts';
import { type DocumentVault, vaultOf } from './document-vault.ts';
import { ownDocument } from './own-document.ts';
import type { DocumentParts } from './parts.ts';
import { addStored, zipBytes } from './stored-zip.ts';

type Parts = Pick<DocumentParts, 'database' | 'files' | 'secrets'>;

/** The originals of several of the actor's files as one ZIP, read one after the other. Those whose content is gone are left out. */
export async function downloadArchive(
  parts: Parts,
  actor: Actor | null,
  ids: readonly string[],
): Promise<{ readonly documents: readonly Owned<Document>[]; readonly bytes: Readable } | Refused> {
  const stored: { readonly document: Owned<Document>; readonly vault: DocumentVault }[] = [];
  for (const id of new Set(ids)) {
    const document = await ownDocument(parts, actor, id);
    if (isRefused(document)) return document;
    const vault = vaultOf(parts, document);
    if (vault !== null) stored.push({ document, vault });
  }
  if (stored.length === 0) return refused('file-expired');
  const zip = new ZipFile();
  const names = new Set<string>();
  for (const { document, vault } of stored) {
    const name = freeName(document.originalName, names);
    names.add(name.toLowerCase());
    addStored(zip, vault, 'document', name);
  }
  return { documents: stored.map(({ document }) => document), bytes: zipBytes(zip) };
}

/** "january.pdf", else "january (2).pdf": systems that ignore case would overwrite one with the other. */
function freeName(name: string, taken: ReadonlySet<string>): string {
  // An archive has no folders of its own, and no name may lead out of where it is unpacked.
  const plain = name.replaceAll(/[/\\:]/g, '_').replace(/^\.+/, '_');
  const { name: stem, ext } = path.parse(plain);
  for (let n = 1; ; n++) {
    const free = n === 1 ? plain : `${stem} (${n})${ext}`;
    if (!taken.has(free.toLowerCase())) return free;
  }
}
