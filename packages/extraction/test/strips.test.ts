import { describe, expect, it } from 'vitest';
import { models } from '../src/ocr/networks/models.ts';
import { fillGaps } from '../src/ocr/picture/fill-gaps.ts';
import { joinBoxes } from '../src/ocr/picture/join-boxes.ts';
import { splitMergedLines } from '../src/ocr/picture/split-merged-lines.ts';
import { cutWords, type ReadWord } from '../src/ocr/strips/cut-words.ts';
import { readStrip, readStrips } from '../src/ocr/strips/read-strip.ts';
import { stripsOf } from '../src/ocr/strips/strip.ts';
import { unreadInk } from '../src/ocr/strips/unread-ink.ts';
import { withoutDoubles } from '../src/ocr/strips/without-doubles.ts';
import type { Word } from '../src/read/page.ts';
import { mended } from './mended.ts';

/** A page of `paper` with filled boxes of other shades: left, top, right, bottom, shade. */
function page(paper: number, boxes: readonly (readonly [number, number, number, number, number])[]) {
  const [width, height] = [400, 100];
  const pixels = new Uint8Array(width * height).fill(paper);
  for (const [left, top, right, bottom, shade] of boxes)
    for (let y = top; y < bottom; y++) pixels.fill(shade, y * width + left, y * width + right);
  return { width, height, pixels };
}

describe('boxes on one line', () => {
  const first = { left: 20, top: 30, right: 48, bottom: 46 };

  it('are joined if they almost touch, as halves of a word do', () => {
    const second = { left: 51, top: 28, right: 120, bottom: 47 };
    expect(joinBoxes([second, first])).toEqual([{ left: 20, top: 28, right: 120, bottom: 47 }]);
  });

  it('stay apart if they do not, or if one belongs to the line below', () => {
    const far = { left: 58, top: 28, right: 120, bottom: 47 };
    const below = { left: 40, top: 42, right: 120, bottom: 58 };
    expect(joinBoxes([first, far, below])).toHaveLength(3);
  });
});

describe('strips of one width', () => {
  it('are read at once as each alone', async () => {
    const { readExactly } = await models();
    const strips = [[60, 74], [60, 82], []].flatMap((lefts) => {
      const figures = [...lefts, 88].map((left) => [left, 34, left + 4, 58, 20] as const);
      return stripsOf(page(240, [...figures, [60, 56, 70, 58, 20]]), {
        left: 56,
        top: 30,
        right: 98,
        bottom: 62,
      });
    });
    const alone = await Promise.all(strips.map((strip) => readStrip(readExactly, strip)));
    const charactersOf = ({ characters }: { readonly characters: unknown }) => characters;
    const together = await readStrips(readExactly, strips);
    expect(together.map(charactersOf)).toEqual(alone.map(charactersOf));
    expect(new Set(alone.map(({ characters }) => characters.map(({ text }) => text).join(''))).size).toBe(3);
  });
});

describe('ink that nothing was read from', () => {
  const figures = [60, 74, 88].map((left) => [left, 34, left + 6, 58, 20] as const);
  const strips = stripsOf(page(240, figures), { left: 56, top: 30, right: 98, bottom: 62 });
  const read = (left: number, right: number) => ({
    ...{ text: '13', left, right, top: 32, bottom: 60 },
    ...{ confidence: 1, alternatives: [] },
  });

  it('is a dot without confidence, so that the date it was is missed', () => {
    expect(unreadInk(strips, [])).toMatchObject([
      { text: '.', left: expect.closeTo(60), right: expect.closeTo(94), confidence: 0 },
    ]);
  });

  it('is none if a word was read there, or if it is only a speck', () => {
    expect(unreadInk(strips, [read(58, 95)])).toEqual([]);
    const speck = stripsOf(page(240, figures.slice(0, 1)), { left: 40, top: 30, right: 98, bottom: 62 });
    expect(unreadInk(speck, [])).toEqual([]);
  });
});

