import { createHash } from 'node:crypto';
import { z } from 'zod';

/** Values by name, those that are not there left out. */
export type Facts = Readonly<Record<string, string>>;

/** An account with its transactions, or an invoice with its lines. */
export type Part = {
  readonly what: 'account' | 'invoice';
  readonly verdict: string;
  readonly facts: Facts;
  readonly rows: readonly Facts[];
};

export type PlacedFinding = { readonly code: string; readonly place: string };

/** What is held against another reading of the same document: no boxes, no confidences, no messages. */
export type Reading = {
  readonly facts: Facts;
  readonly parts: readonly Part[];
  readonly findings: readonly PlacedFinding[];
};

const value = z.union([z.string(), z.number()]).nullish();
const values = z.record(z.string(), z.unknown());

const accountSchema = z.object({ verdict: z.string(), transactions: z.array(values) }).catchall(z.unknown());

const invoiceSchema = z
  .object({ verdict: z.string(), fields: values, lines: z.array(values) })
  .catchall(z.unknown());

/** Wider than the schema of `records`: it has to take what an older engine, and one that is being rebuilt, said. */
const extractionSchema = z
  .object({
    outcome: z.string(),
    accounts: z.array(accountSchema).optional(),
    others: z.array(invoiceSchema).default([]),
    findings: z
      .array(z.object({ code: z.string(), account: value, invoice: value, row: value, page: value }))
      .default([]),
  })
  .catchall(z.unknown());

const periodSchema = z.object({ start: z.string(), end: z.string() });

const OF_DOCUMENT = ['outcome', 'reason', 'kind', 'language', 'pageCount'];
const OF_ACCOUNT = ['number', 'currency', 'holder', 'period', 'opening', 'closing'];
const OF_ROW = ['date', 'postDate', 'description', 'amount', 'balance', 'reference'];
const OF_LINE = ['description', 'quantity', 'unitPrice', 'amount', 'taxRate'];

/** The reading in an Extraction as JSON. Throws where it is not one. */
export function readingOf(extraction: unknown): Reading {
  const read = extractionSchema.parse(extraction);
  const first = invoiceSchema.safeParse(read);
  const invoices = first.success ? [first.data, ...read.others] : [];
  return {
    facts: factsOf(read, OF_DOCUMENT),
    parts: [
      ...(read.accounts ?? []).map((account) => ({
        what: 'account' as const,
        verdict: account.verdict,
        facts: factsOf(account, OF_ACCOUNT),
        rows: account.transactions.map((row) => factsOf(row, OF_ROW)),
      })),
      ...invoices.map(({ verdict, kind, fields, lines }) => ({
        what: 'invoice' as const,
        verdict,
        facts: factsOf({ kind, ...fields }, ['kind', ...Object.keys(fields).sort()]),
        rows: lines.map((line) => factsOf(line, OF_LINE)),
      })),
    ],
    findings: read.findings.map(({ code, ...where }) => ({ code, place: placeOf(where) })),
  };
}

/** The reading of a document whose child died, threw or ran over its time. */
export function failedReading(outcome: string): Reading {
  return { facts: { outcome }, parts: [], findings: [] };
}

/** Whether the document ran over its time: that says more of the machine than of the engine, and is never frozen. */
export function isOverTime({ facts }: Reading): boolean {
  return facts.outcome?.startsWith('killed after') === true;
}

/** A short hash that is the same where nothing that is compared differs. */
export function hashOf(reading: Reading): string {
  return createHash('sha256').update(JSON.stringify(reading)).digest('hex').slice(0, 12);
}

function factsOf(from: Readonly<Record<string, unknown>>, names: readonly string[]): Facts {
  return Object.fromEntries(
    names.flatMap((name) => {
      const text = textOf(from[name]);
      return text === null ? [] : [[wordsOf(name), text]];
    }),
  );
}

function textOf(held: unknown): string | null {
  if (held === null || held === undefined) return null;
  const period = periodSchema.safeParse(held);
  if (period.success) return `${period.data.start} to ${period.data.end}`;
  return typeof held === 'object' ? JSON.stringify(held) : String(held);
}

/** `postDate` as people write it. */
function wordsOf(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
}

/** Counted from 1, as people count. */
function placeOf(where: Partial<Readonly<Record<'account' | 'invoice' | 'row' | 'page', unknown>>>): string {
  const index = (name: 'account' | 'invoice' | 'row') =>
    typeof where[name] === 'number' ? [`${name} ${where[name] + 1}`] : [];
  const page = typeof where.page === 'number' ? [`page ${where.page}`] : [];
  return [...index('account'), ...index('invoice'), ...index('row'), ...page].join(' ');
}
