import {
  alternateColumns,
  type Column,
  type ConvertRequest,
  type ExportFormat,
  mainColumns,
  type Proof,
  type SavedMapping,
} from '@tieout/contract';
import {
  checkMappedExport,
  convertRecords,
  type MappedCsv,
  type MappedPreflight,
  regionDateFormat,
  sourceOfExtraction,
} from '@tieout/exports';
import { flatRecords } from '@tieout/records';
import type { Actor } from '../../actor.ts';
import type { Owned } from '../../owned.ts';
import { isRefused, type Refused, refused } from '../../refused.ts';
import type { Document } from '../documents/document.ts';
import { updateDocument } from '../documents/document-store.ts';
import type { DocumentVault } from '../documents/document-vault.ts';
import { ownReadDocument } from '../documents/own-document.ts';
import type { DocumentParts } from '../documents/parts.ts';
import { ownReading } from '../review/own-reading.ts';
import { filledIn, keepMapping } from './save-mapping.ts';

export type ConvertCall = {
  readonly fileId: string;
  readonly request: ConvertRequest;
  /** The country of the browser, where the request names none. */
  readonly region: string | null;
};

type Parts = Pick<DocumentParts, 'database' | 'files' | 'secrets'>;

/** What a mapping says before its CSV is made: the checks of every target, and the file as it will be. */
export async function checkConversion(
  parts: Parts & Pick<DocumentParts, 'now'>,
  actor: Actor | null,
  call: ConvertCall,
): Promise<(MappedPreflight & { readonly proof: Proof }) | Refused> {
  const prepared = await prepareConversion(parts, actor, call);
  if (isRefused(prepared)) return prepared;
  const { proof } = prepared.own;
  if (proof === null) return refused('no-transactions');
  return { ...prepared.checked, proof };
}

/** Makes the CSV of the actor's document from what is stored, by the mapping sent or else the one saved, and keeps it for download. Dates of qbo and qbd are in the order of `region`. */
export async function convertDocument(
  parts: Parts & Pick<DocumentParts, 'now'>,
  actor: Actor | null,
  call: ConvertCall,
): Promise<(MappedCsv & { readonly checked: MappedPreflight }) | Refused> {
  const prepared = await prepareConversion(parts, actor, call);
  if (isRefused(prepared)) return prepared;
  const { own, mapping, request, checked } = prepared;
  if (checked.isBlocked) return blockedBy(checked);
  const converted = convertRecords(request);
  await keepCsv(parts, own, { mapping, csv: converted.csv });
  return { ...converted, checked };
}

function blockedBy({ items }: MappedPreflight): Refused {
  const message = items.find(({ level }) => level === 'block')?.message;
  return refused('export-blocked', { ...(message ? { message } : {}), details: { items } });
}

async function prepareConversion(
  parts: Parts & Pick<DocumentParts, 'now'>,
  actor: Actor | null,
  { fileId, request, region }: ConvertCall,
) {
  const own = await ownReading(parts, actor, fileId);
  if (isRefused(own)) return own;
  const mapping = mappingOf(own, request);
  if (mapping === null || Object.keys(mapping.fieldMappings).length === 0) return refused('nothing-mapped');
  const source = sourceOfExtraction(own.extraction);
  const records = flatRecords(own.extraction);
  if (source === null || (records.length === 0 && source.documents.length === 0))
    return refused('no-transactions');
  const known = request?.region ?? region ?? undefined;
  const mapped = {
    format: mapping.exportFormat,
    records,
    columns: columnsFor(mapping),
    mapping: mapping.fieldMappings,
    customFields: mapping.customFields,
    dateFormat: request?.dateFormat ?? regionDateFormat(known ?? null),
  };
  const checked = checkMappedExport(source, mapped, { now: parts.now(), region: known });
  return { own, mapping, request: mapped, checked };
}

/** The CSV last made of the actor's document. */
export async function storedCsv(
  parts: Parts,
  actor: Actor | null,
  fileId: string,
): Promise<{ readonly csv: Buffer } | Refused> {
  const own = await ownReadDocument(parts, actor, fileId);
  if (isRefused(own)) return own;
  const csv = await own.vault.read('csv');
  return csv === null ? refused('no-csv-yet') : { csv };
}

type Own = { readonly document: Owned<Document>; readonly vault: DocumentVault };

function mappingOf({ document, vault }: Own, request: ConvertRequest): SavedMapping | null {
  const saved = document.sealedMapping === null ? null : vault.openMapping(document.sealedMapping);
  if (!request?.mappings) return saved;
  return {
    fieldMappings: request.mappings,
    customFields: filledIn(request.customFields ?? saved?.customFields ?? []),
    exportFormat: request.exportFormat ?? saved?.exportFormat ?? 'generic',
  };
}

/** The set of columns the mapping was made with: the one that has more of its targets, the main set when both have as many. */
function columnsFor({ exportFormat, fieldMappings }: SavedMapping): string[] {
  const targets = new Set(Object.values(fieldMappings));
  const main = mainColumns[exportFormat satisfies ExportFormat];
  const alternate = alternateColumns[exportFormat];
  const hits = (columns: readonly Column[]) => columns.filter((column) => targets.has(column.name)).length;
  return (hits(alternate) > hits(main) ? alternate : main).map((column) => column.name);
}

async function keepCsv(
  parts: Parts,
  own: Own,
  { mapping, csv }: { readonly mapping: SavedMapping; readonly csv: string },
): Promise<void> {
  await own.vault.write('csv', oneChunk(Buffer.from(csv)));
  await keepMapping(parts, own, mapping);
  await updateDocument(parts.database, own.document.id, {
    hasCsv: true,
    exportFormat: mapping.exportFormat,
  });
}

async function* oneChunk(bytes: Buffer): AsyncGenerator<Buffer> {
  yield bytes;
}
