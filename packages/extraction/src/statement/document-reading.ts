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

/** The part of a document an account is read from: all of it if it contains only one. */
export type AccountScope = {
  readonly arrangement: Arrangement;
  readonly entries: readonly Entry[];
  /** The segment under its title; null if no title divides the document. */
  readonly segment: Segment | null;
};

/** One reading of a whole document before its dates are settled: the number style, and each account's transactions. */
export type Draft = {
  readonly style: NumberStyle;
  readonly isCard: boolean;
  readonly arrangement: Arrangement;
  readonly accounts: readonly AccountReading[];
  /** What each account was read from, in the same order. */
  readonly scopes: readonly AccountScope[];
  /** The currency of each account if columns separate them by currency, null if a header names none; else empty. */
  readonly currencies: readonly (string | null)[];
  readonly entries: readonly Entry[];
  readonly fitness: number;
};

/** One reading of a whole document, with its period. */
export type DocumentReading = Draft & {
  readonly order: DateOrder;
  readonly frame: TimeFrame;
  /** The period of each account, if the document contains several. */
  readonly frames: readonly TimeFrame[];
  /** Every date order the document allows, with its score; the best is `order` and `frame`. */
  readonly times: readonly TimeReading[];
  /** Titles above rows that name several currencies. */
  readonly titles: readonly MoneyTitle[];
};

/** A document read as a statement in every way it leaves open. */
export type StatementReadings = {
  readonly lines: readonly Line[];
  /** Lines that are no rows: the bank's words, not its customers' payees. */
  readonly prose: readonly Line[];
  readonly language: string;
  readonly isCard: boolean;
  /** Every reading that was tried, in order. */
  readonly tried: readonly Tried<Decided, Draft>[];
  /** The decisions for the reading that ties out best, with their costs. */
  readonly decisions: readonly Decision[];
  /** The reading that ties out best; null if none has a transaction or a pair of balances. */
  readonly best: DocumentReading | null;
};
