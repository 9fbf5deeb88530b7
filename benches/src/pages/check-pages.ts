import { isDeepStrictEqual } from 'node:util';
import type { Measure } from '@tieout/corpus';
import { seededRandom } from '@tieout/corpus';
import { extract } from '@tieout/extraction';
import { type Extraction, isStatement, worstVerdict } from '@tieout/records';
import { PDFDocument } from 'pdf-lib';
import { z } from 'zod';
import { generateStatement, type StatementOrder } from '../generator/generate-statement.ts';

/** What befalls the pages of a statement before it is read. */
export const BEFALLS = ['first put last', 'last first', 'one left out', 'last twice'] as const;

export type Task = Pick<StatementOrder, 'seed'> & { readonly befalls: (typeof BEFALLS)[number] };

export const checkSchema = z.object({
  outcome: z.enum(['as it was', 'otherwise, not proven', 'otherwise, said proven', 'passed over', 'threw']),
  id: z.string(),
});

export type Check = z.infer<typeof checkSchema>;

/** Draws a long statement, does to its pages what is asked, and compares what is read with what was before. Passed over where it has one page or does not prove itself. */
export async function checkPages({ befalls, ...order }: Task, measure: Measure): Promise<Check> {
  const { pdf, truth } = await generateStatement({ ...order, variant: 'long' }, measure);
  const { id, pages, password } = truth;
  if (pages < 2 || password !== null) return { outcome: 'passed over', id };
  const whole = await extract(pdf.slice());
  if (!isProven(whole)) return { outcome: 'passed over', id };
  const read = await extract(await boundAs(orderOf(befalls, pages, order.seed), pdf));
  if (isProven(read) && isDeepStrictEqual(rowsOf(read), rowsOf(whole))) return { outcome: 'as it was', id };
  return { outcome: isProven(read) ? 'otherwise, said proven' : 'otherwise, not proven', id };
}

/** Which pages, by their index, are bound one behind the other. */
function orderOf(befalls: Task['befalls'], count: number, seed: string): number[] {
  const all = [...Array(count).keys()];
  switch (befalls) {
    case 'first put last':
      return [...all.slice(1), 0];
    case 'last first':
      return all.toReversed();
    case 'one left out': {
      const out = seededRandom(`${seed} left out`).whole(0, count - 1);
      return all.filter((at) => at !== out);
    }
    case 'last twice':
      return [...all, count - 1];
  }
}

async function boundAs(order: readonly number[], pdf: Uint8Array): Promise<Uint8Array> {
  const [bound, one] = [await PDFDocument.create(), await PDFDocument.load(pdf)];
  for (const page of await bound.copyPages(one, [...order])) bound.addPage(page);
  return bound.save();
}

function isProven(extraction: Extraction): boolean {
  return isStatement(extraction) && worstVerdict(extraction) === 'proven';
}

/** The days and money of all rows, in no order: pages taken reversed may tell the accounts of a file so. */
function rowsOf(extraction: Extraction): string[] {
  if (!isStatement(extraction)) return [];
  return extraction.accounts
    .flatMap(({ transactions }) => transactions.map(({ date, amount }) => `${date} ${amount}`))
    .sort();
}
