import { extract } from '@tieout/extraction';
import { openStoredExtraction, worstVerdict } from '@tieout/records';
import { eq } from 'drizzle-orm';
import { vaultOf } from '../../src/features/documents/document-vault.ts';
import type { EditableReading } from '../../src/features/review/edited-document.ts';
import { extractions, files as filesTable } from '../../src/platform/database/schema.ts';
import type { Client } from './client.ts';
import type { TestProduct } from './start-test-product.ts';
import { writePdf } from './write-pdf.ts';

/** A document that was uploaded, with what the engine reads of it. */
export type UploadedReading = {
  readonly fileId: string;
  readonly reading: EditableReading;
};

/** Uploads a document to a product with a scripted engine, and puts what the real one reads of `pdf` in place of its reading. */
export async function uploadReading(
  product: TestProduct,
  client: Client,
  { name, pdf }: { readonly name: string; readonly pdf: Uint8Array },
): Promise<UploadedReading> {
  const { fileId } = await client.uploaded(writePdf([['drawn', name]]));
  const reading = await extract(pdf);
  if (reading.outcome === 'unreadable') throw new Error(`${name}: ${JSON.stringify(reading).slice(0, 200)}`);
  const { database, files, secrets } = product.parts;
  const [document] = await database.select().from(filesTable).where(eq(filesTable.id, fileId));
  const vault = document === undefined ? null : vaultOf({ files, secrets }, document);
  if (vault === null) throw new Error('no such file');
  await database
    .update(extractions)
    .set({ sealed: vault.sealExtraction(reading) })
    .where(eq(extractions.fileId, fileId));
  await database
    .update(filesTable)
    .set({ verdict: worstVerdict(reading), kind: reading.kind, pageCount: reading.pageCount })
    .where(eq(filesTable.id, fileId));
  const stored = openStoredExtraction(JSON.parse(JSON.stringify(reading)));
  if (stored.outcome === 'unreadable') throw new Error('it was readable');
  return { fileId, reading: stored };
}
