import { describe, expect, it } from 'vitest';
import { lineOf } from '../src/lines/line.ts';
import { settleAcross } from '../src/ocr/mend/settle-across.ts';
import { settlePage } from '../src/ocr/mend/settle-page.ts';
import type { Page, Word } from '../src/read/page.ts';
import { tokensOf } from '../src/tables/token.ts';

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

function textOf(words: readonly Word[], mark: '.' | ',' = ','): string {
  return settlePage(words, mark)
    .map(({ text }) => text)
    .join(' ');
}

describe('a weekday name before a row’s date', () => {
  const days = ['vendredi 10 mai 2024', 'mercredi 15 mai 2024', 'dimanche 19 mai 2024'].flatMap((text, at) =>
    line(text, 50, 20 + at * 20),
  );

  it('is corrected by those above and below, though an extra letter was read with confidence', () => {
    expect(textOf([...days, ...line('samedli 25 mai 2024', 50, 80)])).toContain('samedi 25 mai 2024');
    expect(textOf(line('samedli 25 mai 2024', 50, 80))).toContain('samedli 25');
  });

  it('is joined if it was read letter by letter', () => {
    const dagar = ['tisdag 21 juni 2022', 'onsdag 22 juni 2022'].flatMap((text, at) =>
      line(text, 50, 20 + at * 20),
    );
    expect(textOf([...dagar, ...line('m a n d a 9 27 juni 2022', 50, 80)])).toContain('mandag 27 juni 2022');
  });

  it('is corrected though its first letter was missed and the others are spaced', () => {
    const dias = ['domingo 15/12/2024', 'domingo 22/12/2024'].flatMap((text, at) =>
      line(text, 50, 20 + at * 20),
    );
    expect(textOf([...dias, ...line('a b ado 21/12/2024', 57, 80)])).toContain('sabado 21/12/2024');
  });

  it('is joined if its first letter is separate, and so is its month', () => {
    const settled = textOf(
      [...line('Monday 16 August 2021', 50, 20), ...line('Sunday 15 August 2021', 50, 40)].concat(
        word('T', [50, 54, 60]),
        word('uesday', [56, 79, 60]),
        ...line('11 Septe m ber 2021', 83, 60),
      ),
      '.',
    );
    expect(settled).toMatch(/ Tuesday 11 September 2021$/i);
  });

  it('is no word of a similar text', () => {
    expect(textOf([...days, ...line('samedli payee 25 mai', 50, 80)])).toContain('samedli payee');
  });
});

describe('a balance label in small print next to many amounts', () => {
  const figures = ['2.169,82', '2.469,89', '3.293,23', '3.439,87', '3.932,19'];
  const read = (labels: readonly string[]) =>
    textOf(
      labels.flatMap((label, row) => {
        const parts = label.split(' ');
        const [first = '', ...rest] = parts;
        const top = 20 + row * 38;
        const own = [word(first, [412, 431, top], 0.6)];
        if (rest.length === 1) own.push(word(rest[0] ?? '', [434, 481, top], 0.6));
        else
          for (const [at, part] of rest.entries())
            own.push(
              word(
                part,
                [434 + (47 * at) / rest.length, 434 + (47 * (at + 1)) / rest.length - 1 / rest.length, top],
                0.4,
              ),
            );
        return [...own, word('R$', [484, 492, top]), word(figures[row] ?? '', [496, 527, top])];
      }),
    );

  it('is corrected by the lines where it is legible', () => {
    const settled = read([
      'Saldo contabistico',
      'Saldo (onta is:co',
      'Saigo c.ontabistic',
      'Saldo c ontab stico',
      'Saldo contaistico',
    ]);
    expect(settled.match(/Saldo contabilístico R\$/g)).toHaveLength(5);
  });

  it('is none if only other words are there', () => {
    const settled = read([
      'Saldo contabistico',
      'Saldo Meireles',
      'Saldo Farmacia',
      'Saldo Padaria',
      'Sal Mar',
    ]);
    expect(settled).toContain('Saldo Meireles R$');
    expect(settled).toContain('Saldo Farmacia R$');
  });
});

