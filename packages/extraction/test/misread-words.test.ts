import { describe, expect, it } from 'vitest';
import { chunksOf } from '../src/lines/chunk.ts';
import { lineOf, linesOfWords } from '../src/lines/line.ts';
import { mendFigures } from '../src/ocr/mend/mend-figures.ts';
import { mendPages } from '../src/ocr/mend/mend-pages.ts';
import { withLostFigures } from '../src/ocr/strips/lost-figures.ts';
import type { Page, Word } from '../src/read/page.ts';
import { arrange } from '../src/roles/arrange.ts';
import { headingRowAt } from '../src/tables/heading.ts';
import { mended } from './mended.ts';

const STEP = 5;

/** A word that begins at `left`, each letter five points wide. */
function at(left: number, top: number, text: string, confidence = 0.6): Word {
  const box = { left, right: left + text.length * STEP, top, bottom: top + 9 };
  return { text, ...box, fontSize: 8, isBold: false, confidence };
}

/** Words that end at `right`, one under another. */
function column(right: number, texts: readonly string[]): Word[] {
  return texts.map((text, row) => at(right - text.length * STEP, row * 12, text));
}

function textsOf(words: readonly Word[]): string[] {
  return words.map(({ text }) => text);
}

describe('an amount that lost its decimal mark', () => {
  const amounts = column(400, ['28.32', '1,084.65', '9.90', '32.21', '54.20', '49.93']);

  it('is joined if it was split, and never sure', () => {
    const cut = [at(388 - 2 * STEP, 96, '60'), at(400 - 2 * STEP, 96, '57')];
    const settled = mended([...amounts, ...cut]);
    expect(textsOf(settled).at(-1)).toBe('60.57');
    expect(settled.at(-1)?.confidence).toBeLessThanOrEqual(0.5);
  });

  it('or the separator before its thousands is joined too, without the speck before it', () => {
    const cut = [at(400 - 6 * STEP - 18, 96, "'12"), at(400 - 6 * STEP, 96, '751.68')];
    const settled = mended([...amounts, ...cut]);
    expect(textsOf(settled).at(-1)).toBe('12,751.68');
  });

  it('or the thin separator of its thousands, which was missed everywhere, is joined too', () => {
    const strokes = column(400, ['-83.87', '-1158.13', '-7.97', '-128.44']);
    const cut = [at(400 - 6 * STEP - 12, 96, '-1'), at(400 - 6 * STEP, 96, '266.62')];
    expect(textsOf(mended([...strokes, ...cut])).at(-1)).toBe('-1266.62');
    const blanks = strokes.map((word) => ({ ...word, text: word.text.replace('-1158.13', '158.13') }));
    expect(textsOf(mended([...blanks, ...cut])).at(-1)).toBe('266.62');
  });

  it('gets it back if all others of its column have one, keeping the original reading', () => {
    const settled = mended([...amounts, at(400 - 5 * STEP, 96, '19019')]);
    expect(settled.at(-1)?.text).toBe('190.19');
    expect(settled.at(-1)?.alternatives).toContain('19019');
  });

  it('is no year after a day and a comma, although it ends where amounts do', () => {
    const due = [at(400 - 8 * STEP - 2, 96, '10,'), at(400 - 4 * STEP, 96, '2025')];
    expect(textsOf(mended([...amounts, ...due])).at(-1)).toBe('2025');
  });

  it('is no year after a month, although it ends where amounts do', () => {
    const due = [at(400 - 6 * STEP - 24, 96, 'september'), at(400 - 4 * STEP, 96, '2021')];
    const near = [{ ...due[0], right: 400 - 4 * STEP - 3 } as Word, ...due.slice(1)];
    expect(textsOf(mended([...amounts, ...near])).at(-1)).toBe('2021');
  });

  it('is no group of an account number, nor a number before a name, although it ends where amounts do', () => {
    const group = [at(400 - 8 * STEP - 3, 96, '7968'), at(400 - 4 * STEP, 96, '0092')];
    expect(textsOf(mended([...amounts, ...group])).at(-1)).toBe('0092');
    expect(textsOf(mended([...amounts, ...group.slice(1), at(403, 96, '0029')])).slice(-2)).toEqual([
      '0092',
      '0029',
    ]);
    const town = [at(400 - 4 * STEP, 96, '9670'), at(403, 96, 'Løgstør')];
    expect(textsOf(mended([...amounts, ...town])).slice(-2)).toEqual(['9670', 'Løgstør']);
  });

  it('is not in a column in which others have no decimals either', () => {
    const numbers = column(400, ['81478', '3593', '28.32', '9389', '1,084.65', '5322', '49.93', '19019']);
    expect(textsOf(mended(numbers))).toEqual(textsOf(numbers));
  });
});

