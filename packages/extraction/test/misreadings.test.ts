import { describe, expect, it } from 'vitest';
import { alternativeMarks } from '../src/ocr/mend/mend-figures.ts';
import { MISREADINGS, mendPages } from '../src/ocr/mend/mend-pages.ts';
import type { Page, Word } from '../src/read/page.ts';

const LETTER = 5;

function word(text: string, left: number, top: number, more: Partial<Word> = {}): Word {
  const box = { left, right: left + text.length * LETTER, top, bottom: top + 9 };
  return { text, ...box, fontSize: 8, isBold: false, confidence: 0.8, ...more };
}

/** Words that begin at `left`, one under another from `top` on. */
function below(left: number, texts: string, top = 0): Word[] {
  return texts.split(' ').map((text, row) => word(text, left, top + row * 12));
}

/** Words that end at `right`, one under another. */
function ending(right: number, texts: string, top = 0): Word[] {
  return texts.split(' ').map((text, row) => word(text, right - text.length * LETTER, top + row * 12));
}

/** Words a space apart on one line. */
function line(texts: string, top = 200, left = 30, more: Partial<Word> = {}): Word[] {
  let at = left;
  return texts.split(' ').map((text) => {
    const own = word(text, at, top, more);
    at = own.right + 3;
    return own;
  });
}

const AMOUNTS = ending(400, '28.32 1,084.65 9.90 12,232.21 54.20 49.93 77.15');
const amount = (text: string, more: Partial<Word> = {}) => word(text, 400 - text.length * LETTER, 120, more);
const SIGNED = ending(400, '$69.13 $296.30 $12.50 $330.24 $28.05 $157.97');
const DATES = below(30, '03/11/21 04/11/21 05/11/21');
const HEADS = line('Statement Summary', 20, 30, { confidence: 0.95 });

/** For each entry of the table words as recognized, on one page or several, and the last word or words as printed. */
const EXAMPLES: Readonly<Record<string, readonly [readonly (readonly Word[])[], string]>> = {
  'a period for a comma, or none, behind a day': [[line('Jul 13. 22')], 'Jul 13, 22'],
  'a letter for a digit, or dirt, before a month': [[line('10l is')], '10 lis'],
  'a date in two parts, its month by name': [[line('01- JAN-2022')], '01-JAN-2022'],
  'a month with a wrong letter, between its day and its year': [[line('8 wrzesnla 2024')], '8 wrzesnia 2024'],
  'strokes for the eleventh of a month': [
    [
      [...line('19 ene', 0), ...line('l l ene', 12, 32)].map((own) =>
        own.text === 'ene' ? { ...own, left: 43 } : own,
      ),
    ],
    '11 ene',
  ],
  'letters for the digits of a column of days': [
    [[...below(60, '10 10 10 11 09 10'), word('to', 60, 90)]],
    '10',
  ],
  'a date in pieces': [[[...DATES, word('06', 30, 60), word('11', 46, 60), word('21', 60, 60)]], '06/11/21'],
  'a date in no format': [
    [[...DATES, word('05/111/21', 30, 60, { alternatives: ['05/11/21'] })]],
    '05/11/21',
  ],
  'a star less in a masked number': [[line('5885 5963 *** 6827')], '5885 5963 **** 6827'],
  'another mark': [[[...ending(400, '1.234,50 12,00 7,05 88,10'), amount('71.49')]], '71,49'],
  'a dash or a colon for a mark': [
    [ending(400, '1,405.40 371-57 179.91 5,323.57')],
    '1,405.40 371.57 179.91 5,323.57',
  ],
  'another mark between thousands': [
    [line('10,571,464 10,567,637 9,911,724 10,934.920')],
    '10,571,464 10,567,637 9,911,724 10,934,920',
  ],
  'two parts': [[[...AMOUNTS, word('60', 377, 120), word('57', 390, 120)]], '60.57'],
  'two parts of thousands': [
    [[...ending(400, '-6.710 62.406 -11.159'), word('-1', 370, 120), word('.340', 380, 120)]],
    '-1.340',
  ],
  'a d for the sign of the dong': [
    [ending(400, '-414.867d +73.079d -774.560d 121.471.056d')],
    '121.471.056đ',
  ],
  'a space less between thousands': [
    [[...ending(300, '40112 38467 67019'), ...line('1 301 628', 60, 259), ...line('1 223049', 80, 262)]],
    '1223049',
  ],
  'an S for the dollar of a currency': [
    [['R$ 12,50', 'R$ 13,50', '-R$ 14,50', '-RS 15,50'].flatMap((texts, row) => line(texts, row * 12))],
    '-R$ 15,50',
  ],
  'a digit for a currency sign': [[[...SIGNED, amount('5150.55')]], '$150.55'],
  'no mark': [[[...AMOUNTS, amount('19019')]], '190.19'],
  'a less likely character': [
    [[...AMOUNTS, amount('4,1111.49', { alternatives: ['4,711.49'] })]],
    '4,711.49',
  ],
  'a character for the mark of a credit': [
    [[...AMOUNTS, amount('878.23CR'), word('328.077', 362, 140)]],
    '328.07CR',
  ],
  'half of the mark of a credit': [[[...line('292.76 CR', 0), ...line('1,080.75 R', 12)]], '1,080.75 CR'],
  'a digit twice': [[[...AMOUNTS, amount('19,6444.16')]], '19,644.16'],
  'a mark lost or added': [[[...AMOUNTS, amount('4,49.7.19')]], '4,497.19'],
  'letters with spaces between them': [[line('SA LDO')], 'SALDO'],
  'a zero for an o': [[line('SALD0 ANTERIOR')], 'SALDO ANTERIOR'],
  'a letter the network does not know': [[line('Kjpsdato', 200, 30, { confidence: 0.98 })], 'Kjøpsdato'],
  'a letter for two that merge': [[line('giomo', 200, 30, { confidence: 0.98 })], 'giorno'],
  'similar letters': [[line('Lastschrilt')], 'Lastschrift'],
  'a short header': [
    [[...line('Date Amount Check Balance', 200), ...line('Check Amount Oate Balance', 200, 260)]],
    'Check Amount Date Balance',
  ],
  'two words as one, as elsewhere': [
    [[...line('Salio TSh', 0), ...line('Salio TSh', 12), ...line('SalioTSh', 24)]],
    'Salio TSh Salio TSh Salio TSh',
  ],
  'a phrase': [[line('Credit imit')], 'Credit limit'],
  'two words as one': [[line('OVERDRAFTINTEREST')], 'OVERDRAFT INTEREST'],
  'a line at the top of pages, or a header row': [
    [HEADS, [word('StatementSurnmary', 30, 20, { right: HEADS[1]?.right ?? 0 })]],
    'Statement Summary',
  ],
  'a word': [[[word('Plonk', 30, 0), word('Plonk', 30, 60), word('Flonk', 30, 120)]], 'Plonk'],
};

