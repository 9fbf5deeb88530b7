import type { Arrangement } from '../roles/table.ts';
import type { NumberStyle } from '../values/number-style.ts';
import type { Segment } from './segment.ts';

/** The type of account a statement is for. */
export type AccountType = {
  readonly isCard: boolean;
  /** Whether the balances of a card are read as money available on it, whatever their signs. */
  readonly isHeld: boolean;
};

/** The columns that are read, with their heading: those of the whole document, or of each of two accounts side by side. */
export type Columns = readonly [ColumnsOfOne, ...ColumnsOfOne[]];

type ColumnsOfOne = { readonly arrangement: Arrangement; readonly heading: string | null };

/** Whether the rows belong to one account or several: split where another one begins, below the balances of each, or by the titles above them. */
export type Division = {
  readonly kind: 'one account' | 'several accounts' | 'accounts above balances' | 'titled accounts';
  /** The segment of each account where titles divide them, else none. */
  readonly segments: readonly Segment[];
  /** Whether the document, read as one account, prints both an opening and a closing balance: then parts are accounts only if each prints a balance. */
  readonly hasBothEnds?: boolean;
  /** Whether each account is the rows under the titles of one currency, all of them different. */
  readonly areOfCurrencies?: boolean;
};

/** The choices made for a document that is read as a statement. */
export type Decided = {
  readonly accountType: AccountType;
  readonly numbers: NumberStyle;
  readonly columns: Columns;
  readonly division: Division;
};
