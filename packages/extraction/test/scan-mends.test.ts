import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { mendFigures } from '../src/ocr/mend/mend-figures.ts';
import { settleSizes } from '../src/ocr/mend/settle-sizes.ts';
import { keptNetworks } from '../src/ocr/networks/kept-networks.ts';
import { invertBands } from '../src/ocr/picture/invert-bands.ts';
import { liftStamps } from '../src/ocr/picture/lift-stamps.ts';
import { paleWriting, withoutPale } from '../src/ocr/picture/pale-writing.ts';
import { decisiveCharacters } from '../src/ocr/strips/decisive-characters.ts';
import { withLostFigures } from '../src/ocr/strips/lost-figures.ts';
import type { Word } from '../src/read/page.ts';
import type { GreyImage } from '../src/read/raster.ts';
import { normalise } from '../src/vocabulary/normalise.ts';
import { patternOf } from '../src/vocabulary/one-of.ts';
import { mended } from './mended.ts';

function word(text: string, [left, right, top]: readonly [number, number, number], confidence = 0.99): Word {
  return { text, left, right, top, bottom: top + 8, fontSize: 6, isBold: false, confidence };
}

function textsOf(words: readonly Word[]): string[] {
  return mended(words).map(({ text }) => text);
}

describe('the type sizes of a scanned page', () => {
  const sized = (sizes: readonly number[]) =>
    settleSizes(sizes.map((fontSize, at) => ({ ...word('Konto', [40, 65, at * 12]), fontSize })));

  it('are one where boxes differ as boxes of one size do, so that titles of accounts are alike', () => {
    const sizes = sized([8.7, 8.8, 9.2, 9.3, 10.4, 10.7, 11.9, 8]).map(({ fontSize }) => fontSize);
    expect(new Set(sizes).size).toBe(1);
  });

  it('are one for a word that repeats at the same edge, as in titles of accounts', () => {
    const [first, , second] = sized([10.1, 9, 11.7, 9, 10, 9]).map(({ fontSize }) => fontSize);
    expect(second).toBe(first);
  });

  it('are one on a line, so that one high box makes no title', () => {
    const boxes = [word('Saver', [40, 65, 0]), word('33466464', [85, 125, 0]), word('Konto', [40, 65, 40])];
    const sizes = [13.2, 8.8, 9].map((fontSize, at) => ({ ...(boxes[at] as Word), fontSize }));
    expect(new Set(settleSizes(sizes).map(({ fontSize }) => fontSize)).size).toBe(1);
  });

  it('are larger and smaller where boxes are much higher and lower', () => {
    const [title = 0, text = 0, , , small = 0] = sized([14, 9, 9.2, 9.1, 5.8]).map(
      ({ fontSize }) => fontSize,
    );
    expect(title).toBeGreaterThan(text);
    expect(text).toBeGreaterThan(small);
  });
});

