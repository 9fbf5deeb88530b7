import type { PrintedClaims } from '../checks/printed-claims.ts';
import type { Reconciliation } from '../checks/reconcile.ts';
import type { BodyLine } from '../tables/body-line.ts';
import type { AmountMark } from '../values/amount.ts';
import type { UnnamedFigure } from './items/unnamed-figures.ts';
import type { Entry, Row } from './rows/row.ts';
import type { SignReading } from './sign.ts';

/** What a reading of an account's entries takes for granted. */
export type ReadingChoice = {
  readonly sign: SignReading;
  /** Groups of rows it leaves out. */
  readonly excluded: readonly string[];
  /** Groups of rows it turns round. */
  readonly turned: readonly string[];
};

/** Reading positions from which, and to which, lines tell of something; both are part of it. */
export type Stretch = { readonly from: number; readonly to: number };

/** One way to take the movements of an account, and how it ties out. */
export type AccountReading = ReadingChoice & {
  readonly rows: readonly Row[];
  /** Reading positions of the first and the last line that shows of the account alone. */
  readonly stretch: Stretch;
  /** Minor units with sign, one a row. */
  readonly amounts: readonly number[];
  readonly balances: readonly (number | null)[];
  /** Whether the balances are printed by themselves, one below each row. */
  readonly areBalancesBelow: boolean;
  /** What is printed to check the account by. */
  readonly claims: PrintedClaims;
  readonly reconciliation: Reconciliation;
  readonly fitness: number;
  /** Whether another reading with other amounts ties out as well and costs hardly more. */
  readonly hasRival: boolean;
  /** Whether there were more ways to read it than were tried. */
  readonly isUnfinished: boolean;
  /** Dated lines with an amount that this reading does not count as movements. */
  readonly leftOut: readonly { readonly amount: number; readonly text: string; readonly page: number }[];
  /** How many dated lines over nothing were passed over: they move no money. */
  readonly zeroRows: number;
};

/** A reading of `entries` that was weighed; `score` is null where it was put aside because it leaves out or turns round too much. */
export type TriedReading = {
  readonly entries: readonly Entry[];
  readonly reading: AccountReading;
  readonly score: number | null;
};

/** A figure of money, in minor units, its mark, and the line it stands on. */
export type Figure = { readonly body: BodyLine; readonly amount: number; readonly mark: AmountMark };

/** What is known about a document before its accounts are read. */
export type DocumentFacts = {
  readonly isCard: boolean;
  /** Whether the balances of a card are read as money available on it, whatever their signs. */
  readonly isHeld: boolean;
  /** Every printed amount, with its line. */
  readonly figures: () => readonly Figure[];
  /** Amounts under unknown labels; none where a document is read as several accounts. */
  readonly unnamed: () => readonly UnnamedFigure[];
  /** Called with every reading that was scored, for explanations. */
  readonly onReading?: ((tried: TriedReading) => void) | undefined;
};
