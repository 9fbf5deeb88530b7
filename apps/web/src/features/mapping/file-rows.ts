import { fileDataKey, flatRecordSchema } from '@tieout/contract';
import type { FlatRecord } from '@tieout/records';
import { z } from 'zod';

const rowsSchema = z.array(flatRecordSchema).min(1);

/** The rows handed over for a file: by the `data` of the address, else by session storage. Null where neither can be read. */
export function handedRows(fileId: string, search: string): FlatRecord[] | null {
  return (
    parseRows(new URLSearchParams(search).get('data')) ??
    parseRows(sessionStorage.getItem(fileDataKey(fileId)))
  );
}

/** Hands the rows of a file over to the mapping page. */
export function handOverRows(fileId: string, rows: readonly FlatRecord[]) {
  try {
    sessionStorage.setItem(fileDataKey(fileId), JSON.stringify(rows));
  } catch {
    // Too many rows for the browser's storage: the mapping page asks the server for them instead.
  }
}

function parseRows(json: string | null): FlatRecord[] | null {
  if (json === null) return null;
  try {
    const parsed = rowsSchema.safeParse(JSON.parse(json));
    return parsed.success ? parsed.data : null;
  } catch {
    return null;
  }
}
