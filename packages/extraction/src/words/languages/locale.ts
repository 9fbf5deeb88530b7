import type { Concept } from '../concepts.ts';

/** What a column of a statement holds. */
export type ColumnRole =
  /** The day of the transaction, or the only day printed. */
  | 'date'
  /** The day it was booked, where the transaction's own day stands beside it. */
  | 'postDate'
  | 'valueDate'
  | 'description'
  | 'out'
  | 'in'
  | 'amount'
  | 'balance'
  | 'reference'
  | 'indicator'
  | 'foreign'
  | 'code';

/** What a printed balance stands for: the statement's first or last, or one carried between pages. */
export type BalanceRole = 'opening' | 'closing' | 'carried';

/** What a titled part of a statement holds. `in` and `out` are movements by direction; rows of the others are no movements of the account. */
export type SectionRole = 'in' | 'out' | 'neutral' | 'balances' | 'ignored';

/**
 * The words of the trade in one language. All phrases are written as people print them; case, accents and punctuation do not matter.
 * To teach the engine a language: add a file beside this one and name it in the table of `../locales.ts`.
 */
export type Locale = {
  /** ISO 639-1. */
  readonly code: string;
  /** Twelve entries, January first; each all the ways to write that month, parted by spaces. */
  readonly months: readonly string[];
  readonly weekdays: readonly string[];
  readonly headings: Readonly<Partial<Record<ColumnRole, readonly string[]>>>;
  readonly balances: Readonly<Record<BalanceRole, readonly string[]>>;
  readonly sections: Readonly<Partial<Record<SectionRole, readonly string[]>>>;
  /** Labels of sums of movements by direction. */
  readonly totals: Readonly<Record<'in' | 'out' | 'both', readonly string[]>>;
  /** Words beside an amount that give its direction. */
  readonly indicators: Readonly<Record<'in' | 'out', readonly string[]>>;
  /** What titles of credit card statements say. */
  readonly cardTitles: readonly string[];
  /** Other phrases that statements of credit cards carry. */
  readonly card: readonly string[];
  /** Single words for interest: a label that begins with it tells what was earned or charged, whatever balance it was figured on. */
  readonly interest?: readonly string[];
  /** Labels that stand before an account's number. */
  readonly accountNumber: readonly string[];
  /** Labels before the statement's period or date. */
  readonly period: readonly string[];
  /** Frequent small words, to tell the language of a document. */
  readonly commonWords: readonly string[];
  /**
   * The smaller words by what they say, each list described in `../concepts.ts`; one left out has no words. Letters in brackets may be left
   * out: "fee(s)". A star behind a word stands for however it goes on.
   */
  readonly lists?: Readonly<Partial<Record<Concept, readonly string[]>>>;
};
