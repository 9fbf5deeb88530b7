import type { DocumentSource } from '../source/export-source.ts';

/** What a line that stands for a whole document is called: "Invoice 1001", without a number "Invoice". */
export function documentTitle({ kind, fields: { number } }: DocumentSource): string {
  const word = kind === 'invoice' ? 'Invoice' : 'Receipt';
  return number === null ? word : `${word} ${number}`;
}
