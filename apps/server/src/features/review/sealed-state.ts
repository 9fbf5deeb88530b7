import type { ReviewLine, ReviewRow } from '@tieout/contract';
import { invoicesOf, isStatement } from '@tieout/records';
import type { DocumentVault } from '../documents/document-vault.ts';
import type { StoredState } from './edit-store.ts';
import { type EditableReading, type EditedDocument, unedited } from './edited-document.ts';
import type { StandingDocument } from './judge-document.ts';
import { type JudgedDocument, shownRow } from './judge-document.ts';
import { shownLine } from './judge-invoices.ts';

const PURPOSE = 'state';
/** A state kept by another release is made again. */
const VERSION = 2;

/** A row as it is kept: by its name alone where it is as it was read. */
type KeptRow<Row> = string | Row;
type KeptPart<Part extends { readonly rows: readonly unknown[] }> = Omit<Part, 'rows'> & {
  readonly rows: readonly KeptRow<Part['rows'][number]>[];
};

/** A document and what is said of it. Rows are kept once, and only those that an edit changed. */
type KeptState = {
  readonly version: number;
  readonly document: Omit<EditedDocument, 'accounts' | 'invoices'> & {
    readonly accounts: readonly KeptPart<EditedDocument['accounts'][number]>[];
    readonly invoices: readonly KeptPart<EditedDocument['invoices'][number]>[];
  };
  readonly judged: Omit<JudgedDocument, 'accounts' | 'invoices'> & {
    readonly accounts: readonly Omit<JudgedDocument['accounts'][number], 'rows'>[];
    readonly invoices: readonly Omit<JudgedDocument['invoices'][number], 'lines'>[];
  };
};

/** A state as it is kept: a few kilobytes even where the document has thousands of rows. */
export function sealState(
  vault: DocumentVault,
  reading: EditableReading,
  { document, judged }: StandingDocument,
): Buffer {
  const read = new Set<unknown>(rowsOf(unedited(reading)));
  const keptRows = <Row extends { readonly id: string }>(rows: readonly Row[]): KeptRow<Row>[] =>
    rows.map((row) => (read.has(row) ? row.id : row));
  const kept: KeptState = {
    version: VERSION,
    document: {
      ...document,
      accounts: document.accounts.map((account) => ({ ...account, rows: keptRows(account.rows) })),
      invoices: document.invoices.map((invoice) => ({ ...invoice, rows: keptRows(invoice.rows) })),
    },
    judged: {
      ...judged,
      accounts: judged.accounts.map(({ rows: _, ...account }) => account),
      invoices: judged.invoices.map(({ lines: _, ...invoice }) => invoice),
    },
  };
  return vault.sealText(JSON.stringify(kept), PURPOSE);
}

/** A state that was kept; null where another release kept it. What is sealed was written by this product and by nobody else. */
export function unsealState(
  vault: DocumentVault,
  reading: EditableReading,
  { sealed }: StoredState,
): StandingDocument | null {
  const kept: KeptState = JSON.parse(vault.openText(sealed, PURPOSE));
  if (kept.version !== VERSION) return null;
  const read = new Map(rowsOf(unedited(reading)).map((row) => [row.id, row]));
  const rows = <Row>(part: { readonly rows: readonly KeptRow<Row>[] }) =>
    part.rows.map((row) => (typeof row === 'string' ? (read.get(row) as Row) : row));
  const document: EditedDocument = {
    ...kept.document,
    accounts: kept.document.accounts.map((account) => ({ ...account, rows: rows<ReviewRow>(account) })),
    invoices: kept.document.invoices.map((invoice) => ({ ...invoice, rows: rows<ReviewLine>(invoice) })),
  };
  return { document, judged: { ...kept.judged, ...shownParts(reading, document, kept) } };
}

function rowsOf({ accounts, invoices }: EditedDocument): (ReviewRow | ReviewLine)[] {
  return [...accounts, ...invoices].flatMap(({ rows }) => [...rows]);
}

/** The accounts and invoices as they are shown, from what was said of them. */
function shownParts(
  reading: EditableReading,
  { accounts, invoices }: EditedDocument,
  { judged }: KeptState,
): Pick<JudgedDocument, 'accounts' | 'invoices'> {
  if (isStatement(reading)) {
    const shown = judged.accounts.map((account, index) => ({
      ...account,
      rows: (accounts[index]?.rows ?? []).map((row) => shownRow(row, reading.accounts[index])),
    }));
    return { accounts: shown, invoices: [] };
  }
  const read = invoicesOf(reading);
  const shown = judged.invoices.map((invoice, index) => ({
    ...invoice,
    lines: (invoices[index]?.rows ?? []).map((line) => shownLine(line, read[index])),
  }));
  return { accounts: [], invoices: shown };
}
