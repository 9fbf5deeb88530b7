import type { DocumentRow } from '../rows/document-rows.ts';

/** The name an honorific follows, as on every Japanese paper. */
export function addressedName(rows: readonly DocumentRow[]): string | null {
  const firstPage = rows[0]?.line.page;
  for (const row of rows) {
    if (row.line.page !== firstPage) return null;
    const name = /^(.{2,40}?)\s*(御中|様|殿)$/u.exec(row.chunks[0]?.text ?? '')?.[1];
    if (name !== undefined) return name;
  }
  return null;
}
