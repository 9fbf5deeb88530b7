import { type Extraction, type Finding, formatPageRanges } from '@tieout/records';
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
  const broken = unread.filter(isWanted).map(brokenPage);
  const leftOut = unread.filter((number) => !isWanted(number));
  const findings = [...told.findings, ...broken, ...(leftOut.length === 0 ? [] : [leftOutPages(leftOut)])];
  return { ...told, findings };
}

function leftOutPages(numbers: readonly number[]): Finding {
  const message = `Left out by choice: ${numbers.length === 1 ? 'page' : 'pages'} ${formatPageRanges(numbers)}. Nothing on them is among the rows.`;
  return { code: 'pages-left-out', severity: 'info', message };
}

function brokenPage(number: number): Finding {
  const message = 'This page cannot be opened. Compare the rows around it with the document.';
  return { code: 'page-unreadable', severity: 'warning', message, page: number };
}
