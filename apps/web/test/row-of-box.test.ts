// @vitest-environment happy-dom
import { describe, expect, test } from 'vitest';
import type { BoxLine } from '../src/features/review/lines-in-box.ts';
import { lineItemOfBox, rowOfBox } from '../src/features/review/row-of-box.ts';

/** A line of words that are far apart, as cells of a table are. */
const line = (...words: string[]): BoxLine => ({
  words: words.map((text, index) => ({ text, left: index * 100, right: index * 100 + 40 })),
  heightPt: 10,
});
const context = {
  ...{ currency: 'USD', year: 2025, hasBalances: true, balanceBefore: '1000.00' },
  period: { start: '2025-03-01', end: '2025-03-31' },
} as const;

describe('the text of a box on the page', () => {
  test.each<[what: string, words: string[], expected: object]>([
    [
      'date, text, amount and balance',
      ['03/04/2025', 'CARD', 'SHOP', '114', '-12.50', '987.50'],
      { date: '03/04/2025', description: 'CARD SHOP 114', amount: '-12.50', balance: '987.50' },
    ],
    [
      'a date in words and an amount in a column of its own, signed by the balances',
      ['4', 'Mar', 'RENT', '1,000.00', '0.00'],
      { date: '4 Mar', description: 'RENT', amount: '-1,000.00', balance: '0.00' },
    ],
    [
      'money in by the same balances',
      ['4 Mar', 'SALARY', '500,00', '1.500,00'],
      { date: '4 Mar', description: 'SALARY', amount: '500,00', balance: '1.500,00' },
    ],
    [
      'two dates',
      ['03/04', '03/05', 'SHOP', '5.00', '995.00'],
      { date: '03/04', postDate: '03/05', description: 'SHOP', amount: '-5.00', balance: '995.00' },
    ],
    ['a number that is no money as text', ['SHOP', '114'], { description: 'SHOP 114' }],
    ['an amount alone', ['SHOP', '$7.25'], { description: 'SHOP', amount: '$7.25' }],
  ])('is taken as %s', (_, words, expected) => {
    expect(rowOfBox([line(...words)], context)).toEqual(expected);
  });

  test('over several lines is one description', () => {
    const lines = [line('03/04/2025', 'CARD', '-12.50', '987.50'), line('SHOP', 'LONDON')];
    expect(rowOfBox(lines, context)).toMatchObject({ description: 'CARD SHOP LONDON', amount: '-12.50' });
  });

  test('without balances has its last figure as the amount', () => {
    const row = rowOfBox([line('SHOP', '2.00', '12.50')], { ...context, hasBalances: false });
    expect(row).toEqual({ description: 'SHOP', amount: '12.50' });
  });

  test('joins groups of digits that a space separates', () => {
    const words = [
      { text: 'SHOP', left: 0, right: 40 },
      { text: '1', left: 200, right: 205 },
      { text: '234,50', left: 207, right: 240 },
    ];
    const row = rowOfBox([{ words, heightPt: 10 }], { ...context, hasBalances: false });
    expect(row).toEqual({ description: 'SHOP', amount: '1 234,50' });
  });

  test('of an invoice has quantity and price where they give the amount, and nowhere else', () => {
    expect(lineItemOfBox([line('Oak', 'shelving', '2', '100.00', '200.00')], context)).toEqual({
      ...{ description: 'Oak shelving', quantity: '2', unitPrice: '100.00', amount: '200.00' },
    });
    expect(lineItemOfBox([line('Oak', 'shelving', '3', '100.00', '200.00')], context)).toEqual({
      ...{ description: 'Oak shelving 3', amount: '200.00' },
    });
  });
});
