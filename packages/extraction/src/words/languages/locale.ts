import type { Concept } from '../concepts.ts';

/** The content of a statement's column. */
export type ColumnRole =
  /** The transaction date, or the only date printed. */
  | 'date'
  /** The posting date, if the transaction date is printed too. */
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

/** The role of a printed balance: the statement's opening or closing one, or one carried between pages. */
export type BalanceRole = 'opening' | 'closing' | 'carried';

/** The content of a titled section of a statement. `in` and `out` are transactions by direction; rows of the others are no transactions of the account. */
export type SectionRole = 'in' | 'out' | 'neutral' | 'balances' | 'ignored';

/**
 * The terms of one language. All phrases are written as people print them; case, accents and punctuation do not matter.
 * To add a language: add a file next to this one and name it in the table of `../locales.ts`.
 */
export type Locale = {
  /** ISO 639-1. */
  readonly code: string;
  /** Whether it writes several nouns as one word: "Kartenzahlung". */
  readonly joinsNouns?: true;
  /** Twelve entries, January first; each lists all spellings of that month, separated by spaces. */
  readonly months: readonly string[];
  /** Twelve abbreviations that are other words elsewhere, "tra" or "pro": read only between a day and a year in documents of this language. */
  readonly shortMonths?: readonly string[];
  readonly weekdays: readonly string[];
  readonly headings: Readonly<Partial<Record<ColumnRole, readonly string[]>>>;
  readonly balances: Readonly<Record<BalanceRole, readonly string[]>>;
  readonly sections: Readonly<Partial<Record<SectionRole, readonly string[]>>>;
  /** Labels of totals of transactions by direction. */
  readonly totals: Readonly<Record<'in' | 'out' | 'both', readonly string[]>>;
  /** Words next to an amount that give its direction. */
  readonly indicators: Readonly<Record<'in' | 'out', readonly string[]>>;
  /** Titles of credit card statements. */
  readonly cardTitles: readonly string[];
  /** Other phrases that appear on credit card statements. */
  readonly card: readonly string[];
  /** Single words for interest: a label that begins with one is about interest earned or charged, whatever balance it was calculated on. */
  readonly interest?: readonly string[];
  /** Labels before an account number. */
  readonly accountNumber: readonly string[];
  /** Labels before the statement period or date. */
  readonly period: readonly string[];
  /** Frequent small words, to detect the language of a document. */
  readonly commonWords: readonly string[];
  /**
   * The smaller words by concept, each list described in `../concepts.ts`; a missing list has no words. Letters in brackets are optional:
   * "fee(s)". A star after a word matches any continuation.
   */
  readonly lists?: Readonly<Partial<Record<Concept, readonly string[]>>>;
};
