import type { Books, ExportOptions, TaxCode } from '@tieout/contract';
import type { Actor } from '../../actor.ts';
import { booksOf, keepBooks } from '../books/books.ts';
import type { DocumentParts } from '../documents/parts.ts';

/** Most codes kept for one target: what the books take. */
const CODES_KEPT = 500;

/** Keeps the target an account chose and the tax codes it gave, by vendor, for the next export. */
export async function rememberTarget(
  parts: Pick<DocumentParts, 'database' | 'secrets'>,
  actor: Actor | null,
  { presetId, sent }: { readonly presetId: string; readonly sent: ExportOptions },
): Promise<void> {
  if (actor?.kind !== 'user') return;
  const books = await booksOf(parts, actor.id);
  const taxCodes = withCodes(books, presetId, sent.taxCodes ?? []);
  if (books.presetId === presetId && taxCodes === books.taxCodes) return;
  await keepBooks(parts, actor.id, { ...books, presetId, taxCodes });
}

function withCodes({ taxCodes }: Books, presetId: string, sent: readonly TaxCode[]): Books['taxCodes'] {
  if (sent.length === 0) return taxCodes;
  const isSame = (one: TaxCode, other: TaxCode) => one.vendor === other.vendor && one.rate === other.rate;
  const others = (taxCodes[presetId] ?? []).filter((code) => !sent.some((one) => isSame(one, code)));
  return { ...taxCodes, [presetId]: [...sent, ...others].slice(0, CODES_KEPT) };
}
