import { describe, expect, test } from 'vitest';
import {
  choiceKey,
  cleanPayee,
  documentShape,
  type RowLabel,
  searchBanks,
  suggestLabel,
} from '../src/index.ts';
import { CATEGORY_WORDS, NOISE } from '../src/suggestions/description-words.ts';

describe('payee clean-up', () => {
  test.each(NOISE.map(({ sample }) => sample))('takes the bank’s words from %j', (sample) => {
    expect(cleanPayee(sample)).toBe('ACME');
  });

  test('leaves a plain name, and a description that is all noise, alone', () => {
    expect(cleanPayee('COFFEE & CO')).toBeNull();
    expect(cleanPayee('ELECTRONIC ARTS')).toBeNull();
    expect(cleanPayee('MOBILE PLAN')).toBeNull();
    expect(cleanPayee('12/31 4417')).toBeNull();
  });
});

describe('a category', () => {
  const samples = CATEGORY_WORDS.flatMap(({ samples, ...word }) =>
    samples.map((sample) => ({ ...word, sample })),
  );
  test.each(samples)('is proposed for $sample with its reason', ({ sample, side, category }) => {
    const suggestion = suggestLabel({ description: sample, amountMinor: side === 'out' ? -100 : 100 });
    expect(suggestion.category).toBe(category);
    expect(suggestion.reason).toMatch(/^the description says “.+”$/);
  });

  test('is proposed as the person chose before for such a row, words or not', () => {
    const earlier = new Map<string, RowLabel>([
      [choiceKey('COFFEE & CO #0417'), { category: 'Client gifts', payee: 'Coffee & Co' }],
    ]);
    expect(suggestLabel({ description: 'COFFEE & CO #0922', amountMinor: -500 }, earlier)).toEqual({
      payee: 'Coffee & Co',
      category: 'Client gifts',
      reason: 'as you chose for such a row before',
    });
  });

  test('is one of the books, spelled as there, where their categories are known', () => {
    const row = { description: 'MONTHLY FEE', amountMinor: -500 };
    expect(suggestLabel(row, new Map(), ['Travel', 'bank service charges']).category).toBe(
      'bank service charges',
    );
    expect(suggestLabel(row, new Map(), ['Travel'])).toMatchObject({ category: null, reason: null });
  });

  test('is not invented where nothing speaks for one', () => {
    expect(suggestLabel({ description: 'ZQX 9', amountMinor: -500 })).toEqual({
      payee: null,
      category: null,
      reason: null,
    });
  });
});

test('banks are found by parts of their name or number', () => {
  expect(searchBanks('').length).toBeGreaterThan(1);
  expect(searchBanks('wells').map((bank) => bank.bid)).toEqual(['3000']);
  expect(searchBanks('2430')).toMatchObject([{ name: 'Chase' }]);
  expect(searchBanks('no such bank')).toEqual([]);
});

test('documents with the same fields have one shape', () => {
  expect(documentShape([{ date: '', amount: '' }])).toBe(documentShape([{ amount: '' }, { date: '' }]));
  expect(documentShape([{ date: '' }])).not.toBe(documentShape([{ date: '', amount: '' }]));
});
