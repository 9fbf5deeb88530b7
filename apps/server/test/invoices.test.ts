import { alternateStyle, autoMap, paths, pathTo } from '@tieout/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { drawInvoice } from './support/draw-invoice.ts';
import { startTestProduct, type TestProduct } from './support/start-test-product.ts';

let product: TestProduct;
beforeAll(async () => {
  product = await startTestProduct({ engine: 'real' });
});
afterAll(() => product?.stop());

const invoice = drawInvoice(
  ['Oak shelving|2|$100.00|$200.00', '=Site survey|3|$50.00|$150.00'],
  ['350.00', '28.00', '378.00'],
);

test('an invoice goes from upload to flat records, one a line', async () => {
  const { extractedData, extraction } = await product.client().uploaded(invoice);
  expect(extraction).toMatchObject({ outcome: 'read', kind: 'invoice', verdict: 'proven' });
  expect(extractedData).toEqual([
    {
      invoice_number: 'INV-2041',
      date: '2025-12-10',
      due_date: '2025-12-24',
      vendor: 'Brightwater Supplies Inc.',
      customer: 'Meridian Dental Practice',
      description: 'Oak shelving',
      quantity: '2',
      unit_price: '100.00',
      amount: '200.00',
      tax: '28.00',
      total: '378.00',
    },
    expect.objectContaining({ description: '=Site survey', quantity: '3', amount: '150.00' }),
  ]);
});

test.each([
  ['the mapping page', undefined, ['Invoice Number', 'Vendor', 'Customer', 'Date', 'Description']],
  ['the wizard', alternateStyle, ['RefNumber', 'TxnDate', 'CustomerName', 'Quantity', 'Rate', 'TotalAmount']],
])(
  'the auto-mapping of %s finds the columns of an invoice, and its CSV holds them',
  async (_, style, wanted) => {
    const client = product.client();
    const { fileId, extractedData } = await client.uploaded(invoice);
    const mapping = autoMap(Object.keys(extractedData[0] ?? {}), 'qbo', style);
    expect(Object.values(mapping)).toEqual(expect.arrayContaining(wanted));
    await client.post(pathTo(paths.map, { fileId }), { mapping, exportFormat: 'qbo' });
    const converted = await client.post(pathTo(paths.convert, { fileId }));
    expect(converted.status).toBe(200);
    const [head = '', first = '', second = ''] = (await converted.text()).split('\r\n');
    const at = (row: string, column: string) => row.split(',')[head.split(',').indexOf(column)];
    expect(wanted.every((column) => head.split(',').includes(column))).toBe(true);
    expect(at(first, 'Description')).toBe('Oak shelving');
    expect(second).not.toContain('=Site');
    for (const column of ['Quantity', 'Rate'].filter((name) => wanted.includes(name)))
      expect(at(first, column)).toMatch(/^(2|100\.00)$/);
  },
);
