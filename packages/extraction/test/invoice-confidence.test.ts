import { describe, expect, test } from 'vitest';
import { chooseParties, type Described } from '../src/invoice/parties/choose-parties.ts';
import { type DrawnLine, say, table, title } from './draw-pdf.ts';
import { readInvoice } from './read-invoice.ts';
import { readInvoiceFromPixels } from './read-invoice-from-pixels.ts';

const head = [
  title('INVOICE'),
  say('Northgate Fixings Ltd'),
  say('Invoice number: 2025-0117'),
  say('Invoice date: 14 March 2025'),
  [],
];

const sums = (rows: readonly (readonly [string, string])[]): DrawnLine[] => table('360 540>', rows);

test('a number printed below the total of an invoice only is not sure: it may be that of a slip to pay with', async () => {
  const lines = [
    ...table('50 330> 430> 540>', [
      ['Description', 'Qty', 'Unit price', 'Amount'],
      ['Oak shelving board', '3', '24.00', '72.00'],
      ['Pine board', '2', '14.00', '28.00'],
    ]),
    ...sums([['Total', '100.00']]),
    [],
  ];
  const [named, titled] = [
    say('Invoice number: 2025-0117'),
    [title('INVOICE'), say('Northgate Fixings Ltd')],
  ];
  const below = await readInvoice([...titled, ...lines, named]);
  expect(below.fields.number).toBe('2025-0117');
  expect(below.fieldSources?.number?.confidence).toBeLessThan(0.9);
  const above = await readInvoice([...titled, named, ...lines]);
  expect(above.fieldSources?.number?.confidence).toBeGreaterThan(0.9);
});

describe('how sure a sum is', () => {
  test('two taxes of one rate are no base and its tax, though their sum is called a total', async () => {
    const { fields } = await readInvoice([
      ...head,
      ...table('50 540>', [
        ['Description', 'Vornal'],
        ['Mesh chair', '55,347.00'],
        ['Steel cupboard', '81,560.00'],
      ]),
      ...sums([
        ['Subtotal CGST', '12,321.63'],
        ['SGST 9%', '12,321.63'],
        ['Total tax', '24,643.26'],
        ['Total', '24,643.26'],
      ]),
    ]);
    expect(fields.subtotal === '12321.63' && fields.tax === '12321.63').toBe(false);
  });

  test('is as sure as its parts where several taxes make it', async () => {
    const { fields, fieldSources } = await readInvoice([
      ...head,
      ...table('50 330> 430> 540>', [
        ['Description', 'Qty', 'Unit price', 'Amount'],
        ['Oak shelving board', '3', '24.00', '72.00'],
        ['Children’s books', '2', '14.00', '28.00'],
      ]),
      ...sums([
        ['Subtotal', '100.00'],
        ['VAT 20%', '14.40'],
        ['VAT 5%', '1.40'],
        ['Total', '115.80'],
      ]),
    ]);
    expect(fields.tax).toBe('15.80');
    expect(fieldSources?.tax?.confidence).toBeGreaterThan(0.9);
  });

  test('stays sure where sums lead to one another though a line does not fit', async () => {
    const { fields, fieldSources, verdict } = await readInvoice([
      ...head,
      ...table('50 330> 430> 540>', [
        ['Description', 'Qty', 'Unit price', 'Amount'],
        ['Oak shelving board', '3', '24.00', '72.00'],
        ['Pine board', '2', '14.00', '29.00'],
      ]),
      ...sums([
        ['Subtotal', '100.00'],
        ['VAT 20%', '20.00'],
        ['Total', '120.00'],
      ]),
    ]);
    expect(verdict).toBe('contradicted');
    expect(fields.total).toBe('120.00');
    expect(fieldSources?.total?.confidence).toBeGreaterThan(0.9);
  });

  test('is not sure where the sums contradict one another', async () => {
    const { fieldSources } = await readInvoice([
      ...head,
      ...table('50 540>', [
        ['Description', 'Amount'],
        ['Oak shelving board', '72.00'],
        ['Pine board', '28.00'],
      ]),
      ...sums([
        ['Subtotal', '100.00'],
        ['VAT 20%', '20.00'],
        ['Total', '121.00'],
      ]),
    ]);
    expect(fieldSources?.total?.confidence).toBeLessThan(0.9);
  });
});

describe('how sure the sums of a whole document are', () => {
  const lines = table('50 330> 430> 540>', [
    ['Description', 'Qty', 'Unit price', 'Amount'],
    ['Oak shelving board', '3', '24.00', '72.00'],
    ['Pine board', '2', '14.00', '28.00'],
  ]);

  test('is high wherever the document is proven, though a tax is printed in parts', async () => {
    const { fieldSources, verdict } = await readInvoice([
      ...head,
      ...lines,
      ...sums([
        ['Subtotal', '100.00'],
        ['VAT 20%', '14.40'],
        ['VAT 5%', '1.40'],
        ['Rounding', '0.20'],
        ['Total', '116.00'],
      ]),
    ]);
    expect(verdict).toBe('proven');
    for (const name of ['tax', 'total'] as const)
      expect(fieldSources?.[name]?.confidence).toBeGreaterThan(0.9);
  });

  test('is lower where lines alone lead to the total and nothing explains another amount', async () => {
    const { fields, fieldSources, verdict } = await readInvoice([
      ...head,
      ...lines,
      ...sums([
        ['Vornal', '109.00'],
        ['Total', '100.00'],
      ]),
    ]);
    expect({ total: fields.total, verdict }).toEqual({ total: '100.00', verdict: 'unproven' });
    expect(fieldSources?.total?.confidence).toBeLessThan(0.9);
  });
});

