import { describe, expect, test } from 'vitest';
import { say, table, title } from './draw-pdf.ts';
import { linesOf, readInvoice } from './read-invoice.ts';

describe('a code on the line of the amount', () => {
  const coded = (heading: string[][]) =>
    readInvoice([
      say('PROBA HYPERMARKET L.L.C.'),
      say('TAX INVOICE'),
      say('Inv No: 04-118740'),
      say('Date: 23/11/2026'),
      ...table('50 230> 300> 370>', [
        ...heading,
        ['LABNEH 500G', '', '', ''],
        ['6291118740018', '2.000', '9.75', '19.50'],
        ['BANANA KG', '', '', ''],
        ['2200411874055', '1.284', '6.95', '8.92'],
        ['SPRING WATER 6', '', '', ''],
        ['6291187405522', '3.000', '8.25', '24.75'],
      ]),
      ...table('50 370>', [['TOTAL AED', '53.17']]),
    ]);
  const lines = [
    '2.000 × 9.75 = 19.50 LABNEH 500G',
    '1.284 × 6.95 = 8.92 BANANA KG',
    '3.000 × 8.25 = 24.75 SPRING WATER 6',
  ];

  test('is no part of the name above it, under headings', async () => {
    expect(linesOf(await coded([['Item', 'Qty', 'Price', 'Amount']]))).toEqual(lines);
  });

  test('is none without headings', async () => {
    expect(linesOf(await coded([]))).toEqual(lines);
  });

  test('ends a name that is printed over more lines than one', async () => {
    const reading = await readInvoice([
      say('PROBA D.I.Y. SDN BHD'),
      say('TAX INVOICE'),
      say('12-01-19 21:13'),
      ...table('50 120 300>', [
        ['BOOSTER CABLE XH-500A', '', ''],
        ['CE72 - 10', '', ''],
        ['9001620', '1 X 29.90', '29.90'],
        ['MOTH BALLS 150G', '', ''],
        ['EC21-41 - 10/100', '', ''],
        ['9063977', '1 X 2.10', '2.10'],
        ['TOTAL RM', '', '32.00'],
      ]),
    ]);
    expect(linesOf(reading)).toEqual([
      '1 × 29.90 = 29.90 BOOSTER CABLE XH-500A CE72 - 10 9001620',
      '1 × 2.10 = 2.10 MOTH BALLS 150G EC21-41 - 10/100 9063977',
    ]);
  });
});

describe('a quantity on a line of its own', () => {
  test('may be in brackets, or in one word with the sign of a number', async () => {
    const priced = async (above: string[][], below: string[][]) =>
      linesOf(
        await readInvoice([
          say('CAFFETTERIA PROBA'),
          say('DOCUMENTO COMMERCIALE'),
          ...table('50 250> 330>', [
            ['DESCRIZIONE', 'IVA', 'Prezzo'],
            ...above,
            ['QUADERNO MAXI', '22%', '8,80'],
            ...below,
            ['COLLA STICK', '22%', '2,90'],
            ['TOTALE COMPLESSIVO', '', '11,70'],
          ]),
        ]),
      );
    const lines = ['4 × 2.20 = 8.80 QUADERNO MAXI', '- × - = 2.90 COLLA STICK'];
    expect(await priced([['n.4 x 2,20', '', '']], [])).toEqual(lines);
    expect(await priced([], [['(4 x 2,20)', '', '']])).toEqual(lines);
  });

  test('is the weight under the name, though only prices have a heading', async () => {
    const reading = await readInvoice([
      say('SUPERMERCADOS PRUEBA, S.A.'),
      say('FACTURA SIMPLIFICADA: 2187-014-411874'),
      ...table('50 70 250> 330>', [
        ['', 'Descripción', 'P. Unit', 'Importe'],
        ['1', 'PAN DE MOLDE', '', '1,55'],
        ['2', 'LECHE SEMI', '5,28', '10,56'],
        ['1', 'PLATANO', '', ''],
        ['', '1,142 kg', '2,29 €/kg', '2,62'],
        ['', 'TOTAL (€)', '', '14,73'],
      ]),
    ]);
    expect(linesOf(reading).slice(1)).toEqual(['2 × 5.28 = 10.56 LECHE SEMI', '1.142 × 2.29 = 2.62 PLATANO']);
  });

  test('is the weight next to a count of boxes that the price is not for', async () => {
    const reading = await readInvoice([
      title('FATTURA N. 1187'),
      ...table('50> 70 250> 290> 340> 400> 470>', [
        ['COLLI', 'DESCRIZIONE', 'LORDO', 'TARA', 'NETTO', 'PREZZO', 'IMPORTO'],
        ['12', 'Mele Renetta', '158,4', '14,4', '144,0', '1,05', '151,20'],
        ['6', 'Pere Abate', '62,8', '4,8', '58,0', '1,48', '85,84'],
      ]),
      ...table('300 470>', [['Totale', '237,04']]),
    ]);
    expect(linesOf(reading)).toEqual([
      '144.0 × 1.05 = 151.20 Mele Renetta',
      '58.0 × 1.48 = 85.84 Pere Abate',
    ]);
  });
});

