import { describe, expect, test } from 'vitest';
import { say, table, title } from './draw-pdf.ts';
import { linesOf, readInvoice } from './read-invoice.ts';

const columns = '50 330> 430> 540>';

describe('of the lines of a table', () => {
  test('those under the sum of their section are the items, not the sums over them', async () => {
    const reading = await readInvoice([
      ...[title('INVOICE'), say('Ashford Water Ltd'), say('Invoice number: 2025-0117'), []],
      ...table(columns, [
        ['Description', 'Quantity', 'Unit price', 'Amount'],
        ['WATER SUPPLY', '', '', '118.49'],
        ['Standing charge for supply', '1', '31.20', '31.20'],
        ['Supply by the meter', '58', '1.505', '87.29'],
        ['WASTE WATER', '', '', '111.90'],
        ['Standing charge for drains', '1', '18.40', '18.40'],
        ['Drainage by the meter', '55', '1.70', '93.50'],
        ['Subtotal', '', '', '230.39'],
        ['VAT 10%', '', '', '23.04'],
        ['Total', '', '', '253.43'],
      ]),
    ]);
    expect(linesOf(reading)).toEqual([
      '1 × 31.20 = 31.20 Standing charge for supply',
      '58 × 1.505 = 87.29 Supply by the meter',
      '1 × 18.40 = 18.40 Standing charge for drains',
      '55 × 1.70 = 93.50 Drainage by the meter',
    ]);
    expect(reading.verdict).toBe('proven');
  });

  test('those that are called the tax of each night are none where they are the tax together', async () => {
    const reading = await readInvoice([
      ...[title('INVOICE'), say('Harbour Inn'), say('Folio number: 187405'), say('Date: 03/12/2026'), []],
      ...table('50 110 430> 540>', [
        ['Date', 'Description', 'Charges', 'Credits'],
        ['03/09', 'Room charge', '189.00', ''],
        ['03/09', 'State and local occupancy tax 13%', '24.57', ''],
        ['03/10', 'Room charge', '179.00', ''],
        ['03/10', 'State and local occupancy tax 13%', '23.27', ''],
      ]),
      [],
      ...table('50 540>', [
        ['Lodging', '368.00'],
        ['Occupancy tax', '47.84'],
        ['Total', '415.84'],
      ]),
    ]);
    expect(reading.fields.tax).toBe('47.84');
    expect(reading.lines.map(({ amount }) => amount)).toEqual(['189.00', '179.00']);
  });
});

test('a base that misses the total by a cent with its tax keeps a receipt from being proven', async () => {
  const slip = (base: string) =>
    readInvoice([
      ...[title('RECEIPT'), say('Key Hardware Ltd'), say('Receipt no: T2-118830'), say('04/12/2026'), []],
      ...table(columns, [
        ['Description', 'Qty', 'Price', 'Amount'],
        ['Bulbs', '2', '3.95', '7.90'],
        ['Tape', '1', '1.80', '1.80'],
        ['Drill', '1', '60.50', '60.50'],
      ]),
      ...table('50 540>', [['TOTAL', '70.20']]),
      [],
      ...table('50 130> 200 330>', [['BASE', base, 'VAT 21%', '12.18']]),
    ]);
  expect((await slip('58.02')).verdict).toBe('proven');
  expect((await slip('58.03')).verdict).not.toBe('proven');
});

test('a table of rates, nets and taxes below a receipt holds no items, though its gross column adds up to the total', async () => {
  const reading = await readInvoice([
    ...[title('GREENBRAMBLE NAAS'), say('Sample Forecourts Ltd'), say('VAT No. IE 1187405T'), []],
    ...table('50 250>', [
      ['PUMP 08  DIESEL', ''],
      ['38.52 L @ €1.729/L', '€66.60 A'],
      ['Chicken fillet roll', '€5.50 B'],
      ['Americano large', '€3.80 B'],
      ['TOTAL', '€75.90'],
      ['VISA DEBIT', '€75.90'],
    ]),
    ...table('50 110> 160> 205> 250>', [
      ['', 'Rate', 'Net', 'VAT', 'Gross'],
      ['A', '23.0%', '54.15', '12.45', '66.60'],
      ['B', '13.5%', '8.19', '1.11', '9.30'],
    ]),
    ...[say('Receipt 118/08/4055'), say('17/03/2026 07:42  Op 14'), say('CUSTOMER COPY')],
    ...table('50 250>', [['SALE', '€75.90']]),
  ]);
  expect(reading.lines.map(({ amount }) => amount)).toEqual(['66.60', '5.50', '3.80']);
});

test('the lines of several tables lead to the total together, though each has a sum and none is that of all', async () => {
  const reading = await readInvoice([
    ...[title('INVOICE'), say('Ashford Heating Ltd'), say('Invoice number: 2025-0117'), []],
    ...table(columns, [
      ['Services', 'Hours', 'Rate', 'Amount'],
      ['Diagnostic visit', '1', '129.00', '129.00'],
      ['Labor', '2.5', '145.00', '362.50'],
    ]),
    [],
    ...table(columns, [
      ['Materials', 'Quantity', 'Price', 'Amount'],
      ['Fan motor', '1', '318.75', '318.75'],
      ['Capacitor', '1', '42.60', '42.60'],
      ['Refrigerant', '3', '68.00', '204.00'],
    ]),
    [],
    ...table('330 540>', [
      ['Services subtotal', '491.50'],
      ['Materials subtotal', '565.35'],
      ['Discount', '-49.15'],
      ['Tax 8.25% on materials', '46.64'],
      ['Total', '1,054.34'],
    ]),
  ]);
  expect(linesOf(reading)).toHaveLength(5);
  expect(reading.fields).toMatchObject({ tax: '46.64', total: '1054.34' });
  expect(reading.verdict).toBe('proven');
});
