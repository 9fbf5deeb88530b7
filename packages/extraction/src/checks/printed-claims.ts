import type { AccountEvidence } from '@tieout/records';

/** What a document prints to check an account by, whatever its transactions are. Minor units. */
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
  /** Whether a figure is printed outside the rows under no known label. */
  readonly isPrinted: (amount: number) => boolean;
  /** All such figures. */
  readonly otherFigures: () => readonly number[];
};
