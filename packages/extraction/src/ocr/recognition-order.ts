import type { Page } from '../read/page.ts';

/** A document with pages to be recognized. */
export type RecognitionOrder = {
  readonly bytes: Uint8Array;
  readonly password: string | undefined;
  readonly pages: readonly Page[];
  /** Called after each recognized page, with its number. */
  readonly onPage?: (pageNumber: number) => void;
};
