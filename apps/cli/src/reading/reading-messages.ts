import type { Extraction } from '@tieout/records';

/** A request to a child process. The password is sent this way so that no process list shows it. */
export type ReadingJob = {
  readonly file: string;
  readonly password?: string | undefined;
  readonly ignoresEmbeddedXml?: boolean | undefined;
};

/** The answers: any number of `progress`, then `done`. */
export type ReadingAnswer =
  | { readonly kind: 'progress'; readonly donePages: number; readonly pageCount: number }
  | { readonly kind: 'done'; readonly extraction: Extraction };
