import {
  type Edit,
  fileDetailSchema,
  filesResponseSchema,
  paths,
  pathTo,
  preflightResponseSchema,
  type ReviewResponse,
  reviewResponseSchema,
} from '@tieout/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { newAccount } from './support/accounts.ts';
import type { Client } from './support/client.ts';
import { drawInvoice } from './support/draw-invoice.ts';
import { startTestProduct, type TestProduct } from './support/start-test-product.ts';

let product: TestProduct;
beforeAll(async () => {
  product = await startTestProduct({ engine: 'real' });
});
afterAll(() => product?.stop());

const LINES = ['Oak shelving|2|$100.00|$200.00', 'Site survey|3|$50.00|$150.00'];

async function opened(pdf: Uint8Array) {
  const { client } = await newAccount(product);
  const { fileId } = await client.uploaded(pdf);
  return { client, fileId };
}
type Opened = { readonly client: Client; readonly fileId: string };

async function reviewed({ client, fileId }: Opened): Promise<ReviewResponse> {
  return reviewResponseSchema.parse(await (await client.get(pathTo(paths.fileRows, { fileId }))).json());
}
async function edit({ client, fileId }: Opened, change: Edit): Promise<ReviewResponse> {
  const response = await client.patch(pathTo(paths.fileRows, { fileId }), change);
  if (response.status !== 200) throw new Error(await response.text());
  return reviewResponseSchema.parse(await response.json());
}
const openErrors = ({ findings }: ReviewResponse) =>
  findings.filter(({ severity, confirmed }) => severity === 'error' && confirmed === undefined);
const wrongTotal = () => opened(drawInvoice(LINES, ['350.00', '28.00', '387.00']));