describe('the currency sign before an amount', () => {
  const column = [20, 40, 60, 80, 100, 120].flatMap((top) => [
    word('R$', [484, 492, top]),
    word('1.234,56', [496, 527, top]),
  ]);

  it('is restored if it was read as two letters', () => {
    const cut = [word('P', [484, 487, 140]), word('s', [489, 492, 140]), word('4.063,91', [496, 527, 140])];
    expect(textOf([...column, ...cut])).toMatch(/R\$ 4\.063,91$/);
  });

  it('is the one in brackets above another column', () => {
    const heads = [word('Movimentos(Rs)', [381, 450, 5]), word('Saldo', [480, 505, 5])];
    expect(textOf([...heads, word('(R$)', [508, 527, 5])])).toBe('Movimentos(R$) Saldo (R$)');
    expect(textOf(heads)).toBe('Movimentos(Rs) Saldo');
  });

  it('is no eight if others of the column go without it', () => {
    const dollars = ['$66.17', '$52.03', '$13.14', '$75.65', '$25.74', '$50.08', '$80.80', '$95.10'];
    const signed = dollars.map((text, row) => word(text, [403, 425, row * 20]));
    const read = word('82.40', [407, 425, 180]);
    expect(textOf([...signed, read], '.')).toMatch(/\$2\.40$/);
    const bare = word('73.77', [407, 425, 200]);
    expect(textOf([...signed, read, bare], '.')).toMatch(/ 82\.40 73\.77$/);
    const amount = settlePage([...signed, read, bare], '.').find(({ text }) => text === '82.40');
    expect(amount?.alternatives).toContain('$2.40');
  });
});

describe('an amount in a column', () => {
  const signed = ['390,86-', '552,81-', '488,27-'].map((text, row) => word(text, [456, 483, row * 20]));

  it('gets back a trailing minus that its width has room for, keeping the original reading', () => {
    const amount = settlePage([...signed, word('149,16', [457, 483, 80])], ',').at(-1);
    expect(amount).toMatchObject({ text: '149,16-' });
    expect(amount?.alternatives).toContain('149,16');
    expect(amount?.confidence).toBeLessThanOrEqual(0.5);
  });

  it('gets none if it is narrower', () => {
    expect(textOf([...signed, word('149,16', [460, 483, 80])])).toMatch(/149,16$/);
  });

  it('is joined if it was split between its first ones after a sign', () => {
    const column = [20, 40, 60].map((top) => word('-1,520.39', [186, 220, top]));
    const cut = [word('-1', [181, 184, 80]), word('1,107.80', [190, 220, 80])];
    expect(textOf([...column, ...cut], '.')).toMatch(/ -11,107\.80$/);
    const count = [word('1', [181, 184, 80]), word('1,107.80', [190, 220, 80])];
    expect(textOf([...column, ...count], '.')).toMatch(/ 1 1,107\.80$/);
  });
});

it('a header that lacks a letter is the one next to it, in side-by-side tables', () => {
  const heads = [word('Transaction', [214, 255, 5]), word('amoun', [258, 282, 5])];
  const others = [word('Transaction', [482, 523, 5]), word('amount', [526, 550, 5])];
  const amounts = [20, 40, 60].flatMap((top) => [
    word('37.72', [265, 284, top]),
    word('272.51', [528, 551, top]),
  ]);
  expect(textOf([...heads, ...others, ...amounts], '.')).toContain('Transaction amount Transaction amount');
});

describe('a header with a misread letter, however confident', () => {
  const headings = (amount: string) => line(`Dato Tekst Valuta ${amount} Saldo`, 40, 10);

  it('becomes the only term that fits', () => {
    expect(textOf(headings('Kurz'))).toBe('Dato Tekst Valuta Kurz Saldo');
    expect(textOf(headings('Belapp')).toLowerCase()).toMatch(/valuta bel[oø]pp? saldo/);
  });

  it('is left alone in a line of other words and numbers', () => {
    expect(textOf(line('Butikk Tekst Havnegata Belapx Trondheim Saldo', 40, 10))).toContain('Belapx');
    expect(textOf([...headings('Belapx'), ...line('12 34', 300, 10)])).toContain('Belapx');
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
    settleAcross(pages).map(({ words }) => words.map(({ text }) => text).join(' '));

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
  const date = settlePage([...days, word('23/G1/2022', [40, 80, 80], 0.6)], '.').at(-1);
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
