import { describe, expect, test } from 'vitest';
import { type DrawnLine, say, table, title } from './draw-pdf.ts';
import { linesOf, readInvoice } from './read-invoice.ts';

const shop: readonly DrawnLine[] = [
  say('HOLLOWAY SAMPLE FOODS LTD'),
  say('14 Test Street, Leeds LS1 1AA'),
  [],
];
const slip = (...lines: readonly string[][]) => readInvoice([...shop, ...table('50 300>', lines)]);
const names = (reading: Parameters<typeof linesOf>[0]) => reading.lines.map(({ description }) => description);

describe('a name on a receipt is without', () => {
  test('the letter of its rate in brackets, and the sign before what is taxed otherwise', async () => {
    const marked = await slip(
      ['White loaf 800g <Z>', '1.25'],
      ['Cheddar mature <Z>', '3.40'],
      ['Shampoo aloe <A>', '4.10'],
      ['TOTAL', '8.75'],
    );
    expect(names(marked)).toEqual(['White loaf 800g', 'Cheddar mature', 'Shampoo aloe']);
    const signed = await slip(['Full cream milk', '5.10'], ['%Dishwasher tabs', '22.00'], ['TOTAL', '27.10']);
    expect(names(signed)).toEqual(['Full cream milk', 'Dishwasher tabs']);
    const led = await slip(['(C) BANANA DA MADEIRA', '0,91'], ['(A) GEL DUCHE', '5,98'], ['TOTAL', '6,89']);
    expect(names(led)).toEqual(['BANANA DA MADEIRA', 'GEL DUCHE']);
  });

  test('the unit of its price, and the pump that fuel came from', async () => {
    const units = await slip(
      ['Bananas /KG (E)', '1.93'],
      ['Bread white /PCS (E)', '1.24'],
      ['TOTAL', '3.17'],
    );
    expect(names(units)).toEqual(['Bananas', 'Bread white']);
    const fuel = await slip(
      ['PUMP 08 DIESEL', ''],
      ['38.52 L @ 1.729/L', '66.60'],
      ['Sandwich', '5.50'],
      ['TOTAL', '72.10'],
    );
    expect(linesOf(fuel)[0]).toBe('38.52 × 1.729 = 66.60 DIESEL');
  });

  test('its bar code, though the price is on the line below it', async () => {
    const reading = await readInvoice([
      ...shop,
      ...table('50 130 300>', [
        ['061874025518', 'PAINT TRAY 9IN', '4.99'],
        ['061874025525', 'MASK TAPE 36MM', '6.49'],
        ['061874025532', 'POTTING SOIL 25L', ''],
        ['3 @ 7.99', '', '23.97'],
        ['', 'TOTAL', '35.45'],
      ]),
    ]);
    expect(linesOf(reading)[2]).toBe('3 × 7.99 = 23.97 POTTING SOIL 25L');
  });
});

test('a bar code under the heading of names is a part of them', async () => {
  const reading = await readInvoice([
    ...shop,
    ...table('50 160> 230> 300>', [
      ['ITEM', 'QTY', 'U/P', 'AMOUNT'],
      ['4056489112345', '24', '2.33', '55.92'],
      ['YOUNG CORN 425G', '', '', ''],
      ['4056489112352', '2', '2.00', '4.00'],
      ['ASSAM TEA 65G', '', '', ''],
    ]),
    ...table('50 300>', [['TOTAL', '59.92']]),
  ]);
  expect(names(reading)).toEqual(['4056489112345 YOUNG CORN 425G', '4056489112352 ASSAM TEA 65G']);
});

