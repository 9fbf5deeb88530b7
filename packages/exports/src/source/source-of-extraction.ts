import {
  type Account,
  currencyDigits,
  type Extraction,
  type Finding,
  type Invoice,
  invoicesOf,
  isStatement,
  parseDecimal,
  type ShownExtraction,
  type ShownFinding,
  type StatementReading,
  toMinorUnits,
} from '@tieout/records';
import type {
  ConfirmedFinding,
  DocumentLine,
  DocumentSource,
  ExportSource,
  Movement,
  StatementSource,
} from './export-source.ts';
import { shareDigits } from './share-digits.ts';

/** What the person chose for one row; rows without a choice are left out. */
export type RowLabel = { readonly payee?: string | undefined; readonly category?: string | undefined };

/** Labels by account, or by invoice or receipt of the file, and row, both counted from 0. */
export type RowLabels = readonly (readonly (RowLabel | undefined)[])[];

/** The export source of a reading; null for an unreadable document. */
export function sourceOfExtraction(
  extraction: Extraction | ShownExtraction,
  labels: RowLabels = [],
): ExportSource | null {
  if (extraction.outcome === 'unreadable') return null;
  const proof = 'proof' in extraction ? extraction.proof : undefined;
  const base = {
    ...{ kind: extraction.kind, extraction },
    ...(proof === undefined ? {} : { corrections: proof }),
    confirmed: confirmedOf(extraction),
  };
  if (isStatement(extraction))
    return shareDigits({ ...base, statements: statementsOf(extraction, labels), documents: [] });
  const documents = invoicesOf(extraction).map((invoice, index) => documentOf(invoice, labels[index] ?? []));
  return shareDigits({ ...base, statements: [], documents });
}

function confirmedOf({ findings }: { readonly findings: readonly (Finding | ShownFinding)[] }) {
  return findings.flatMap((finding): ConfirmedFinding[] =>
    'confirmed' in finding && finding.confirmed !== undefined
      ? [{ message: finding.message, ...finding.confirmed }]
      : [],
  );
}

function statementsOf({ accounts, kind }: StatementReading, labels: RowLabels): StatementSource[] {
  return accounts.map((account, index) =>
    statementOf(account, kind === 'credit_card_statement' ? 'card' : 'bank', labels[index] ?? []),
  );
}

function statementOf(
  account: Account,
  kind: StatementSource['kind'],
  labels: RowLabels[number],
): StatementSource {
  const amounts = account.transactions.flatMap((row) => [row.amount, row.balance]);
  const digits = digitsOf(account.currency, [...amounts, account.opening, account.closing]);
  const sign = kind === 'card' ? -1 : 1;
  return {
    kind,
    number: account.number,
    currency: account.currency,
    digits,
    period: account.period,
    openingMinor: signedMinor(account.opening, digits, sign),
    closingMinor: signedMinor(account.closing, digits, sign),
    verdict: account.verdict,
    movements: account.transactions.map((row, index) => movementOf(row, digits, labels[index])),
  };
}

function movementOf(
  row: Account['transactions'][number],
  digits: number,
  label: RowLabel | undefined,
): Movement {
  return {
    date: row.date ?? row.postDate,
    postDate: row.postDate,
    description: row.description,
    amountMinor: exactMinor(row.amount, digits),
    balanceMinor: row.balance === null ? null : exactMinor(row.balance, digits),
    reference: row.reference,
    payee: label?.payee?.trim() || null,
    category: label?.category?.trim() || null,
    source: row.source,
  };
}

function documentOf({ fields, lines, kind, verdict }: Invoice, labels: RowLabels[number]): DocumentSource {
  const digits = digitsOf(fields.currency, [fields.tax, fields.total, ...lines.map((line) => line.amount)]);
  return {
    kind,
    fields,
    digits,
    taxMinor: signedMinor(fields.tax, digits, 1),
    totalMinor: signedMinor(fields.total, digits, 1),
    terms: null,
    memo: null,
    verdict,
    lines: lines.map((line, index) => lineOf(line, digits, labels[index])),
  };
}

function lineOf(line: Invoice['lines'][number], digits: number, label: RowLabel | undefined): DocumentLine {
  return {
    description: line.description,
    quantity: line.quantity,
    unitPrice: line.unitPrice,
    amountMinor: exactMinor(line.amount, digits),
    item: null,
    category: label?.category?.trim() || null,
    serviceDate: null,
    taxRate: line.taxRate ?? null,
    source: line.source,
  };
}

/** The decimals that hold every amount exactly. */
function digitsOf(currency: string | null, amounts: readonly (string | null)[]): number {
  const printed = amounts.map((amount) => (amount === null ? 0 : (parseDecimal(amount)?.digits ?? 0)));
  return printed.reduce((most, digits) => Math.max(most, digits), currencyDigits(currency));
}

function signedMinor(amount: string | null, digits: number, sign: 1 | -1): number | null {
  const minor = amount === null ? 0 : exactMinor(amount, digits) * sign;
  return amount === null ? null : minor + 0;
}

/** Infinity where an amount next to others with more decimals is too large to be exact: nothing is exported with it. */
function exactMinor(amount: string, digits: number): number {
  return toMinorUnits(amount, digits) ?? Number.POSITIVE_INFINITY;
}