describe('two terms in one word', () => {
  it.each(['Kartenzahlung', 'Kartengutschrift', 'Valutakonto', 'DEBITKARTE', 'TILIOTEKAUSI'])(
    'stay one where a language joins its nouns, however doubtful: %s',
    (word) => {
      expect(textsOf(mended([at(100, 20, word, 0.5)]))).toEqual([word]);
    },
  );

  it.each([
    ['MONTOTOTAL', ['MONTO', 'TOTAL']],
    ['OVERDRAFTINTEREST', ['OVERDRAFT', 'INTEREST']],
  ])('are split in others: %s', (word, parts) => {
    expect(textsOf(mended([at(100, 20, word, 0.95)]))).toEqual(parts);
  });
});

describe('a malformed number in a column of amounts', () => {
  const amounts = column(400, ['28.32', '1,084.65', '9.90', '12,232.21', '54.20', '49.93']);
  const settled = (text: string, alternatives: readonly string[] = []) =>
    mended([...amounts, { ...at(400 - text.length * STEP, 96, text), alternatives }]).at(-1);

  it.each([
    ['4,1111.49', '4,111.49', ['4,111.49']],
    ['19,6444.16', '19,644.16', []],
    ['19,33923', '19,339.23', []],
    ['4,49.7.19', '4,497.19', []],
  ])('is what it may say otherwise, or lacks a mark: %s', (read, printed, alternatives) => {
    expect(settled(read, alternatives)).toMatchObject({ text: printed, confidence: 0.5 });
    expect(settled(read, alternatives)?.alternatives).toContain(read);
  });

  it('is left as read if amounts drop their trailing zero', () => {
    const trimmed = column(400, ['672.6', '81.4', '5,328.7']);
    const read = { ...at(400 - 5 * STEP, 120, '600.8'), alternatives: ['600.88'] };
    expect(textsOf(mended([...amounts, ...trimmed, read])).at(-1)).toBe('600.8');
  });

  it('is left as read if it is ambiguous, or is a quantity or a date', () => {
    for (const read of ['11,6644.16', '12.345', '1.234.567', '12.05.2021'])
      expect(settled(read)?.text).toBe(read);
  });
});

describe('a date in a column of others', () => {
  const below = (text: string, alternatives: readonly string[]) => [
    ...['03/11/21', '04/11/21', '05/11/21'].map((date, row) => at(30, row * 12, date, 0.95)),
    { ...at(30, 36, text), alternatives },
  ];

  it('gets an alternative reading that is a date, and is never sure', () => {
    const settled = mended(below('05/111/21', ['05/1111/21', '05/11/21']));
    expect(settled.at(-1)).toMatchObject({ text: '05/11/21', confidence: 0.3 });
    const named = ['04/jan', '04/jan', '06/jan'].map((date, row) => at(30, row * 12, date));
    const odd = { ...at(30, 36, '07/jian'), alternatives: ['7/jian', '07/jan'] };
    expect(mended([...named, odd]).at(-1)?.text).toBe('07/jan');
  });

  it('lacks a digit if it is as wide as those with more, and never otherwise', () => {
    const lost = { ...at(30, 36, '4/11/21', 0.95), alternatives: ['44/11/21', '14/11/21'] };
    const wide = (word: Word) => ({ ...word, right: 30 + 8 * STEP });
    const column = below('05/11/21', []).slice(0, -1);
    expect(mended([...column, wide(lost)]).at(-1)).toMatchObject({
      text: '14/11/21',
      confidence: 0.3,
    });
    expect(mended([...column, wide({ ...lost, alternatives: [] })]).at(-1)).toMatchObject({
      text: '4/11/21',
      confidence: 0.3,
    });
    expect(mended([...column, lost]).at(-1)).toMatchObject({ text: '4/11/21', confidence: 0.95 });
  });

  it('has the separators of the others, and the confidence of its digits', () => {
    const settled = mended(below('06.11,21', []));
    expect(settled.at(-1)).toMatchObject({ text: '06/11/21', confidence: 0.6 });
    const days = ['01.08', '03.08', '04.08'].map((text, row) => at(50, row * 12, text));
    expect(textsOf(mended([...days, at(50, 36, '06,08')])).at(-1)).toBe('06.08');
  });

  it('is none if no alternative is a date, or a number without a separator', () => {
    for (const text of ['98/111/21', '061121'])
      expect(mended(below(text, ['98/11/21', '98/1/21'])).at(-1)?.text).toBe(text);
  });
});

