import { describe, expect, it } from 'vitest';
import { lineOf } from '../src/lines/line.ts';
import { mendPages } from '../src/ocr/mend/mend-pages.ts';
import type { Page, Word } from '../src/read/page.ts';
import { tokensOf } from '../src/tables/token.ts';
import { say, table } from './draw-pdf.ts';
import { mended } from './mended.ts';
import { readFromPixels } from './read-from-pixels.ts';

function word(text: string, [left, right, top]: readonly [number, number, number], confidence = 0.97): Word {
  return { text, left, right, top, bottom: top + 10, fontSize: 8, isBold: false, confidence };
}

/** Words a space apart from `left` on, each letter four points wide. */
function line(text: string, left: number, top: number, confidence?: number): Word[] {
  let at = left;
  return text.split(' ').map((part) => {
    const own = word(part, [at, at + part.length * 4, top], confidence);
    at = own.right + 3;
    return own;
  });
}

function textOf(words: readonly Word[]): string {
  return mended(words)
    .map(({ text }) => text)
    .join(' ');
}

describe('the currency sign before an amount', () => {
  it('is no eight if others of the column go without it', () => {
    const dollars = ['$66.17', '$52.03', '$13.14', '$75.65', '$25.74', '$50.08', '$80.80', '$95.10'];
    const signed = dollars.map((text, row) => word(text, [403, 425, row * 20]));
    const read = word('82.40', [407, 425, 180]);
    expect(textOf([...signed, read])).toMatch(/\$2\.40$/);
    const bare = word('73.77', [407, 425, 200]);
    expect(textOf([...signed, read, bare])).toMatch(/ 82\.40 73\.77$/);
    const amount = mended([...signed, read, bare]).find(({ text }) => text === '82.40');
    expect(amount?.alternatives).toContain('$2.40');
  });
});

it('a title split in three is joined', () => {
  const title = [word('Deposi', [44, 72, 10]), word('t', [75, 77, 10]), word('s,', [80, 88, 10])];
  expect(textOf([...title, ...line('credits and interest', 92, 10)])).toMatch(/^Deposits, credits/);
});

it('a speck read as a colon before a date is dirt, and one after a label is not', () => {
  expect(textOf([word(':', [41, 42, 10], 0.52), word('20/05/21', [44, 75, 10])])).toBe('20/05/21');
  expect(textOf([word('Datum', [10, 38, 10]), word(':', [41, 42, 10], 0.52)])).toBe('Datum :');
});

describe('a line at the top of several pages', () => {
  const head = (text: string, number: string, at: number, confidence?: number): Page => ({
    number: at,
    widthPt: 595,
    heightPt: 842,
    words: [...line(text, 400, 54, confidence), word(number, [532, 568, 54])],
    rulings: [],
    layer: 'image',
    turn: 0,
  });
  const textsOf = (pages: readonly Page[]) =>
    mendPages(pages).map(({ words }) => words.map(({ text }) => text).join(' '));

  it('is read as on the page with the highest confidence', () => {
    const spoilt = head('', '19445867', 2);
    const words = [word('AcountNumber:', [400, 459, 55], 0.75), word('19445867', [532, 568, 55])];
    expect(textsOf([head('Account Number:', '19445867', 1), { ...spoilt, words }])).toEqual([
      'Account Number: 19445867',
      'Account Number: 19445867',
    ]);
  });

  it('may be a header row that is higher on one page than on the other', () => {
    const over = (amount: Word[], top: number): Word[] => [
      ...line('Date Description Amount Subtracted', 40, top),
      ...amount,
      word('Added', [462, 489, top]),
      word('Balance', [539, 572, top]),
    ];
    const cut = [
      word('A', [429, 430, 289], 0.9),
      word('o', [442, 443, 289]),
      word('Ot', [456, 458, 289], 0.3),
    ];
    const pages = [over(cut, 289), over([word('Amount', [426, 460, 82])], 82)].map(
      (words, at): Page => ({ ...head('', '', at + 1), words }),
    );
    expect(textsOf(pages)).toEqual(Array(2).fill('Date Description Amount Subtracted Amount Added Balance'));
  });

  it('is another line if its digits differ', () => {
    const pages = [head('Account Number:', '19445867', 1), head('AcountNumber:', '20445867', 2, 0.75)];
    expect(textsOf(pages)[1]).toBe('AcountNumber: 20445867');
  });
});

it.each([
  ['Bogferingsdato', 'Bogføringsdato'],
  ['Beleb', 'Beløb'],
  ['Bogforingsdato', 'Bogføringsdato'],
])('a letter the network does not know may be read for either of two: %s is %s', (read, meant) => {
  expect(textOf([word(read, [34, 90, 10], 0.98)])).toMatch(
    new RegExp(`^(${meant}|${meant.replace('ø', 'o')})$`),
  );
});

it('a date in a column of dates has letters replaced by digits if that gives a date, and is doubted', () => {
  const days = ['20/01/2022', '21/01/2022', '22/01/2022'].map((text, row) => word(text, [40, 80, row * 20]));
  const date = mended([...days, word('23/G1/2022', [40, 80, 80], 0.6)]).at(-1);
  expect(date).toMatchObject({ text: '23/01/2022' });
  expect(date?.confidence).toBeLessThanOrEqual(0.3);
  expect(textOf([...days, word('23/X1/2022', [40, 80, 80], 0.6)])).toMatch(/23\/X1\/2022$/);
});

it('a check number in a column before its date is no year', () => {
  const own = [word('1991', [315, 331, 10]), word('Dec.6', [370, 394, 10]), word('127.11', [545, 568, 10])];
  const tokens = tokensOf(lineOf(1, own), { decimalMark: '.', decimals: 2 });
  expect(tokens.map(({ kind, from, to }) => [kind, from, to]).slice(1)).toEqual([
    ['date', 1, 2],
    ['amount', 2, 3],
  ]);
});

describe('a number over the header, where dates are below it', () => {
  it('is no misread date: its line is no transaction', async () => {
    const { accounts } = await readFromPixels([
      say('Example Bank account statement'),
      say('Account 12345678, 01-09-2021 to 30-09-2021'),
      ...table('50 540>', [
        ['1165 Example Street', '6,445.68'],
        ['Available', '11,000.00'],
      ]),
      [],
      ...table('50 120 540>', [
        ['Date', 'Description', 'Amount'],
        ['01-09-2021', 'COSTS', '-12.73'],
        ['03-09-2021', 'TRANSFER IN', '21.91'],
        ['09-09-2021', 'PRINTING', '-217.07'],
        ['11-09-2021', 'WATER', '-42.52'],
        ['15-09-2021', 'ENERGY', '-35.36'],
      ]),
    ]);
    expect(accounts[0]?.transactions.map(({ amount }) => amount)).toEqual([
      '-12.73',
      '21.91',
      '-217.07',
      '-42.52',
      '-35.36',
    ]);
  });
});
