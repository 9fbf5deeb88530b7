import type { Proof, ReviewAccount, ReviewFinding, ReviewInvoice, ReviewRow } from '@tieout/contract';
import { formerEvidence, INVOICE_SUMS, isAboutFile, judgeAccount } from '@tieout/extraction';
import {
  type Account,
  isStatement,
  raiseFinding,
  type ShownFinding,
  type ShownInvoiceReading,
  type ShownStatementReading,
  type StoredStatementReading,
  showFinding,
  type Transaction,
  type Verdict,
  worstOf,
} from '@tieout/records';
import { atPosition } from './at-position.ts';
import {
  type EditableReading,
  type EditedAccount,
  type EditedDocument,
  lineItemOf,
  readAsOf,
  transactionOf,
} from './edited-document.ts';
import { findingId } from './finding-id.ts';
import { judgeInvoices } from './judge-invoices.ts';

/** What is said of a document as it stands: the one answer that every place shows. */
export type JudgedDocument = {
  readonly verdict: Verdict;
  readonly accounts: readonly ReviewAccount[];
  readonly invoices: readonly ReviewInvoice[];
  readonly findings: readonly ReviewFinding[];
  readonly proof: Proof;
};

/** A document as its edits in force leave it, and what is said of it. */
export type StandingDocument = {
  readonly document: EditedDocument;
  readonly judged: JudgedDocument;
};

/** A part of the document judged: its findings count rows as they are given here, excluded ones included. */
type JudgedPart<Part> = { readonly part: Part; readonly findings: readonly ShownFinding[] };

/** Judges a document as its edits leave it: all checks again, all findings again. */
export function judgeDocument(reading: EditableReading, document: EditedDocument): JudgedDocument {
  const accounts = isStatement(reading)
    ? document.accounts.map((account, index) => judgeOne(reading, account, index))
    : [];
  const invoices = isStatement(reading) ? [] : judgeInvoices(reading, document.invoices);
  const ofParts = [...accounts, ...invoices].flatMap(({ findings }) => findings);
  const parts = { accounts: accounts.map(({ part }) => part), invoices: invoices.map(({ part }) => part) };
  const found = [...ofParts, ...findingsOfDocument(reading), ...skippedFindings(document)];
  const findings = found.map((finding) => named(finding, parts, document));
  const verdict = worstOf([...parts.accounts, ...parts.invoices].map((part) => part.verdict));
  return { verdict, ...parts, findings, proof: proofOf(verdict, findings, document, parts) };
}

/** Findings on no account or invoice: on the file as a whole. */
function findingsOfDocument(reading: EditableReading): ShownFinding[] {
  return reading.findings.filter((finding) =>
    isStatement(reading) ? finding.account === undefined : isAboutFile(finding),
  );
}

/** Says that edits were left out, where some were. */
function skippedFindings({ skippedCount }: EditedDocument): ShownFinding[] {
  return skippedCount === 0 ? [] : [showFinding(raiseFinding('edit-skipped', { count: skippedCount }))];
}

function named(
  finding: ShownFinding,
  { accounts, invoices }: Pick<JudgedDocument, 'accounts' | 'invoices'>,
  { confirmations }: EditedDocument,
): ReviewFinding {
  const { account, invoice, row } = finding;
  const rows = account === undefined ? invoices[invoice ?? 0]?.lines : accounts[account]?.rows;
  const rowId = row === undefined ? undefined : rows?.[row]?.id;
  const id = findingId(finding, rowId);
  const confirmed = confirmations[id];
  return {
    ...finding,
    id,
    ...(rowId === undefined ? {} : { rowId }),
    ...(confirmed === undefined ? {} : { confirmed }),
  };
}

function proofOf(
  verdict: Verdict,
  findings: readonly ReviewFinding[],
  { correctionCount }: EditedDocument,
  { accounts, invoices }: Pick<JudgedDocument, 'accounts' | 'invoices'>,
): Proof {
  const notable = findings.filter(({ severity }) => severity !== 'info');
  const confirmedCount = notable.filter(({ confirmed }) => confirmed !== undefined).length;
  const balances = accounts.flatMap(({ rows, changed = [] }) => [
    ...changed.filter((what) => what === 'opening' || what === 'closing'),
    ...rows.filter((row) => !row.isExcluded && row.isAdded !== true && row.changed?.includes('balance')),
  ]);
  const sums = invoices.flatMap(({ changed = [] }) => INVOICE_SUMS.filter((name) => changed.includes(name)));
  const changedBalanceCount = balances.length + sums.length;
  return {
    verdict,
    correctionCount,
    changedBalanceCount,
    confirmedCount,
    openCount: notable.length - confirmedCount,
  };
}

const CELLS = ['date', 'postDate', 'description', 'amount', 'balance', 'reference'] as const;

