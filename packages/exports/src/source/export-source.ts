import type {
  CalendarDate,
  Confirmation,
  DocumentFields,
  DocumentKind,
  Extraction,
  Proof,
  Source,
  Verdict,
} from '@tieout/records';
import type { PreflightItem } from '../preflight/preflight-log.ts';

/** One row of a statement as presets take it. */
export type Movement = {
  /** The transaction date, or the posting date where only that is known; null where the document prints none. */
  readonly date: CalendarDate | null;
  readonly postDate: CalendarDate | null;
  readonly description: string;
  /** Minor units; positive raises what the holder owns or lowers what the holder owes. */
  readonly amountMinor: number;
  /** Minor units, as printed. */
  readonly balanceMinor: number | null;
  readonly reference: string | null;
  /** A name the person chose for the other side; null where none was. */
  readonly payee: string | null;
  /** The account or category of the books the person chose; null where none was. */
  readonly category: string | null;
  readonly source: Source | null;
};

/** One account of a statement. */
export type StatementSource = {
  readonly kind: 'bank' | 'card';
  readonly number: string | null;
  /** ISO 4217. */
  readonly currency: string | null;
  /** Decimals of every amount, the same for all accounts of a source: the currency's, more where the document prints more. */
  readonly digits: number;
  readonly period: { readonly start: CalendarDate; readonly end: CalendarDate } | null;
  /** Minor units in the holder's sense: what a card owes is negative. */
  readonly openingMinor: number | null;
  readonly closingMinor: number | null;
  readonly verdict: Verdict;
  /** In the order of the document; iterated several times, so that no preset needs to hold them all. */
  readonly movements: Iterable<Movement>;
};

export type DocumentLine = {
  readonly description: string;
  /** Plain decimals as printed. */
  readonly quantity: string | null;
  readonly unitPrice: string | null;
  readonly amountMinor: number;
  /** The product or service of the books, the account the line is booked to: chosen by the person. */
  readonly item: string | null;
  readonly category: string | null;
  readonly serviceDate: CalendarDate | null;
  /** Percent of tax printed on the line, a plain decimal. */
  readonly taxRate?: string | null | undefined;
  readonly source: Source | null;
};

/** One invoice or receipt. */
export type DocumentSource = {
  readonly kind: 'invoice' | 'receipt';
  readonly fields: DocumentFields;
  readonly digits: number;
  readonly taxMinor: number | null;
  readonly totalMinor: number | null;
  readonly terms: string | null;
  readonly memo: string | null;
  readonly verdict: Verdict;
  readonly lines: readonly DocumentLine[];
};

/** What a person did to what was read, counted. */
export type Corrections = Omit<Proof, 'verdict'>;

export const NO_CORRECTIONS: Corrections = {
  ...{ correctionCount: 0, changedBalanceCount: 0, confirmedCount: 0, openCount: 0 },
};

/** A finding that a person checked and closed. */
export type ConfirmedFinding = { readonly message: string } & Confirmation;

/** What an export is made of: the accounts of one or more statements, or invoices and receipts. */
export type ExportSource = {
  readonly kind: DocumentKind;
  readonly statements: readonly StatementSource[];
  readonly documents: readonly DocumentSource[];
  /** The reading itself, for the presets that hand it on whole. */
  readonly extraction: Extraction | null;
  /** The corrections its verdicts rest on; none where left out. */
  readonly corrections?: Corrections;
  /** What a person confirmed; nothing where left out. */
  readonly confirmed?: readonly ConfirmedFinding[];
  /** What the preflight must tell of how the source came to be; nothing where left out. */
  readonly notes?: readonly PreflightItem[];
};
