import type { CalendarDate } from '@tieout/records';
import type { DateFormat } from '../cells/file-date.ts';
import type { PreflightLog } from '../preflight/preflight-log.ts';
import type { ExportSource } from '../source/export-source.ts';
import type { Totals } from '../source/totals.ts';

/** Options of an export. Each preset names in `asks` what it uses; nothing here has a value of its own except where said. */
export type ExportOptions = {
  /** When the export is made: in file names and where a format asks for it. */
  readonly now: Date;
  /** ISO 3166 two-letter country: decides the order of dates. American where it is not given. */
  readonly region?: string | undefined;
  /** Overrides the region's order of dates. */
  readonly dateFormat?: DateFormat | undefined;
  /** ISO 4217, for documents that print none. */
  readonly currency?: string | undefined;
  /** The names the books have for the document's accounts, in its order. */
  readonly accountNames?: readonly string[] | undefined;
  /** Names of the person's other bank and card accounts: a row whose category is one of them is a transfer. */
  readonly ownAccounts?: readonly string[] | undefined;
  /** Where rows without a category are booked; "Uncategorized Expense" and "Uncategorized Income" where not given. */
  readonly expenseAccount?: string | undefined;
  readonly incomeAccount?: string | undefined;
  /** "Accounts Payable (A/P)" where not given. */
  readonly payableAccount?: string | undefined;
  /** INTU.BID of a bank QuickBooks supports, and its name. */
  readonly bank?: { readonly bid: string; readonly org: string } | undefined;
  /** CHECKING where not given. */
  readonly accountType?: OfxAccountType | undefined;
  /** Nine digits; "000000000" where not given. */
  readonly routingNumber?: string | undefined;
  /** Account number, for documents that print none. */
  readonly accountId?: string | undefined;
  /** Plain decimal in the holder's sense, for statements that print no closing balance. */
  readonly closingBalance?: string | undefined;
  /** Number of the document, where exactly one of the documents prints none. */
  readonly documentNumber?: string | undefined;
  /** "2026-01-31", for invoices and receipts that print no date. */
  readonly documentDate?: CalendarDate | undefined;
  /** Names for invoices and receipts that print none. */
  readonly vendor?: string | undefined;
  readonly customer?: string | undefined;
  /** Days from the date of an invoice to its due date, for documents that print none. */
  readonly dueDays?: number | undefined;
  /** Writes each invoice or receipt as one line with its total, for those whose lines do not make it. */
  readonly isTotalOnly?: boolean | undefined;
  /** Starts message and journal numbers, so that those of different exports differ. */
  readonly idPrefix?: string | undefined;
  /** Identifiers of earlier exports from other files, to know which transactions and documents were exported before. */
  readonly earlierIds?: ReadonlySet<string> | undefined;
  /** Identifiers of the first recipe that transactions were exported with: those keep them. */
  readonly keptIds?: ReadonlySet<string> | undefined;
  /** 1 writes every identifier by the first recipe, for accounts whose books know those. */
  readonly idRecipe?: 1 | 2 | undefined;
  /** Writes invoices and receipts that are in the export twice each time, instead of once. */
  readonly keepsRepeats?: boolean | undefined;
  /** Beraternummer and Mandantennummer of DATEV. */
  readonly advisorNumber?: string | undefined;
  readonly clientNumber?: string | undefined;
  /** "04-01": month and day a fiscal year begins; the calendar year where not given. */
  readonly fiscalYearStart?: string | undefined;
  /** The target's tax code for each rate. */
  readonly taxCodes?: readonly TaxCode[] | undefined;
  /** The account card payments come from; "Uncategorized Asset" where not given. */
  readonly paymentAccount?: string | undefined;
};

/** The code by which a target knows a rate of tax. */
export type TaxCode = {
  /** Whose documents it is for; null for all. */
  readonly vendor: string | null;
  /** Percent such as "20"; null for every rate, also where the document leaves it open. */
  readonly rate: string | null;
  readonly code: string;
};

export type OfxAccountType = 'CHECKING' | 'SAVINGS' | 'MONEYMRKT' | 'CREDITLINE' | 'CD';

export type OptionName = Exclude<
  keyof ExportOptions,
  'now' | 'dateFormat' | 'earlierIds' | 'keptIds' | 'keepsRepeats'
>;

/** The kinds of source a preset may take. */
export type SourceKind = 'bank' | 'card' | 'invoice' | 'receipt';

/** The smallest piece of a file that may not be cut in two: a row, an invoice with its lines. */
export type Unit = {
  readonly text: string;
  readonly rows: number;
  readonly totals: Totals;
  /** Two units of one key do not go into one file: the target would take them for one document. */
  readonly key?: string | undefined;
};

/** One file in the making; larger ones are cut into parts between units. */
export type Writing = {
  /** Added to the file name where a preset makes several files. */
  readonly suffix: string | null;
  /** Bytes that every part has besides its units. */
  readonly frameBytes: number;
  /** In file order; can be iterated several times and gives the same each time. */
  readonly units: (log: PreflightLog) => Iterable<Unit>;
  readonly encode: (units: Iterable<Unit>) => Iterable<Uint8Array>;
  /** The encoding of a text file; UTF-8 where it is left out. */
  readonly encoding?: 'utf-8' | 'windows-1252' | undefined;
  /** The first rows as text, for files that are none. */
  readonly preview?: (units: readonly Unit[]) => string[];
  /** A strict reader of what `encode` wrote. Throws on anything it would not have written. */
  readonly readBack: (chunks: Iterable<Uint8Array>) => Totals;
};

export type Opened = {
  readonly writings: readonly Writing[];
  /** What all files together must hold, taken from the records and not from the files. */
  readonly expected: Totals;
};

/** One target: data about it, and the writer of its files. */
export type Preset = {
  readonly id: string;
  readonly format: 'qbo' | 'qbd' | 'generic';
  readonly label: string;
  /** What to do with the file, for people. */
  readonly hint: string;
  readonly takes: readonly SourceKind[];
  readonly extension: string;
  readonly mediaType: string;
  /** At most this many rows, units and bytes in one file; larger exports become numbered parts. */
  readonly limits: { readonly rows?: number; readonly units?: number; readonly bytes?: number };
  /** Risks of the target that are shown with every export. */
  readonly notices: readonly string[];
  readonly asks: readonly OptionName[];
  /** The order of every date in the file: the person's region's, a fixed one, or null where the format leaves no doubt. */
  readonly dates: 'region' | DateFormat | null;
  /** Whether the file names the currency. Where it does not, the target books in that of the account or company. */
  readonly writesCurrency: boolean;
  /** The most decimals the target keeps; null where it takes any. */
  readonly decimals: number | null;
  /** Whether rows without a date can be written. */
  readonly isDateOptional?: boolean;
  /** Whether the offered file was never checked against a first-party description. */
  readonly isUnverified?: boolean;
  /** Begins an export; shows `log` what blocks it. The units tell what they change, and never block. */
  readonly open: (source: ExportSource, options: ExportOptions, log: PreflightLog) => Opened;
};
