import { expect, test } from 'vitest';
import { say, table, title } from './draw-pdf.ts';
import { linesOf, readInvoice } from './read-invoice.ts';

const head = [title('INVOICE'), say('Northgate Fixings Ltd'), say('Invoice number: 2025-0117'), []];

test('a freight bill’s rate per hundredweight multiplies, and its shares in words lead to the total', async () => {
  const reading = await readInvoice([
    title('FREIGHT BILL'),
    say('Cumberland Freight Lines Inc.'),
    say('PRO NUMBER: 411-874055-2'),
    [],
    ...table('30 255 311 414> 488> 568>', [
      ['PIECES AND DESCRIPTION OF ARTICLES', 'NMFC', 'CLASS', 'WEIGHT LBS', 'RATE/CWT', 'CHARGES'],
      ['4 PLT WATER PUMPS, CRATED', '128240-3', '70', '2,460', '84.32', '2,074.27'],
      ['1 PLT VALVES, BRASS, BOXED', '30310-7', '85', '685', '102.75', '703.84'],
      ['2 CTN HOSE, RUBBER, COILED', '95380', '125', '312', '148.60', '463.63'],
    ]),
    ...table('63 414> 568>', [
      ['TOTAL WEIGHT AND GROSS CHARGES', '3,457', '3,241.74'],
      ['LESS DISCOUNT 71.50 PCT', '', '-2,317.84'],
      ['FUEL SURCHARGE 33.40 PCT OF NET 923.90', '', '308.58'],
      ['LIFTGATE AT DELIVERY', '', '145.00'],
    ]),
    ...table('353 568>', [['PAY THIS AMOUNT USD', '1,377.48']]),
  ]);
  expect(linesOf(reading)).toEqual([
    '2460 × 84.32 = 2074.27 4 PLT WATER PUMPS, CRATED',
    '685 × 102.75 = 703.84 1 PLT VALVES, BRASS, BOXED',
    '312 × 148.60 = 463.63 2 CTN HOSE, RUBBER, COILED',
  ]);
  expect(reading.fields).toMatchObject({
    ...{ number: '411-874055-2', subtotal: '3241.74', tax: null, total: '1377.48' },
    ...{ discount: '2317.84', charges: '308.58' },
  });
  expect(reading.verdict).toBe('proven');
});

test('a period under each line, the last one too, is of the line above it, however close the next one is', async () => {
  const columns = '50 330> 430> 540>';
  const period = (text: string) => [{ text, left: 50, raised: -4 }];
  const reading = await readInvoice([
    ...head,
    ...table(columns, [
      ['Description', 'Qty', 'Unit price', 'Amount'],
      ['Team seat', '12', '14.00', '168.00'],
    ]),
    period('01.03.2026 - 31.03.2026'),
    ...table(columns, [['Calls, thousand', '40', '0.60', '24.00']]),
    period('01.02.2026 - 28.02.2026'),
    ...table(columns, [['Extra storage', '3', '4.50', '13.50']]),
    period('05.03.2026 - 31.03.2026'),
    ...table(columns, [['', '', 'Total', '205.50']]),
  ]);
  expect(reading.lines.map(({ description }) => description)).toEqual([
    'Team seat 01.03.2026 - 31.03.2026',
    'Calls, thousand 01.02.2026 - 28.02.2026',
    'Extra storage 05.03.2026 - 31.03.2026',
  ]);
});

test('a number of pieces at a price between the sums is a charge, and a code no currency', async () => {
  const reading = await readInvoice([
    title('TAX INVOICE'),
    say('Sri Kamakshi Jewellers'),
    say('GSTIN: 33AAFFK1187K1ZD'),
    say('Bill No: KJ/4118'),
    [],
    ...table('50 330> 430> 540>', [
      ['Description', 'Qty', 'Price', 'Amount'],
      ['Gold chain Q4M81T', '2', '500.00', '1,000.00'],
      ['Silver anklet Q7M82T', '3', '100.00', '300.00'],
      ['Anklet pair Q9M83T', '1', '200.00', '200.00'],
    ]),
    ...table('330 540>', [
      ['Taxable value', '1,500.00'],
      ['CGST @ 1.5%', '22.50'],
      ['SGST @ 1.5%', '22.50'],
      ['Hallmarking 2 pcs @ 45.00', '90.00'],
      ['GST on Hallmarking @ 18%', '16.20'],
      ['Round Off', '-0.20'],
      ['INVOICE VALUE', '1,651.00'],
    ]),
  ]);
  expect(reading.fields).toMatchObject({
    ...{ subtotal: '1500.00', tax: '61.20', total: '1651.00', currency: 'INR' },
  });
  expect(reading.lines).toHaveLength(3);
});

test('dots between the parts of a footer end the vendor’s name; a Colombian form belongs to it', async () => {
  const lines = table('50 330> 430> 540>', [
    ['Description', 'Qty', 'Unit price', 'Amount'],
    ['Team seat', '12', '14.00', '168.00'],
    ['', '', 'Total', '168.00'],
  ]);
  const dotted = await readInvoice([
    title('INVOICE'),
    say('Invoice number: 2025-0117'),
    [],
    ...lines,
    [],
    [],
    say(
      'Moodik Software OÜ · Mill Lane 60a/8, 10412 Tallinn · reg 14118740 · VAT EE102041874 · mail@moodik.example',
    ),
  ]);
  expect(dotted.fields.vendor).toBe('Moodik Software OÜ');
  const colombian = await readInvoice([
    title('FACTURA'),
    say('Andino Comunicaciones S.A. E.S.P. - NIT 901.118.740-5'),
    say('Pague hasta: 18 FEB 2026'),
    [],
    ...table('50 330> 430> 540>', [
      ['Concepto', 'Cantidad', 'Valor unitario', 'Valor'],
      ['Internet', '2', '$ 74.706', '$ 149.412'],
      ['', '', 'Total', '$ 149.412'],
    ]),
  ]);
  expect(colombian.fields).toMatchObject({
    vendor: 'Andino Comunicaciones S.A. E.S.P.',
    dueDate: '2026-02-18',
    currency: 'COP',
  });
});
