import type { AccountEvidence } from '@tieout/records';

/** What a document prints to check an account by, independent of its transactions. Minor units. */
export type PrintedClaims = Pick<
  AccountEvidence,
  | 'openings'
  | 'closings'
  | 'named'
  | 'balancesAre'
  | 'betweenRows'
  | 'opensAboveZero'
  | 'summary'
  | 'soleSums'
  | 'leavesOutBalances'
> & {
  /** Whether an amount is printed outside the rows under no known label. */
  readonly isPrinted: (amount: number) => boolean;
  /** All such amounts. */
  readonly otherFigures: () => readonly number[];
};