describe('an item over two lines is named', () => {
  test('by what is behind its quantity and price, not by the code above its amount', async () => {
    const reading = await slip(
      ['1 @ 12.99 DRILL BIT SET', ''],
      ['SKU 118740', '12.99'],
      ['4 @ 0.79 HEX BOLT', ''],
      ['SKU 118755', '3.16'],
      ['TOTAL', '16.15'],
    );
    expect(linesOf(reading)).toEqual(['1 × 12.99 = 12.99 DRILL BIT SET', '4 × 0.79 = 3.16 HEX BOLT']);
  });

  test('without its place and its bar code, and without a bar code in a cell behind it', async () => {
    const led = await slip(
      ['001 7891187402551 ARROZ BRANCO', ''],
      ['1 UN X 27,90', '27,90'],
      ['002 7891187402568 CAFE', ''],
      ['2 UN X 18,50', '37,00'],
      ['003 2000187 BANANA PRATA', ''],
      ['0,945 KG X 6,99', '6,61'],
      ['TOTAL', '71,51'],
    );
    expect(names(led)).toEqual(['ARROZ BRANCO', 'CAFE', 'BANANA PRATA']);
    const behind = await readInvoice([
      ...shop,
      ...table('50 180 300>', [
        ['PANADO 24S', '6001187402551', ''],
        ['1 @ 42.99', '', '42.99'],
        ['VITAMIN C 30S', '6001187402568', ''],
        ['2 @ 64.50', '', '129.00'],
        ['TOTAL', '', '171.99'],
      ]),
    ]);
    expect(names(behind)).toEqual(['PANADO 24S', 'VITAMIN C 30S']);
  });

  test('without the line of day and time above the first', async () => {
    const reading = await slip(
      ['Kasse A 14.5.2026 8:41', ''],
      ['Rohlik', ''],
      ['10 ks x 3,90', '39,00'],
      ['Maslo 250 g', '54,90'],
      ['TOTAL', '93,90'],
    );
    expect(names(reading)).toEqual(['Rohlik', 'Maslo 250 g']);
  });

  test('under headings, between its quantity and its price or without the price of one', async () => {
    const between = await readInvoice([
      ...shop,
      ...table('50 75 230> 300>', [['Qty', 'Description', '', 'Amount']]),
      ...table('50 230> 300>', [
        ['2 x Set lunch', '16.50', '33.00'],
        ['2 x Espresso', '2.20', '4.40'],
        ['1 x Glass of Merlot', '', '5.50'],
      ]),
      ...table('80 300>', [['Total', '42.90']]),
    ]);
    expect(names(between)).toEqual(['Set lunch', 'Espresso', 'Glass of Merlot']);
    const each = await readInvoice([
      ...shop,
      ...table('50 80 300>', [
        ['QTY', 'ITEM', 'AMOUNT'],
        ['2', 'MILK 1L', ''],
        ['', '$ 26.50 C/U', '53.00'],
        ['1', 'BREAD 500G', ''],
        ['', '$ 38.00 C/U', '38.00'],
      ]),
      ...table('80 300>', [['TOTAL', '91.00']]),
    ]);
    expect(names(each)).toEqual(['MILK 1L', 'BREAD 500G']);
    // What one word means in another language is no price.
    const seat = await readInvoice([
      ...shop,
      ...table('50 200 300>', [
        ['Item', 'Qty', 'Amount'],
        ['Pro seat', '7', '168.00'],
        ['Storage', '2', '20.00'],
      ]),
      ...table('200 300>', [['Total', '188.00']]),
    ]);
    expect(names(seat)).toEqual(['Pro seat', 'Storage']);
  });
});

describe('names of lines are whole and bare:', () => {
  test('one that the line of its amount continues in lower case begins on the line above', async () => {
    const reading = await readInvoice([
      ...shop,
      ...table('50 160> 230> 300>', [
        ['Item', 'Qty', 'Price', 'Amount'],
        ['Smoked salmon', '', '', ''],
        ['with dill', '2', '19.00', '38.00'],
        ['Breaded pork', '', '', ''],
        ['cutlet', '1', '23.00', '23.00'],
        ['Soup', '1', '8.90', '8.90'],
      ]),
      ...table('50 300>', [['TOTAL', '69.90']]),
    ]);
    expect(names(reading)).toEqual(['Smoked salmon with dill', 'Breaded pork cutlet', 'Soup']);
  });

  test('a column of codes that shares the heading of the names is not in them', async () => {
    const reading = await readInvoice([
      ...shop,
      title('Invoice 4187'),
      ...table('50 330> 430> 540>', [['Item', 'Qty', 'Price', 'Total']]),
      ...table('50 128 330> 430> 540>', [
        ['TR-40118-OLV-M', 'Trail pack', '1', '149.95', '149.95'],
        ['HL-9020', 'Headlamp', '2', '44.00', '88.00'],
      ]),
      ...table('430 540>', [['Total', '237.95']]),
    ]);
    expect(names(reading)).toEqual(['Trail pack', 'Headlamp']);
  });

  test('what a heading of the place in the list is glued to has its own column', async () => {
    const reading = await readInvoice([
      ...shop,
      title('Invoice 4187'),
      ...table('50 230 330> 430> 540>', [['S.N. Particulars', 'HSN', 'Qty', 'Rate', 'Amount']]),
      ...table('50 75 230 330> 430> 540>', [
        ['1', 'Bedsheet 90x100,', '630411', '24', '5.00', '120.00'],
        ['', 'print Jaipuri', '', '', '', ''],
        ['2', 'Cushion cover', '630492', '60', '4.50', '270.00'],
      ]),
      ...table('430 540>', [['Total', '390.00']]),
    ]);
    expect(names(reading)).toEqual(['Bedsheet 90x100, print Jaipuri', 'Cushion cover']);
  });

  test('a size with a multiplication sign is in them, and how a dish is wanted is not', async () => {
    const sized = await slip(
      ['Wood screw 6X1 1/4 box', ''],
      ['2 x 3.49', '6.98'],
      ['Paint white', ''],
      ['1 x 14.99', '14.99'],
      ['TOTAL', '21.97'],
    );
    expect(linesOf(sized)[0]).toBe('2 × 3.49 = 6.98 Wood screw 6X1 1/4 box');
    const wanted = await slip(
      ['Sausage link', '9.50'],
      ['* No mustard', ''],
      ['Slaw', '4.25'],
      ['TOTAL', '13.75'],
    );
    expect(names(wanted)).toEqual(['Sausage link', 'Slaw']);
  });

  test('a tax that prints its rate and what it is of is none', async () => {
    const reading = await readInvoice([
      say('Luz de Prueba, S.L.'),
      title('Factura 4187'),
      ...table('50 330> 430> 540>', [
        ['Concepto', 'Cantidad', 'Precio unitario', 'Importe'],
        ['Potencia', '310 kW', '0,10 €', '31,00 €'],
        ['Energía', '400 kWh', '0,20 €', '80,00 €'],
        ['Descuento 5 % sobre energía', '', '', '-4,00 €'],
        ['Alquiler del contador', '30 días', '0,05 €', '1,50 €'],
      ]),
      ...table('50 540>', [
        ['Suma de conceptos', '108,50 €'],
        ['Impuesto sobre la electricidad (5,1127 % s/ 77,50 €)', '3,96 €'],
        ['Base imponible', '112,46 €'],
        ['IVA 21 % s/ 112,46 €', '23,62 €'],
        ['TOTAL', '136,08 €'],
      ]),
    ]);
    expect(names(reading)).toEqual([
      'Potencia',
      'Energía',
      'Descuento 5 % sobre energía',
      'Alquiler del contador',
    ]);
  });
});