describe('a scanned word', () => {
  it.each([
    ['Deco8', 'Dec08'],
    ['9Jjan', '9jan'],
    ['09/10/2024`', '09/10/2024'],
    ['21Jan', '21Jan'],
    ['Depo8', 'Depo8'],
    ['04-Ju1-22', '04-Jul-22'],
    ['04-Ma1-22', '04-Ma1-22'],
    ['MAl', 'MAI'],
    ['24Ju12', '24Ju12'],
    ['2"029.09', "2'029.09"],
    ['15..48', '15.48'],
    ['432.-33', '432.33'],
    ['9.542,0OC', '9.542,00C'],
  ])('%s is %s', (read, meant) => {
    expect(mendFigures(read, '.')).toBe(meant);
  });

  it('is joined if a term was printed letter-spaced', () => {
    expect(textsOf([word('SA', [220, 231, 10]), word('LDO', [234, 253, 10])])).toEqual(['SALDO']);
  });

  it('is the longest term its parts form', () => {
    const title = [word('WITH', [44, 67, 40]), word('D', [69, 73, 40]), word('RAWAL', [75, 103, 40])];
    expect(textsOf([...title, word('S', [105, 110, 40])])).toEqual(['WITHDRAWALS']);
    const parts = [word('D', [40, 45, 10]), word('epos', [47, 60, 10]), word('it', [62, 68, 10])];
    expect(textsOf([...parts, word('s,', [71, 78, 10])])).toEqual(['Deposits,']);
    expect(textsOf([word('Deposit', [40, 68, 10]), word('s,', [71, 78, 10])])).toEqual(['Deposits,']);
  });

  it.each([',', '·', 'i'])('is not dropped as dirt if only %s was read of a date', (read) => {
    const column = [20, 40, 60, 80].map((top) => word('13/03/2025', [50, 98, top]));
    const dirt = (left: number, top: number) => word(read, [left, left + 1, top], 0.4);
    expect(textsOf([...column, dirt(70, 100)])).toHaveLength(5);
    expect(textsOf([...column, dirt(100, 60)]).join(' ')).toBe('13/03/2025 '.repeat(4).trim());
    expect(textsOf([...column, dirt(140, 100)])).toHaveLength(4);
  });

  it('is a dash if it is lower and narrower than any digit', () => {
    const column = [20, 40, 60, 80].map((top) => word('184,07', [325, 353, top]));
    const low = { ...word('2', [350.8, 353, 100], 0.4), bottom: 104.5 };
    expect(textsOf([...column, low]).at(-1)).toBe('-');
    expect(textsOf([...column, { ...low, bottom: 108 }]).at(-1)).toBe('2');
  });

  it('is an amount whose thousands were split off with their separator', () => {
    const column = [20, 40, 60, 80].map((top) => word('1.234,56', [500, 538, top]));
    const cut = [word('2.', [502, 505, 100]), word('172,34', [510, 538, 100])];
    const texts = mended([...column, ...cut]).map(({ text }) => text);
    expect(texts[4]).toBe('2.172,34');
  });

  it('is not corrected to an amount with fewer digits than there was room for', () => {
    const column = [20, 40, 60, 80].map((top) => word('17,969,670.55', [445, 485, top]));
    const texts = mended([...column, word('17,782,0.8', [445, 485, 100])]).map(({ text }) => text);
    expect(texts[4]).toBe('17,782,0.8');
    const narrow = mended([...column, word('17,782,.08', [455, 485, 100])]).map(({ text }) => text);
    expect(narrow[4]).toBe('17,782.08');
  });

  it('is one whole number where most of a column have no space between thousands, and other columns have', () => {
    const own = [word('117977', [467, 485, 10]), word('864323', [467, 485, 60])];
    const spaced = [word('024', [530, 540, 10]), word('300', [543, 553, 10])];
    const parts = [word('1', [460, 463, 40]), word('746346', [467, 485, 40])];
    expect(textsOf([...own, ...spaced, ...parts])).toContain('1746346');
  });

  it('is joined without a space where no amount has one', () => {
    const column = [20, 40, 60, 80].map((top) => word('3014770,78', [536, 580, top]));
    const texts = textsOf([...column, word('3031', [536, 553, 100]), word('595,06', [556, 580, 100])]);
    expect(texts.at(-1)).toBe('3031595,06');
  });

  it('stays in its groups of thousands where a space separates them, although one amount lost its space', () => {
    const column = [20, 40, 60, 80].flatMap((top) => [
      word('5', [500, 504, top]),
      word('012', [507, 520, top]),
      word('784,18', [523, 546, top]),
    ]);
    const texts = mended([...column, word('7794,86', [516, 546, 100])]).map(({ text }) => text);
    expect(texts.slice(0, 3)).toEqual(['5', '012', '784,18']);
  });

  it.each([
    ['1698', '140,50', '1698140,50'],
    ['2', '284704,61', '2284704,61'],
  ])(
    'is one amount where spaces separate thousands, but only one of them was detected: %s and %s',
    (...read) => {
      const [front, end, whole] = read;
      const column = [20, 40, 60].flatMap((top) => [
        word('36', [506, 514, top]),
        word('894,89', [523, 546, top]),
      ]);
      const spaced = column.map((own) => (own.left === 506 ? { ...own, right: 520 } : own));
      const parts = [word(front, [500, 520, 100]), word(end, [523, 546, 100])];
      expect(mended([...spaced, ...parts]).at(-1)?.text).toBe(whole);
    },
  );

  it('is a date in a column of months and days, although amounts have a comma', () => {
    const amounts = [20, 32, 44, 56, 68].map((top) => word('1.034,46', [500, 540, top]));
    const days = ['02.18', '02.19', '02.21', '02.23', '02.25'].map((text, row) =>
      word(text, [30, 49, 20 + row * 12]),
    );
    const texts = mended([...amounts, ...days]).map(({ text }) => text);
    expect(texts.slice(5)).toEqual(days.map(({ text }) => text));
  });

  it('is two terms of a title if their space was lost', () => {
    expect(textsOf([word('SavingsAccount', [30, 98, 10], 0.97)])).toEqual(['Savings', 'Account']);
  });

  it.each(['Gun uzra dovriyya', 'Gün üzra aovriyya'])(
    '%s is a label in the letters of its language',
    (read) => {
      const label = read.split(' ').map((text, at) => word(text, [30 + at * 30, 57 + at * 30, 20], 0.8));
      expect(normalise(textsOf(label).join(' '))).toBe(normalise('gün üzrə dövriyyə'));
    },
  );

  it('stays two words if they form no term', () => {
    expect(textsOf([word('DO', [220, 231, 10]), word('SAL', [234, 253, 10])])).toEqual(['DO', 'SAL']);
  });

  it('is a term although r and n merged into an m, however confident the reading', () => {
    const line = ['Saldo', 'del', 'giomo'].map((text, at) => word(text, [40 + at * 30, 65 + at * 30, 10]));
    expect(textsOf(line)).toEqual(['Saldo', 'del', 'giorno']);
  });

  it.each(['T0', 't0'])('%s between two dates is no zero', (read) => {
    const line = ['12-15-2021', read, '01-14-2022'].map((text, at) =>
      word(text, [40 + at * 60, 90 + at * 60, 10]),
    );
    expect(textsOf(line)[1]).toMatch(/^to$/i);
  });

  it('is a header although an i was read as an l', () => {
    expect(textsOf([word('detalls', [40, 70, 10])])).toEqual(['details']);
    expect(textsOf([word('Billy', [40, 70, 10])])).toEqual(['Billy']);
  });

  it('is the word for a failed transaction apart from a thin letter', () => {
    expect(textsOf([word('Falled', [430, 448, 10], 0.64)])).toEqual(['Failed']);
  });

  it('is no term of a language that the document is not in', () => {
    const english = ['Opening', 'balance', 'Deposits'].map((text, at) =>
      word(text, [40 + at * 50, 80 + at * 50, 10]),
    );
    expect(textsOf([...english, word('Dollar', [40, 70, 30], 0.8)]).at(-1)).toBe('Dollar');
    const spanish = ['Saldo', 'anterior', 'Depósitos'].map((text, at) =>
      word(text, [40 + at * 50, 80 + at * 50, 10]),
    );
    expect(textsOf([...spanish, word('Dollar', [40, 70, 30], 0.8)]).at(-1)).toBe('Dólar');
  });

  it('is no term with other letters of the same shape', () => {
    expect(textsOf([word('TALLERES', [280, 321, 10], 0.82)])).toEqual(['TALLERES']);
  });

  it('is a date whose separator was read as a one, and is doubted', () => {
    const column = ['10/09/23', '11/09/23', '13/09/23', '14/09/23'].map((text, at) =>
      word(text, [33, 63, 20 * at]),
    );
    const date = mended([...column, word('12109/23', [33, 63, 100])])[4];
    expect(date?.text).toBe('12/09/23');
    expect(date?.confidence).toBeLessThan(0.5);
  });

  it('is a date with fewer digits in the day than the others, whose separator is where it was read', () => {
    const days = ['9/15', '9/17', '9/18', '9/19', '9/20', '9/25', '9/27'].map((text, row) =>
      word(text, [30, 45, row * 12]),
    );
    expect(textsOf([...days, word('10/2', [30, 45, 84])]).at(-1)).toBe('10/2');
  });

  it.each([
    ['an amount of lakhs', '1,15,501.05'],
    ['a date that lacks a separator', '02.01224'],
  ])('is left as read in a column of amounts if it is %s', (_, text) => {
    const column = [10, 20, 30, 40, 50, 60, 70].map((top) => word('1,234.56', [360, 392, top]));
    const read = { ...word(text, [350, 392, 80]), alternatives: ['1,155,501.05'] };
    expect(textsOf([...column, read]).at(-1)).toBe(text);
  });

  it('is a day and a month of two columns, although no gap was detected between them', () => {
    const pairs = [10, 20, 30, 40, 50, 60].flatMap((top) => [
      word('07', [44, 51, top]),
      word('22', [56, 63, top]),
    ]);
    expect(textsOf([...pairs, word('0731', [44, 63, 70])]).slice(-2)).toEqual(['07', '31']);
    expect(textsOf([...pairs, word('0731', [96, 115, 70])]).slice(-1)).toEqual(['0731']);
  });

  it('is a date in a column without the dirt before it, with its original confidence', () => {
    const days = ['19/12/21', '20/12/21', '22/12/21'].map((text, row) => word(text, [60, 92, row * 12]));
    const dirty = { ...word('*22/12/21', [58, 92, 36], 0.4), alternatives: ['22/12/21'] };
    const date = mended([...days, dirty]).at(-1);
    expect(date).toMatchObject({ text: '22/12/21', confidence: 0.4 });
  });

  it('is a date printed with spaces, as sure as its parts', () => {
    const days = ['25.12.2023', '26.12.2023', '26.12.2023'].map((text, row) =>
      word(text, [30, 75, row * 12]),
    );
    const parts = [word('27.', [30, 39, 40]), word('12.', [43, 52, 40]), word('2023', [57, 75, 40], 0.98)];
    expect(mended([...days, ...parts]).at(-1)).toMatchObject({
      text: '27.12.2023',
      confidence: 0.98,
    });
  });

  it('is a date in pieces with the width and digits of its column, and is doubted', () => {
    const days = ['2020/09/03', '2020/09/04', '2020/09/05'].map((text, row) =>
      word(text, [60, 101, row * 12]),
    );
    const pieces = [word('2020', [60, 75, 36]), word('09·', [81, 90, 36]), word('23', [92, 101, 36])];
    expect(mended([...days, ...pieces]).at(-1)).toMatchObject({
      text: '2020/09/23',
      confidence: 0.3,
    });
    const many = [word('2020', [60, 75, 36]), word('019', [80, 90, 36]), word('200', [92, 101, 36])];
    expect(textsOf([...days, ...many]).slice(-3)).toEqual(['2020', '019', '200']);
  });

  it('is a date in pieces in a column of two-digit years, if the year is one of the column', () => {
    const days = ['12.01.23', '28.12.22', '21.01.23'].map((text, row) => word(text, [31, 58, row * 12]));
    const pieces = (year: string) => [word('27', [30, 38, 36]), word(`12.${year}`, [41, 58, 36])];
    expect(mended([...days, ...pieces('22')]).at(-1)).toMatchObject({
      text: '27.12.22',
      confidence: 0.3,
    });
    expect(textsOf([...days, ...pieces('72')]).slice(-2)).toEqual(['27', '12.72']);
  });

  it.each([
    ['Credit imit', 'Credit limit'],
    ['Chosing balance', 'Closing balance'],
    ['Elz6 egyenleg', 'Elozo egyenleg'],
    ['Net balance', 'Net balance'],
    ['Member shares', 'Member shares'],
  ])('of the label "%s" is spelt as in "%s", if only one phrase of the trade is so near', (read, meant) => {
    const label = read.split(' ').map((text, at) => word(text, [30 + at * 30, 58 + at * 30, 20]));
    expect(
      textsOf([...label, word('13,000.00', [200, 236, 20])])
        .slice(0, 2)
        .join(' '),
    ).toBe(meant);
  });

  it('is a dash if its box is as low as one', () => {
    const column = [20, 40, 60, 80].map((top) => word('197.74', [461, 485, top]));
    const low = { ...word('3', [415, 417.4, 104], 0.24), bottom: 106 };
    expect(textsOf([...column, low]).at(-1)).toBe('-');
    expect(textsOf([...column, word('3', [413, 417.4, 100], 0.24)]).at(-1)).toBe('3');
  });

  it('is dirt if it is a missed dash narrower than a printed one', () => {
    const amount = word('3,086.90', [465, 496, 10]);
    expect(textsOf([amount, word('-', [498, 499, 10], 0.5)])).toEqual(['3,086.90']);
    expect(textsOf([amount, word('-', [498, 500, 10], 0.5)])).toEqual(['3,086.90', '-']);
    expect(textsOf([amount, word('-', [498, 499, 10], 0.95)])).toEqual(['3,086.90', '-']);
  });

  it('is dirt if it is a star hardly wider than a dot', () => {
    expect(textsOf([word('*', [42, 43, 10], 0.5), word('18', [47, 56, 10])])).toEqual(['18']);
    expect(textsOf([word('*', [38, 42, 10]), word('18', [47, 56, 10])])).toEqual(['*', '18']);
  });
});