describe('the ink of a line', () => {
  it('is its letters if they are light on a dark band, whatever surrounds the band', () => {
    const letters = [60, 80, 100, 120].map((left) => [left, 38, left + 8, 58, 245] as const);
    const heading = page(250, [[40, 30, 150, 66, 50], ...letters]);
    const [strip] = stripsOf(heading, { left: 50, top: 27, right: 140, bottom: 69 });
    expect(strip?.ink).toHaveLength(4);
  });

  it('is its letters if they cover more than a third of the dark band', () => {
    const letters = Array.from({ length: 8 }, (_, at) => [52 + at * 11, 36, 57 + at * 11, 60, 180] as const);
    const halves = letters.map(([left, top, , bottom]) => [left + 5, top, left + 6, bottom, 130] as const);
    const heading = page(200, [[40, 30, 150, 66, 100], ...letters, ...halves]);
    const [strip] = stripsOf(heading, { left: 50, top: 34, right: 142, bottom: 62 });
    expect(strip?.ink).toHaveLength(8);
  });

  it('contains a dash apart from the amount, and not the word next to it', () => {
    const amount = [60, 80, 100].map((left) => [left, 30, left + 10, 60, 0] as const);
    const dash = [132, 44, 142, 48, 0] as const;
    const word = [150, 30, 160, 60, 0] as const;
    const inkOf = (boxes: Parameters<typeof page>[1]) =>
      stripsOf(page(255, boxes), { left: 56, top: 24, right: 114, bottom: 66 }).flatMap((strip) => strip.ink);
    expect(inkOf([...amount, dash])).toHaveLength(4);
    expect(inkOf([...amount, word])).toHaveLength(3);
  });
});

describe('a box with much white above and below the letters', () => {
  const letters = [60, 74, 88, 102].map((left) => [left, 42, left + 8, 58, 0] as const);
  const inkHeightIn = (top: number, bottom: number) => {
    const [strip] = stripsOf(page(255, letters), { left: 55, top, right: 115, bottom });
    return Math.max(...(strip?.ink ?? []).map((run) => run.bottom - run.top));
  };

  it('is cropped, so that its letters are as large as others', () => {
    expect(inkHeightIn(35, 65)).toBeGreaterThan(20);
    expect(Math.abs(inkHeightIn(26, 74) - inkHeightIn(35, 65))).toBeLessThan(4);
  });

  it('is left alone if it contains only a dash', () => {
    const dash = page(255, [[60, 49, 80, 52, 0]]);
    const [strip] = stripsOf(dash, { left: 55, top: 30, right: 85, bottom: 70 });
    expect(strip?.scale).toBeCloseTo(40 / 48, 5);
  });
});

