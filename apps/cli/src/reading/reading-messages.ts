import type { Extraction } from '@tieout/records';

/** What a reading child is asked. The password goes this way so that no process list shows it. */
export type ReadingJob = {
  readonly file: string;
  readonly password?: string | undefined;
  readonly ignoresEmbeddedXml?: boolean | undefined;
};

/** What it answers: any number of `progress`, then `done`. */
export type ReadingAnswer =
  | { readonly kind: 'progress'; readonly donePages: number; readonly pageCount: number }
  | { readonly kind: 'done'; readonly extraction: Extraction };
