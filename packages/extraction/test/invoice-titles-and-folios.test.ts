import { describe, expect, test } from 'vitest';
import { say, table, title } from './draw-pdf.ts';
import { readInvoice } from './read-invoice.ts';

const head = [title('INVOICE'), say('Northgate Fixings Ltd'), say('Invoice number: 2025-0117'), []];
const columns = '50 330> 430> 540>';
const descriptionsOf = ({ lines }: Awaited<ReturnType<typeof readInvoice>>) =>
  lines.map(({ description }) => description);

describe('a title between the lines is part of none', () => {
  test('where it begins in bold, whatever follows it', async () => {
    const reading = await readInvoice([
      ...head,
      ...table('50 540>', [
        ['Description', 'Amount'],
        ['Broadband', '37.77'],
        ['Router hire', '5.01'],
        ['Loyalty', '-8.40'],
      ]),
      [
        { text: 'Calls', left: 50, isBold: true },
        { text: '2 Feb to 1 Mar', left: 300 },
      ],
      ...table('50 540>', [
        ['Calls abroad, 4 minutes', '2.35'],
        ['Total', '36.73'],
      ]),
    ]);
    expect(descriptionsOf(reading)).toEqual([
      'Broadband',
      'Router hire',
      'Loyalty',
      'Calls abroad, 4 minutes',
    ]);
  });

  test('where it differs from the one above the first line in its figures only', async () => {
    const reading = await readInvoice([
      ...head,
      ...table(columns, [
        ['Description', 'Qty', 'Unit price', 'Amount'],
        ['Delivery note 1182 of 03/06/2026', '', '', ''],
        ['Oil filter', '4', '12.50', '50.00'],
        ['Brake pads', '2', '75.00', '150.00'],
        ['Delivery note 1240 of 17/06/2026', '', '', ''],
        ['Wiper blade', '6', '5.00', '30.00'],
        ['', '', 'Total', '230.00'],
      ]),
    ]);
    expect(descriptionsOf(reading)).toEqual(['Oil filter', 'Brake pads', 'Wiper blade']);
  });

  test('nor is a remark that stands under each of them', async () => {
    const reading = await readInvoice([
      ...head,
      ...table('50 540>', [
        ['Description', 'Amount'],
        ['Cast iron skillet', '34.95'],
        ['Condition: New', ''],
        ['Beeswax food wraps', '29.00'],
        ['Condition: New', ''],
        ['Linen tea towel', '15.99'],
        ['Condition: New', ''],
        ['Total', '79.94'],
      ]),
    ]);
    expect(descriptionsOf(reading)).toEqual(['Cast iron skillet', 'Beeswax food wraps', 'Linen tea towel']);
  });
});

describe('a number with its name is no title', () => {
  const numbered = '50 90 330> 430> 540>';
  const headings = ['Pos', 'Description', 'Qty', 'Unit price', 'Amount'];

  test('where it is under the last item too', async () => {
    const reading = await readInvoice([
      ...head,
      ...table(numbered, [
        headings,
        ['10', 'Hammer drill', '2', '12.50', '25.00'],
        ['', 'Lot 4000118740552', '', '', ''],
        ['20', 'Drill bits', '2', '75.00', '150.00'],
        ['', 'Lot 4000118740569', '', '', ''],
        ['30', 'Cutting disc', '6', '5.00', '30.00'],
        ['', 'Lot 4000118740576', '', '', ''],
        ['', '', '', 'Total', '205.00'],
      ]),
    ]);
    expect(descriptionsOf(reading)).toEqual([
      'Hammer drill Lot 4000118740552',
      'Drill bits Lot 4000118740569',
      'Cutting disc Lot 4000118740576',
    ]);
  });

  test('nor where only one item has it', async () => {
    const reading = await readInvoice([
      ...head,
      ...table(numbered, [
        headings,
        ['10', 'Access point', '2', '12.50', '25.00'],
        ['', 'SN AP1187, AP1188', '', '', ''],
        ['20', 'Power supply', '2', '75.00', '150.00'],
        ['30', 'Travelling', '6', '5.00', '30.00'],
        ['', '', '', 'Total', '205.00'],
      ]),
    ]);
    expect(descriptionsOf(reading)).toEqual(['Access point SN AP1187, AP1188', 'Power supply', 'Travelling']);
  });

  test('and what is under each item is of the one above, also at the end of a page', async () => {
    const item = (position: string, name: string, amount: string, remark: string) => [
      ...table(numbered, [[position, name, '1', amount, amount]]),
      [{ text: remark, left: 90, raised: -4 }],
    ];
    const reading = await readInvoice(
      [
        ...head,
        ...table(numbered, [headings]),
        ...item('10', 'Hammer drill', '25.00', 'blue case'),
        ...item('20', 'Drill bits', '150.00', 'set of nine'),
        ...table('430> 540>', [['Carried forward', '175.00']]),
        say('Northgate Fixings Ltd, 12 Mill Lane, Leeds'),
      ],
      [
        ...table(numbered, [headings]),
        ...item('30', 'Cutting disc', '30.00', 'Delivered free'),
        ...item('40', 'Barrier tape', '5.00', 'red and white'),
        ...table('430> 540>', [['Total', '210.00']]),
      ],
    );
    expect(descriptionsOf(reading)).toEqual([
      'Hammer drill blue case',
      'Drill bits set of nine',
      'Cutting disc Delivered free',
      'Barrier tape red and white',
    ]);
  });
});

