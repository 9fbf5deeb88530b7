import { saveBlob } from '../api/save-blob.ts';

/** Rows of cells as CSV after RFC 4180. */
export function toCsv(rows: readonly (readonly string[])[]): string {
  const cell = (text: string) => (/[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);
  return rows.map((row) => `${row.map(cell).join(',')}\r\n`).join('');
}

/** Saves rows of cells as a CSV file of that name. */
export function saveCsv(rows: readonly (readonly string[])[], fileName: string): void {
  saveBlob(new Blob([toCsv(rows)], { type: 'text/csv;charset=utf-8' }), fileName);
}
