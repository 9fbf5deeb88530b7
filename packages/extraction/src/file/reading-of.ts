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
import { readDoubtfulWordsAgain } from './read-words.ts';
import { tellUnread } from './unread-pages.ts';
import { weighElectronic } from './weigh-electronic.ts';

/** What a document says, its pages with the words that says it, and the statements it holds, each with its own pages. */
export type DocumentAsRead = FileReading & { readonly pages: readonly Page[] };

/** Milliseconds of the processor that finding out what a document says may take, and what each page adds: most take a hundredth of that. */
const LEAST_MS = 3000;
const PAGE_MS = 500;

/** What the words of `read` say: after a closer look at doubtful ones where that can help, with what was left unread told, and weighed against an electronic invoice among `bytes`; or that this takes more than one document may. */
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
  const told = tellUnread(extraction, read, options);
  return { pages, parts, extraction: await weighElectronic(told, pages, bytes, options) };
}

/** Whether a closer look at the pages may settle something: it shows what else figures may say, and so helps where few checks fail. */
function mayBeMended(extraction: Extraction): boolean {
  if (!isStatement(extraction)) return false;
  const failures = extraction.findings.filter(({ severity }) => severity === 'error').length;
  return extraction.accounts.some(({ verdict }) => verdict === 'contradicted') && failures <= MOST_FAILURES;
}
