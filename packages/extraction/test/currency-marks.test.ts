import { describe, expect, test } from 'vitest';
import { accountCurrency } from '../src/classify/account-currency.ts';
import { currencyEvidence } from '../src/classify/currency-evidence.ts';
import { CURRENCY_MARKS, currencyOfMark, currencyOfSignIn } from '../src/values/currency.ts';
import { lineAt } from './written-account.ts';

const SIGNS = CURRENCY_MARKS.filter((mark) => !['F'].includes(mark));

describe('every currency sign', () => {
  test.each(SIGNS)('%s right before a figure is read with it as an amount', (mark) => {
    expect(lineAt(0, `${mark}1,057.33`).tokens).toMatchObject([
      { kind: 'amount', amount: { minor: 105_733, currency: mark, isCertain: true } },
    ]);
  });

  test('that belongs to one currency names it wherever it is glued', () => {
    const glued = (mark: string) => currencyOfSignIn(`${mark}1,057.33`);
    expect(['BDS$', 'TT$', 'FJ$', 'B/.', 'TSh', '₼', 'HK$', 'R$', 'Q'].map(glued)).toEqual(
      ['BDS$', 'TT$', 'FJ$', 'B/.', 'TSh', '₼', 'HK$', 'R$', 'Q'].map(currencyOfMark),
    );
    expect(glued('NTD')).toBe('TWD');
    expect(glued('B$')).toBeNull();
    expect(['$', 'kr', '¥', 'Rs', 'FCFA', '元'].map(glued)).toEqual([null, null, null, null, null, null]);
  });

  test('of letters names nothing within a word', () => {
    expect(['FIRM', 'RMA', 'TLC', 'Kzar', 'Q7', 'US$A'].map(currencyOfSignIn)).toEqual([
      null,
      null,
      null,
      null,
      null,
      'USD',
    ]);
  });

  test('names nothing before a number in groups', () => {
    expect(['S/23628262-4', 'S/23628262', 'S/12.50'].map(currencyOfSignIn)).toEqual([null, 'PEN', 'PEN']);
  });

  test('counts as evidence for its currency', () => {
    const { line } = lineAt(0, 'Balance BDS$1,057.33');
    expect([...currencyEvidence([line], 'en').named]).toContain('BBD');
  });

  test('shared by two countries is the currency of the one whose places are named', () => {
    const currencyIn = (place: string) =>
      accountCurrency(
        [`Harbour Bank, ${place}`, 'Balance B$1,057.33'].map((text) => lineAt(0, text).line),
        'en',
      );
    expect([currencyIn('Nassau, The Bahamas'), currencyIn('Bandar Seri Begawan, Brunei')]).toEqual([
      'BSD',
      'BND',
    ]);
  });
});
