import type { BodyLine } from '../tables/body-line.ts';
import type { AmountToken } from '../tables/token.ts';
import type { PrintedDate } from '../values/printed-date.ts';
import type { ClaimKind } from './claim-kind.ts';

/** Where a label stands from its figure. */
export type Side = 'before' | 'above' | 'below' | 'behind' | 'heading';

/** A printed figure outside the rows, and what its own label says that it is. */
export type Claim = {
  readonly kind: ClaimKind;
  readonly figure: AmountToken;
  readonly body: BodyLine;
  readonly label: string;
  readonly side: Side;
  /** How clearly a balance is claimed: see `strengthOf`. 0 for all other kinds. */
  readonly strength: number;
  /** The day that stands before the figure, or that its label names. */
  readonly date: PrintedDate | null;
};
