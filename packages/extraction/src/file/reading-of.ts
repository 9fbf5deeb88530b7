import { type Extraction, isStatement, type Unreadable } from '@tieout/records';
import type { FileReading } from '../document/file-reading.ts';
import { readDocument } from '../document/read-document.ts';
import type { ExtractOptions } from '../limits/extract-options.ts';
import { withinLimits } from '../limits/within-limits.ts';
import { withinTimePatiently } from '../limits/within-time.ts';
import { spellCompactDays } from '../lines/compact-days.ts';
import { inReadingOrder } from '../lines/in-reading-order.ts';
import type { Doubtful } from '../ocr/reread-doubtful.ts';
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
  const doubtful = doubtfulIn(first.extraction);
  const again = doubtful === null ? null : await readDoubtfulWordsAgain(bytes, read.pages, options, doubtful);
  const pages = again === null ? inOrder : spellCompactDays(inReadingOrder(again));
  const { extraction, parts } = again === null ? first : readWithin(pages);
  const withUnread = reportUnreadPages(extraction, read, options);
  return { pages, parts, extraction: await compareElectronicInvoice(withUnread, pages, bytes, options) };
}

/** What reading again may help: alternatives for amounts are useful if few checks fail, and dates that were hard to read may be clear. */
function doubtfulIn(extraction: Extraction): Doubtful | null {
  if (!isStatement(extraction)) return null;
  const { accounts, findings } = extraction;
  const failures = findings.filter(({ severity }) => severity === 'error').length;
  if (accounts.some(({ verdict }) => verdict === 'contradicted'))
    return failures <= MOST_FAILURES ? 'amounts' : null;
  const isHardToRead = findings.some(
    ({ code, parameters }) => code === 'date-doubtful' && parameters.reason === 'hard-to-read',
  );
  return isHardToRead ? 'dates' : null;
}
