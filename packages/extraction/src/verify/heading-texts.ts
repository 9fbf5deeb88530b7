import type { Table } from '../roles/table.ts';

/** The headers of a table as one text: tables with the same text are one table in parts. */
export function headingTexts({ headings }: Table): string {
  return headings.map(({ text }) => text).join('|');
}