function lastOf(pages: readonly (readonly Word[])[], left?: string): string {
  const recognised = pages.map(
    (words, at): Page => ({
      ...{ number: at + 1, widthPt: 595, heightPt: 842, turn: 0, rulings: [], layer: 'image' },
      words,
    }),
  );
  const table = MISREADINGS.filter(({ name }) => name !== left);
  return (mendPages(recognised, table).at(-1)?.words ?? []).map(({ text }) => text).join(' ');
}

describe('an entry of the table of misreadings', () => {
  it('has a name of its own and an example', () => {
    expect(MISREADINGS.map(({ name }) => name).sort()).toEqual(Object.keys(EXAMPLES).sort());
  });

  it.each(Object.entries(EXAMPLES))(
    'reads what was printed, which no other does: %s',
    (name, [pages, printed]) => {
      expect(lastOf(pages).endsWith(printed)).toBe(true);
      expect(lastOf(pages, name).endsWith(` ${printed}`) || lastOf(pages, name) === printed).toBe(false);
    },
  );
});

it('reads a short word as the only one that is a header with the next', () => {
  const read = [
    line('Date Description'),
    line('Paid out', 200, 200),
    line('Pald in', 200, 300),
    line('Balance', 200, 400),
  ];
  expect(lastOf([read.flat()])).toBe('Date Description Paid out Paid in Balance');
});

describe('a day and a month read as one', () => {
  it('are two as wide as the others of the column', () => {
    const others = [...below(44, '07 07 07'), ...below(57, '22 22 22')];
    const read = (right: number) => lastOf([[...others, word('0731', 44, 96, { right })]]);
    expect([read(67).endsWith(' 07 31'), read(75).endsWith(' 0731')]).toEqual([true, true]);
  });
  it('are one number where another of the column is no day and month', () => {
    const others = [...below(44, '07 07 07 4711'), ...below(57, '22 22 22')];
    expect(lastOf([[...others, word('0731', 44, 96, { right: 67 })]]).endsWith(' 0731')).toBe(true);
  });
});

it.each([
  ['an ordinal in two parts before a month', '21 st Jul', '21st Jul'],
  ['a currency sign read twice in brackets', 'Crédit (€E)', 'Crédit (€)'],
])('%s is one', (_, read, printed) => {
  expect(lastOf([line(read)])).toBe(printed);
});