describe('what is weighed or counted on a line of its own is multiplied', () => {
  test('behind its name, with the price of one in brackets', async () => {
    const reading = await slip(
      ['Latte × 2 ($5.50 ea.)', '$11.00'],
      ['Almond croissant × 1', '$4.75'],
      ['Total', '$15.75'],
    );
    expect(linesOf(reading)).toEqual(['2 × 5.50 = 11.00 Latte', '1 × - = 4.75 Almond croissant']);
  });

  test('below its name without a sign, and with a unit that has a power', async () => {
    const weighed = await slip(
      ['Pork roast', ''],
      ['1.284   12.90', '16.56'],
      ['Eggs', ''],
      ['2   2.95', '5.90'],
      ['TOTAL', '22.46'],
    );
    expect(linesOf(weighed)).toEqual(['1.284 × 12.90 = 16.56 Pork roast', '2 × 2.95 = 5.90 Eggs']);
    const cut = await slip(
      ['Board 16 mm', ''],
      ['0.864 m2 x 18.95', '16.37'],
      ['Roller', '6.49'],
      ['TOTAL', '22.86'],
    );
    expect(linesOf(cut)[0]).toBe('0.864 × 18.95 = 16.37 Board 16 mm');
  });

  test('with its net weight, its price each, and the price for one pound', async () => {
    const reading = await slip(
      ['Bananas', ''],
      ['1.245 kg NET @ $2.90/kg', '3.61'],
      ['Avocado', ''],
      ['Qty 3 @ $1.80 each', '5.40'],
      ['Grapes', ''],
      ['1.84 lb @ 1 lb /0.79', '1.45'],
      ['2 x 5.00 Pro glue', '10.00'],
      ['TOTAL', '20.46'],
    );
    expect(linesOf(reading)).toEqual([
      '1.245 × 2.90 = 3.61 Bananas',
      '3 × 1.80 = 5.40 Avocado',
      '1.84 × 0.79 = 1.45 Grapes',
      '2 × 5.00 = 10.00 Pro glue',
    ]);
  });

  test('above its item under headings, with a unit', async () => {
    const reading = await readInvoice([
      ...shop,
      ...table('50 200> 300>', [
        ['DESCRIZIONE', 'IVA', 'Prezzo(€)'],
        ['1,326 kg x 1,99', '', ''],
        ['MELE GOLDEN', '4%', '2,64'],
        ['PROSCIUTTO COTTO', '10%', '4,35'],
        ['TOTALE COMPLESSIVO', '', '6,99'],
      ]),
    ]);
    expect(linesOf(reading)).toEqual(['1.326 × 1.99 = 2.64 MELE GOLDEN', '- × - = 4.35 PROSCIUTTO COTTO']);
  });

  test('over several lines that each name one figure, as of fuel', async () => {
    const reading = await slip(
      ['Nozzle No.: 02', ''],
      ['Product:', 'PETROL'],
      ['Rate/Ltr:', 'Rs. 96.42'],
      ['Volume (Ltr.):', '25.00'],
      ['Amount:', 'Rs. 2410.50'],
      ['TOTAL:', 'Rs. 2410.50'],
    );
    expect(linesOf(reading)).toEqual(['25.00 × 96.42 = 2410.50 PETROL']);
  });
});

