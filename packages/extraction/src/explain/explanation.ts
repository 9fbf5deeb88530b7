import type { Extraction, Verdict } from '@tieout/records';
import type { DocumentGuess } from '../document/document-kind.ts';
import type { Box, TextLayer } from '../read/page.ts';

/** Why a document was read the way it was. Boxes are points of the page as shown, [left, top, right, bottom], origin top left. */
export type Explanation = {
  readonly extraction: Extraction;
  /** The detected document kind; null if the document could not be opened. */
  readonly guess: DocumentGuess | null;
  readonly pages: readonly PageExplanation[];
  /** One for each statement in the file; empty if there is none. */
  readonly statements: readonly StatementExplanation[];
};

export type PageExplanation = {
  /** Counted from 1. */
  readonly number: number;
  readonly widthPt: number;
  readonly heightPt: number;
  /** Clockwise degrees by which the page was rotated to make its text upright. */
  readonly turn: 0 | 90 | 180 | 270;
  /** How reliable the file's own text is; anything but `text` and `blank` was recognized from the image. */
  readonly layer: TextLayer;
  readonly words: readonly { readonly text: string; readonly box: Box }[];
  readonly marks: readonly Mark[];
};

/** What a place on a page was read as. */
export type MarkKind =
  | 'row'
  | 'doubtful-row'
  | 'left-out-row'
  | 'column'
  | 'heading'
  | 'section'
  | 'balance'
  | 'total'
  | 'ignored';

export type Mark = {
  readonly kind: MarkKind;
  readonly box: Box;
  readonly label: string;
  /** Of the account, on rows. */
  readonly verdict: Verdict | null;
};

export type StatementExplanation = {
  /** ISO 639-1 code. */
  readonly language: string;
  readonly isCard: boolean;
  /** The decisions, in order. */
  readonly decisions: readonly DecisionExplanation[];
  /** The other readings that were tried, the cheapest first, and why each lost. */
  readonly others: readonly OtherExplanation[];
  readonly dateOrders: readonly DateOrderExplanation[];
  /** For people: what decided the date order. */
  readonly dateReason: string;
  readonly tables: readonly TableExplanation[];
  readonly accounts: readonly AccountExplanation[];
  /** For people: how else the document could be split into accounts; null if there was no other way. */
  readonly otherDivision: string | null;
};

/** A decision, its cost, and its evidence. */
export type DecisionExplanation = {
  readonly choice: string;
  readonly cost: number;
  readonly evidence: string;
};

/** A rejected reading of the document. */
export type OtherExplanation = {
  /** Decisions that differ from the chosen reading. */
  readonly decisions: readonly DecisionExplanation[];
  /** By how much the chosen reading is better; null if this one was not allowed. */
  readonly behind: number | null;
  /** For people. */
  readonly why: string;
};

/** A possible order of the document's dates; the one whose rows fit best was chosen. */
export type DateOrderExplanation = {
  readonly order: 'day-month' | 'month-day' | 'year-month-day';
  readonly start: string | null;
  readonly end: string | null;
  readonly score: number;
  readonly isChosen: boolean;
};

export type TableExplanation = {
  /** Page it begins on; null where it has no line. */
  readonly page: number | null;
  readonly headings: readonly { readonly text: string; readonly role: string | null }[];
  /** Columns of numbers; edges in points of the upright page. */
  readonly columns: readonly { readonly role: string; readonly edge: number; readonly alignment: string }[];
  readonly lineCount: number;
  readonly rowCount: number;
};

export type AccountExplanation = {
  readonly number: string | null;
  readonly currency: string | null;
  readonly verdict: Verdict;
  readonly chosen: ReadingExplanation;
  /** The best of the others, best first. */
  readonly rejected: readonly (ReadingExplanation & { readonly why: string })[];
  /** How many readings were weighed in all. */
  readonly triedCount: number;
  readonly evidence: readonly EvidenceExplanation[];
};

/** A balance or sum the document prints. */
export type EvidenceExplanation = {
  readonly role: string;
  /** Decimal, as read. */
  readonly amount: string;
  readonly page: number;
  readonly text: string;
  /** Whether the chosen reading takes it for the opening or closing balance. */
  readonly isUsed: boolean;
};

/** One way to take an account's rows, for people. */
export type ReadingExplanation = {
  /** How the amounts get their sign. */
  readonly signs: string;
  readonly rowCount: number;
  readonly leftOut: readonly GroupExplanation[];
  readonly turnedRound: readonly GroupExplanation[];
  readonly checks: readonly CheckExplanation[];
  /** Higher ties out better; null where the reading was put aside without one. */
  readonly score: number | null;
};

/** Rows that were left out or turned round together. */
export type GroupExplanation = {
  readonly rowCount: number;
  /** The first of them as printed. */
  readonly firstRow: string;
  readonly why: string;
};

export type CheckExplanation = {
  readonly name: 'ledger' | 'balances' | 'totals';
  readonly state: 'holds' | 'fails' | 'not printed';
  readonly text: string;
};
