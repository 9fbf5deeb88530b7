import type { Extraction, StatementReading } from '@tieout/records';
import type { Page } from '../read/page.ts';

/** Reads some pages as one document. */
export type ReadOne = (pages: readonly Page[]) => Extraction;

/** Some pages of a file and their reading. */
export type Part = { readonly pages: readonly Page[]; readonly extraction: Extraction };

/** Reads a range of a file's pages, each range once. */
export type ReadPart = (pages: readonly Page[]) => Part;

/** The reading of a file, and the parts it was read in: one if it was read as one document. */
export type FileReading = { readonly extraction: Extraction; readonly parts: readonly Part[] };

/** Reads each range of pages once, however the file is split. */
export function oncePerPart(readOne: ReadOne): ReadPart {
  const known = new Map<string, Part>();
  return (pages) => {
    const key = `${pages[0]?.number} ${pages.length}`;
    const part = known.get(key) ?? { pages, extraction: readOne(pages) };
    known.set(key, part);
    return part;
  };
}

/** The pages in ranges; each range except the first begins `at` a page index; ascending. */
export function partsAt(
  pages: readonly Page[],
  starts: readonly { readonly at: number }[],
): (readonly Page[])[] {
  const edges = [0, ...starts.map(({ at }) => at), pages.length];
  return edges.slice(1).map((to, index) => pages.slice(edges[index], to));
}

/** Where a file may be split: at the surest places first, then with each further kind of evidence; `order` is surest first. */
export function surestFirst<Start extends { readonly evidence: string }>(
  starts: readonly Start[],
  order: readonly Start['evidence'][],
): Start[][] {
  return order.map((_, last) => {
    const level = order.slice(0, last + 1);
    return starts.filter(({ evidence }) => level.includes(evidence));
  });
}

/** Whether every account of a statement is proven. */
export function isProven({ accounts }: StatementReading): boolean {
  return accounts.every(({ verdict }) => verdict === 'proven');
}