it('reads a letter before an amount as the currency sign it resembles', () => {
  expect(['E3.292,84', 'S12,50', '-f19,73', 'E12'].map((text) => mendFigures(text, ','))).toEqual([
    '€3.292,84',
    '$12,50',
    '-£19,73',
    'E12',
  ]);
});

it('reads the S before an amount that lost its decimal mark as the dollar sign of its column', () => {
  const amounts = column(400, ['N$28.32', 'N$84.65', 'N$9.90', 'N$32.21', 'N$54.20', 'N$49.93']);
  const lost = at(400 - 8 * STEP, 96, 'NS107139');
  expect(textsOf(mended([...amounts, lost])).at(-1)).toBe('N$1071.39');
});

describe('a mark before an amount', () => {
  it('is dirt if the decimals have one of their own', () => {
    expect(mendFigures('.24.371.26', '.')).toBe('24,371.26');
    expect(mendFigures('.45', '.')).toBe('.45');
  });
});

function page(number: number, words: readonly Word[]): Page {
  return { number, widthPt: 595, heightPt: 842, turn: 0, words, rulings: [], layer: 'image' };
}

describe('a digit before amounts, in a column with currency signs', () => {
  const signed = column(400, ['$69.13', '$296.30', '$12.50', '$330.24', '$8.05', '$157.97']);

  it('is the sign, and never sure', () => {
    const glued = mended([...signed, at(400 - 7 * STEP, 96, '5150.55', 0.95)]).at(-1);
    expect(glued).toMatchObject({ text: '$150.55', confidence: 0.5 });
    expect(glued?.alternatives).toContain('5150.55');
  });

  it('is a digit if others have none', () => {
    const bare = column(400, ['69.13', '296.30', '12.50', '330.24']);
    const amount = at(400 - 7 * STEP, 120, '5150.55');
    expect(textsOf(mended([...signed, ...bare, amount])).at(-1)).toBe('5150.55');
  });
});

it('corrects a day next to the name of its month', () => {
  const read = (...texts: readonly string[]) => {
    const lefts = texts.map((_, index) => 20 + texts.slice(0, index).join('').length * STEP + index * 3);
    const words = texts.map((text, index) => at(lefts[index] ?? 0, 0, text));
    return textsOf(mended([...words, at(120, 0, 'Opening')]))
      .slice(0, -1)
      .join(' ');
  };
  expect(read('Feb', '1.')).toBe('Feb 1');
  expect(read('Jul', '13.', '22')).toBe('Jul 13, 22');
  expect(read('Jul', 'C6,', '22')).toBe('Jul 06, 22');
  expect(read('1.', 'Feb')).toBe('1. Feb');
  expect(read('.21', 'May')).toBe('21 May');
  expect(read('O3', 'Mar')).toBe('03 Mar');
  expect(read('10l', 'is')).toBe('10 lis');
  expect(read('10l', 'milk')).toBe('10l milk');
});

it('drops a lone mark as dirt', () => {
  expect(textsOf(mended([at(20, 0, '.'), at(30, 0, 'Jan'), at(50, 0, '-')]))).toEqual(['Jan', '-']);
});

it('leaves a number followed by words as read, though it ends where amounts do', () => {
  const amounts = column(400, ['28.32', '1,084.65', '9.90', '32.21', '54.20', '49.93']);
  const sheet = [at(400 - 10 * STEP, 96, 'Number'), at(400 - 3 * STEP, 96, '214')];
  expect(textsOf(mended([...amounts, ...sheet])).at(-1)).toBe('214');
});

it('drops a period next to a sign, and one of two dashes between brackets', () => {
  const read = ['-R$.', '$.', 'kr.', '.-', '(--)'];
  expect(read.map((text) => mendFigures(text, ','))).toEqual(['-R$', '$', 'kr.', '-', '(-)']);
});

