import { type Extraction, isStatement } from '@tieout/records';
import { readDocument } from './document.ts';
import { weighElectronic } from './invoice/electronic/weigh-electronic.ts';
import type { Page } from './read/page.ts';
import type { ReadPages } from './read/read-pages.ts';
import { type ExtractOptions, readDoubtfulWordsAgain } from './read-words.ts';
import { tellUnread } from './unread-pages.ts';

/** What a document says, and its pages with the words that says it. */
export type DocumentAsRead = { readonly extraction: Extraction; readonly pages: readonly Page[] };

/** What the words of `read` say: after a closer look at doubtful ones where that can help, with what was left unread told, and weighed against an electronic invoice among `bytes`. */
export async function readingOf(
  read: ReadPages,
  bytes: Uint8Array,
  options: ExtractOptions,
): Promise<DocumentAsRead> {
  const first = readDocument(read.pages);
  const again = isSettled(first) ? null : await readDoubtfulWordsAgain(bytes, read.pages, options);
  const pages = again ?? read.pages;
  const told = tellUnread(again === null ? first : readDocument(again), read, options);
  return { pages, extraction: await weighElectronic(told, pages, bytes, options) };
}

/** Whether a closer look at the pages can change nothing. */
function isSettled(extraction: Extraction): boolean {
  if (extraction.outcome === 'unreadable') return true;
  const parts = isStatement(extraction) ? extraction.accounts : [extraction];
  return parts.every(({ verdict }) => verdict === 'proven');
}
