import type { PreflightLog } from '../preflight/preflight-log.ts';
import { documentName } from '../source/document-name.ts';
import type { DocumentSource } from '../source/export-source.ts';

/** A document's number as the target takes it: the last `limit` characters of a longer one, which tell documents apart best. */
export function writtenNumber({ fields: { number } }: DocumentSource, limit: number | null): string {
  const text = number ?? '';
  return limit === null ? text : text.slice(-limit);
}

/** Names the documents whose number is longer than the target takes. */
export function checkNumberLength(
  document: DocumentSource,
  limit: number | null,
  row: number,
  log: PreflightLog,
): void {
  const written = writtenNumber(document, limit);
  if (written !== (document.fields.number ?? ''))
    log.warn(
      'number-too-long',
      `The target takes document numbers of ${limit} characters. Only the end of longer ones is exported.`,
      row,
      `${documentName(document)} → ${written}`,
    );
}
