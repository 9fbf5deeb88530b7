import type { Table } from '../roles/table.ts';

/** What the headings of a table say, as one text: tables that say the same are one table shown in parts. */
export function headingTexts({ headings }: Table): string {
  return headings.map(({ text }) => text).join('|');
}
