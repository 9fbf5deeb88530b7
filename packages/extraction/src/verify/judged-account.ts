import type { Account, Transaction } from '@tieout/records';

/** A row as it stands, and what became of what was read. */
export type JudgedRow = Pick<
  Transaction,
  'date' | 'postDate' | 'amount' | 'balance' | 'source' | 'repaired'
> & {
  /** Index of the row it was read as; null where a person added it. Parts of a split row share one. */
  readonly readAs: number | null;
  /** The cells a person changed. */
  readonly changed: readonly string[];
};

/** An account as it stands. The rows are in the order in which they were read, those added between them. */
export type JudgedAccount = Pick<Account, 'period'> & {
  readonly rows: readonly JudgedRow[];
  /** Balances a person entered in place of the printed ones; null where the document prints none. */
  readonly entered: { readonly opening?: string | null; readonly closing?: string | null };
};
