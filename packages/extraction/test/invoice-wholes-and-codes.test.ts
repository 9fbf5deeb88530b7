import { describe, expect, test } from 'vitest';
import { say, table, title } from './draw-pdf.ts';
import { linesOf, readInvoice } from './read-invoice.ts';

const head = [title('INVOICE'), say('Northgate Fixings Ltd'), say('Invoice number: 2025-0117'), []];
const columns = '50 330> 430> 540>';

describe('a sum with tax under a name nobody listed', () => {
  const lines = [
    ['Description', 'Qty', 'Unit price', 'Amount'],
    ['Standing charge', '1', '650.00', '650.00'],
    ['Water', '118', '6.25', '737.50'],
    ['Sewage', '10', '77.41', '774.10'],
    ['Total excl. VAT', '', '', '2,161.60'],
    ['VAT 25%', '', '', '540.40'],
  ];

  test('is the total of the document, and no line, where payments on account lead to another one', async () => {
    const reading = await readInvoice([
      ...head,
      ...table(columns, [
        ...lines,
        ['Consumption of the year incl. VAT', '', '', '2,702.00'],
        ['Collected on account in 2025', '', '', '-2,300.00'],
        ['Balance due', '', '', '402.00'],
        ['First instalment of 2026', '', '', '1,375.00'],
        ['Amount due', '', '', '1,777.00'],
      ]),
    ]);
    expect(reading.lines).toHaveLength(3);
    expect(reading.fields).toMatchObject({ subtotal: '2161.60', tax: '540.40', total: '2702.00' });
  });

  test('is no line where an instalment is added to it', async () => {
    const reading = await readInvoice([
      ...head,
      ...table(columns, [
        ...lines,
        ['Consumption of the year incl. VAT', '', '', '2,702.00'],
        ['First instalment of 2026', '', '', '1,375.00'],
        ['Amount due', '', '', '4,077.00'],
      ]),
    ]);
    expect(reading.lines.map(({ amount }) => amount)).not.toContain('2702.00');
    expect(reading.fields).toMatchObject({ subtotal: '2161.60', tax: '540.40' });
  });

  test('is so behind two taxes too', async () => {
    const reading = await readInvoice([
      ...head,
      ...table(columns, [
        ...lines.slice(0, 5),
        ['VAT 25%', '', '', '540.40'],
        ['City tax', '', '', '20.00'],
        ['Consumption of the year', '', '', '2,722.00'],
        ['Collected on account in 2025', '', '', '-2,300.00'],
        ['Balance due', '', '', '422.00'],
      ]),
    ]);
    expect(reading.lines).toHaveLength(3);
    expect(reading.fields.total).toBe('2722.00');
  });
});

