import type { Arrangement } from '../roles/table.ts';
import type { NumberStyle } from '../values/number-style.ts';
import type { Segment } from './segment.ts';

/** What a statement is the paper of. */
export type Paper = {
  readonly isCard: boolean;
  /** Whether the balances of a card are taken for what is held on it, whatever marks they bear. */
  readonly isHeld: boolean;
};

/** The columns that are read, and what heads them: those of the whole document, or of each of two that stand next to each other. */
export type Columns = readonly [ColumnsOfOne, ...ColumnsOfOne[]];

type ColumnsOfOne = { readonly arrangement: Arrangement; readonly heading: string | null };

/** Whether the rows are those of one account or of several: split where one begins again, or by the titles over them. */
export type Division = {
  readonly kind: 'one account' | 'several accounts' | 'titled accounts';
  /** The stretch of each account where titles divide them, else none. */
  readonly segments: readonly Segment[];
  /** Whether the whole document, read as one account, prints both ends of one: parts are accounts then only where each prints a balance. */
  readonly hasBothEnds?: boolean;
};

/** What is decided of a document that is read as a statement. */
export type Decided = {
  readonly paper: Paper;
  readonly numbers: NumberStyle;
  readonly columns: Columns;
  readonly division: Division;
};
