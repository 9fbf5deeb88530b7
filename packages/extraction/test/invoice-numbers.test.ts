import { describe, expect, test } from 'vitest';
import { say, table, title } from './draw-pdf.ts';
import { readInvoice } from './read-invoice.ts';

const lines = [
  [],
  ...table('50 330> 430> 540>', [
    ['Description', 'Qty', 'Price', 'Amount'],
    ['Bulbs', '2', '3.95', '7.90'],
    ['Tape', '1', '1.80', '1.80'],
    ['Total', '', '', '9.70'],
  ]),
];
const numberOf = async (...head: Parameters<typeof readInvoice>[0][]) =>
  (await readInvoice([...head.flat(), ...lines] as Parameters<typeof readInvoice>[0])).fields.number;

describe('the number of an invoice', () => {
  test('may be in groups of two to four digits', async () => {
    expect(await numberOf([say('Invoice number: 41 187 402 0552'), say('Date: 12/05/2026')])).toBe(
      '41 187 402 0552',
    );
  });

  test('may begin with a letter and end in a check digit', async () => {
    expect(await numberOf([say('Invoice number: T 118 740 552-0'), say('Date: 12/05/2026')])).toBe(
      'T 118 740 552-0',
    );
    expect(await numberOf([say('Invoice number: Q118 74055 2'), say('Date: 12/05/2026')])).toBe(
      'Q118 74055 2',
    );
  });

  test('may be a code of letters and a group of digits behind it', async () => {
    expect(await numberOf([say('Invoice No. DPC11 53409-001-0006'), say('Date: 12/05/2026')])).toBe(
      'DPC11 53409-001-0006',
    );
  });

  test('may be one that could be a day, next to a label that says number, and not behind a title or under a label', async () => {
    expect(await numberOf([say('Invoice No. 2026-03-07'), say('Date of issue: March 31, 2026')])).toBe(
      '2026-03-07',
    );
    expect(await numberOf([say('Invoice 2026-03-07')])).toBeNull();
    expect(
      await numberOf(
        table('50 200', [
          ['Invoice No.', 'Date'],
          ['2026-03-07', ''],
        ]),
      ),
    ).toBeNull();
  });

  test('may be a series in letters and a number behind the title', async () => {
    expect(await numberOf(table('50 300', [['Electronic invoice', 'CAC 41187405']]))).toBe('CAC 41187405');
  });

  test('is that of a certified document, not of the certificate below', async () => {
    expect(
      await numberOf([
        ...table('50 300', [['Fatura Simplificada', 'FS 2026A/4118']]),
        [],
        say('n.º 0118/AT'),
      ]),
    ).toBe('FS 2026A/4118');
  });

  test('is that of a sales invoice by its short label', async () => {
    expect(await numberOf([title('Corner Kitchen'), say('SI No. 000118740')])).toBe('000118740');
  });
});

describe('the number of an invoice with other numbers', () => {
  const numberIn = (...rows: (readonly string[])[]) => numberOf([title('INVOICE')], table('50 250', rows));

  test('is the reference of who sells, where no other is printed', async () => {
    expect(await numberIn(['Our ref', 'PG/0187/STM'], ['Your order', 'TH-20418'])).toBe('PG/0187/STM');
    expect(await numberIn(['Our ref:', 'BS/118'], ['Invoice no.', '26/0418'])).toBe('26/0418');
  });

  test('is not that which a device gave it', async () => {
    const rows = [
      ['Invoice No.', 'RHD/26/04118'],
      ['CU Invoice No.:', 'KRA0118/5520'],
    ];
    expect(await numberIn(...rows)).toBe('RHD/26/04118');
  });

  test('is the one that says so, not an account by a word that means invoice and account', async () => {
    const strip = table('50 250', [
      ['Számla sorszáma', 'Számla kelte'],
      ['PN26/0118740', '2026.03.17.'],
    ]);
    expect(await numberOf([title('SZÁMLA')], strip, [[], say('Számla: 11800118-74055204')])).toBe(
      'PN26/0118740',
    );
  });
});

describe('a number in groups of digits', () => {
  const sold = [
    ...table('50 330> 430> 540>', [
      ['Description', 'Quantity', 'Unit price', 'Amount'],
      ['Shirts, navy', '11', '2.00', '22.00'],
      ['Mats, grey', '3', '5.00', '15.00'],
    ]),
    ...table('330 540>', [['Total', '37.00']]),
  ];

  test('is the invoice’s right of a title with the sign of a number, and the customer’s number names no customer', async () => {
    const { fields } = await readInvoice([
      title('INVOICE'),
      say('Redstone Uniform & Facility Services, LLC'),
      ...table('30 300 440', [
        ['6620 Ambassador Row', 'Invoice #', '4209 771 36'],
        ['Dallas, TX 75247', 'Invoice date', '06/24/2026'],
        ['BILL TO', '', ''],
        ['PECAN GROVE TRUCK REPAIR', 'Customer #', '0033-16582'],
        ['PO BOX 5306', 'Route / Stop / Day', '114 / 22 / WED'],
      ]),
      ...sold,
    ]);
    expect([fields.number, fields.customer]).toEqual(['4209 771 36', 'PECAN GROVE TRUCK REPAIR']);
  });

  test('may begin with a single digit', async () => {
    const { fields } = await readInvoice([
      title('INVOICE'),
      say('Lumandre Energy plc'),
      say('Invoice number: 1 0304 226 871   Date: 9 February 2026'),
      ...sold,
    ]);
    expect(fields.number).toBe('1 0304 226 871');
  });
});

test('a number behind the word for a register is not that of the invoice', async () => {
  const { fields } = await readInvoice([
    ...table('50 400', [['Companhia Ficta', 'NOTA FISCAL Nº 001,187,405']]),
    ...table('50 300', [['Rua da Luz 118, Campinas - SP', 'CNPJ 11.874.055/0001-18']]),
    ...table('50 540>', [
      ['Descrição', 'Valor (R$)'],
      ['Consumo', '101,05'],
      ['Iluminação', '28,40'],
    ]),
    ...table('360 540>', [['Total', '129,45']]),
  ]);
  expect(fields.number ?? '').not.toContain('CNPJ');
});

test('a bill without a number does not take that of something it sells', async () => {
  const bill = (name: string) =>
    readInvoice([
      say('MARLOWE & SONS LTD'),
      say('VAT reg. GB 418 2206 17'),
      say('Date 8 October 2026'),
      say('Bill to: Penrose Foods Ltd'),
      ...table('50 300> 380> 470>', [
        ['Description', 'Qty', 'Price', 'Amount'],
        [name, '2', '5.00', '10.00'],
        ['Packing', '1', '7.00', '7.00'],
      ]),
      say('Total due 17.00'),
    ]);
  for (const name of ['Ticket 118740', 'Invoice No. 118740'])
    expect((await bill(name)).fields.number).toBeNull();
});
