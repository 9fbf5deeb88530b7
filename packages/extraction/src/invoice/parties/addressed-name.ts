import { oneOf } from '../../vocabulary/one-of.ts';
import type { DocumentRow } from '../rows/document-rows.ts';

const ADDRESSED = new RegExp(`^(.{2,40}?)\\s*${oneOf('addressedName')}$`, 'u');

/** The name an honorific follows, as on every Japanese paper. */
export function addressedName(rows: readonly DocumentRow[]): string | null {
  const firstPage = rows[0]?.line.page;
  for (const row of rows) {
    if (row.line.page !== firstPage) return null;
    const name = ADDRESSED.exec(row.chunks[0]?.text ?? '')?.[1];
    if (name !== undefined) return name;
  }
  return null;
}