test('a line that sums up several others under an unknown name is none', async () => {
  const reading = await readInvoice([
    ...head,
    ...table(columns, [
      ['Description', 'Units', 'Rate', 'Amount'],
      ['Energy, first step', '100', '4.43', '443.00'],
      ['Energy, second step', '200', '9.64', '1,928.00'],
      ['Fixed component', '', '', '130.00'],
      ['Current month bill', '', '', '2,501.00'],
      ['Total bill amount (rounded)', '', '', '2,500.00'],
    ]),
  ]);
  expect(descriptionsOf(reading)).toEqual(['Energy, first step', 'Energy, second step', 'Fixed component']);
});

describe('a folio', () => {
  const folio = (rows: readonly (readonly string[])[]) =>
    readInvoice([...head, ...table('50 430> 540>', [['Description', 'Charges', 'Credits'], ...rows])]);

  test('has its payments at the foot of the column of credits, and no tax', async () => {
    const reading = await folio([
      ['Oral evaluation', '62.00', ''],
      ['Prophylaxis', '118.00', ''],
      ['Insurance payment', '', '100.00'],
      ['Total', '180.00', '100.00'],
      ['Amount to pay', '80.00', ''],
    ]);
    expect(reading.fields).toMatchObject({ tax: null, total: '180.00' });
    expect(reading.verdict).toBe('proven');
  });

  test('of a hotel is an invoice, though it has the marks of a till', async () => {
    const reading = await readInvoice([
      say('Cypress Sample Inn'),
      ...table('50 330', [
        ['Guest: Marcus Placeholder', 'Room: 0418'],
        ['Cashier: 12', 'Arrival: 03/09/2026'],
        ['Printed: 03/12/2026 07:41', 'Departure: 03/12/2026'],
      ]),
      [],
      ...table('50 130 430> 540>', [
        ['Date', 'Description', 'Charges', 'Credits'],
        ['03/09', 'Room charge', '189.00', ''],
        ['03/10', 'Valet parking', '28.00', ''],
        ['03/12', 'VISA XXXX 5520', '', '217.00'],
      ]),
      ...table('130 430> 540>', [['Total', '217.00', '217.00']]),
    ]);
    expect(reading.kind).toBe('invoice');
  });

  test('is proven by taxes among its lines that make the tax below them', async () => {
    const reading = await readInvoice([
      ...head,
      ...table('50 130 540>', [
        ['Date', 'Description', 'Amount'],
        ['03/09', 'Room charge', '189.00'],
        ['03/09', 'Occupancy tax 13%', '24.57'],
        ['03/10', 'Room charge', '179.00'],
        ['03/10', 'Occupancy tax 13%', '23.27'],
      ]),
      [],
      ...table('50 540>', [
        ['Occupancy tax', '47.84'],
        ['Total', '415.84'],
      ]),
    ]);
    expect(reading.lines.map(({ amount }) => amount)).toEqual(['189.00', '179.00']);
    expect(reading.fields).toMatchObject({ tax: '47.84', total: '415.84' });
    expect(reading.verdict).toBe('proven');
  });
});

test('a summary does not prove the longer list above it that it sums up', async () => {
  const reading = await readInvoice([
    ...head,
    ...table('50 110 430> 540>', [
      ['Grumph', 'Plovel', 'Wix', 'Zand'],
      ['03/09', 'Room charge', '189.00', ''],
      ['03/09', 'Occupancy tax 13%', '24.57', ''],
      ['03/09', 'Bay Street Grill', '46.18', ''],
      ['03/10', 'Valet parking', '28.00', ''],
      ['03/11', 'Room charge', '179.02', ''],
      ['03/11', 'Occupancy tax 13%', '23.27', ''],
      ['03/12', 'VISA XXXX 5520', '', '490.02'],
      ['', 'Totals', '490.02', '490.02'],
      ['', 'Balance due', '', '0.00'],
    ]),
    [],
    say('Summary of charges'),
    ...table('50 300>', [
      ['Lodging', '368.00'],
      ['Occupancy tax', '47.84'],
      ['Food and beverage', '46.18'],
      ['Parking', '28.00'],
      ['Total USD', '490.02'],
    ]),
  ]);
  expect(reading.verdict).not.toBe('proven');
});

test('a rounding of the total does not lead from the lines to the subtotal', async () => {
  const reading = await readInvoice([
    ...head,
    ...table(columns, [
      ['Description', 'Hours', 'Rate', 'Amount'],
      ['Bookkeeping', '14.25', '120.00', '1710.00'],
      ['Annual accounts', '6.50', '190.00', '1235.00'],
      ['Loyalty discount', '', '', '-150.01'],
    ]),
    [],
    ...table('330 540>', [
      ['Subtotal', '2795.00'],
      ['VAT 8.1%', '226.40'],
      ['Rounding', '0.01'],
      ['Total', '3021.41'],
    ]),
  ]);
  expect(reading.verdict).not.toBe('proven');
});

