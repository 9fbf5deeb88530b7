import { type Extraction, formatPageRanges, raiseFinding } from '@tieout/records';
import type { ExtractOptions } from '../limits/extract-options.ts';
import type { ReadPages } from '../read/read-pages.ts';

/** The extraction with the document's own page count, and a finding for each page that was excluded by choice or could not be opened. */
export function reportUnreadPages(
  extraction: Extraction,
  { pages, pageCount }: ReadPages,
  { pages: chosen }: ExtractOptions,
): Extraction {
  const counted = { ...extraction, pageCount };
  if (counted.outcome === 'unreadable') return counted;
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
  return { ...counted, findings: [...counted.findings, ...broken, ...chosenOut] };
}
