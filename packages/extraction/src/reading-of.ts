import type { Extraction } from '@tieout/records';
import { readDocument } from './document.ts';
import { weighElectronic } from './invoice/electronic/weigh-electronic.ts';
import type { ReadPages } from './read/read-pages.ts';
import type { ExtractOptions } from './read-words.ts';
import { tellUnread } from './unread-pages.ts';

/** What the words of `read` say, with what was left unread told and an electronic invoice among `bytes` weighed against it. */
export function readingOf(read: ReadPages, bytes: Uint8Array, options: ExtractOptions): Promise<Extraction> {
  const extraction = tellUnread(readDocument(read.pages), read, options);
  return weighElectronic(extraction, read.pages, bytes, options);
}
