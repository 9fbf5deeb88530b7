import type { Readable } from 'node:stream';
import { convertRecords } from '@tieout/exports';
import { flatRecords } from '@tieout/records';
import { ZipFile } from 'yazl';
import type { UserActor } from '../../actor.ts';
import { sessionsOf } from '../accounts/account-store.ts';
import { auditEventsOf } from '../audit/audit-store.ts';
import { allBillingOf } from '../billing/billing-store.ts';
import { booksOf } from '../books/books.ts';
import type { Document } from '../documents/document.ts';
import { findExtraction } from '../documents/document-store.ts';
import { type DocumentVault, vaultOf } from '../documents/document-vault.ts';
import { allDocumentsOf } from '../documents/history-store.ts';
import type { DocumentParts } from '../documents/parts.ts';
import { addStored, zipBytes } from '../documents/stored-zip.ts';
import { usageOf } from '../documents/usage-store.ts';
import { allChoices } from '../labels/choices.ts';
import { openLabels } from '../labels/row-labels.ts';
import { listMappings } from '../mapping/kept-mappings.ts';
import { editsOf } from '../review/edit-store.ts';
import { readingAsItStands } from '../review/reading-as-it-stands.ts';

const MOST_EVENTS = 100_000;

/** Everything kept of an account as one ZIP: JSON, CSV, and the PDFs. Documents are opened one after the other, as the archive is read. */
export async function exportData(parts: DocumentParts, user: UserActor): Promise<Readable> {
  const { database } = parts;
  const zip = new ZipFile();
  const { id, email, name, emailVerified, planType, role } = user;
  addJson(zip, 'profile.json', { id, email, name, emailVerified, planType, role });
  addJson(zip, 'conversions.json', await usageOf(database, id));
  addJson(zip, 'payments.json', await allBillingOf(database, id));
  addJson(zip, 'sign-ins.json', (await sessionsOf(database, id, new Date(0))).map(withoutToken));
  addJson(zip, 'events.json', await auditEventsOf(database, id, { limit: MOST_EVENTS, before: null }));
  addJson(zip, 'books.json', await booksOf(parts, id));
  addJson(zip, 'mappings.json', await listMappings(parts, user));
  addJson(zip, 'choices.json', await allChoices(parts, id));
  const documents = await allDocumentsOf(database, id);
  addJson(zip, 'files.json', documents.map(described));
  for (const document of documents) await addDocument(parts, zip, document);
  return zipBytes(zip);
}

async function addDocument(parts: DocumentParts, zip: ZipFile, document: Document): Promise<void> {
  const vault = vaultOf(parts, document);
  if (vault === null) return;
  const folder = `files/${document.id}`;
  const sealed = await findExtraction(parts.database, document.id);
  if (sealed !== null) {
    const extraction = vault.openExtraction(sealed);
    addJson(zip, `${folder}/extraction.json`, extraction);
    addJson(zip, `${folder}/edits.json`, await correctionsOf(parts, vault, document.id));
    const standing = await readingAsItStands(parts, { vault, fileId: document.id }, extraction);
    const records = flatRecords(standing.extraction);
    if (records.length > 0) zip.addBuffer(Buffer.from(rowsCsv(records)), `${folder}/rows.csv`);
  }
  if (document.sealedMapping !== null) {
    addJson(zip, `${folder}/mapping.json`, vault.openMapping(document.sealedMapping));
  }
  if (document.sealedLabels !== null) addJson(zip, `${folder}/labels.json`, openLabels(vault, document));
  addStored(zip, vault, 'document', `${folder}/document.pdf`);
  if (document.hasCsv) addStored(zip, vault, 'csv', `${folder}/export.csv`);
}

async function correctionsOf(parts: DocumentParts, vault: DocumentVault, fileId: string) {
  const stored = await editsOf(parts.database, fileId);
  return stored.map(({ at, isUndone, sealed }) => ({
    at,
    isUndone,
    ...JSON.parse(vault.openText(sealed, 'edit')),
  }));
}

function rowsCsv(records: ReturnType<typeof flatRecords>): string {
  const columns = Object.keys(records[0] ?? {});
  const mapping = Object.fromEntries(columns.map((column) => [column, column]));
  return convertRecords({ format: 'generic', records, columns, mapping }).csv;
}

function addJson(zip: ZipFile, path: string, value: unknown): void {
  zip.addBuffer(Buffer.from(`${JSON.stringify(value, null, 2)}\n`), path);
}

function withoutToken<Session extends { token: string }>({ token: _, ...session }: Session) {
  return session;
}

function described(document: Document) {
  const { id, originalName, fileSize, status, problemCode, pageCount, kind, verdict } = document;
  const { exportFormat, createdAt, finishedAt, expiresAt } = document;
  return {
    ...{ id, originalName, fileSize, status, problemCode, pageCount, kind, verdict },
    ...{ exportFormat, createdAt, finishedAt, expiresAt },
  };
}