it('gives a date the separators of its column', () => {
  const dates = ['17.09.21', '17.09.21', '18.09.21', '18:09.21'].map((text, row) =>
    at(30, row * 12, text, 0.9),
  );
  expect(textsOf(mended(dates)).at(-1)).toBe('18.09.21');
});

it('reads a zero that was read as a letter, or twice, as the one before the decimals', () => {
  expect(['$O.00', '$O0.00', 'O.00'].map((text) => mendFigures(text, '.'))).toEqual([
    '$0.00',
    '$0.00',
    '0.00',
  ]);
});

it('reads a fifth digit of a year as the bar after it', () => {
  expect(['11/12/20231', '11/12/2023'].map((text) => mendFigures(text, '.'))).toEqual([
    '11/12/2023|',
    '11/12/2023',
  ]);
});

describe('headers that repeat over every part of a table', () => {
  const twice = page(1, [at(84, 0, 'Plonk', 0.95), at(84, 90, 'Plonk', 0.95)]);
  const settled = (...words: readonly Word[]) => textsOf(mendPages([twice, page(2, words)])[1]?.words ?? []);

  it('are read alike if one differs in a letter', () => {
    expect(settled(at(84, 0, 'Flonk'))).toEqual(['Plonk']);
  });

  it('are left as read if they are sure, elsewhere or differ in more', () => {
    const others = [at(84, 0, 'Flonk', 0.95), at(99, 12, 'Flonk'), at(84, 24, 'Flouk')];
    expect(settled(...others)).toEqual(textsOf(others));
  });
});

it('splits side-by-side lists though one lost its amount header', () => {
  const row = (top: number, ...cells: readonly (readonly [number, string])[]) =>
    cells.map(([left, text]) => at(left, top, text));
  const words = [
    ...row(0, [40, 'Date'], [84, 'Description'], [310, 'Date'], [354, 'Description'], [540, 'Amount']),
    ...row(
      12,
      [40, '01/09/21'],
      [84, 'WATER'],
      [255, '47.17'],
      [310, '12/09/21'],
      [354, 'METRO'],
      [525, '54.42'],
    ),
    ...row(
      24,
      [40, '02/09/21'],
      [84, 'CAFE'],
      [255, '31.68'],
      [310, '13/09/21'],
      [354, 'SHOP'],
      [525, '13.58'],
    ),
  ];
  const style = { decimalMark: '.', decimals: 2 } as const;
  const { tables } = arrange(linesOfWords(1, words), style, [page(1, words)], () => null);
  const sums = tables.map(({ lines }) =>
    lines.flatMap(({ tokens }) => tokens.filter(({ kind }) => kind === 'amount')),
  );
  expect(sums.map(({ length }) => length)).toEqual([0, 2, 2]);
});

describe('the marks of amounts on several pages', () => {
  it('follow all others of a page if only one other ends below them', () => {
    const kept = column(
      500,
      Array.from({ length: 20 }, (_, row) => `${row + 10},20`),
    );
    const credits = [at(400 - 5 * STEP, 300, '20,76'), at(400 - 6 * STEP, 312, '316.97')];
    expect(textsOf(mended([...kept, ...credits])).at(-1)).toBe('316,97');
    expect(textsOf(mended([...kept.slice(0, 12), ...credits])).at(-1)).toBe('316.97');
  });

  it('are corrected in the last row by the rows above', () => {
    const full = page(1, column(400, ['28,32', '1.084,65', '9,90', '32,21', '54,20', '49,93', '19,02']));
    const last = page(2, column(400, ['343634']));
    expect(textsOf(mendPages([full, last])[1]?.words ?? [])).toEqual(['3436,34']);
  });

  it('are the same on all, although on one all commas have lost their tails', () => {
    const full = page(1, column(400, ['28,32', '1084,65', '9,90', '32,21', '54,20', '49,93', '19,02']));
    const torn = page(2, column(400, ['343.63', '371.13', '138.60', '4546.27', '396.22', '624.24']));
    expect(textsOf(mendPages([full, torn])[1]?.words ?? []).slice(0, 2)).toEqual(['343,63', '371,13']);
  });

  it('that are equally frequent are commas, some of which lost their tails', () => {
    const amounts = column(400, ['589,51', '545.44', '17,97', '64.96', '1,80', '238.12']);
    const settled = textsOf(mended(amounts));
    expect(settled).toEqual(['589,51', '545,44', '17,97', '64,96', '1,80', '238,12']);
  });

  it('that are equally frequent follow the larger print', () => {
    const torn = column(400, ['28,32', '84.65', '9,90', '32.21', '54,20', '49.93']);
    const large = column(300, ['4863,61', '37732,64', '23806,19']).map((word) => ({ ...word, fontSize: 11 }));
    const settled = textsOf(mendPages([page(1, [...torn, ...large])])[0]?.words ?? []);
    expect(settled.slice(0, 6)).toEqual(['28,32', '84,65', '9,90', '32,21', '54,20', '49,93']);
  });
});

