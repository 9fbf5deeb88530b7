import { CONFIDENT } from '@tieout/records';
import { describe, expect, test } from 'vitest';
import { mendSplitWords } from '../src/invoice/rows/mend-split-words.ts';
import type { Line } from '../src/lines/line.ts';
import { say, table, title } from './draw-pdf.ts';
import { readInvoice } from './read-invoice.ts';

const sale = [
  ...table('50 540>', [
    ['Beschreibung', 'Betrag'],
    ['Beratung', '400,00 €'],
    ['Reise', '100,00 €'],
  ]),
  ...table('360 540>', [['Gesamtbetrag', '500,00 €']]),
];

describe('a window address without a label', () => {
  const letter = [
    say('Kranich Werkzeuge GmbH · Lindenallee 12 · 24105 Kiel'),
    [],
    say('Tischlerei Buche'),
    say('Am Hafen 3'),
    say('18055 Rostock'),
    [],
    title('Handelsrechnung (380) Nr. 471102 vom 05.03.2025'),
    ...sale,
  ];

  test('names the customer, and the line above it the vendor', async () => {
    const { fields } = await readInvoice(letter);
    expect(fields).toMatchObject({ vendor: 'Kranich Werkzeuge GmbH', customer: 'Tischlerei Buche' });
  });

  test('leaves number and date to the title, without its type code in brackets', async () => {
    const { fields } = await readInvoice(letter);
    expect(fields).toMatchObject({ number: '471102', date: '2025-03-05' });
  });

  test('gives each field a confidence and a box', async () => {
    const { fields, fieldSources } = await readInvoice(letter);
    for (const name of ['number', 'date', 'vendor', 'customer', 'total'] as const) {
      expect(fields[name]).not.toBeNull();
      expect(fieldSources?.[name]?.source?.page).toBe(1);
    }
    expect(fieldSources?.total?.confidence).toBeGreaterThanOrEqual(CONFIDENT);
  });
});

describe('a date without a label', () => {
  test('is not confident next to another', async () => {
    const days = [say('05.03.2025'), say('07.03.2025')];
    const { fieldSources } = await readInvoice([title('Rechnung'), ...days, ...sale]);
    expect(fieldSources?.date?.confidence).toBeLessThan(CONFIDENT);
  });
});

describe('item columns', () => {
  test('in a second currency are left out', async () => {
    const reading = await readInvoice([
      title('INVOICE'),
      say('Currency: USD'),
      ...table('50 430> 540>', [
        ['Product', 'Amount USD', 'Amount EUR'],
        ['Plan for a month', '119.95', '109.15'],
        ['Support', '20.00', '18.20'],
        ['Total', '139.95', '127.35'],
      ]),
    ]);
    expect(reading.fields).toMatchObject({ total: '139.95', currency: 'USD' });
    expect(reading.lines.map(({ amount }) => amount)).toEqual(['119.95', '20.00']);
  });

  test('are named by their content if a header says the amounts are positions', async () => {
    const reading = await readInvoice([
      title('Rechnung'),
      ...table('50 90 300> 400> 540>', [
        ['Pos', 'Beschreibung', 'Menge', 'Nettopreis', 'Pos-Betrag'],
        ['1', 'Zitrone', '10', '1,00', '10,00'],
        ['2', 'Zucker', '5', '1,45', '7,25'],
      ]),
      ...table('360 540>', [['Gesamtbetrag', '17,25']]),
    ]);
    expect(reading.lines.map(({ description, amount }) => `${description} ${amount}`)).toEqual([
      'Zitrone 10.00',
      'Zucker 7.25',
    ]);
    expect(reading.verdict).toBe('proven');
  });
});

describe('a receipt', () => {
  test('with an illegible total label is read by what adds up to it, and not proven', async () => {
    const reading = await readInvoice([
      say('Corner Kitchen'),
      say('31/12/2022 10:26'),
      ...table('50 200>', [
        ['Burger', '198.00'],
        ['Fries', '44.00'],
        ['Cola', '48.00'],
        ['Bread', '10.00'],
        ['T~~~l', '300.00'],
        ['Cash', '400.00'],
        ['Change', '100.00'],
      ]),
    ]);
    expect(reading.fields.total).toBe('300.00');
  });
});

describe('recognized words', () => {
  const line = (words: readonly (readonly [string, number, number])[]): Line => {
    const made = words.map(([text, left, right]) => ({
      text,
      left,
      right,
      top: 0,
      bottom: 10,
      fontSize: 10,
      isBold: false,
      confidence: 0.9,
    }));
    return { page: 1, words: made, left: 0, right: 200, top: 0, bottom: 10 };
  };
  const texts = (lines: readonly Line[]) => lines.map(({ words }) => words.map(({ text }) => text).join(' '));

  test('are joined if narrow letters split them', () => {
    const lines = [
      line([
        ['Total', 0, 30],
        ['Sa', 34, 44],
        ['l', 45.6, 47],
        ['es', 48.6, 58],
        ['incl', 62, 80],
        ['tax', 84, 98],
      ]),
    ];
    expect(texts(mendSplitWords(lines))).toEqual(['Total Sales incl tax']);
  });

  test('have their currency sign if it was misread before an amount', () => {
    const lines = [line([['RM12.00', 0, 30]]), line([['RH43.40', 0, 30]]), line([['Ref12.00', 0, 30]])];
    expect(texts(mendSplitWords(lines))).toEqual(['RM12.00', 'RM43.40', 'Ref12.00']);
  });
});
