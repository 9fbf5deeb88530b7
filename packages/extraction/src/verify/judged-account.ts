import type { Account, Transaction } from '@tieout/records';

/** A row in its current state, and how it relates to the row that was read. */
export type JudgedRow = Pick<
  Transaction,
  'date' | 'postDate' | 'amount' | 'balance' | 'source' | 'repaired'
> & {
  /** Index of the row it was read as; null if a person added it. Parts of a split row share one. */
  readonly readAs: number | null;
  /** The cells a person changed. */
  readonly changed: readonly string[];
};

/** An account in its current state. Rows are in reading order, with added rows between them. */
export type JudgedAccount = Pick<Account, 'period'> & {
  readonly rows: readonly JudgedRow[];
  /** Balances a person entered in place of the printed ones; null if the document prints none. */
  readonly entered: { readonly opening?: string | null; readonly closing?: string | null };
};
