import { isDeepStrictEqual } from 'node:util';
import type { Measure } from '@tieout/corpus';
import { extract } from '@tieout/extraction';
import {
  type Account,
  type Extraction,
  type Invoice,
  invoicesOf,
  isStatement,
  worstVerdict,
} from '@tieout/records';
import { PDFDocument } from 'pdf-lib';
import { z } from 'zod';
import { drawDocument, generateDocument } from '../generator/generate-document.ts';
import { drawInvoicePaper, generateInvoice } from '../invoice-generator/generate-invoice.ts';

/** Two statements, or two invoices or receipts, in one file: of one design, like consecutive months of one bank, or of any two. */
export type Task = {
  readonly seed: string;
  readonly isMixed: boolean;
  readonly kind: 'statements' | 'invoices';
};

export const checkSchema = z.object({
  outcome: z.enum([
    'as each alone',
    'otherwise, not proven',
    'otherwise, said proven',
    'passed over',
    'threw',
  ]),
  ids: z.string(),
});

export type Check = z.infer<typeof checkSchema>;

/**
 * Draws two documents, joins them into one file, and compares its reading with that of each alone. Skipped if one
 * needs a password or is not proven by itself.
 */
export async function checkBundle(task: Task, measure: Measure): Promise<Check> {
  const documents = await (task.kind === 'invoices'
    ? twoInvoices(task, measure)
    : twoStatements(task, measure));
  const ids = documents.map(({ truth }) => truth.id).join(' + ');
  if (documents.some(({ truth }) => truth.password !== null)) return { outcome: 'passed over', ids };
  const alone = await Promise.all(documents.map(({ pdf }) => extract(pdf.slice())));
  if (!alone.every(isProven)) return { outcome: 'passed over', ids };
  const bound = await extract(await bind(documents.map(({ pdf }) => pdf)));
  if (isDeepStrictEqual(contentsOf(bound), alone.flatMap(contentsOf)))
    return { outcome: 'as each alone', ids };
  return { outcome: isProven(bound) ? 'otherwise, said proven' : 'otherwise, not proven', ids };
}

type Drawn = {
  readonly pdf: Uint8Array;
  readonly truth: { readonly id: string; readonly password: string | null };
};

async function twoStatements({ seed, isMixed }: Task, measure: Measure): Promise<Drawn[]> {
  const order = { seed: `${seed} first` };
  const { family, locale } = drawDocument(order, measure);
  const other = { seed: `${seed} second`, ...(isMixed ? {} : { family: family.id, locale: locale.id }) };
  return [await generateDocument(order, measure), await generateDocument(other, measure)];
}

async function twoInvoices({ seed, isMixed }: Task, measure: Measure): Promise<Drawn[]> {
  const order = { seed: `${seed} first` };
  const layout = isMixed ? undefined : drawInvoicePaper(order, measure).truth.family;
  return [
    await generateInvoice(order, measure),
    await generateInvoice({ seed: `${seed} second`, layout }, measure),
  ];
}

async function bind(pdfs: readonly Uint8Array[]): Promise<Uint8Array> {
  const bound = await PDFDocument.create();
  for (const pdf of pdfs) {
    const one = await PDFDocument.load(pdf);
    for (const page of await bound.copyPages(one, one.getPageIndices())) bound.addPage(page);
  }
  return bound.save();
}

function isProven(extraction: Extraction): boolean {
  return extraction.outcome === 'read' && worstVerdict(extraction) === 'proven';
}

/** The compared contents of each account, invoice or receipt of a file. */
function contentsOf(extraction: Extraction): unknown[] {
  if (extraction.outcome !== 'read') return [];
  return isStatement(extraction)
    ? extraction.accounts.map(accountContents)
    : invoicesOf(extraction).map(invoiceContents);
}

function invoiceContents({ fields, lines }: Invoice): unknown {
  return { fields, lines: lines.map(({ description, amount }) => [description, amount]) };
}

/** The compared contents of an account: dates and amounts of its rows. Balances are compared without their signs, because a card among accounts, or an account among cards, has them reversed. */
function accountContents({ opening, closing, transactions }: Account): unknown {
  const size = (balance: string | null) => balance?.replace('-', '') ?? null;
  return {
    opening: size(opening),
    closing: size(closing),
    rows: transactions.map(({ date, amount, balance }) => [date, amount, balance]),
  };
}