describe('a tax on a line with what it is levied on', () => {
  test.each([
    ['incl. 19 % VAT on 1,200.00 net', '228.00'],
    ['including VAT 19 % of 1,200.00 net', '228.00'],
  ])('is the share that its rate gives: %s', async (label, tax) => {
    const reading = await readInvoice([
      ...head,
      ...table(columns, [
        ['Description', 'Qty', 'Unit price', 'Amount'],
        ['Planning', '1', '1,000.00', '1,000.00'],
        ['Survey', '1', '428.00', '428.00'],
        ['Register of companies', '', '', '72.00'],
        ['Invoice total', '', '', '1,500.00'],
        [label, '', '', tax],
      ]),
    ]);
    expect(reading.fields).toMatchObject({ tax, total: '1500.00' });
  });

  test.each(['VAT-Exempt Sales', 'Sales outside VAT law'])(
    'is not what is exempt from it: %s',
    async (exempt) => {
      const reading = await readInvoice([
        title('SALES INVOICE'),
        say('BOTIKA MALUSOG'),
        say('Date: 11/13/2026'),
        ...table('50 300>', [
          ['AMLODIPINE 10MG TAB', ''],
          ['   30 x 8.75', '262.50'],
          ['LOSARTAN 50MG TAB', ''],
          ['   30 x 11.25', '337.50'],
          ['ALCOHOL 500ML', ''],
          ['   1 x 92.00', '92.00V'],
          ['SUBTOTAL', '692.00'],
          ['LESS SC DISC 20%', '-120.00'],
          ['AMOUNT DUE PHP', '572.00'],
          ['VATable Sales', '82.14'],
          [exempt, '480.00'],
          ['VAT Amount 12%', '9.86'],
        ]),
      ]);
      expect(reading.fields).toMatchObject({ tax: '9.86', total: '572.00' });
      expect(reading.lines.map(({ amount }) => amount)).toEqual(['262.50', '337.50', '92.00']);
    },
  );

  test('of several rates is all of them, not the one of nothing', async () => {
    const reading = await readInvoice([
      title('BON FISCAL'),
      say('MAGAZINUL DIN COLT S.R.L.'),
      say('DATA: 13-11-2026'),
      ...table('50 300>', [
        ['LAPTE CONSUM', '14.58 B'],
        ['BERE BLONDA', '28.74 A'],
        ['PAINE', '6.49 B'],
        ['SUBTOTAL', '49.81'],
        ['TOTAL LEI', '49.81'],
        ['TOTAL TVA A - 21.00%', '4.99'],
        ['TOTAL TVA B - 11.00%', '2.09'],
        ['TOTAL TVA D - 0.00%', '0.00'],
        ['TOTAL TVA', '7.08'],
      ]),
    ]);
    expect(reading.fields).toMatchObject({ tax: '7.08', total: '49.81' });
  });
});

