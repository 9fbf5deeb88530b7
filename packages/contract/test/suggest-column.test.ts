import { describe, expect, test } from 'vitest';
import { alternateStyle, autoMap, paths, pathTo, suggestColumn } from '../src/index.ts';

describe('auto-mapping of the mapping page', () => {
  test.each([
    ['qbo', 'Posting Date', 'Date'],
    ['qbo', 'amount', 'Debit'],
    ['qbd', 'Total', 'Amount'],
    ['qbo', 'company', 'Vendor'],
    ['qbo', 'customer', 'Customer'],
    ['qbd', 'vendor', 'Name'],
    ['qbo', 'invoice_number', 'Invoice Number'],
    ['qbd', 'reference', 'Num'],
    ['generic', 'MEMO', 'description'],
    ['generic', 'category', 'category'],
    ['qbd', 'category', 'Account'],
  ] as const)('%s: %s goes to %s', (format, field, target) => {
    expect(suggestColumn(field, format)).toBe(target);
  });

  test('a field no rule speaks of gets no suggestion', () => {
    expect(suggestColumn('balance', 'qbo')).toBeNull();
  });

  test('gives each column to one field only, first to the field of its own name', () => {
    const fields = ['due_date', 'date', 'unit_price', 'amount'];
    expect(autoMap(fields, 'generic')).toEqual({ date: 'date', amount: 'amount' });
  });

  test('an invoice without a column for prices has the amounts of its lines in the one for money', () => {
    const fields = ['quantity', 'unit_price', 'total', 'amount'];
    expect(autoMap(fields, 'qbo')).toEqual({ amount: 'Debit' });
  });
});

describe("auto-mapping of the wizard's tool", () => {
  test.each([
    ['qbo', 'date', 'TxnDate'],
    ['qbo', 'sum', 'TotalAmount'],
    ['qbo', 'invoice', 'RefNumber'],
    ['qbd', 'client', 'Customer'],
    ['qbd', 'note', 'Memo'],
    ['qbd', 'category', 'AccountRef'],
    ['generic', 'ref', 'reference'],
    ['qbo', 'quantity', 'Quantity'],
    ['qbo', 'unit_price', 'Rate'],
    ['qbd', 'unit_price', 'UnitPrice'],
    ['qbo', 'invoice_number', 'RefNumber'],
  ] as const)('%s: %s goes to %s', (format, field, target) => {
    expect(suggestColumn(field, format, alternateStyle)).toBe(target);
  });

  test('a supplier has no column in these sets', () => {
    expect(suggestColumn('supplier', 'qbo', alternateStyle)).toBeNull();
  });
});

test('a path is filled with escaped values', () => {
  expect(pathTo(paths.map, { fileId: 'a/b' })).toBe('/api/map/a%2Fb');
});