/** The cells in which a row differs from what was read; all that it has where it was added. */
function changedCells(row: Transaction, read: Transaction | undefined): string[] {
  return CELLS.filter((cell) => row[cell] !== (read?.[cell] ?? null));
}

function judgeOne(
  reading: StoredStatementReading,
  { rows, entered, ...account }: EditedAccount,
  index: number,
): JudgedPart<ReviewAccount> {
  const read = reading.accounts[index];
  if (read === undefined) throw new Error('An account that was never read.');
  const isOfCard = reading.kind === 'credit_card_statement';
  const own = reading.findings.filter((finding) => finding.account === index);
  const shown = rows.map((row) => shownRow(row, read));
  const changed = [
    ...Object.keys(entered),
    ...(['number', 'currency'] as const).filter((field) => account[field] !== read[field]),
  ];
  const part = { ...account, rows: shown, ...(changed.length === 0 ? {} : { changed }) };
  if (read.evidence === undefined && changed.length === 0 && isAsRead(shown, read))
    return { part: { ...part, verdict: read.verdict }, findings: own };
  const positions = shown.flatMap((row, position) => (row.isExcluded ? [] : [position]));
  const included = positions.flatMap((position) => shown[position] ?? []);
  const { verdict, findings, opening, closing } = judgeAccount(
    read.evidence ?? formerEvidence(read, own, isOfCard),
    {
      ...{ period: account.period, entered },
      rows: included.map(({ changed: cells = [], ...row }) => ({
        ...transactionOf(row),
        ...{ readAs: readAsOf(row), changed: cells },
      })),
    },
    { isOfCard },
  );
  return {
    part: { ...part, opening, closing, verdict },
    findings: findings.map((finding) => showFinding({ ...atPosition(finding, positions), account: index })),
  };
}

/** Rows as they are shown: an edit replaces a row by another, and never changes it. */
const shownRows = new WeakMap<ReviewRow, ReviewRow>();

/** A row with the cells in which it differs from what was read. */
export function shownRow(row: ReviewRow, read: Account | undefined): ReviewRow {
  const known = shownRows.get(row);
  if (known !== undefined) return known;
  const readAs = readAsOf(row);
  const changed = changedCells(transactionOf(row), readAs === null ? undefined : read?.transactions[readAs]);
  const shown = { ...row, ...(changed.length === 0 ? {} : { changed }) };
  shownRows.set(row, shown);
  return shown;
}

function isAsRead(rows: ReviewAccount['rows'], { transactions }: Account): boolean {
  return (
    rows.length === transactions.length &&
    rows.every((row) => !row.isExcluded && row.changed === undefined && row.isAdded !== true)
  );
}

/** The reading as exports take it: the rows that count, with their verdicts and all findings that are on them. */
export function standingExtraction(
  reading: EditableReading,
  judged: JudgedDocument,
): ShownStatementReading | ShownInvoiceReading {
  const findings = countedFindings(judged);
  if (isStatement(reading)) {
    return {
      ...reading,
      findings,
      accounts: judged.accounts.map(({ rows, changed: _, ...account }) => ({
        ...account,
        transactions: rows.filter((row) => !row.isExcluded).map(transactionOf),
      })),
    };
  }
  const [first, ...others] = judged.invoices.map(({ lines, changed: _, ...invoice }) => ({
    ...invoice,
    lines: lines.filter((line) => !line.isExcluded).map(lineItemOf),
  }));
  const { others: _, ...base } = reading;
  return { ...base, ...first, findings, ...(others.length === 0 ? {} : { others }) };
}

/** The findings with rows counted among those that are not excluded. */
function countedFindings({ accounts, invoices, findings }: JudgedDocument): ShownFinding[] {
  const positionsOf = (rows: readonly { readonly isExcluded: boolean }[]) => {
    let counted = 0;
    return rows.map((row) => (row.isExcluded ? undefined : counted++));
  };
  const places = {
    accounts: accounts.map(({ rows }) => positionsOf(rows)),
    invoices: invoices.map(({ lines }) => positionsOf(lines)),
  };
  return findings.map(({ id: _, rowId: _rowId, ...finding }) => {
    const { account, invoice } = finding;
    const own = account === undefined ? places.invoices[invoice ?? 0] : places.accounts[account];
    const at = (row: unknown) => (typeof row === 'number' ? own?.[row] : undefined);
    const [row, ownRow] = [at(finding.row), at(finding.parameters.row)];
    if (ownRow === undefined) return { ...finding, ...(row === undefined ? {} : { row }) };
    // The message counts the row it names.
    const { message: _message, ...rest } = finding;
    const moved = { ...rest, parameters: { ...finding.parameters, row: ownRow } };
    return showFinding({ ...moved, ...(row === undefined ? {} : { row }) });
  });
}
