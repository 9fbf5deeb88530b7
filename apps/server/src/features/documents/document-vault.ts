import { type SavedMapping, savedMappingSchema } from '@tieout/contract';
import { type Extraction, openStoredExtraction, type StoredExtraction } from '@tieout/records';
import type { FileStore, StoredPart } from '../../platform/files/file-store.ts';
import type { Secrets } from '../../platform/secrets/open-secrets.ts';
import { seal, sealStream, unseal } from '../../platform/secrets/seal.ts';
import type { Document } from './document.ts';

/** Opens and closes what is kept of one document. */
export type DocumentVault = {
  sealExtraction(extraction: Extraction): Buffer;
  /** With the messages of its findings, also where a release before stored it. */
  openExtraction(sealed: Buffer): StoredExtraction;
  sealMapping(mapping: SavedMapping): Buffer;
  openMapping(sealed: Buffer): SavedMapping;
  sealPassword(password: string): Buffer;
  openPassword(sealed: Buffer): string;
  sealText(text: string, purpose: string): Buffer;
  openText(sealed: Buffer, purpose: string): string;
  write(part: StoredPart, source: AsyncIterable<Buffer>): Promise<void>;
  /** The bytes; null where the part is not kept. */
  read(part: StoredPart): Promise<Buffer | null>;
};

type Parts = { readonly files: FileStore; readonly secrets: Secrets };

/** The vault of a document; null once its key is gone, and with it everything that was in it. */
export function vaultOf(parts: Parts, document: Pick<Document, 'id' | 'wrappedKey'>): DocumentVault | null {
  if (document.wrappedKey === null) return null;
  return openVault(parts, document.id, parts.secrets.unwrapKey(document.wrappedKey, document.id));
}

/** A vault with that data key. */
export function openVault({ files }: Parts, id: string, key: Buffer): DocumentVault {
  const sealText = (text: string, purpose: string) => seal(key, Buffer.from(text), `${purpose} ${id}`);
  const openText = (sealed: Buffer, purpose: string) => unseal(key, sealed, `${purpose} ${id}`).toString();
  return {
    sealText,
    openText,
    sealExtraction: (extraction) => sealText(JSON.stringify(extraction), 'extraction'),
    openExtraction: (sealed) => openStoredExtraction(JSON.parse(openText(sealed, 'extraction'))),
    sealMapping: (mapping) => sealText(JSON.stringify(mapping), 'mapping'),
    openMapping: (sealed) => savedMappingSchema.parse(JSON.parse(openText(sealed, 'mapping'))),
    sealPassword: (password) => sealText(password, 'password'),
    openPassword: (sealed) => openText(sealed, 'password'),
    write: (part, source) => files.write(id, part, sealStream(key, source, `${part} ${id}`)),
    async read(part) {
      const sealed = await files.read(id, part);
      return sealed === null ? null : unseal(key, sealed, `${part} ${id}`);
    },
  };
}
