import { type Extraction, formatPageRanges, raiseFinding } from '@tieout/records';
import type { ExtractOptions } from '../limits/extract-options.ts';
import type { ReadPages } from '../read/read-pages.ts';

/** The extraction with the document's own number of pages, and with what was not read of them named: left out by choice, or not to be opened. */
export function tellUnread(
  extraction: Extraction,
  { pages, pageCount }: ReadPages,
  { pages: chosen }: ExtractOptions,
): Extraction {
  const told = { ...extraction, pageCount };
  if (told.outcome === 'unreadable') return told;
  const read = new Set(pages.map((page) => page.number));
  const unread = Array.from({ length: pageCount }, (_, index) => index + 1).filter((n) => !read.has(n));
  const isWanted = (number: number) => chosen === undefined || chosen.includes(number);
  const broken = unread
    .filter(isWanted)
    .map((page) => raiseFinding('pages-not-read', { reason: 'cannot-open', pages: `${page}` }, { page }));
  const leftOut = unread.filter((number) => !isWanted(number));
  const chosenOut =
    leftOut.length === 0
      ? []
      : [raiseFinding('pages-not-read', { reason: 'left-out', pages: formatPageRanges(leftOut) })];
  return { ...told, findings: [...told.findings, ...broken, ...chosenOut] };
}