describe('a line detected only in part', () => {
  const letters = (from: number, to: number) =>
    Array.from({ length: Math.floor((to - from) / 10) }, (_, at) => {
      const left = from + at * 10;
      return [left, 40, left + 6, 60, 90] as const;
    });
  const found = [
    { left: 20, right: 80, top: 34, bottom: 66 },
    { left: 240, right: 300, top: 34, bottom: 66 },
  ];
  const filledPage = (more: Parameters<typeof page>[1]) =>
    page(240, [...letters(22, 78), ...more, ...letters(242, 298)]);
  const filled = (between: Parameters<typeof page>[1]) => fillGaps(filledPage(between), found);

  it('is completed if there is ink in between', () => {
    expect(filled(letters(88, 232)).slice(2)).toEqual([{ left: 80, right: 232, top: 34, bottom: 66 }]);
  });

  it('gets a box for an amount far from what was detected, or after all of it', () => {
    const amount = letters(150, 190);
    expect(filled(amount).slice(2)).toEqual([{ left: 142, right: 194, top: 34, bottom: 66 }]);
    const behind = [...found, { left: 330, right: 395, top: 70, bottom: 98 }];
    const page = filledPage([...letters(330, 380), ...amount]);
    expect(fillGaps(page, behind).slice(3)).toEqual([
      { left: 142, right: 194, top: 34, bottom: 66 },
      { left: 322, right: 384, top: 34, bottom: 66 },
    ]);
  });

  it('gets a box for a lone plus, and not for a speck, letter or stroke', () => {
    const [across, upright] = [[150, 48, 160, 50, 90] as const, [154, 44, 156, 54, 90] as const];
    expect(filled([across, upright]).slice(2)).toEqual([{ left: 142, right: 168, top: 34, bottom: 66 }]);
    for (const other of [
      [across],
      [upright],
      [[150, 44, 160, 54, 90] as const],
      [across, [150, 44, 152, 54, 90] as const],
    ])
      expect(filled(other)).toEqual(found);
  });

  it('has a gap at blank paper, dots or a rule', () => {
    const dots = Array.from({ length: 18 }, (_, at) => [90 + at * 8, 56, 93 + at * 8, 60, 90] as const);
    expect(filled([])).toEqual(found);
    expect(filled(dots)).toEqual(found);
    expect(filled([[80, 49, 240, 51, 90]])).toEqual(found);
  });
});

describe('lines detected as one', () => {
  const line = (top: number) => [60, 74, 88, 102].map((left) => [left, top, left + 8, top + 16, 0] as const);
  const single = [10, 50].map((left) => ({ left, right: left + 30, top: 4, bottom: 36 }));

  it('are split where there is white between them', () => {
    const amounts = page(255, [...line(10), ...line(34), ...line(57)]);
    const split = splitMergedLines(amounts, [...single, { left: 55, right: 115, top: 2, bottom: 60 }]);
    expect(split.slice(2).map(({ top, bottom }) => [Math.round(top), Math.round(bottom)])).toEqual([
      [4, 32],
      [28, 56],
    ]);
  });

  it('stay one if it is a line in large print, underlined or not', () => {
    const tall = { left: 55, right: 115, top: 2, bottom: 60 };
    const heading = page(255, [
      [60, 8, 80, 48, 0],
      [60, 52, 110, 54, 0],
    ]);
    expect(splitMergedLines(heading, [...single, tall])).toEqual([...single, tall]);
  });
});

function word(text: string, right: number, top: number): Word {
  const place = { left: right - 30, right, top, bottom: top + 10 };
  return { text, ...place, fontSize: 8, isBold: false, confidence: 0.6 };
}

describe('the marks of an amount', () => {
  const column = ['1.234,50', '12,00', '7,05', '88,10'].map((text, row) => word(text, 500, row * 20));

  it('follow the column, and the original reading stays an alternative', () => {
    const settled = mended([...column, word('71.49', 501, 90)]);
    expect(settled.at(-1)).toMatchObject({ text: '71,49', alternatives: ['71.49'] });
  });

  it('follow the column in the alternatives too: the minus that one of them has is then of this amount', () => {
    const read = { ...word('59.87', 501, 90), alternatives: ['59.87-'] };
    expect(mended([...column, read]).at(-1)?.alternatives).toContain('59,87-');
  });

  it('are left as read in a column of days and months, although amounts have the other mark', () => {
    const days = ['01.08', '03.08', '04.08', '06.08', '09.08'].map((text, row) => word(text, 72, row * 20));
    const settled = mended([...column, ...column, word('900,00', 72, 200), ...days]);
    expect(settled.slice(-5).map(({ text }) => text)).toEqual(days.map(({ text }) => text));
  });

  it('are left as read next to the column: that may be a time or a date', () => {
    expect(mended([...column, word('18.57', 200, 90)]).at(-1)?.text).toBe('18.57');
  });
});