describe('corrections of an invoice', () => {
  test('the review begins with what was read', async () => {
    const review = await reviewed(await opened(drawInvoice(LINES, ['350.00', '28.00', '378.00'])));
    expect(review).toMatchObject({ kind: 'invoice', verdict: 'proven', accounts: [], editCount: 0 });
    expect(review.invoices[0]?.lines.map(({ id, amount }) => [id, amount])).toEqual([
      ['0-0', '200.00'],
      ['0-1', '150.00'],
    ]);
  });

  test.each<[fault: string, pdf: () => Uint8Array, correction: Edit]>([
    [
      'a wrong total',
      () => drawInvoice(LINES, ['350.00', '28.00', '387.00']),
      { kind: 'change-fields', invoice: 0, fields: { total: '378.00' } },
    ],
    [
      'a wrong tax',
      () => drawInvoice(LINES, ['350.00', '82.00', '378.00']),
      { kind: 'change-fields', invoice: 0, fields: { tax: '28.00' } },
    ],
    [
      'a missing line',
      () => drawInvoice(LINES, ['375.00', '30.00', '405.00']),
      {
        kind: 'add-line',
        invoice: 0,
        after: '0-1',
        cells: { description: 'Delivery', quantity: '1', unitPrice: '25.00', amount: '25.00' },
      },
    ],
    [
      'a wrong amount of a line',
      () => drawInvoice(['Oak shelving|2|$100.00|$260.00', LINES[1] ?? ''], ['350.00', '28.00', '378.00']),
      { kind: 'change-line', row: '0-0', cells: { amount: '200.00' } },
    ],
  ])('%s contradicts it, and one correction proves it', async (_, pdf, correction) => {
    const invoice = await opened(pdf());
    const before = await reviewed(invoice);
    expect([before.verdict, openErrors(before).length > 0]).toEqual(['contradicted', true]);
    const after = await edit(invoice, correction);
    expect([after.verdict, openErrors(after)]).toEqual(['proven', []]);
    expect(after.proof).toMatchObject({ verdict: 'proven', correctionCount: 1 });
  });

  test('the verdict is the same in the review, the list, the file and what is exported', async () => {
    const invoice = await wrongTotal();
    await edit(invoice, { kind: 'change-fields', invoice: 0, fields: { total: '378.00' } });
    const { client, fileId } = invoice;
    const list = filesResponseSchema.parse(await (await client.get(paths.userFiles)).json());
    const file = fileDetailSchema.parse(await (await client.get(pathTo(paths.file, { fileId }))).json());
    expect(list.files[0]).toMatchObject({ verdict: 'proven', correctionCount: 1 });
    expect(file.extraction).toMatchObject({ verdict: 'proven', fields: { total: '378.00' } });
    expect(file.proof).toMatchObject({ verdict: 'proven', correctionCount: 1, changedBalanceCount: 1 });
    const asked = { fileIds: [fileId], presetId: 'qbo-bills' };
    const preflight = preflightResponseSchema.parse(
      await (await client.post(paths.exportPreflight, asked)).json(),
    );
    expect(preflight.proof).toEqual(file.proof);
  });

  test('an amount that is not quantity × price is found, and an undo and a redo take it back and make it again', async () => {
    const invoice = await opened(drawInvoice(LINES, ['350.00', '28.00', '378.00']));
    const changed = await edit(invoice, { kind: 'change-line', row: '0-0', cells: { quantity: '3' } });
    expect(changed.findings.find(({ rowId }) => rowId === '0-0')).toMatchObject({
      code: 'figures-disagree',
      parameters: { reason: 'line-product' },
    });
    expect(changed.verdict).toBe('unproven');
    const turn = async (path: string) => {
      const answer = await invoice.client.post(pathTo(path, { fileId: invoice.fileId }));
      return reviewResponseSchema.parse(await answer.json());
    };
    expect((await turn(paths.fileRowsUndo)).verdict).toBe('proven');
    expect((await turn(paths.fileRowsRedo)).verdict).toBe('unproven');
  });

  test('a finding is closed by a person without proving anything, and opened again', async () => {
    const invoice = await wrongTotal();
    const [error] = openErrors(await reviewed(invoice));
    if (error === undefined) throw new Error('nothing to confirm');
    const confirmed = await edit(invoice, {
      kind: 'confirm',
      finding: error.id,
      reason: 'The vendor agreed.',
    });
    expect([confirmed.verdict, openErrors(confirmed).length]).toEqual(['contradicted', 0]);
    expect(confirmed.proof).toMatchObject({ correctionCount: 0, confirmedCount: 1 });
    const reopened = await edit(invoice, { kind: 'reopen', finding: error.id });
    expect(openErrors(reopened).map(({ id }) => id)).toEqual([error.id]);
  });

  test('a line that was added is deleted, one that was read is not', async () => {
    const invoice = await opened(drawInvoice(LINES, ['350.00', '28.00', '378.00']));
    const added = await edit(invoice, { kind: 'duplicate', row: '0-0' });
    const own = added.invoices[0]?.lines.find(({ isAdded }) => isAdded);
    expect([added.verdict, own?.amount]).toEqual(['contradicted', '200.00']);
    expect((await edit(invoice, { kind: 'delete', rows: [own?.id ?? ''] })).verdict).toBe('proven');
    const { client, fileId } = invoice;
    const refused = await client.patch(pathTo(paths.fileRows, { fileId }), { kind: 'delete', rows: ['0-0'] });
    expect(await refused.json()).toMatchObject({ code: 'edit-refused' });
  });

  test('names, dates and numbers are corrected and exported, and change no verdict', async () => {
    const invoice = await opened(drawInvoice(LINES, ['350.00', '28.00', '378.00']));
    const fields = { vendor: 'Brightwater Supplies LLC', dueDate: '2026-01-09', purchaseOrder: 'PO-7' };
    const review = await edit(invoice, { kind: 'change-fields', invoice: 0, fields });
    expect(review.invoices[0]).toMatchObject({
      fields,
      verdict: 'proven',
      changed: expect.arrayContaining(['vendor', 'dueDate', 'purchaseOrder']),
    });
    const { extractedData } = fileDetailSchema.parse(
      await (await invoice.client.get(pathTo(paths.file, { fileId: invoice.fileId }))).json(),
    );
    expect(extractedData?.[0]).toMatchObject({ vendor: fields.vendor, due_date: fields.dueDate });
  });

  test('a discount that was not read is entered, and the total follows from it', async () => {
    const invoice = await opened(drawInvoice(LINES, ['350.00', '28.00', '368.00']));
    expect((await reviewed(invoice)).verdict).toBe('contradicted');
    const fields = { discount: '10.00' };
    const review = await edit(invoice, { kind: 'change-fields', invoice: 0, fields });
    expect([review.verdict, review.invoices[0]?.fields.discount]).toEqual(['proven', '10.00']);
    const without = await edit(invoice, { kind: 'change-fields', invoice: 0, fields: { discount: null } });
    expect(without.verdict).toBe('contradicted');
  });
});
