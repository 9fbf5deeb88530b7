import { type Extraction, isStatement, type Unreadable } from '@tieout/records';
import type { FileReading } from '../document/file-reading.ts';
import { readDocument } from '../document/read-document.ts';
import type { ExtractOptions } from '../limits/extract-options.ts';
import { withinLimits } from '../limits/within-limits.ts';
import { withinTimePatiently } from '../limits/within-time.ts';
import { spellCompactDays } from '../lines/compact-days.ts';
import { inReadingOrder } from '../lines/in-reading-order.ts';
import type { Page } from '../read/page.ts';
import type { ReadPages } from '../read/read-pages.ts';
import { MOST_FAILURES } from '../repair/repair-by-arithmetic.ts';
import { compareElectronicInvoice } from './compare-electronic-invoice.ts';
import { readDoubtfulWordsAgain } from './read-words.ts';
import { reportUnreadPages } from './report-unread-pages.ts';

/** The reading of a document, its pages with their words, and its parts, each with its own pages. */
export type DocumentAsRead = FileReading & { readonly pages: readonly Page[] };

/** CPU milliseconds for interpreting a document, and what each page adds: most take a hundredth of that. */
const LEAST_MS = 3000;
const PAGE_MS = 500;

/** Reads the document from the words of `read`. Doubtful words are recognized again where that can help, pages that were not read become findings, and an electronic invoice among `bytes` is compared. Fails where the document needs more than its limits. */
export function readingOf(
  read: ReadPages,
  bytes: Uint8Array,
  options: ExtractOptions,
): Promise<DocumentAsRead | Unreadable> {
  return withinLimits(read.pageCount, () => readingWithin(read, bytes, options));
}

async function readingWithin(
  read: ReadPages,
  bytes: Uint8Array,
  options: ExtractOptions,
): Promise<DocumentAsRead> {
  const inOrder = spellCompactDays(inReadingOrder(read.pages));
  const readWithin = (each: readonly Page[]) =>
    withinTimePatiently(LEAST_MS + each.length * PAGE_MS, () => readDocument(each));
  const first = readWithin(inOrder);
  const again = mayBeMended(first.extraction)
    ? await readDoubtfulWordsAgain(bytes, read.pages, options)
    : null;
  const pages = again === null ? inOrder : spellCompactDays(inReadingOrder(again));
  const { extraction, parts } = again === null ? first : readWithin(pages);
  const withUnread = reportUnreadPages(extraction, read, options);
  return { pages, parts, extraction: await compareElectronicInvoice(withUnread, pages, bytes, options) };
}

/** Whether reading the pages again may help: it offers alternatives for numbers, which is useful if few checks fail. */
function mayBeMended(extraction: Extraction): boolean {
  if (!isStatement(extraction)) return false;
  const failures = extraction.findings.filter(({ severity }) => severity === 'error').length;
  return extraction.accounts.some(({ verdict }) => verdict === 'contradicted') && failures <= MOST_FAILURES;
}
