import type { Page } from '../read/page.ts';

/** A document some of whose pages are to be recognised. */
export type RecognitionOrder = {
  readonly bytes: Uint8Array;
  readonly password: string | undefined;
  readonly pages: readonly Page[];
  /** Called after each page recognised, with its number. */
  readonly onPage?: (pageNumber: number) => void;
};