describe('a letter after an amount that the network missed', () => {
  const read = (text: string, x: number) => ({ text, x, confidence: 0.9, second: '', secondConfidence: 0 });
  const figures = [...'10,16'].map((text, at) => read(text, 15 + at * 18));
  const runs = figures.map(({ x }) => ({ left: x - 6, right: x + 6, top: 6, bottom: 31 }));
  const letter = { left: 104, right: 124, top: 5, bottom: 31 };

  it('is read if its ink is as high as the digits', () => {
    const line = { characters: figures, passedOver: [read('C', 116)] };
    const texts = withLostFigures([...runs, letter], line).map(({ text }) => text);
    expect(texts.join('')).toBe('10,16C');
  });

  it('is none without ink', () => {
    const line = { characters: figures, passedOver: [read('C', 116)] };
    expect(withLostFigures(runs, line)).toHaveLength(5);
  });
});

/** A picture of one shade with boxes of others on it. */
function picture(
  [width, height]: readonly [number, number],
  boxes: readonly (readonly [left: number, top: number, right: number, bottom: number, shade: number])[],
): GreyImage {
  const pixels = new Uint8Array(width * height).fill(235);
  for (const [left, top, right, bottom, shade] of boxes)
    for (let y = top; y < bottom; y++) pixels.fill(shade, y * width + left, y * width + right);
  return { width, height, pixels };
}