describe('a discount below the lines of a slip', () => {
  test('is one of them where it has the letter of a rate as they have', async () => {
    const reading = await readInvoice([
      say('APTEKA PROBNA'),
      say('PARAGON FISKALNY'),
      ...table('50 250>', [
        ['WITAMINA D3 2000', ''],
        ['2 op x17,99', '35,98B'],
        ['SYROP PROSTY 125G', ''],
        ['1 op x9,80', '9,80B'],
        ['RABAT KARTA SENIOR', '-2,60A'],
        ['SUMA PLN', '43,18'],
      ]),
    ]);
    expect(linesOf(reading).at(-1)).toBe('- × - = -2.60 RABAT KARTA SENIOR');
  });
});

describe('a strip of sums', () => {
  test('has a tax and its rate behind a discount and its own', async () => {
    const reading = await readInvoice([
      title('Factura'),
      ...table('50 130', [
        ['NÚMERO', 'FECHA'],
        ['1 002741', '20/11/2026'],
      ]),
      ...table('50 250> 330> 430>', [
        ['DESCRIPCIÓN', 'CANT.', 'PRECIO', 'TOTAL'],
        ['GRIFO MONOMANDO LAVABO', '4,00', '97,69', '390,76'],
        ['LLAVE ESCUADRA', '10,00', '4,16', '41,60'],
      ]),
      ...table('70> 130> 200> 240> 310> 370> 430> 470>', [
        ['TIPO', 'IMPORTE', '', 'DTO. P.P.', 'PORTES', 'BASE', '', 'I.V.A.'],
        ['21,00', '432,36', '2,00 %', '8,65', '9,50', '433,21', '21,00', '90,97'],
      ]),
      ...table('300 470>', [['TOTAL:', '524,18 €']]),
    ]);
    expect(reading.fields).toMatchObject({
      number: '1 002741',
      subtotal: '433.21',
      tax: '90.97',
      total: '524.18',
    });
  });
});

describe('a day behind what counts the payments', () => {
  test('is when the invoice falls due', async () => {
    const reading = await readInvoice([
      title('DANFE'),
      say('Nº 000.004.187'),
      say('Data de emissão: 18/11/2026'),
      ...table('50 250', [
        ['PAGAMENTO', 'VENCIMENTO / VALOR'],
        ['Boleto bancário', '001   18/12/2026'],
      ]),
      ...table('50 250> 330> 430>', [
        ['DESCRIÇÃO', 'QTD', 'V. UNIT', 'V. TOTAL'],
        ['CAMISETA LISA', '6', '34,90', '209,40'],
      ]),
      ...table('300 430>', [['Valor total', '209,40']]),
    ]);
    expect(reading.fields).toMatchObject({ dueDate: '2026-12-18' });
  });
});

describe('the sums of an invoice whose lines are less their discounts', () => {
  test('lead from the goods before them, with freight and a tax at a rate in brackets', async () => {
    const reading = await readInvoice([
      ...table('50 110', [['Fatura', 'FA 2026A/1187']]),
      ...table('50 250', [
        ['Data', 'Condição Pagamento'],
        ['17-11-2026', 'Fatura 30 dias'],
      ]),
      ...table('50 250> 330> 390> 470>', [
        ['Descrição', 'Qtd.', 'Pr. Unitário', 'Desc.', 'Valor'],
        ['Tinta branca 15 L', '6,00', '41,900', '30,00', '175,98'],
        ['Rolo 22 cm', '20,00', '3,850', '0,00', '77,00'],
      ]),
      ...table('50 150> 210> 300 470>', [
        ['', '', '', 'Mercadoria/Serviços', '328,40'],
        ['Taxa/Valor', 'Incid.', 'Total', 'Descontos Comerciais', '75,42'],
        ['IVA (23,00)', '265,48', '61,06', 'Portes', '12,50'],
        ['', '', '', 'IVA', '61,06'],
        ['', '', '', 'Total ( EUR )', '326,54'],
      ]),
    ]);
    expect(reading).toMatchObject({ verdict: 'proven' });
    expect(reading.fields).toMatchObject({ number: 'FA 2026A/1187', tax: '61.06', total: '326.54' });
  });
});

describe('the tax within the prices of lines', () => {
  test('is that of the lines with a rate where others have none', async () => {
    const reading = await readInvoice([
      say('CARTOLIBRERIA PROBA'),
      say('DOCUMENTO COMMERCIALE'),
      ...table('50 250> 330>', [
        ['DESCRIZIONE', 'IVA', 'Prezzo'],
        ['QUADERNO MAXI', '22%', '8,80'],
        ['LIBRI', 'NS*', '18,00'],
        ['COLLA STICK', '22%', '2,90'],
        ['TOTALE COMPLESSIVO', '', '29,70'],
        ['DI CUI IVA', '', '2,11'],
      ]),
    ]);
    expect(reading).toMatchObject({ verdict: 'proven' });
    expect(reading.fields).toMatchObject({ tax: '2.11', total: '29.70' });
  });
});

describe('a name for the buyer that is a small word elsewhere', () => {
  test('is one where a name for the seller is next to it', async () => {
    const reading = await readInvoice([
      title('Factura F26-0187'),
      ...table('50 300', [
        ['DE', 'PARA'],
        ['Luz de Prueba, S.L.', 'Calzados Ejemplo, S.A.'],
      ]),
      ...table('50 330> 470>', [
        ['CONCEPTO', 'UNIDADES', 'TOTAL'],
        ['Retoque de imágenes', '72', '324,00€'],
      ]),
      ...table('300 470>', [['TOTAL', '324,00€']]),
    ]);
    expect(reading.fields).toMatchObject({
      vendor: 'Luz de Prueba, S.L.',
      customer: 'Calzados Ejemplo, S.A.',
    });
  });
});