test('the tax of one rate of several is not the tax, though it leads to the total without the first line', async () => {
  const reading = await readInvoice([
    title('Frischemarkt Oeding'),
    say('Bahnhofstr. 22'),
    say('46354 Südlohn'),
    ...table('50 58 250> 256', [
      ['', '', 'EUR'],
      ['H-Milch 1,5%', '', '1,09', 'A'],
      ['Apfel Elstar kg'],
      ['', '1,248 kg x 2,49 EUR/kg', '3,11', 'A'],
      ['Mineralwasser still', '', '4,74', 'B'],
      ['', '6 x 0,79'],
      ['Pfand', '', '1,50', 'B'],
      ['', '6 x 0,25'],
      ['Geschirrtabs 40er', '', '7,99', 'B'],
      ['Rabattcoupon', '', '-1,00', 'B'],
      ['Vollkornbrot', '', '3,89', 'A'],
      ['SUMME EUR', '', '20,72'],
      ['Bar', '', '50,00'],
      ['Rückgeld', '', '-29,28'],
    ]),
    [],
    ...table('50 150> 200> 250>', [
      ['MwSt%', 'Netto', 'MwSt', 'Brutto'],
      ['A 7%', '7,00', '0,49', '7,49'],
      ['B 19%', '11,12', '2,11', '13,23'],
    ]),
  ]);
  expect(reading.verdict).not.toBe('proven');
});

test('is not proven where what is called the total is read as what it is without the tax', async () => {
  const reading = await readInvoice([
    ...head,
    ...table('50 540>', [
      ['Description', 'Amount'],
      ['Consultation', '240.00'],
      ['Treatment', '620.00'],
      ['Cast liner', '45.00'],
    ]),
    ...table('350 540>', [
      ['Total fees', '905.00'],
      ['GST', '4.50'],
      ['Invoice total', '$900.50'],
    ]),
  ]);
  expect(reading.verdict).not.toBe('proven');
});

test('a bill for water shows the account of its customer and is no statement', async () => {
  const reading = await readInvoice([
    say('City of Cedar Bluffs'),
    say('Department of Water'),
    [],
    ...table('50 330 540>', [
      ['ALEX SAMPLE', 'Account Number', '004118-27'],
      ['1187 ORCHARD LN', 'Bill Date', '03/09/2026'],
    ]),
    [],
    ...table('50 130 330 540>', [
      ['METER READINGS', '', 'ACCOUNT ACTIVITY', ''],
      ['Meter', '7740552', 'Previous Balance', '96.43'],
      ['Previous', '1,204', 'Payment Received 02/24/2026', '-96.43'],
      ['Usage', '7', 'Balance Forward', '0.00'],
    ]),
    [],
    ...table('50 330> 430> 540>', [
      ['CURRENT CHARGES', 'Usage', 'Rate', 'Amount'],
      ['Water - Base Charge', '', '', '14.50'],
      ['Water - Tier 1', '4', '3.12', '12.48'],
      ['Water - Tier 2', '3', '4.86', '14.58'],
    ]),
    ...table('330 540>', [['TOTAL AMOUNT DUE', '41.56']]),
  ]);
  expect(reading.fields.total).toBe('41.56');
  expect(reading.lines).toHaveLength(3);
});

describe('the kind', () => {
  const folio = [
    title('FOLIO'),
    ...table('50 130 330 400', [
      ['Guest:', 'Ms Clara Placeholder', 'Room:', '1108'],
      ['Address:', '27 Test Quay, Bristol', 'Arrival:', '16 Mar 2026'],
      ['Folio no.:', '00118740', 'Departure:', '18 Mar 2026'],
    ]),
    [],
    ...table('50 150 540>', [
      ['Date', 'Description', 'Amount'],
      ['Mar 16', 'Room charge', '143.00'],
      ['Mar 17', 'Room charge', '154.00'],
      ['', 'Total', '297.00'],
    ]),
  ];
  const till = [
    say('NORTH RIDGE OUTFITTERS'),
    say('2940 Example Blvd'),
    say('04/11/2026  3:27 PM   CASHIER Bev'),
    ...table('50 410>', [
      ['MENS TRAIL SHORT', '34.99'],
      ['WOOL HIKING SOCK', '18.00'],
      ['SUBTOTAL', '52.99'],
      ['SALES TAX', '3.18'],
      ['TOTAL', '56.17'],
      ['CASH', '60.00'],
      ['CHANGE', '3.83'],
    ]),
  ];

  test.each([
    ['a folio for a guest is an invoice', folio, 'invoice'],
    ['a wide print of a till with cash and change is a receipt', till, 'receipt'],
  ])('%s', async (_, page, kind) => {
    expect((await readInvoice(page)).kind).toBe(kind);
  });
});
