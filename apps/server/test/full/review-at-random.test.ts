import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { drawBills, makeDocument, makeMeasure, readLayouts } from '@tieout/corpus';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { newAccount } from '../support/accounts.ts';
import { DRAWN_INVOICES, DRAWN_STATEMENTS } from '../support/drawn-documents.ts';
import { type DrawnDocument, editAtRandom } from '../support/edit-at-random.ts';
import { startTestProduct, type TestProduct } from '../support/start-test-product.ts';

/** Layouts of the corpus with what the first ones lack: several accounts, currencies, day totals, cards with sections. */
const LAYOUTS = [
  'au-bank-everyday-saver-combined',
  'be-bank-fr-day-totals',
  'ar-card-titular-adicional-secciones',
  'am-bank-three-currencies-turnover',
] as const;

/** Bills of the corpus: taxes by rate, in the prices and by line, discounts, deposits, charges, withholding, tips, credit notes. */
const BILLS = [
  'us-garage-parts-labor',
  'us-diner-tip',
  'us-credit-memo-restocking',
  'de-handwerk-brutto',
  'de-window-two-rates',
  'gb-till-multibuy',
  'es-autonomo-retencion',
  'be-fr-grossiste-remises',
] as const;

let product: TestProduct;
beforeAll(async () => {
  product = await startTestProduct();
});
afterAll(() => product?.stop());

test.each<[what: string, steps: number, drawn: () => Promise<readonly DrawnDocument[]>]>([
  ['statements', 2400, async () => [...DRAWN_STATEMENTS, ...(await drawnStatements())]],
  ['invoices and receipts', 1200, async () => [...DRAWN_INVOICES, ...(await drawnBills())]],
])(
  'of %s, after %i edits, undos and redos in two tabs, every place says what judging from scratch says',
  async (_, steps, drawn) => {
    const { client } = await newAccount(product, { plan: 'business', isVerified: true });
    const documents = await drawn();
    const counts = await editAtRandom(product, client, { documents, steps, seed: 7, compareEvery: 1 });
    console.log(JSON.stringify({ documents: documents.length, ...counts, verdicts: [...counts.verdicts] }));
    expect(counts.made).toBeGreaterThan(steps / 3);
    expect(counts.verdicts.size).toBe(3);
  },
  3_600_000,
);

async function drawnStatements(): Promise<readonly DrawnDocument[]> {
  const measure = makeMeasure();
  const layouts = LAYOUTS.flatMap((only) => readLayouts({ only }));
  return Promise.all(
    layouts.map(async (layout) => {
      const [variant = 'usual'] = layout.header.documents;
      const { pdf } = await makeDocument(layout, { seed: '1', variant }, measure);
      return { name: layout.name, pdf };
    }),
  );
}

async function drawnBills(): Promise<readonly DrawnDocument[]> {
  const folder = mkdtempSync(path.join(tmpdir(), 'tieout-bills-'));
  for (const only of BILLS) await drawBills(folder, { only });
  return BILLS.map((name) => ({ name, pdf: readFileSync(path.join(folder, `${name}.pdf`)) }));
}
