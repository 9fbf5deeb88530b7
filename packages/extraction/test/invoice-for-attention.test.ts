import { describe, expect, test } from 'vitest';
import { type DrawnLine, say, table, title } from './draw-pdf.ts';
import { readInvoice } from './read-invoice.ts';

const items = table('50 330> 430> 540>', [
  ['Description', 'Qty', 'Unit price', 'Amount'],
  ['Pump, 2 inch', '2', '150.00', '300.00'],
  ['Hose, per metre', '10', '4.50', '45.00'],
  ['Total', '', '', '345.00'],
]);

const seller: readonly DrawnLine[] = [
  title('Penhallow Groundworks'),
  say('Penhallow Groundworks Ltd, Unit 3 Carnon Yard, Bissoe TR4 8QZ. VAT no. 418 7405 52'),
  [],
];
const invoice = [[], say('Invoice number: 2025-0117'), say('Date: 13 March 2026'), [], ...items];

describe('the customer is the name over', () => {
  test.each([
    ['a department', 'Accounts Payable'],
    ['a department of an insurer', 'Claims Department'],
    ['a department in Dutch', 'Afdeling crediteuren'],
    ['a person', 'Ms K. Sample'],
    ['a person behind a mark', 'Attn: Kerensa Sample'],
  ])('%s and the address', async (_, line) => {
    const address = ['Trelissick Homes', line, '18 Lemon Quay', 'Truro TR1 2LW'];
    const reading = await readInvoice([
      ...seller,
      ...address.map((text): DrawnLine => [{ text, left: 330 }]),
      ...invoice,
    ]);
    expect(reading.fields.customer).toBe('Trelissick Homes');
  });

  test('nothing else: a person alone over an address is the customer', async () => {
    const address = ['Kerensa Sample', '18 Lemon Quay', 'Truro TR1 2LW'];
    const reading = await readInvoice([
      ...seller,
      ...address.map((text): DrawnLine => [{ text, left: 330 }]),
      ...invoice,
    ]);
    expect(reading.fields.customer).toBe('Kerensa Sample');
  });
});
