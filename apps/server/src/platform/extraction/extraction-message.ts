import type { Extraction } from '@tieout/records';
import type { LoadedModules } from './reading-child.ts';

/** What a child is told: one document, and the next once it has answered. */
export type ExtractionRequest = {
  /** Whose document it is: a child never reads those of two. */
  readonly ownerId: string;
  readonly bytes: Uint8Array;
  readonly password: string | null;
  readonly maxPages: number;
  /** Of the request that brought the document: the child's name among the processes holds it. */
  readonly requestId: string;
  /** Numbers of the pages to read; null for all. */
  readonly pages: readonly number[] | null;
};

/** What a child says. */
export type ExtractionMessage =
  /** What its script loaded, told before it sees a document. */
  | { readonly kind: 'loaded'; readonly modules: LoadedModules }
  | { readonly kind: 'progress'; readonly pagesDone: number; readonly pageCount: number }
  /** The document was a picture; this is the PDF it was read as. */
  | { readonly kind: 'drawn'; readonly pdf: Uint8Array }
  | { readonly kind: 'extracted'; readonly extraction: Extraction }
  /** The engine threw, which is a bug of it. */
  | { readonly kind: 'threw'; readonly stack: string };
