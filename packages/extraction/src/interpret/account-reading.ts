import type { PrintedClaims } from '../checks/printed-claims.ts';
import type { Reconciliation } from '../checks/reconcile.ts';
import type { BodyLine } from '../tables/body-line.ts';
import type { AmountMark } from '../values/amount.ts';
import type { UnnamedFigure } from './items/unnamed-figures.ts';
import type { Entry, Row } from './rows/row.ts';
import type { SignReading } from './sign.ts';

/** The choices under which an account's entries are read. */
export type ReadingChoice = {
  readonly sign: SignReading;
  /** Groups of rows that are left out. */
  readonly excluded: readonly string[];
  /** Groups of rows whose signs are reversed. */
  readonly turned: readonly string[];
};

/** Reading positions of the first and last line of a range, both included. */
export type Stretch = { readonly from: number; readonly to: number };

/** One way to read an account's transactions, and how it ties out. */
export type AccountReading = ReadingChoice & {
  readonly rows: readonly Row[];
  /** Reading positions of the first and last line that belong to the account alone. */
  readonly stretch: Stretch;
  /** Minor units with sign, one per row. */
  readonly amounts: readonly number[];
  readonly balances: readonly (number | null)[];
  /** Whether the balances are printed on lines of their own, one below each row. */
  readonly areBalancesBelow: boolean;
  /** What is printed to check the account by. */
  readonly claims: PrintedClaims;
  readonly reconciliation: Reconciliation;
  readonly fitness: number;
  /** Whether another reading with other amounts ties out as well at hardly more cost. */
  readonly hasRival: boolean;
  /** Whether there were more readings than were tried. */
  readonly isUnfinished: boolean;
  /** Dated lines with an amount that this reading does not count as transactions. */
  readonly leftOut: readonly { readonly amount: number; readonly text: string; readonly page: number }[];
  /** How many dated zero-amount lines were skipped. */
  readonly zeroRows: number;
};

/** A reading of `entries` that was scored; `score` is null if it was discarded for leaving out or reversing too much. */
export type TriedReading = {
  readonly entries: readonly Entry[];
  readonly reading: AccountReading;
  readonly score: number | null;
};

/** A printed amount in minor units, its mark, and its line. */
export type Figure = { readonly body: BodyLine; readonly amount: number; readonly mark: AmountMark };

/** What is known about a document before its accounts are read. */
export type DocumentFacts = {
  readonly isCard: boolean;
  /** Whether the balances of a card are read as money available on it, whatever their signs. */
  readonly isHeld: boolean;
  /** Whether the title of the document or the account is a loan's: without rows nothing else may show that a balance is owed. */
  readonly isLoan: () => boolean;
  /** Every printed amount, with its line. */
  readonly figures: () => readonly Figure[];
  /** Amounts under unknown labels; none where a document is read as several accounts. */
  readonly unnamed: () => readonly UnnamedFigure[];
  /** Called with every reading that was scored, for explanations. */
  readonly onReading?: ((tried: TriedReading) => void) | undefined;
};
