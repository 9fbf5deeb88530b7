import type { BodyLine } from '../tables/body-line.ts';
import type { AmountToken } from '../tables/token.ts';
import type { PrintedDate } from '../values/printed-date.ts';
import type { ClaimKind } from './claim-kind.ts';

/** The position of a label relative to its figure. */
export type Side = 'before' | 'above' | 'below' | 'behind' | 'heading';

/** A printed figure outside the rows, and the meaning of its label. */
export type Claim = {
  readonly kind: ClaimKind;
  readonly figure: AmountToken;
  readonly body: BodyLine;
  readonly label: string;
  readonly side: Side;
  /** How clearly a balance is labelled: see `strengthOf`. 0 for all other kinds. */
  readonly strength: number;
  /** The date before the figure, or in its label. */
  readonly date: PrintedDate | null;
};
