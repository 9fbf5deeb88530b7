import type { AccountTruth, Locale, Paper } from '@tieout/corpus';
import type { Desk } from '../desk.ts';

/** A web page ready to be printed or a paper drawn by a pen, and what stands on it. */
export type DrawnPrint = ({ readonly html: string } | { readonly paper: Paper }) & {
  readonly accounts: readonly AccountTruth[];
};

/**
 * A statement as one country's banks have it, printed from a web page: words, columns and places are its own and nothing of it is
 * shared with the families, so that what those take for granted is put to the test.
 */
export type Print = {
  /** Kebab case; becomes the tag `family:ID`. */
  readonly id: string;
  readonly kind: 'bank_statement' | 'credit_card_statement';
  /** What is hard about it, in the corpus' words. */
  readonly tags: readonly string[];
  readonly locales: readonly Locale[];
  readonly draw: (desk: Desk) => DrawnPrint;
};
