import { expect, test } from 'vitest';
import { flatRecords, type Invoice, type InvoiceReading, worstVerdict } from '../src/index.ts';

function invoice(number: string, amounts: readonly string[], verdict: Invoice['verdict']): Invoice {
  return {
    kind: 'invoice',
    verdict,
    fields: {
      number,
      date: '2025-03-05',
      dueDate: null,
      vendor: 'Heron Tools Ltd',
      customer: null,
      subtotal: null,
      tax: null,
      total: null,
      currency: 'GBP',
    },
    lines: amounts.map((amount) => ({
      description: 'Drill',
      quantity: null,
      unitPrice: null,
      amount,
      source: { page: 1, box: [0, 0, 10, 10] },
    })),
  };
}

const several: InvoiceReading = {
  schemaVersion: 2,
  outcome: 'read',
  language: 'en',
  pageCount: 2,
  findings: [],
  ...invoice('HT-1', ['10.00', '20.00'], 'proven'),
  others: [invoice('HT-2', ['30.00'], 'unproven')],
};

test('a file of several invoices has a record for each line of each, under its own number', () => {
  expect(flatRecords(several).map((record) => [record['invoice_number'], record['amount']])).toEqual([
    ['HT-1', '10.00'],
    ['HT-1', '20.00'],
    ['HT-2', '30.00'],
  ]);
});

test('the verdict on a file of several invoices is that of its worst', () => {
  expect(worstVerdict(several)).toBe('unproven');
});