it('a zero before lower case letters is a letter', () => {
  expect(['0ctober', '0ct.', '0CT7', '0.5'].map((text) => mendFigures(text, '.'))).toEqual([
    'October',
    'Oct.',
    '0CT7',
    '0.5',
  ]);
});

describe('a date in a column', () => {
  const dates = ['17.12.2025', '17.12.2025', '18.12.2025'].map((text, row) => at(30, row * 12, text));

  it('that was split at a lost separator is joined in the format of the others', () => {
    const cut = [at(30, 48, '18'), at(45, 48, '12.2025')];
    expect(textsOf(mended([...dates, ...cut])).at(-1)).toBe('18.12.2025');
  });

  it('is not made from too few digits', () => {
    const cut = [at(30, 48, '8'), at(38, 48, '12.2025')];
    expect(textsOf(mended([...dates, ...cut])).slice(-2)).toEqual(['8', '12.2025']);
  });
});

describe('a term', () => {
  const settledText = (text: string, confidence = 0.6) => textsOf(mended([at(0, 0, text, confidence)]))[0];

  it.each([
    ['Lastschrilt', 'Lastschrift'],
    ['Kjpsdato', 'Kjøpsdato'],
    ['GUTSCHRIIT', 'GUTSCHRIFT'],
    ['Saldovartrag', 'Saldovortrag'],
    ['Konlostand:', 'Kontostand:'],
    ['poniedziatek', 'poniedziałek'],
  ])('is corrected from lookalikes: %s', (read, printed) => {
    expect(settledText(read)).toBe(printed);
  });

  it('is split from another if the space was missed, and from nothing else', () => {
    const texts = (text: string) => textsOf(mended([at(0, 0, text, 0.95)]));
    expect(texts('TOTALINTEREST')).toEqual(['TOTAL', 'INTEREST']);
    expect(texts('STATEMENTSUMMARY:')).toEqual(['STATEMENT', 'SUMMARY:']);
    expect(texts('Kontostand')).toEqual(['Kontostand']);
    expect(texts('INTERESTINGLY')).toEqual(['INTERESTINGLY']);
  });

  it('is left as read if it was read with confidence, apart from letters the network does not know, and if it is only a form of another', () => {
    expect(settledText('Lastschrilt', 0.95)).toBe('Lastschrilt');
    expect(settledText('Kjpsdato', 0.95)).toBe('Kjøpsdato');
    expect(settledText('Kontobevagelser', 0.95)).toBe('Kontobevægelser');
    expect(settledText('Dauerauftrag')).toBe('Dauerauftrag');
  });
});

it('reads tight headers as several, although their recognized boxes are too high', () => {
  const words = [at(40, 100, 'Bokforingsd'), at(103, 100, 'Transaktionsd')];
  const high = words.map((word) => ({ ...word, top: 96, bottom: 112 }));
  expect(chunksOf(lineOf(1, high))).toHaveLength(2);
});

describe('unread ink as high as the others', () => {
  const seen = (text: string, x: number, confidence: number) => ({
    text,
    x,
    confidence,
    second: '',
    secondConfidence: 0,
  });
  const ink = [30, 50].map((left) => ({ left, right: left + 12, top: 10, bottom: 34 }));
  const line = {
    characters: [seen('3', 36, 0.99), seen('4', 56, 0.99)],
    passedOver: [seen('1', 16, 0.28), seen('7', 44, 0.03)],
  };
  const textOf = (first: (typeof ink)[number]) =>
    withLostFigures([first, ...ink], line)
      .map(({ text }) => text)
      .join('');

  it('is the digit the network missed', () => {
    expect(textOf({ left: 10, right: 20, top: 11, bottom: 33 })).toBe('134');
  });

  it('is none if it is as thin as a rule or extends as far', () => {
    expect(textOf({ left: 15, right: 18, top: 10, bottom: 34 })).toBe('34');
    expect(textOf({ left: 10, right: 20, top: 2, bottom: 44 })).toBe('34');
  });

  it('is none if there is no room for one: it is a piece of a broken digit', () => {
    expect(textOf({ left: 43, right: 49, top: 11, bottom: 33 })).toBe('34');
  });
});

