import { describe, expect, test } from 'vitest';
import { convertedName, convertRecords, type MappedExport, quickbooksExportName } from '../src/index.ts';

const QBO = [
  'Date',
  'Description',
  'Account',
  'Debit',
  'Credit',
  'Customer',
  'Vendor',
  'Invoice Number',
  'Reference',
];
const GENERIC = ['id', 'date', 'amount', 'description', 'customer', 'category'];
const records = [
  { date: '2025-12-16', description: 'ACME PAYROLL', amount: '2500.00', reference: '' },
  { date: '2025-12-18', description: 'CHECK 1041', amount: '-450.00', reference: '1041' },
];
const qbo: MappedExport = {
  format: 'qbo',
  records,
  columns: QBO,
  mapping: { date: 'Date', description: 'Description', amount: 'Debit', reference: 'Reference' },
};

describe('the specified column sets', () => {
  test('splits a signed amount mapped to Debit into Debit (money out) and Credit (money in), both positive', () => {
    expect(convertRecords(qbo).csv).toBe(
      `${QBO.join(',')}\r\n12/16/2025,ACME PAYROLL,,,2500.00,,,,\r\n12/18/2025,CHECK 1041,,450.00,,,,,1041\r\n`,
    );
  });

  test('writes the same file when the amount is mapped to Credit', () => {
    const credit = convertRecords({ ...qbo, mapping: { ...qbo.mapping, amount: 'Credit' } });
    expect(credit.csv).toBe(convertRecords(qbo).csv);
  });

  test('keeps an invoice amount in the column it was mapped to', () => {
    const lines = [{ invoice_number: 'INV-7', date: '2026-01-05', amount: '19.00', total: '19.00' }];
    const { csv } = convertRecords({
      format: 'qbo',
      records: lines,
      columns: QBO,
      mapping: { date: 'Date', amount: 'Debit', invoice_number: 'Invoice Number' },
    });
    expect(csv.split('\r\n')[1]).toBe('01/05/2026,,,19.00,,,,INV-7,');
  });

  test('writes dates day first for a region that does, and always ISO in a generic file', () => {
    expect(convertRecords({ ...qbo, dateFormat: 'DD/MM/YYYY' }).csv).toContain('\r\n16/12/2025,');
    const generic = convertRecords({
      ...qbo,
      format: 'generic',
      columns: GENERIC,
      mapping: { date: 'date', amount: 'amount' },
      dateFormat: 'DD/MM/YYYY',
    });
    expect(generic.csv.split('\r\n')[2]).toBe(',2025-12-18,-450.00,,,');
  });

  test('adds a custom target and custom fields as columns of their own, dropping half-filled ones', () => {
    const { csv } = convertRecords({
      ...qbo,
      mapping: { date: 'Date', reference: 'Cheque' },
      customFields: [
        { name: ' Client ', value: 'Birch' },
        { name: 'Empty', value: ' ' },
      ],
    });
    expect(csv.split('\r\n')[0]).toBe([...QBO, 'Cheque', 'Client'].join(','));
    expect(csv.split('\r\n')[2]).toBe('12/18/2025,,,,,,,,,1041,Birch');
  });

  test('keeps what is no date or number as text and says so', () => {
    const { csv, issues } = convertRecords({
      ...qbo,
      records: [{ date: 'soon', amount: '1,5', description: 'x' }],
    });
    expect(csv.split('\r\n')[1]).toBe('soon,x,,"1,5",,,,,');
    expect(issues.map((issue) => issue.code)).toEqual(['not-a-date', 'not-a-number']);
  });

  test('says when a value is left out because two fields share a column', () => {
    const { issues } = convertRecords({
      ...qbo,
      records: [{ date: '2026-01-05', due_date: '2026-02-04' }],
      mapping: { date: 'Date', due_date: 'Date' },
    });
    expect(issues).toMatchObject([{ code: 'value-left-out', row: 0, field: 'due_date' }]);
  });
});

describe('text from the document or the person', () => {
  const hostile = ['=1+1', '+1', '-1+1', '@SUM(A1)', '\t=1', '\r=1', ' =1', '＝1', '"=1"', 'a,"b', '-12.35'];

  test.each(hostile)('starts no formula in a file QuickBooks imports: %j', (description) => {
    const { csv } = convertRecords({
      ...qbo,
      records: [{ description, amount: '-12.35' }],
      customFields: [{ name: description, value: description }],
    });
    for (const cell of csv.replaceAll('\r\n', ',').split(',')) {
      expect(cell.replace(/^"/, '')).not.toMatch(/^[\s=+\-@|%＝]/);
    }
    expect(csv).toContain(',12.35,');
  });

  test.each(hostile)('carries an apostrophe in a generic file, amounts bare: %j', (description) => {
    const { csv } = convertRecords({
      ...qbo,
      format: 'generic',
      columns: GENERIC,
      mapping: { amount: 'amount', description: 'description' },
      records: [{ description, amount: '-12.35' }],
    });
    expect(csv.split('\r\n')[1]).toMatch(/^,,-12\.35,(?:'[=+\-@＝]|"""=1"""|"a,""b")/);
  });

  test('is folded to ASCII for QuickBooks and kept in a generic file', () => {
    const one = [{ description: 'Café – Łódź “x”' }];
    expect(convertRecords({ ...qbo, records: one }).csv).toContain('"Cafe - Lodz ""x"""');
    expect(
      convertRecords({
        ...qbo,
        format: 'generic',
        columns: GENERIC,
        mapping: { description: 'description' },
        records: one,
      }).csv,
    ).toContain('Café – Łódź “x”');
  });
});

test('file names carry the time', () => {
  const now = new Date('2026-01-15T12:00:00Z');
  expect(quickbooksExportName(now)).toBe('quickbooks-export-20260115-120000.csv');
  expect(convertedName(now)).toBe('converted-20260115-120000.csv');
});
