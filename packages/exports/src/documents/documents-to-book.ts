import type { PreflightLog } from '../preflight/preflight-log.ts';
import type { ExportOptions } from '../presets/preset.ts';
import { documentKey, nameKey, numberKey } from '../source/document-id.ts';
import { documentName } from '../source/document-name.ts';
import type { DocumentSource } from '../source/export-source.ts';
import { withGivenFields } from './needed-fields.ts';

/** The documents as the books take them: with what the person gave for missing fields, each once. */
export function documentsToBook(
  documents: readonly DocumentSource[],
  options: ExportOptions,
  log: PreflightLog,
): DocumentSource[] {
  const once = withoutRepeats(withGivenFields(documents, options), options, log);
  checkSharedNumbers(once, log);
  return once;
}

/** Leaves out a document that is there already: same vendor, number, date, total and currency. Without a number it may be genuine, and stays. */
function withoutRepeats(
  documents: readonly DocumentSource[],
  { keepsRepeats = false }: ExportOptions,
  log: PreflightLog,
): DocumentSource[] {
  const seen = new Set<string>();
  return documents.filter((document, row) => {
    const key = documentKey(document);
    if (key === null || !seen.has(key)) {
      if (key !== null) seen.add(key);
      return true;
    }
    const isCertain = document.fields.number !== null;
    if (isCertain && !keepsRepeats) log.did('document-repeated', LEFT_OUT, row, documentName(document));
    else log.warn('document-twice', TWICE, row, documentName(document));
    return !isCertain || keepsRepeats;
  });
}

const LEFT_OUT =
  'The same document is in this export twice (vendor, number, date and total agree). It is written once.';
const TWICE =
  'These documents have the same vendor, date and total. If they are the same document, remove one, or it is booked twice.';

/** Says where documents share a number, which targets take for one document: they go to files of their own. */
function checkSharedNumbers(documents: readonly DocumentSource[], log: PreflightLog): void {
  const owners = new Map<string, DocumentSource>();
  for (const [row, document] of documents.entries()) {
    const key = numberKey(document.fields.number);
    if (key === '') continue;
    const other = owners.get(key);
    if (other === undefined) owners.set(key, document);
    else if (nameKey(other.fields.vendor) === nameKey(document.fields.vendor))
      log.warn('number-twice', SAME_VENDOR, row, documentName(document));
    else log.did('number-shared', SHARED, row, documentName(document));
  }
}

const SAME_VENDOR =
  'Two documents of one vendor have the same number and differ in date or total. Compare them: one may correct the other.';
const SHARED =
  'Documents of different vendors have the same number. They are kept apart, so that the target does not join them.';