describe('how sure a slip is read', () => {
  const slip = (total: string, cash: string, change: string) => [
    say('SAM SAM TRADING CO'),
    say('67 Jalan Mewah'),
    say('RECEIPT'),
    say('29-12-2017'),
    [],
    ...table('50 400>', [
      ['UNICORN SUPER GLUE', '5.20'],
      ['COLOR PAPER', '17.90'],
      ['TOTAL', total],
      ['CASH', cash],
      ['CHANGE', change],
    ]),
  ];

  test('its total is sure where cash and change make it, though the lines do not', async () => {
    const made = await readInvoice(slip('23.00', '50.00', '27.00'));
    expect(made.verdict).toBe('contradicted');
    expect(made.fieldSources?.total?.confidence).toBeGreaterThan(0.9);
    const missed = await readInvoice(slip('23.00', '50.00', '26.00'));
    expect(missed.fieldSources?.total?.confidence).toBeLessThan(0.9);
  });

  test('its total is sure where another line names it too, though the lines do not make it', async () => {
    const named = (first: string) => [
      say('SAM SAM TRADING CO'),
      say('RECEIPT'),
      [],
      ...table('50 400>', [
        ['UNICORN SUPER GLUE', '5.20'],
        ['COLOR PAPER', '17.90'],
        [first, '23.00'],
        ['TOTAL', '23.00'],
      ]),
    ];
    const twice = await readInvoice(named('TOTAL SALES'));
    expect(twice.verdict).toBe('contradicted');
    expect(twice.fieldSources?.total?.confidence).toBeGreaterThan(0.9);
  });

  test('its vendor is less sure the more letters of it are not legible, unless it is printed twice', async () => {
    const lines = slip('23.10', '50.00', '26.90');
    const confidenceOf = async (words: Readonly<Record<string, number>>, drawn = lines) => {
      const reading = await readInvoiceFromPixels(drawn, (word) => words[word] ?? 1);
      expect(reading.fields.vendor).toBe('SAM SAM TRADING CO');
      return reading.fieldSources?.vendor?.confidence ?? 0;
    };
    expect(await confidenceOf({ CO: 0.6 })).toBeGreaterThan(0.9);
    expect(await confidenceOf({ TRADING: 0.8 })).toBeGreaterThan(0.9);
    // A word in doubt is often wrong by one letter: the rest of the name is enough.
    expect(await confidenceOf({ SAM: 0.6 })).toBeGreaterThanOrEqual(0.9);
    expect(await confidenceOf({ TRADING: 0.6, SAM: 0.4 })).toBeLessThan(0.9);
    const twice = [...lines, say('THANK YOU FOR SHOPPING AT SAM SAM TRADING CO')];
    expect(await confidenceOf({ TRADING: 0.6, SAM: 0.4 }, twice)).toBeGreaterThan(0.9);
    // No misreading happens to be a word of the trade, or one that is printed elsewhere.
    expect(await confidenceOf({ TRADING: 0.3 })).toBeGreaterThan(0.9);
  });
});

test('a vendor in full is as sure as the parts and the misreadings of its name are together', () => {
  const described = (names: Readonly<Record<string, number>>): Described[] =>
    Object.entries(names).map(([name, weight], position) => ({
      candidate: { name, cut: 'cell', row: { position } } as unknown as Described['candidate'],
      features: new Map([['isFirstText', weight]]),
    }));
  const weights = { vendor: { isFirstText: 1, none: -9 }, customer: { isFirstText: -9, none: 9 } };
  const sureOf = (names: Readonly<Record<string, number>>) =>
    chooseParties(described(names), true, weights).vendor?.confidence;
  expect(sureOf({ ELKEN: 1, 'ELKEN SERVICE SDN BHD': 2 })).toBeGreaterThan(0.99);
  expect(sureOf({ Koufland: 1, Kaufland: 2 })).toBeGreaterThan(0.99);
  expect(sureOf({ 'Sushi Q': 1, 'ELKEN SERVICE SDN BHD': 2 })).toBeLessThan(0.75);
});

test('of several days without a label the only one with a time is sure', async () => {
  const lines = [
    say('SAM SAM TRADING CO'),
    say('29-12-2017 18:05'),
    ...table('50 400>', [
      ['GLUE', '5.20'],
      ['PAPER', '17.80'],
      ['TOTAL', '23.00'],
    ]),
  ];
  const confidenceOf = async (last: string) =>
    (await readInvoice([...lines, say(last)])).fieldSources?.date?.confidence;
  expect(await confidenceOf('Points are good until 29-12-2018')).toBeGreaterThan(0.9);
  expect(await confidenceOf('Come again on 02-01-2018 10:00')).toBeLessThan(0.9);
});

describe('a slip whose total cannot be read', () => {
  test('is read by its lines, which multiply', async () => {
    const reading = await readInvoice([
      say('SAM SAM TRADING CO'),
      say('67 Jalan Mewah'),
      say('TAX INVOICE'),
      say('29-12-2017'),
      [],
      ...table('50 250 400>', [
        ['UNICORN TWIN SUPER GLUE'],
        ['9557368063013', '1 X 5.20', '5.20'],
        ['CYBER MIX COLOR PAPER'],
        ['222008', '2 X 8.90', '17.80'],
        ['TOTAL', '', '23-00'],
      ]),
    ]);
    expect(reading.lines.map(({ amount }) => amount)).toEqual(['5.20', '17.80']);
    expect(reading.fields.total).toBeNull();
    expect(reading.verdict).toBe('unproven');
  });
});
