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
import { alterPaper } from '../altered/draw-altered-bill.ts';
import { drawBillOf, generateBill, writeBill } from '../generator/generate-bill.ts';
import { drawStatement, generateStatement } from '../generator/generate-statement.ts';

/** Two statements, or two invoices or receipts, in one file: of one design, like consecutive months of one bank, or of any two. */
export type Task = {
  readonly seed: string;
  readonly isMixed: boolean;
  readonly kind: 'statements' | 'bills';
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
 * needs a password or is not proven by itself, or the two are the same.
 */
export async function checkBundle(task: Task, measure: Measure): Promise<Check> {
  const documents = await (task.kind === 'bills' ? twoBills(task, measure) : twoStatements(task, measure));
  const ids = documents.map(({ truth }) => truth.id).join(' + ');
  if (documents.length < 2 || documents.some(({ truth }) => truth.password !== null))
    return { outcome: 'passed over', ids };
  const alone = await Promise.all(documents.map(({ pdf }) => extract(pdf.slice())));
  if (!alone.every(isProven)) return { outcome: 'passed over', ids };
  const [first, second] = alone.map(contentsOf);
  // The same document twice is one.
  if (isDeepStrictEqual(first, second)) return { outcome: 'passed over', ids };
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
  const order = { seed: `${seed} first`, isPlain: true };
  const layout = isMixed ? undefined : drawStatement(order, measure).layout.name;
  const other = { ...order, seed: `${seed} second`, layout };
  return [await generateStatement(order, measure), await generateStatement(other, measure)];
}

/** Of one design, the second is the first under another number: a bill prints its words and figures always alike. */
async function twoBills({ seed, isMixed }: Task, measure: Measure): Promise<Drawn[]> {
  const order = { seed: `${seed} first` };
  const first = await generateBill(order, measure);
  if (isMixed) return [first, await generateBill({ seed: `${seed} second` }, measure)];
  const { paper, truth } = drawBillOf(order, measure);
  const from = truth.fields.number?.match(/\d+/g)?.at(-1)?.replace(/^0+/, '') ?? '';
  const to = String(Number(from.slice(-9)) + 1);
  const renumbered = alterPaper(paper, { what: 'number', from, to });
  const isAnother = from.length > 1 && from.length < 10 && to.length === from.length;
  return isAnother ? [first, await writeBill(renumbered, truth, order)] : [];
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

/**
 * The compared contents of an account: dates and amounts of its rows, by value, because next to another currency its figures may have more
 * decimals. Balances are compared without their signs, because a card among accounts, or an account among cards, has them reversed.
 */
function accountContents({ opening, closing, transactions }: Account): unknown {
  const worth = (figure: string | null) => (figure === null ? null : Number(figure));
  const size = (balance: string | null) => (balance === null ? null : Math.abs(Number(balance)));
  return {
    opening: size(opening),
    closing: size(closing),
    rows: transactions.map(({ date, amount, balance }) => [date, worth(amount), worth(balance)]),
  };
}