describe('of lines', () => {
  test('the letter of a rate is no name: the text left of all headings is', async () => {
    const reading = await readInvoice([
      ...head,
      ...table('50 330> 350 430> 540>', [
        ['', 'Net £', 'Code', 'VAT £', 'Gross £'],
        ['Tuition fee', '6,150.00', 'S', '1,230.00', '7,380.00'],
        ['School lunches', '312.00', 'E', '0.00', '312.00'],
        ['Cello lessons, autumn term', '385.00', 'S', '77.00', '462.00'],
        ['Total for the term', '6,847.00', '', '1,307.00', '8,154.00'],
      ]),
    ]);
    expect(linesOf(reading)).toEqual([
      '- × - = 6150.00 Tuition fee',
      '- × - = 312.00 School lunches',
      '- × - = 385.00 Cello lessons, autumn term',
    ]);
  });

  test('under headings over two lines the quantity is on the line of the name', async () => {
    const reading = await readInvoice([
      title('BOLETA DE VENTA ELECTRONICA'),
      say('BOTICAS DEL VALLE S.A.C.'),
      say('FECHA: 12/11/2026'),
      ...table('50 90 130', [['CANT', 'U.M.', 'DESCRIPCION']]),
      ...table('200> 260> 330>', [['P.UNIT.', 'DSCTO', 'IMPORTE']]),
      ...[
        ['1', 'CJ', 'LORATADINA 10MG', '6.50', '0.00', '6.50'],
        ['2', 'FCO', 'SUERO REHIDRATANTE', '4.90', '0.00', '9.80'],
        ['1', 'UND', 'PANAL TALLA G', '52.90', '5.29', '47.61'],
      ].flatMap(([count = '', unit = '', name = '', ...figures]) => [
        ...table('50 90 130', [[count, unit, name]]),
        ...table('200> 260> 330>', [figures]),
      ]),
      ...table('50 330>', [
        ['OP. GRAVADA', '54.16'],
        ['IGV 18%', '9.75'],
        ['IMPORTE TOTAL', '63.91'],
      ]),
    ]);
    expect(linesOf(reading)).toEqual([
      '1 × 6.50 = 6.50 LORATADINA 10MG',
      '2 × 4.90 = 9.80 SUERO REHIDRATANTE',
      '1 × 52.90 = 47.61 PANAL TALLA G',
    ]);
  });

  test('a slip may begin with the letter of a tax and a code right before the name', async () => {
    const reading = await readInvoice([
      say('PALLET & PECK'),
      say('11/14/2026 15:22'),
      ...table('50 80 300>', [
        ['E', '30669 BANANAS 3 LB', '1.99 N'],
        ['E', '31874 WHOLE MILK 2PK', '6.49 N'],
        ['', '74118 ROTISSERIE CHKN', '4.99 A'],
        ['', '2 @ 19.99', ''],
        ['', '55201 LAUNDRY DTRG', '39.98 A'],
        ['', 'SUBTOTAL', '53.45'],
        ['', 'TAX', '3.71'],
        ['', 'TOTAL', '57.16'],
      ]),
    ]);
    expect(linesOf(reading)).toEqual([
      '- × - = 1.99 BANANAS 3 LB',
      '- × - = 6.49 WHOLE MILK 2PK',
      '- × - = 4.99 ROTISSERIE CHKN',
      '2 × 19.99 = 39.98 LAUNDRY DTRG',
    ]);
  });

  test('a weight may have its unit written onto it', async () => {
    const reading = await readInvoice([
      title('KASSABON'),
      say('Buurtmarkt De Korf'),
      say('13-11-2026 17:26'),
      ...table('50 100 260> 330>', [
        ['AANTAL', 'OMSCHRIJVING', 'PRIJS', 'BEDRAG'],
        ['2', 'HALFVOLLE MELK', '1,19', '2,38'],
        ['0,842KG', 'BANANEN', '1,79', '1,51'],
        ['2', 'COLA', '2,20', '4,40'],
      ]),
      ...table('100 330>', [['TOTAAL EUR', '8,29']]),
    ]);
    expect(linesOf(reading)[1]).toBe('0.842 × 1.79 = 1.51 BANANEN');
  });

  test('whole crowns above the first amount with a mark are amounts', async () => {
    const reading = await readInvoice([
      title('KVITTUN'),
      say('KJARABÚÐIN'),
      say('14.11.2026 13:52'),
      ...table('50 300>', [
        ['Nýmjólk 1 l', ''],
        ['2 stk x 249', '498'],
        ['Flatkökur 5 stk', '398'],
        ['Skyr vanillu 500 g', ''],
        ['3 stk x 489', '1.467'],
        ['Burðarpoki', '60'],
        ['Samtals ISK', '2.423'],
        ['Debetkort', '2.423'],
      ]),
    ]);
    expect(linesOf(reading)).toEqual([
      '2 × 249 = 498 Nýmjólk 1 l',
      '- × - = 398 Flatkökur 5 stk',
      '3 × 489 = 1467 Skyr vanillu 500 g',
      '- × - = 60 Burðarpoki',
    ]);
  });
});

describe('of the number and the parties', () => {
  test.each([
    ['FAKTURA', 'č. 2026100045'],
    ['TIQUE', 'NRO 2026100045'],
  ])('a number is behind the title on its line: %s %s', async (name, number) => {
    const reading = await readInvoice([
      ...table('50 350', [[name, number]]),
      say('Northgate Fixings Ltd'),
      ...table(columns, [
        ['Description', 'Qty', 'Unit price', 'Amount'],
        ['Planning', '2', '100.00', '200.00'],
        ['Total', '', '', '200.00'],
      ]),
    ]);
    expect(reading.fields.number).toBe('2026100045');
  });

  test('a label nobody listed in a list of labels is no name', async () => {
    const reading = await readInvoice([
      title('RECEIPT'),
      say('Presto Press Cleaners'),
      ...table('50 200', [
        ['Ticket', '41874'],
        ['Date', '11/10/2026'],
        ['Customer', 'Okonkwo, Adaeze'],
        ['Dropped off', '11/06/2026'],
        ['Ready since', '11/08/2026'],
      ]),
      ...table(columns, [
        ['Garment', 'Qty', 'Each', 'Amount'],
        ['Shirt, laundered', '5', '2.99', '14.95'],
        ['Total', '', '', '14.95'],
      ]),
    ]);
    expect(reading.fields.customer ?? '').not.toMatch(/Dropped|Ready/);
  });
});
