import type { AccountTruth, Locale, Pen } from '@tieout/corpus';
import type { Desk } from './desk.ts';

/** What a family hands back: the paper, still in the pen, and what stands on it. */
export type Drawn = { readonly pen: Pen; readonly accounts: readonly AccountTruth[] };

/** One design of a statement, as some bank might have had it made. */
export type Family = {
  /** Kebab case; becomes the tag `family:ID`. */
  readonly id: string;
  readonly kind: 'bank_statement' | 'credit_card_statement';
  /** What is hard about it, in the corpus' words. */
  readonly tags: readonly string[];
  /** Locales it makes sense in; all of them where it is left out. */
  readonly suits?: (locale: Locale) => boolean;
  /** Those of countries only it knows, in place of the generator's own. */
  readonly locales?: readonly Locale[];
  readonly draw: (desk: Desk) => Drawn;
};