it.each([
  ['two dates with a dash and no room between them behind a month', 'december 2020-25', 'december|2020|-|25'],
  ['two dates with a dash and no room between them', '06/01/24-06/30/24', '06/01/24|-|06/30/24'],
  ['a date of two-figure years and the time right behind it', '12.12.2313:32', '12.12.23|13:32'],
  ['the month from the word before it, behind a day', '4 deJunho de 2023', '4|de|Junho|de|2023'],
  [
    'two dates with a dash and no room between them before a month',
    '1 Oct 2020-310ct 2020',
    '1|Oct|2020|-|310ct|2020',
  ],
  ['the number of an account from its label', 'Account72749337 is', 'Account|72749337|is'],
  ['a number with dashes from its label', 'Account no.00-894-42-6670117', 'Account|no.|00-894-42-6670117'],
  ['it from a label of three words', 'Conto corrente n.58902/2278', 'Conto|corrente|n.|58902/2278'],
  ['a dash from a number too long for an amount', 'Call Account -11001180577', 'Call|Account|-|11001180577'],
  ['no minus from an amount', 'Call Account -1100', 'Call|Account|-1100'],
  ['no other abbreviation from a number', 'Flat no.00-894-42-6670117', 'Flat|no.00-894-42-6670117'],
  ['no other word from a long number', 'Pipework72749337 is', 'Pipework72749337|is'],
  ['thousands that lost their space before a currency', '-2 033678 Ft', '-2|033|678|Ft'],
  ['no long number in other places', 'ref 2 033678 of', 'ref|2|033678|of'],
  ['a year and the month behind it', '2022.augusztus 8.', '2022.|augusztus|8.'],
  [
    'nothing from a currency, whose dollar sign was read as S',
    'paid NS2006.03 CS5.15CR',
    'paid|N$2006.03|C$5.15CR',
  ],
  ['nothing from what may be rupees, or a number', 'paid RS12.50 NS2006', 'paid|RS12.50|NS2006'],
  ['an amount from its label', 'Opening Balance:922,682.80', 'Opening|Balance:|922,682.80'],
  ['an amount from a label that ends in a date', 'au 22/12/2022:4041,61 €', 'au|22/12/2022:|4041,61|€'],
  ['its thousands too', 'au 23/11/2022:7 679,68', 'au|23/11/2022:|7|679,68'],
  ['the name of a month from the day behind it', '21 Diciem.13 SUR', '21|Diciem.|13|SUR'],
  ['a day from its weekday of two words', 'sexta-feira,11 de', 'sexta-feira,|11|de'],
  ['a day from its weekday', 'sábado,7 de marzo', 'sábado,|7|de|marzo'],
  ['a date and the time right behind it', '14/12/202421:58', '14/12/2024|21:58'],
  ['two dates with a dash and the comma lost', 'Sep 222020-Oct 21', 'Sep|22|2020|-|Oct|21'],
  ['the days of a month from its year', 'June 1-30,2024', 'June|1-30,|2024'],
  ['a date from the word before it', 'Balance as of06/01/24', 'Balance|as|of|06/01/24'],
  ['a date that begins with its year and the time right behind it', '2023/12/0304:35', '2023/12/03|04:35'],
])('splits %s', (_, line, split) => {
  const placed = [...line].map((text, at) => ({ text, x: at * 16 + 6 }));
  const letters = placed.filter(({ text }) => text !== ' ');
  const strip = {
    image: { width: 300, height: 48, pixels: new Uint8Array(300 * 48).fill(255) },
    ink: letters.map(({ x }) => ({ left: x - 6, right: x + 6, top: 10, bottom: 37 })),
    left: 0,
    top: 0,
    scale: 1,
  };
  const sure = { confidence: 0.99, second: '', secondConfidence: 0 };
  const words = cutWords(strip, { characters: placed.map((read) => ({ ...read, ...sure })), passedOver: [] });
  expect(words.map(({ text }) => text).join('|')).toBe(split);
});