function shadeAt({ width, pixels }: GreyImage, x: number, y: number): number {
  return pixels[y * width + x] ?? 255;
}

describe('the confidence of a date', () => {
  const read = (text: string, seconds: Readonly<Record<number, string>> = {}) =>
    [...text].map((sign, at) => ({ text: sign, second: seconds[at] ?? '' }));
  const decisive = (text: string, seconds?: Readonly<Record<number, string>>) =>
    decisiveCharacters(read(text, seconds))
      .map((character) => character.text)
      .join('');

  it('depends on its digits, not on the separators', () => {
    expect(decisive('14-May-24')).toBe('1424');
    expect(decisive('21/04/2026')).toBe('21042026');
    expect(decisive('21,')).toBe('21');
    expect([decisive('07/01'), decisive('05.02.2022.')]).toEqual(['0701', '05022022']);
  });

  it('depends on a letter that could make it another month', () => {
    expect(decisive('07Jun', { 3: 'a' })).toBe('07u');
    expect(decisive('07Oct', { 3: 'C' })).toBe('07');
  });

  it('does not depend on the O of a month, though a zero was read', () => {
    expect([decisive('260ct'), decisive('01-0CT-25'), decisive('04N0V')]).toEqual(['26', '0125', '04']);
    expect(decisive('2600')).toBe('2600');
  });

  it('is that of all characters if it is no date', () => {
    expect(decisive('14-ABC-24')).toBe('14-ABC-24');
  });
});

