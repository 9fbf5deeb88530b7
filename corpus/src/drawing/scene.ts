import type { Layout } from '../layout/layout.ts';
import type { Entry } from '../ledger/draw-ledger.ts';
import type { Random } from '../ledger/random.ts';
import type { Locale } from '../writing/locales.ts';
import type { Books } from './open-books.ts';
import type { PrintedAccount } from './printed.ts';

/** Transactions under one heading: of a day, a month or a type. */
export type Group = { readonly title: string; readonly entries: readonly Entry[] };

/** What one document says everywhere alike. */
export type DocumentScene = {
  readonly layout: Layout;
  readonly locale: Locale;
  readonly types: ReadonlyMap<string, string>;
  readonly books: readonly Books[];
  readonly random: Random;
  readonly bank: string;
  readonly holder: string;
  /** Sheets of the whole document, known from a first drawing. */
  readonly sheetCount: number;
  /** Transactions whose row is not printed as it was booked; of all others, the row says what the ledger says. */
  readonly altered: AlteredRows;
};

/** What the rows of some transactions print in place of their amount, in minor units; null for a row that is not printed at all. */
export type AlteredRows = ReadonlyMap<Entry, number | null>;

/** What a placeholder may speak of where it stands. */
export type Scene = {
  readonly document: DocumentScene;
  readonly books: Books;
  readonly printed: PrintedAccount;
  readonly sheetNumber: number;
  readonly entry?: Entry;
  /** The transaction printed before this one. */
  readonly previous?: Entry | undefined;
  readonly group?: Group;
  readonly rowNumber?: number;
};

/** The amount the row of a transaction prints. */
export function amountOnRow({ altered }: DocumentScene, entry: Entry): number {
  return altered.get(entry) ?? entry.amount;
}