it('reads a phrase that names one column as one header, however far a scan spaces its words', () => {
  const from = (left: number, right: number, text: string) => ({ ...at(left, 40, text), right });
  const words = [
    from(26, 41, 'Date'),
    from(82, 114, 'Narration'),
    from(356, 392, 'Withdrawal'),
    from(396, 412, 'Amt.'),
  ];
  expect(headingRowAt(linesOfWords(2, words), 0)?.headings.map(({ role }) => role)).toEqual([
    'date',
    'description',
    'out',
  ]);
});

it('reads a label with its value as no header, although the dashes of a masked number were broken', () => {
  const line = [
    at(45, 40, 'Balance'),
    at(90, 40, 'Activity'),
    at(489, 40, 'Account:..'),
    at(542, 40, '-0993'),
  ];
  const below = [at(44, 50, 'Date'), at(150, 50, 'Balance'), at(224, 50, 'Date'), at(330, 50, 'Balance')];
  const lines = linesOfWords(1, [...line, ...below]);
  expect([0, 1].map((start) => headingRowAt(lines, start)?.lineCount)).toEqual([undefined, 1]);
});

it('does not read a balance with a trailing minus as the second header line, however close', () => {
  const from = (left: number, right: number, top: number, text: string) => ({
    ...at(left, top, text),
    right,
  });
  const headings = [
    from(40, 80, 236, 'Belegdatum'),
    from(114, 159, 236, 'Buchungstag'),
    from(190, 229, 236, 'Erlauterung'),
    from(517, 539, 236, 'Betrag'),
    from(541, 555, 236, 'CHF'),
  ];
  const balance = [
    from(190, 213, 248, 'Saldo'),
    from(216, 237, 248, 'letzte'),
    from(240, 289, 248, 'Abrechnung'),
    from(520, 555, 248, "3'880.99-"),
  ];
  expect(headingRowAt(linesOfWords(1, [...headings, ...balance]), 0)?.lineCount).toBe(1);
});

describe('a column in a bi-level scan at 150 dpi', () => {
  const dates = ['10/02', '10/03', '10/07', '10/12', '10/14', '10/17'].map((text, row) =>
    at(60, row * 12, text),
  );

  it('has two numbers if they do not end where dates do', () => {
    const numbers = [at(60, 96, '10'), at(60 + 4 * STEP, 96, '06')];
    expect(textsOf(mended([...dates, ...numbers])).slice(-2)).toEqual(['10', '06']);
  });

  it('has a date with only the foot of its slash left', () => {
    expect(textsOf(mended([...dates, at(60, 96, '10.08')])).at(-1)).toBe('10/08');
    const others = ['10.03', '11.02', '10.07', '12.05', '10.11', '10.12'].map((text, row) =>
      at(60, 108 + row * 12, text),
    );
    expect(textsOf(mended([...dates, ...others])).at(-1)).toBe('10.12');
  });

  it('has an amount with its direction in brackets, with the page’s marks', () => {
    expect(mendFigures('3.70.533.83(Cr)', '.')).toBe('3,70,533.83(Cr)');
    expect(mendFigures('1.680.27(Dr)', '.')).toBe('1,680.27(Dr)');
    const amounts = column(400, ['209.99(Dr)', '6,449.56(Dr)', '84.57(Cr)', '189.28(Dr)']);
    const cut = [at(400 - 12 * STEP - 3, 96, '1.156.'), at(400 - 6 * STEP, 96, '55(Dr)')];
    expect(textsOf(mended([...amounts, ...cut])).at(-1)).toBe('1,156.55(Dr)');
  });

  it.each([
    ['--$2.64', '-$2.64'],
    ['5t.19-', '51.19-'],
    ['xx.47', '88.47'],
    ['S-3,156.92', '$-3,156.92'],
    ['"lndicates', '"Indicates'],
  ])('%s is %s', (read, meant) => {
    expect(mendFigures(read, '.')).toBe(meant);
  });
});