describe('a dark band with white letters', () => {
  it('becomes white with dark letters, and the rest stays', () => {
    const page = picture(
      [400, 600],
      [
        [40, 100, 360, 124, 40],
        [60, 106, 66, 118, 240],
        [80, 106, 86, 118, 240],
        [60, 200, 66, 212, 30],
      ],
    );
    const inverted = invertBands(page);
    expect(shadeAt(inverted, 200, 112)).toBeGreaterThan(200);
    expect(shadeAt(inverted, 63, 112)).toBeLessThan(80);
    expect(shadeAt(inverted, 63, 206)).toBe(30);
    expect(shadeAt(inverted, 10, 112)).toBe(235);
  });

  it('is left alone if it has no text', () => {
    const page = picture([400, 600], [[40, 100, 360, 124, 40]]);
    expect(invertBands(page).pixels).toEqual(page.pixels);
  });
});

describe('bleed-through from the other side', () => {
  const print = [0, 1, 2, 3, 4, 5].map((line) => [40, 40 + line * 40, 200, 46 + line * 40, 20] as const);
  const ghosts = [0, 1, 2, 3, 4, 5].map((line) => [220, 60 + line * 40, 360, 66 + line * 40, 195] as const);
  const boxesOf = (lines: readonly (readonly [number, number, number, number, number])[]) =>
    lines.map(([left, top, right, bottom]) => ({
      left: left - 2,
      top: top - 2,
      right: right + 2,
      bottom: bottom + 2,
    }));

  it('is found by its shade and removed, and the print stays', () => {
    const page = picture([400, 400], [...print, ...ghosts]);
    const pale = paleWriting(page, [...boxesOf(print), ...boxesOf(ghosts)]);
    expect(pale?.boxes).toHaveLength(6);
    const clean = withoutPale(page, pale?.depth ?? 0);
    expect(shadeAt(clean, 300, 62)).toBe(235);
    expect(shadeAt(clean, 100, 42)).toBeLessThan(40);
  });

  it('is not searched if all print has one shade', () => {
    expect(paleWriting(picture([400, 400], print), boxesOf(print))).toBeNull();
  });
});

