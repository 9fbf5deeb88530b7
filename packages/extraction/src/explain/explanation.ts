import type { Extraction, Verdict } from '@tieout/records';
import type { DocumentGuess } from '../document/document-kind.ts';
import type { Box, TextLayer } from '../read/page.ts';

/** Why a document was read as it was. Boxes are points of the page as shown, [left, top, right, bottom], origin top left. */
export type Explanation = {
  readonly extraction: Extraction;
  /** What the document seemed to be before anything of it was read; null where it could not be opened. */
  readonly guess: DocumentGuess | null;
  readonly pages: readonly PageExplanation[];
  /** One for each statement the file was read as; empty where it was read as none. */
  readonly statements: readonly StatementExplanation[];
};

export type PageExplanation = {
  /** Counted from 1. */
  readonly number: number;
  readonly widthPt: number;
  readonly heightPt: number;
  /** Clockwise degrees by which the page was turned to make its text upright. */
  readonly turn: 0 | 90 | 180 | 270;
  /** How far the file's own text can be trusted; anything but `text` and `blank` was recognised from the picture. */
  readonly layer: TextLayer;
  readonly words: readonly { readonly text: string; readonly box: Box }[];
  readonly marks: readonly Mark[];
};

/** What a place on a page was taken for. */
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
  /** What was decided, in the order it was. */
  readonly decisions: readonly DecisionExplanation[];
  /** The other readings that were tried of the document, the cheapest first, and why each lost. */
  readonly others: readonly OtherExplanation[];
  readonly dateOrders: readonly DateOrderExplanation[];
  /** For people: what decided the order of day and month. */
  readonly dateReason: string;
  readonly tables: readonly TableExplanation[];
  readonly accounts: readonly AccountExplanation[];
  /** For people: how else the document might have been split into accounts; null where there was no other way. */
  readonly otherDivision: string | null;
};

/** A choice that was made, what it cost, and what speaks for it. */
export type DecisionExplanation = {
  readonly choice: string;
  readonly cost: number;
  readonly evidence: string;
};

/** A reading of the document that was not chosen. */
export type OtherExplanation = {
  /** What was decided otherwise than in the chosen reading. */
  readonly decisions: readonly DecisionExplanation[];
  /** By how much the chosen one is better; null where this one may not be chosen. */
  readonly behind: number | null;
  /** For people. */
  readonly why: string;
};

/** A way to read the document's dates; the one whose rows fit best was chosen. */
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