describe('a header that resembles those of two languages', () => {
  const headers = (words: string) => lastOf([line(words, 200, 30, { confidence: 0.98 })]);

  it('is that of the document’s language', () => {
    expect(headers('Datum Zustatek Částka Odchozí Zostatek')).toBe('Datum Zustatek Částka Odchozí Zůstatek');
  });
});

describe('a month that lost a letter, in a column of dates', () => {
  it('is the only one of the others that is a letter away', () => {
    const read = (others: string) => lastOf([[...below(30, others), word('14"IAN-22', 30, 60)]]);
    expect(read('03-JAN-22 05-JAN-22 09-JAN-22').endsWith(' 14-JAN-22')).toBe(true);
    expect(read('03-MAY-22 05-MAR-22 09-MAY-22').endsWith(' 14"IAN-22')).toBe(true);
  });
});

describe('a stroke among the figures of a number', () => {
  it('leaves open which mark or digits it was', () => {
    expect(alternativeMarks('12I25')).toEqual(expect.arrayContaining(['12.25', '12,125', '121.25']));
    expect(lastOf([line('12I25')])).toBe('12I25');
  });
});

describe('a masked number that lost one of its equal characters', () => {
  it.each([
    ['Card 0775 3** **** 6061', 'Card 0775 3*** **** 6061'],
    ['XXXX-XXXXX-93430', 'XXXX-XXXXXX-93430'],
    ['XXXX-XXXXX-934', 'XXXX-XXXXX-934'],
    ['3** of 10', '3** of 10'],
  ])('%s is %s', (read, printed) => {
    expect(lastOf([line(read)])).toBe(printed);
  });
});

it('reads a colon for a mark in a column of amounts', () => {
  expect(lastOf([[...AMOUNTS, amount('418:40')]]).endsWith(' 418.40')).toBe(true);
});

describe('a number of whole thousands in a column of amounts', () => {
  it('is none with a digit twice, as its mark would be wrong too', () => {
    expect(lastOf([[...AMOUNTS, amount('24,118')]]).endsWith(' 24,118')).toBe(true);
  });
});

describe('the mark of a number in a document that prints no decimals', () => {
  const thousands = '2,852 10,033 108,542 28,501 2,027,614 2,017,581 1,905,699 1,820,803';
  it.each([
    ['others with one mark', '14,785 340.808', '14,785 340,808'],
    [
      'others with several, whatever those with one have',
      '1.003 1.004 1.885 2.014.241',
      '1,003 1,004 1,885 2,014,241',
    ],
  ])('is that of %s', (_, read, printed) => {
    expect(lastOf([line(`${thousands} ${read}`)])).toBe(`${thousands} ${printed}`);
  });
  it('is its own among thousandths, which have one mark and two', () => {
    const thousandths = '12.500 1,250.000 3.125 45.250 1,003.450';
    expect(lastOf([line(thousandths)])).toBe(thousandths);
  });
});

describe('two parts that are one amount among amounts', () => {
  const parts = (first: string, second: string, left: number) =>
    lastOf([[...AMOUNTS, word(first, left, 120), word(second, 400 - second.length * LETTER, 120)]]);

  it('are read as one, though nothing was lost between them', () => {
    expect(parts('18', '2.92', 366).endsWith(' 182.92')).toBe(true);
    expect(parts('7.5', '4', 376).endsWith(' 7.54')).toBe(true);
  });

  it('are two behind a text, and apart', () => {
    expect(lastOf([[...AMOUNTS, ...line('No 18', 120, 351), word('2.92', 380, 120)]])).toContain('18 2.92');
    expect(parts('18', '2.92', 340).endsWith(' 18 2.92')).toBe(true);
  });
});

describe('a header that lost a letter, though the network was sure of the others', () => {
  const sure = { confidence: 0.98 };
  const headers = (...texts: readonly string[]) =>
    texts.map((text, at) => word(text, 30 + at * 100, 200, sure));

  it('is the header it resembles among others', () => {
    expect(lastOf([headers('Datum', 'Buchungstext', 'Belastung', 'Saldo', 'Gutschrit')])).toBe(
      'Datum Buchungstext Belastung Saldo Gutschrift',
    );
  });

  it('stays as it was read among other words', () => {
    expect(lastOf([headers('Max', 'Muster', 'Belastung', 'Saldo', 'Gutschrit')])).toBe(
      'Max Muster Belastung Saldo Gutschrit',
    );
  });
});