describe('a stamp on blank paper', () => {
  it('is removed although nothing around it is darker', async () => {
    const page = picture(
      [800, 800],
      [
        [300, 300, 560, 308, 165],
        [300, 380, 560, 388, 165],
        [300, 300, 308, 388, 165],
        [552, 300, 560, 388, 165],
        [40, 40, 400, 60, 20],
      ],
    );
    const nothing = async (_: Float32Array, [, , height = 0, width = 0]: readonly number[]) => ({
      values: new Float32Array(height * width),
      dimensions: [1, 1, height, width],
    });
    const boxes = [{ left: 38, top: 38, right: 402, bottom: 62 }];
    const { image } = await liftStamps(nothing, { image: page, boxes });
    expect(shadeAt(image, 400, 304)).toBeGreaterThan(220);
    expect(shadeAt(image, 200, 50)).toBe(20);
  });
});

describe('the optimized networks', () => {
  const networks = { find: Buffer.from('a'), read: Buffer.from('b'), readExactly: Buffer.from('c') };

  it('are kept for the next process, and rebuilt for other sources', () => {
    const folder = mkdtempSync(path.join(tmpdir(), 'tieout-networks-'));
    let made = 0;
    const make = () => {
      made++;
      return networks;
    };
    const [own, other] = [import.meta.filename, path.join(import.meta.dirname, 'ocr.test.ts')];
    expect(Buffer.from(keptNetworks([own], make, folder).read).toString()).toBe('b');
    expect(Buffer.from(keptNetworks([own], make, folder).readExactly).toString()).toBe('c');
    expect(made).toBe(1);
    keptNetworks([other], make, folder);
    expect(made).toBe(2);
    expect(readdirSync(folder)).toHaveLength(1);
    rmSync(folder, { recursive: true });
  });

  it('are made again if they cannot be cached', () => {
    const folder = path.join(import.meta.filename, 'no-folder');
    expect(keptNetworks([], () => networks, folder)).toBe(networks);
    expect(existsSync(folder)).toBe(false);
  });
});

describe('a word of the trade without the accents that scans lose', () => {
  it.each([
    ['Staða', 'Stada'],
    ['Upphæð', 'Upphaed'],
  ])('%s is compared like %s', (printed, read) => {
    expect(normalise(printed)).toBe(normalise(read));
  });

  it('is found where texts are searched as printed, but a short word is not: "a" is no "à"', () => {
    expect(new RegExp(`^${patternOf(['disponível'])}$`, 'iu').test('DISPONIVEL')).toBe(true);
    expect(new RegExp(`^${patternOf(['à'])}$`, 'iu').test('a')).toBe(false);
  });

  it('is read with both of two equal letters, which the network may read once', () => {
    expect(textsOf([word('Saldo', [30, 50, 10]), word('forige', [53, 76, 10])])).toEqual([
      'Saldo',
      'forrige',
    ]);
  });
});