test('what all of a kind come to below the items is no item', async () => {
  const reading = await slip(
    ['Pint best bitter', '9.80'],
    ['House white 175ml', '6.40'],
    ['Fish & chips', '15.95'],
    ['Steak pie', '16.50'],
    ['Food', '32.45'],
    ['Drink', '16.20'],
    ['TOTAL', '48.65'],
  );
  expect(names(reading)).toEqual(['Pint best bitter', 'House white 175ml', 'Fish & chips', 'Steak pie']);
});

test('the column of days names no item next to one of words under an unknown heading', async () => {
  const reading = await readInvoice([
    ...shop,
    title('Invoice 4187'),
    ...table('50 120 330> 430> 540>', [
      ['Date', 'Job', 'Hours', 'Rate', 'Amount'],
      ['04 May', 'Hedge trimming', '3.5', '62.00', '217.00'],
      ['11 May', 'Mulch spread', '2.0', '62.00', '124.00'],
    ]),
    ...table('430 540>', [['Total', '341.00']]),
  ]);
  expect(names(reading)).toEqual(['Hedge trimming', 'Mulch spread']);
});

test('a day under its heading is no part of the name right behind it', async () => {
  const reading = await readInvoice([
    ...shop,
    title('Guest folio 4187'),
    ...table('50 110 330> 430>', [['Date', 'Details', 'Debit', 'Credit']]),
    ...table('50 330> 430>', [
      ['16/05/26 Accommodation', '145.00', ''],
      ['17/05/26 Dinner', '62.00', ''],
      ['18/05/26 Visa', '', '207.00'],
    ]),
    ...table('110 330> 430>', [['Total', '207.00', '207.00']]),
  ]);
  expect(names(reading)).toEqual(['Accommodation', 'Dinner']);
});

test('a period under its heading is no part of the name right behind it, nor is its end', async () => {
  const reading = await readInvoice([
    ...shop,
    title('Invoice 4187'),
    ...table('50 150 430>', [['Period', 'Details', 'Amount']]),
    ...table('50 430>', [
      ['16/05/26 - 17/05/26 Accommodation', '145.00'],
      ['17/05/26 - 18/05/26 Parking', '62.00'],
    ]),
    ...table('150 430>', [['Total', '207.00']]),
  ]);
  expect(names(reading)).toEqual(['Accommodation', 'Parking']);
});

test('a line of totals gives the sum of each column', async () => {
  const { fields } = await readInvoice([
    ...shop,
    title('Invoice 4187'),
    ...table('50 330> 430> 540>', [
      ['Description', 'Net', 'VAT', 'Gross'],
      ['Measured survey', '640.00', '128.00', '768.00'],
      ['Party wall notice', '380.00', '76.00', '456.00'],
      ['Totals', '1020.00', '204.00', '1224.00'],
    ]),
  ]);
  expect(fields).toMatchObject({ subtotal: '1020.00', tax: '204.00', total: '1224.00' });
});

test('a number may be under the title behind its sign alone', async () => {
  const { fields } = await readInvoice([
    ...table('50 400', [
      ['Cobalt Sample Electric LLC', 'INVOICE'],
      ['118 Placeholder Ave, Austin, TX 78701', '# CSE-2044'],
    ]),
    [],
    ...table('50 330> 430> 540>', [
      ['Description', 'Qty', 'Price', 'Amount'],
      ['Breaker', '2', '54.25', '108.50'],
    ]),
    ...table('430 540>', [['Total', '108.50']]),
  ]);
  expect(fields.number).toBe('CSE-2044');
});

test('short lines with the marks of a till are a receipt, whatever it is called', async () => {
  const reading = await slip(
    ['TAX INVOICE', ''],
    ['SUNSCREEN SPF50', '17.99'],
    ['CARRY BAG', '0.25'],
    ['TOTAL', '18.24'],
    ['VISA ****4187 CONTACTLESS', '18.24'],
    ['21/03/2026 16:38', ''],
  );
  expect(reading.kind).toBe('receipt');
});
