import type { MoneyTitle } from '../classify/money-titles.ts';
import type { AccountReading } from '../interpret/account-reading.ts';
import type { Entry } from '../interpret/rows/row.ts';
import type { TimeReading } from '../interpret/settle-time.ts';
import type { Line } from '../lines/line.ts';
import type { Arrangement } from '../roles/table.ts';
import type { Decision, Tried } from '../search/choice.ts';
import type { NumberStyle } from '../values/number-style.ts';
import type { DateOrder, TimeFrame } from '../values/settle-date.ts';
import type { Decided } from './decided.ts';
import type { Segment } from './segment.ts';

/** The part of a document an account is read from: all of it where it holds but one. */
export type AccountScope = {
  readonly arrangement: Arrangement;
  readonly entries: readonly Entry[];
  /** The stretch under its title; null where no title divides the document. */
  readonly segment: Segment | null;
};

/** One reading of a whole document before its days are settled: how numbers are written, and each account's movements. */
export type Draft = {
  readonly style: NumberStyle;
  readonly isCard: boolean;
  readonly arrangement: Arrangement;
  readonly accounts: readonly AccountReading[];
  /** What each account was read from, in the same order. */
  readonly scopes: readonly AccountScope[];
  /** The currency of each account where columns of two currencies tell them apart, null where a heading names none; else empty. */
  readonly currencies: readonly (string | null)[];
  readonly entries: readonly Entry[];
  readonly fitness: number;
};

/** One reading of a whole document, with the time it covers. */
export type DocumentReading = Draft & {
  readonly order: DateOrder;
  readonly frame: TimeFrame;
  /** The time each account covers, where the document holds several. */
  readonly frames: readonly TimeFrame[];
  /** Every date order the document allows, with how well its rows fit; the best is `order` and `frame`. */
  readonly times: readonly TimeReading[];
  /** Titles over rows that name several currencies. */
  readonly titles: readonly MoneyTitle[];
};

/** A document read as a statement in every way it leaves open. */
export type StatementReadings = {
  readonly lines: readonly Line[];
  /** Lines that are no rows: what the bank says, not its customers' payees. */
  readonly prose: readonly Line[];
  readonly language: string;
  readonly isCard: boolean;
  /** Every reading that was tried, in the order they were. */
  readonly tried: readonly Tried<Decided, Draft>[];
  /** What was decided for the reading that ties out best, and what each decision cost. */
  readonly decisions: readonly Decision[];
  /** The reading that ties out best; null where none holds a movement or a pair of balances. */
  readonly best: DocumentReading | null;
};
