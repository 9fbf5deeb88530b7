import { isDeepStrictEqual } from 'node:util';
import { extract } from '@tieout/extraction';
import { type Account, type Extraction, isStatement } from '@tieout/records';
import { PDFDocument } from 'pdf-lib';
import { z } from 'zod';
import type { Measure } from '../generator/fonts.ts';
import { drawDocument, generateDocument } from '../generator/generate-document.ts';

/** Two statements in one file: of one design as the months of one bank are, or of any two. */
export type Task = { readonly seed: string; readonly isMixed: boolean };

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
 * Draws two statements, binds them into one file, and compares what is read of it with what is read of each alone. Passed over where one
 * cannot be opened without a password or does not prove itself.
 */
export async function checkBundle({ seed, isMixed }: Task, measure: Measure): Promise<Check> {
  const order = { seed: `${seed} first` };
  const { family, locale } = drawDocument(order, measure);
  const other = { seed: `${seed} second`, ...(isMixed ? {} : { family: family.id, locale: locale.id }) };
  const documents = [await generateDocument(order, measure), await generateDocument(other, measure)];
  const ids = documents.map(({ truth }) => truth.id).join(' + ');
  if (documents.some(({ truth }) => truth.password !== null)) return { outcome: 'passed over', ids };
  const alone = await Promise.all(documents.map(({ pdf }) => extract(pdf.slice())));
  if (!alone.every(isProven)) return { outcome: 'passed over', ids };
  const bound = await extract(await bind(documents.map(({ pdf }) => pdf)));
  if (isDeepStrictEqual(accountsOf(bound).map(toldOf), alone.flatMap(accountsOf).map(toldOf)))
    return { outcome: 'as each alone', ids };
  return { outcome: isProven(bound) ? 'otherwise, said proven' : 'otherwise, not proven', ids };
}

async function bind(pdfs: readonly Uint8Array[]): Promise<Uint8Array> {
  const bound = await PDFDocument.create();
  for (const pdf of pdfs) {
    const one = await PDFDocument.load(pdf);
    for (const page of await bound.copyPages(one, one.getPageIndices())) bound.addPage(page);
  }
  return bound.save();
}

function accountsOf(extraction: Extraction): readonly Account[] {
  return isStatement(extraction) ? extraction.accounts : [];
}

function isProven(extraction: Extraction): boolean {
  const accounts = accountsOf(extraction);
  return accounts.length > 0 && accounts.every(({ verdict }) => verdict === 'proven');
}

/** What counts of an account: its rows' days and money. Balances of a card among accounts, or of an account among cards, are told the other way round. */
function toldOf({ opening, closing, transactions }: Account): unknown {
  const size = (balance: string | null) => balance?.replace('-', '') ?? null;
  return {
    opening: size(opening),
    closing: size(closing),
    rows: transactions.map(({ date, amount, balance }) => [date, amount, balance]),
  };
}