describe('a line as blurred as the network’s steps', () => {
  const sure = { confidence: 0.99, second: '', secondConfidence: 0 };
  const textsOf = (
    letters: string,
    places: readonly number[],
    ink: readonly (readonly [number, number])[],
  ) => {
    const strip = {
      image: { width: 300, height: 48, pixels: new Uint8Array(300 * 48).fill(255) },
      ink: ink.map(([left, right]) => ({ left, right, top: 10, bottom: 37 })),
      ...{ left: 0, top: 0, scale: 1 },
    };
    const characters = [...letters].map((text, at) => ({ text, x: places[at] ?? 0, ...sure }));
    return cutWords(strip, { characters, passedOver: [] }).map(({ text }) => text);
  };

  it('is on no typewriter’s grid: its date stays whole behind a thin one', () => {
    const places = [12, 28, 36, 44, 60, 68, 84, 92];
    expect(
      textsOf('12/06/20', places, [
        [10, 16],
        [20, 104],
      ]),
    ).toEqual(['12/06/20']);
  });

  it.each([
    ['Jul03,22', [10, 100, 116, 126, 144, 160], ['Jul', '03,', '22']],
    ['Jul03.22', [10, 100, 116, 126, 144, 160], ['Jul', '03.', '22']],
    ['Jul03.22', [10, 100, 116, 126, 134, 150], ['Jul', '03.22']],
  ])('of %s has a year where there is a space behind the day', (letters, [word = 0, ...rest], split) => {
    const places = [word, word + 14, word + 24, ...rest];
    const ink = places.map((x, at) => [x - (at === 5 ? 2 : 6), x + (at === 5 ? 2 : 6)] as const);
    expect(textsOf(letters, places, ink)).toEqual(split);
  });
});

describe('the dash after an amount', () => {
  const digits = [60, 74, 92, 106].map((left) => [left, 30, left + 12, 60, 0] as const);
  const stop = [87, 56, 90, 60, 0] as const;
  const wordsOf = (
    end: readonly (readonly [number, number, number, number, number])[],
    passedOver: string,
  ) => {
    const [strip] = stripsOf(page(255, [...digits, stop, ...end]), {
      left: 56,
      top: 24,
      right: 132,
      bottom: 66,
    });
    if (strip === undefined) throw new Error('no strip');
    const places = [60, 74, 83, 92, 106].map((left) => (left - strip.left + 6) / strip.scale);
    const sure = { confidence: 0.99, second: '', secondConfidence: 0 };
    const characters = ['4', '2', '.', '1', '9'].map((text, at) => ({ text, x: places[at] ?? 0, ...sure }));
    const seen = {
      text: passedOver,
      x: strip.image.width - 14,
      confidence: 0.2,
      second: '',
      secondConfidence: 0,
    };
    return cutWords(strip, { characters, passedOver: [seen] }).map(({ text }) => text);
  };

  it('is read although it touches the last digit and the network missed it', () => {
    expect(wordsOf([[118, 44, 128, 48, 0]], '-')).toEqual(['42.19-']);
    expect(wordsOf([[118, 43, 126, 49, 0]], '-')).toEqual(['42.19-']);
  });

  it('is none if the digit ends in a short or unread thick bar', () => {
    expect(wordsOf([[118, 44, 120, 48, 0]], '-')).toEqual(['42.19']);
    expect(wordsOf([[118, 43, 126, 49, 0]], '')).toEqual(['42.19']);
  });
});

it('keeps the reading with more context of a word read twice', () => {
  const read = (text: string, left: number, top: number, right: number, bottom: number): ReadWord => ({
    text,
    left,
    top,
    right,
    bottom,
    confidence: 0.9,
    alternatives: [],
  });
  const line = [read('36,07', 0, 0, 40, 20), read('-', 50, 0, 54, 20)];
  expect(withoutDoubles([...line, read('.', 49.5, 6, 54.5, 13)])).toEqual(line);
});
