import { describe, expect, test } from 'vitest';
import { type RowDay, rowDays } from '../src/interpret/row-days.ts';
import type { Entry, Row } from '../src/interpret/rows/row.ts';
import type { TimeReading } from '../src/interpret/settle-time.ts';
import type { TimeFrame } from '../src/values/settle-date.ts';
import { dailiesIn, dailyDoubts as dailyDoubtsOn, dayOfBooking } from '../src/verify/daily-doubts.ts';
import { dateDoubts } from '../src/verify/date-doubts.ts';
import { doubtfulDates } from '../src/verify/doubtful-dates.ts';
import { nameOf } from './finding-names.ts';
import { amountOf, lineAt, printed, type RowWritten, readingOf, rowsOf, tableOf } from './written-account.ts';

const MARCH: TimeFrame = { start: '2025-03-01', end: '2025-03-31', isBuddhist: false };
const OPEN_FRAME: TimeFrame = { start: null, end: null, isBuddhist: false };
const ONE_ORDER: TimeReading[] = [{ order: 'day-month', frame: MARCH, score: 1 }];

const ROLES = ['date', null, 'amount', 'balance'] as const;
const HEADINGS = 'Date        Description    Amount    Balance';

/** Rows of a statement, a day, a text, an amount and where there is one a balance. */
function rows(text: string, written: Readonly<Record<number, RowWritten>> = {}): Row[] {
  return rowsOf(tableOf({ roles: [...ROLES], text: `${HEADINGS}\n${text}` }), written);
}

function days(own: readonly Row[], frame = MARCH, isCard = false): RowDay[] {
  return rowDays(own, 'day-month', frame, isCard);
}

/** The doubts as "code of row on page". */
function doubts(own: readonly RowDay[], times = ONE_ORDER, frame = MARCH): string[] {
  return dateDoubts(own, times, frame).map((doubt) =>
    doubt.row === undefined ? nameOf(doubt) : `${nameOf(doubt)} ${doubt.row} on ${doubt.page}`,
  );
}

const THREE_DAYS = `
03/03/2025  Shop            10.00     90.00
04/03/2025  Shop            20.00     70.00
05/03/2025  Shop            30.00     40.00`;

/** The doubts a list of daily balances among those entries raises. */
function dailyDoubts(
  account: Parameters<typeof dailyDoubtsOn>[1],
  of: readonly RowDay[],
  entries: readonly Entry[],
  time: Parameters<typeof dailiesIn>[1],
) {
  return dailyDoubtsOn(dailiesIn(entries, time), account, {
    dates: of.map(({ date }) => date),
    bookingDates: of.map((day) => dayOfBooking(day, time)),
  });
}

describe('dates of rows', () => {
  test('with their own are not doubted', () => {
    expect(doubts(days(rows(THREE_DAYS)))).toEqual([]);
  });

  test('are all warnings, on page and row', () => {
    const missing = rows('            Shop            10.00     90.00');
    expect(dateDoubts(days(missing), ONE_ORDER, MARCH)).toEqual([
      { code: 'date-doubtful', severity: 'warning', parameters: { reason: 'missing' }, page: 1, row: 0 },
    ]);
  });

  test('that do not exist are doubted', () => {
    expect(doubts(days(rows('31/02/2025  Shop            10.00')))).toEqual([
      'date-doubtful impossible 0 on 1',
    ]);
  });

  test.each([
    ['2060-01-01', ['date-doubtful other-calendar 0 on 1']],
    ['2059-12-31', []],
  ])('on %s: %j', (own, expected) => {
    const [row] = rows('01/01/2025  Shop            10.00');
    expect(
      doubts(row === undefined ? [] : [{ row, own, date: own, from: 'row' }], ONE_ORDER, OPEN_FRAME),
    ).toEqual(expected);
  });

  test('of a document with a single date are not doubted', () => {
    const oneDay = { start: '2025-03-03', end: '2025-03-03', isBuddhist: false };
    expect(doubts(days(rows('            Shop            10.00'), oneDay), ONE_ORDER, oneDay)).toEqual([]);
  });

  test('of a document of one day are those of that day on every row', () => {
    const oneDay = { start: '2025-03-03', end: '2025-03-03', isBuddhist: false };
    const repeated = days(
      rows('03/03/2025  Shop            10.00\n03/03/2025  Shop            20.00'),
      oneDay,
    );
    const dated = days(rows('            Shop            30.00'), oneDay);
    expect(doubts([...repeated, ...dated], ONE_ORDER, oneDay)).toEqual([]);
  });

  test('charged undated at a card’s closing are doubted', () => {
    const charged = rows(`${THREE_DAYS}\n            Interest        10.00`, {
      3: { section: ['out', 'Interest'] },
    });
    expect(doubts(days(charged, MARCH, true))).toEqual(['date-doubtful closing-day 3 on 1']);
  });
});

describe('a date carried down to a row', () => {
  const carried = '\n            Shop            10.00';
  const twice = `
03/03/2025  Shop            10.00
03/03/2025  Shop            20.00${carried}`;

  test('is not doubted if the document prints each date once', () => {
    expect(
      doubts(days(rows(`03/03/2025  Shop            10.00${carried}\n04/03/2025  Shop            10.00`))),
    ).toEqual([]);
  });

  test('is not doubted on several rows under the one that prints it', () => {
    expect(doubts(days(rows(`03/03/2025  Shop            10.00${carried}${carried}`)))).toEqual([]);
  });

  test('is doubted if the document repeats its dates', () => {
    expect(doubts(days(rows(twice)))).toEqual(['date-doubtful carried-down 2 on 1']);
    expect(doubts(days(rows(`04/03/2025  Shop            10.00${twice}`)))).toEqual([
      'date-doubtful carried-down 3 on 1',
    ]);
  });

  test('is not doubted if only the first row of a page repeats one', () => {
    expect(
      doubts(
        days(rows(`03/03/2025  Shop            10.00\n---\n03/03/2025  Shop            20.00${carried}`)),
      ),
    ).toEqual([]);
  });

  test('is doubted on rows whose own day touches the number behind it', () => {
    const glued = rows(
      `04/03/202510276235 Shop     10.00     90.00\n05/03/202537931091 Shop     10.00     80.00`,
      { 0: { date: printed(1, 3, 2025) }, 1: { date: printed(1, 3, 2025) } },
    );
    expect(doubts(days(glued))).toEqual([
      'date-doubtful carried-down 0 on 1',
      'date-doubtful carried-down 1 on 1',
    ]);
  });

  test('is doubted on rows that print days of their own in a column nobody named', () => {
    const at = (second: string) =>
      days(
        rows(`            A   04/03/2025  10.00     90.00\n            B   ${second}  10.00     80.00`, {
          0: { date: printed(31, 3, 2025) },
          1: { date: printed(31, 3, 2025) },
        }),
      );
    expect(doubts(at('05/03/2025'))).toEqual([
      'date-doubtful carried-down 0 on 1',
      'date-doubtful carried-down 1 on 1',
    ]);
    expect(doubts(at('Shop      '))).toEqual([]);
  });

  test('is doubted if it was printed under another title', () => {
    const titled = (part: string) =>
      rows(`03/03/2025  Shop            10.00${carried}`, {
        0: { section: ['out', 'Checks'] },
        1: { section: ['out', part] },
      });
    expect([doubts(days(titled('Fees'))), doubts(days(titled('Checks')))]).toEqual([
      ['date-doubtful carried-down 1 on 1'],
      [],
    ]);
  });

  test('is doubted on each row under another title, whatever day is printed further down', () => {
    const parts = (...all: readonly string[]) =>
      Object.fromEntries(all.map((part, at) => [at, { section: ['out', part] as const }]));
    const own = rows(
      `03/03/2025  Shop            10.00${carried}${carried}\n05/03/2025  Shop            10.00`,
      parts('Checks', 'Fees', 'Fees', 'Fees'),
    );
    expect(doubts(days(own))).toEqual([
      'date-doubtful carried-down 1 on 1',
      'date-doubtful carried-down 2 on 1',
    ]);
    const followed = rows(
      `03/03/2025  Shop            10.00${carried}\n05/03/2025  Shop            10.00`,
      parts('Checks', 'Checks', 'Fees'),
    );
    expect(doubts(days(followed))).toEqual([]);
  });

  test('is doubted if it was printed under other headers', () => {
    const other = rowsOf(
      tableOf({ roles: [...ROLES], text: `Date        Details        Amount    Balance${carried}` }),
    );
    const own = rows('03/03/2025  Shop            10.00');
    expect(doubts(days([...own, ...other]))).toEqual(['date-doubtful carried-down 1 on 1']);
    const same = rows(carried);
    expect(doubts(days([...own, ...same]))).toEqual([]);
  });

  test('is doubted by the last date printed above it, not by the first', () => {
    const titles = {
      0: { section: ['out', 'Fees'] },
      1: { section: ['out', 'Checks'] },
      2: { section: ['out', 'Checks'] },
    } as const;
    const own = rows(
      `03/03/2025  Shop            10.00\n04/03/2025  Shop            20.00${carried}`,
      titles,
    );
    expect(doubts(days(own))).toEqual([]);
  });

  describe('under another title, with each day closed by a balance', () => {
    const closed = `
03/03/2025  Shop            10.00
            Shop            10.00     80.00
04/03/2025  Shop            10.00     70.00
05/03/2025  Shop            10.00
            Shop            10.00     50.00`;
    const lastOf = (part: string) => ({ 4: { section: ['out', part] as const } });

    test('is not doubted', () => {
      expect(doubts(days(rows(closed, lastOf('Fees'))))).toEqual([]);
    });

    test.each([
      ['fewer than three days are closed', closed.replace('     70.00', '')],
      ['a day has no balance on its last row', closed.replace('10.00     80.00', '10.00')],
      [
        'a balance is printed within a day',
        closed.replace('05/03/2025  Shop            10.00', '05/03/2025  Shop            10.00     60.00'),
      ],
    ])('is doubted where %s', (_, text) => {
      expect(doubts(days(rows(text, lastOf('Fees'))))).toContain('date-doubtful carried-down 4 on 1');
    });

    test('is doubted where two days are closed, which may be chance', () => {
      const two = closed.replace('04/03/2025  Shop            10.00     70.00\n', '');
      expect(doubts(days(rows(two, { 3: { section: ['out', 'Fees'] } })))).toEqual([
        'date-doubtful carried-down 3 on 1',
      ]);
    });

    test('is doubted if all rows print one, as rows with their own date do', () => {
      const each = `${THREE_DAYS}\n            Fee             10.00     30.00`;
      expect(doubts(days(rows(each, { 3: { section: ['out', 'Fees'] } })))).toEqual([
        'date-doubtful carried-down 3 on 1',
      ]);
    });
  });
});

describe('dates far outside the period', () => {
  const with2 = (day: string) => rows(`${THREE_DAYS}\n${day}  Shop            10.00`);

  // March 1 less 100 days is November 21, March 31 and 100 days July 9.
  test.each([
    ['20/11/2024', ['date-doubtful outside-period 3 on 1']],
    ['21/11/2024', []],
    ['09/07/2025', []],
    ['10/07/2025', ['date-doubtful outside-period 3 on 1']],
  ])('on %s: %j', (day, expected) => {
    expect(doubts(days(with2(day)))).toEqual(expected);
  });

  test('are doubted too if one edge of the period is known and most rows show more', () => {
    const far = days(with2('09/07/2020'));
    expect(doubts(far, ONE_ORDER, { ...MARCH, start: null })).toHaveLength(1);
    expect(doubts(far, ONE_ORDER, { ...MARCH, end: null })).toHaveLength(1);
  });

  test('point to a misread period if all rows have them', () => {
    const other: TimeFrame = { start: '2015-03-01', end: '2015-03-31', isBuddhist: false };
    expect(doubts(days(rows(THREE_DAYS)), ONE_ORDER, other)).toEqual([]);
  });

  test('are doubted where all lie there and the year of one is of two digits', () => {
    const other: TimeFrame = { start: '2015-03-01', end: '2015-03-31', isBuddhist: false };
    const short = rows(THREE_DAYS.replace('03/03/2025', '03/03/25  '));
    expect(doubts(days(short), ONE_ORDER, other)).toHaveLength(3);
  });

  describe('of which one edge alone is known', () => {
    const until: TimeFrame = { ...MARCH, start: null };
    const since: TimeFrame = { ...MARCH, end: null };
    const named = (day: string) =>
      days(rows(`05/03/2025  Shop            30.00\n${day}   Shop            10.00`));

    // March 31 and 500 days is August 13 of the next year, March 1 less 500 days October 18 of the year before the last.
    test.each([
      ['13 Aug 26', []],
      ['14 Aug 26', ['date-doubtful outside-period 1 on 1']],
    ])('are doubted from 500 days on where their year may be their day: %s', (day, expected) => {
      expect(doubts(named(day), ONE_ORDER, until)).toEqual(expected);
    });

    test.each([
      ['18 Oct 23', []],
      ['17 Oct 23', ['date-doubtful outside-period 1 on 1']],
    ])('are doubted up to 500 days before it where their year may be their day: %s', (day, expected) => {
      expect(doubts(named(day), ONE_ORDER, since)).toEqual(expected);
    });

    test('are not doubted where their month is a number, or their year is in full', () => {
      expect(doubts(named('14/08/28 '), ONE_ORDER, until)).toEqual([]);
      expect(doubts(named('14 Aug 2028'), ONE_ORDER, until)).toEqual([]);
    });
  });

  test('are doubted if all rows have them with a two-digit year', () => {
    const other: TimeFrame = { start: '2015-03-01', end: '2015-03-31', isBuddhist: false };
    const short = rows(THREE_DAYS.replaceAll('/2025', '/25  '));
    expect(doubts(days(short), ONE_ORDER, other)).toHaveLength(3);
  });
});

describe('dates without a year', () => {
  const frame: TimeFrame = { start: '2024-12-01', end: '2025-12-31', isBuddhist: false };
  const own = (first: string, second: string, year: number | null) => {
    const [a, b] = rows('03/03/2025  Shop            10.00\n04/03/2025  Shop            10.00');
    if (a === undefined || b === undefined) throw new Error('two rows are written');
    const date = printed(4, 3, year);
    const row = { ...b, anchor: { ...b.anchor, date } };
    const day = (of: Row, at: string): RowDay => ({ row: of, own: at, date: at, from: 'row' });
    return [day(a, first), day(row, second)];
  };

  test.each([
    ['2025-01-01', '2025-09-08', null, []],
    ['2025-01-01', '2025-09-09', null, ['date-doubtful outside-period 1 on 1']],
    ['2025-09-09', '2025-01-01', null, ['date-doubtful outside-period 1 on 1']],
    ['2025-09-08', '2025-01-01', null, []],
    ['2025-01-01', '2025-09-09', 2025, []],
  ] as const)('from %s to %s, year printed %s: %j', (first, second, year, expected) => {
    expect(doubts(own(first, second, year), ONE_ORDER, frame)).toEqual(expected);
  });

  test('are compared with the last row that has a date', () => {
    const [first, second] = own('2025-01-01', '2025-09-09', null);
    if (first === undefined || second === undefined) throw new Error('two rows are written');
    const undated: RowDay = {
      row: { ...first.row, anchor: { ...first.row.anchor, date: null } },
      own: null,
      date: '2025-01-01',
      from: 'above',
    };
    expect(doubts([first, undated, second], ONE_ORDER, frame)).toEqual([
      'date-doubtful outside-period 2 on 1',
    ]);
    expect(doubts([second], ONE_ORDER, frame)).toEqual([]);
  });
});

describe('dates above their rows', () => {
  /** Rows under titles of days: the day is the row's, but on no line of it. */
  const titled = (...own: readonly string[]): RowDay[] => {
    const lines = own.map(() => '            Shop            10.00').join('\n');
    return rows(lines).map((row, index) => {
      const date = own[index] ?? null;
      return {
        row: { ...row, anchor: { ...row.anchor, date: printed(1, 3) } },
        own: date,
        date,
        from: 'row',
      };
    });
  };
  const day = (at: number) => `2025-03-0${at}`;

  test('are doubted if a single one goes back', () => {
    expect(doubts(titled(day(1), day(3), day(4), day(2), day(5)))).toEqual([
      'date-doubtful out-of-order 2 on 1',
    ]);
  });

  test('are doubted on all rows under that date', () => {
    const own = titled(day(1), day(3), day(4), day(4), day(2), day(5));
    expect(doubts(own).filter((doubt) => doubt.includes('out-of-order'))).toEqual([
      'date-doubtful out-of-order 2 on 1',
      'date-doubtful out-of-order 3 on 1',
    ]);
  });

  test('are doubted if a single one continues, newest first', () => {
    expect(doubts(titled(day(9), day(5), day(4), day(6), day(3)))).toEqual([
      'date-doubtful out-of-order 2 on 1',
    ]);
  });

  test('are doubted on the rows right above the turn alone, and on the first as on any', () => {
    expect(doubts(titled(day(1), day(3), day(4), day(2), day(4), day(5)))).toEqual([
      'date-doubtful out-of-order 2 on 1',
    ]);
    expect(doubts(titled(day(4), day(2), day(3), day(5), day(6)))).toEqual([
      'date-doubtful out-of-order 0 on 1',
    ]);
  });

  test('are not doubted where one row prints its own', () => {
    const printing = days(rows('06/03/2025  Shop            10.00'));
    expect(doubts([...titled(day(1), day(3), day(4), day(2), day(5)), ...printing])).toEqual([]);
  });

  test.each([
    ['all follow', [day(1), day(2), day(3), day(4), day(5)]],
    ['two go back', [day(1), day(3), day(2), day(5), day(4), day(6)]],
    ['there are too few', [day(1), day(3), day(2), day(4)]],
    ['a row has none', [day(1), day(3), '', day(4), day(5)]],
  ])('are not doubted where %s', (_, own) => {
    const dayed = titled(...own).map((item) =>
      item.own === ''
        ? { ...item, own: null, date: null, row: { ...item.row, anchor: { ...item.row.anchor, date: null } } }
        : item,
    );
    expect(doubts(dayed).filter((doubt) => doubt.includes('out-of-order'))).toEqual([]);
  });

  test('are not doubted if rows have their own', () => {
    const text = [1, 3, 4, 2, 5].map((at) => `0${at}/03/2025  Shop            10.00`).join('\n');
    expect(doubts(days(rows(text)))).toEqual([]);
  });
});

describe('a figure that may be the day of its row', () => {
  /** Rows each of which begins with a figure, under a day printed over all of them. */
  const under = (...figures: readonly string[]): RowDay[] => {
    const lines = figures.map((figure) => `${figure.padEnd(10)}  Shop            10.00`).join('\n');
    return rows(lines).map((row) => ({
      row: { ...row, anchor: { ...row.anchor, date: printed(4, 3) } },
      own: '2025-03-04',
      date: '2025-03-04',
      from: 'row',
    }));
  };

  test.each(['0503', '0305', '3112', '1231', '250305', '050325', '1020', '010112'])(
    'makes the day over the rows doubtful: %s',
    (figure) => {
      expect(doubts(under(figure))).toEqual(['date-doubtful carried-down 0 on 1']);
    },
  );

  test.each(['3213', '0005', '0500', '05032', '20250305', 'No0503', '0503a', '53', 'Shop'])(
    'is none where no day reads so: %s',
    (figure) => {
      expect(doubts(under(figure))).toEqual([]);
    },
  );

  test('makes the day over the rows doubtful as a whole date behind a row number too', () => {
    // The header of the table stands elsewhere, so that the date is in no column of dates.
    const unread = (text: string): RowDay[] =>
      under('Shop').map((day) => {
        const { row } = day;
        const body = lineAt(1, text);
        return { ...day, row: { ...row, anchor: { ...row.anchor, body } } };
      });
    const carried = ['date-doubtful carried-down 0 on 1'];
    expect(doubts(unread('1 05/03/2025 Shop 10.00'))).toEqual(carried);
    expect(doubts(unread('05/03/2025 Shop 10.00'))).toEqual(carried);
    expect(doubts(unread('Shop of 05/03/2025 10.00'))).toEqual([]);
    expect(doubts(unread('1 Shop 10.00'))).toEqual([]);
  });

  test('is no habit of a document where fewer than four rows in five begin with one', () => {
    expect(doubts(under('0503', '0503', '0503', '0503', 'Shop'))).toHaveLength(4);
    expect(doubts(under('0503', '0503', '0503', 'Shop'))).toEqual([]);
  });

  test('is asked of the rows alone that print no other day', () => {
    expect(doubts([...under('0503'), ...days(rows(THREE_DAYS))])).toEqual([
      'date-doubtful carried-down 0 on 1',
    ]);
    expect(doubts([...under('Shop', '0503', '0503'), ...days(rows(THREE_DAYS))])).toEqual([]);
  });
});

describe('a figure before the day of a row that may be another day', () => {
  const numberBefore = (all: readonly (readonly [figure: string, day: string])[]): string[] => {
    const lines = all.map(([figure, day]) => `${`${figure} ${day}`.padEnd(18)}Shop            10.00`);
    const table = tableOf({
      roles: ['date', null, 'amount'],
      text: ['Date              Description    Amount', ...lines].join('\n'),
    });
    return doubts(days(rowsOf(table), OPEN_FRAME), ONE_ORDER, OPEN_FRAME);
  };
  const other = (at: number) => `date-doubtful other-day ${at} on 1`;

  test.each([
    ['1503', '16/03/2025'],
    ['0315', '16/03/2025'],
    ['0603', '16/03/2025'],
    ['2603', '16/03/2025'],
    ['2812', '03/01/2025'],
    ['1228', '03/01/2025'],
    ['0301', '30/12/2024'],
    ['2902', '01/03/2024'],
  ])('%s before %s makes that doubtful', (figure, day) => {
    expect(numberBefore([[figure, day]])).toEqual([other(0)]);
  });

  test.each([
    ['is the same day', '1603', '16/03/2025'],
    ['is the same day, month first', '0316', '16/03/2025'],
    ['lies more than ten days before', '0503', '16/03/2025'],
    ['lies more than ten days behind', '2703', '16/03/2025'],
    ['is no day', '1513', '16/03/2025'],
    ['is no day in any of the years around', '3002', '01/03/2024'],
    ['has five digits', '15003', '16/03/2025'],
    ['stands behind letters', 'N1503', '16/03/2025'],
    ['is a word', 'Shop', '16/03/2025'],
  ])('does not where it %s', (_, figure, day) => {
    expect(numberBefore([[figure, day]])).toEqual([]);
  });

  test('does not where the day itself does not exist', () => {
    expect(numberBefore([['0103', '31/02/2025']])).toEqual(['date-doubtful impossible 0 on 1']);
  });

  test('does not where the figure is the year of the very day', () => {
    expect(numberBefore([['2012', 'Dec 25']])).toEqual([]);
  });

  test('is no habit of a document where fewer than four rows in five begin with one', () => {
    const [one, same, none] = [
      ['1503', '16/03/2025'],
      ['1603', '16/03/2025'],
      ['Shop', '16/03/2025'],
    ] as const;
    expect(numberBefore([one, same, one, same, none])).toEqual([other(0), other(2)]);
    expect(numberBefore([one, one, one, none])).toEqual([]);
  });
});

describe('the date order', () => {
  const open = days(rows('03/04/2025  Shop            10.00'), OPEN_FRAME);
  const both = (...scores: number[]): TimeReading[] =>
    scores.map((score, at) => ({ order: at === 0 ? 'day-month' : 'month-day', frame: OPEN_FRAME, score }));

  test('is open if both fit equally well', () => {
    expect(doubts(open, both(2, 2), OPEN_FRAME)).toEqual(['date-doubtful order-open']);
    expect(dateDoubts(open, both(2, 2), OPEN_FRAME)[0]?.severity).toBe('warning');
    const second = days(
      rows('04/04/2025  Shop            10.00\n03/04/2025  Shop            10.00'),
      OPEN_FRAME,
    );
    expect(doubts(second, both(2, 2), OPEN_FRAME)).toEqual(['date-doubtful order-open']);
  });

  test.each([
    ['one fits better', both(2, 1), open],
    ['there is only one', both(2), open],
    ['the other fits better', both(1, 2, 1), open],
    [
      'day and month are the same number',
      both(2, 2),
      days(rows('04/04/2025  Shop            10.00'), OPEN_FRAME),
    ],
    ['the month is a word', both(2, 2), days(rows('3 Apr 2025  Shop            10.00'), OPEN_FRAME)],
    ['no row prints a day', both(2, 2), days(rows('            Shop            10.00'), MARCH)],
  ] as const)('is not open where %s', (_, times, own) => {
    expect(doubts(own, [...times], OPEN_FRAME)).not.toContain('date-doubtful order-open');
  });
});

describe('dates recognized from pixels', () => {
  const four = (...own: readonly string[]) => own.map((day) => `${day}  Shop            10.00`).join('\n');
  const doubted = (text: string, written: Readonly<Record<number, RowWritten>> = {}, frame = MARCH) => {
    const own = rows(text, written);
    return doubtfulDates(days(own, frame));
  };

  test('are doubted if they were hard to read', () => {
    const text = (confidence: string) =>
      four(`03/03/2025~${confidence}`, '04/03/2025~0.9', '05/03/2025~0.9', '06/03/2025~0.9');
    expect([doubted(text('0.75')), doubted(text('0.74'))]).toEqual([[], [0]]);
  });

  test('are not doubted for little if they are between two equal ones, all in order', () => {
    const read = (confidence: string, ...others: readonly string[]) =>
      doubted(four('03/03/2025', '04/03/2025', `04/03/2025~${confidence}`, ...others));
    expect([read('0.5', '04/03/2025'), read('0.49', '04/03/2025')]).toEqual([[], [2]]);
    expect(read('0.6', '05/03/2025')).toEqual([2]);
    expect(read('0.6', '04/03/2025', '02/03/2025')).toEqual([2]);
  });

  test('are not doubted for little if their row prints them again, clearly', () => {
    const read = (own: string, again: string) =>
      doubted(`03/03/2025~${own}  Wert 03/03/2025~${again} 10.00\n${four('04/03/2025~0.9')}`);
    expect([read('0.6', '0.8'), read('0.4', '0.8'), read('0.6', '0.7')]).toEqual([[], [0], [0]]);
  });

  test('are doubted if they are of another time than most', () => {
    const years = (...own: readonly number[]) =>
      doubted(four(...own.map((year) => `03/03/${year}~0.99`)), {}, OPEN_FRAME);
    expect([years(2013, 2021, 2021, 2013, 2021), years(2019, 2020, 2021)]).toEqual([[0, 3], []]);
  });

  test('raise a finding', () => {
    const text = four('03/03/2025~0.5', '04/03/2025', '05/03/2025');
    expect(doubts(days(rows(text)))).toEqual(['date-doubtful hard-to-read 0 on 1']);
  });

  test('are not doubted if the file has them as text', () => {
    expect(doubted(four('03/03/2025', '09/03/2025', '04/03/2025', '05/03/2025', '06/03/2025'))).toEqual([]);
    const mixed = four('03/03/2025', '09/03/2025', '04/03/2025', '05/03/2025', '06/03/2025~0.99');
    expect(doubted(mixed)).toEqual([]);
  });

  test('are not doubted for the words next to them, nor for their month’s name', () => {
    expect(doubted('3 Mar~0.5 2025  Shop~0.5      10.00')).toEqual([]);
    expect(doubted('3~0.5 Mar 2025  Shop          10.00')).toEqual([0]);
  });

  describe('that break the order of the others', () => {
    const read = (...own: readonly number[]) =>
      doubted(four(...own.map((day) => `${String(day).padStart(2, '0')}/03/2025~0.99`)));

    test.each([
      ['the one that leaps ahead', [3, 9, 4, 5, 6], [1]],
      ['the one that falls behind', [3, 4, 5, 1, 6], [3]],
      ['the one that leaps ahead, newest first', [9, 8, 12, 7, 6], [2]],
      ['none where all follow', [3, 3, 4, 5], []],
      ['none where all follow, newest first', [9, 9, 8, 7], []],
      ['none of too few', [3, 9, 4], []],
      ['one of four', [3, 9, 4, 5], [1]],
      ['none where too many do not follow', [3, 9, 4, 1, 5, 2, 6], []],
      ['two of fourteen', [1, 2, 3, 20, 4, 5, 6, 7, 21, 8, 9, 10, 11, 12], [3, 8]],
      ['the last, where it falls behind all', [3, 4, 5, 9, 1], [4]],
      ['the later one, where either of two may be wrong', [5, 5, 6, 5], [3]],
      ['none of two in thirteen', [1, 2, 3, 20, 4, 5, 6, 7, 21, 8, 9, 10, 11], []],
    ])('doubts %s', (_, own, expected) => {
      expect(read(...own)).toEqual(expected);
    });
  });

  describe('that begin again under another title', () => {
    const read = (own: readonly number[], part: (row: number) => string) =>
      doubted(
        four(...own.map((day) => `${String(day).padStart(2, '0')}/03/2025~0.99`)),
        Object.fromEntries(own.map((_, at) => [at, { section: ['out', part(at)] }])),
      );

    test('are not doubted', () => {
      expect(read([3, 4, 5, 6, 7, 8, 2], (row) => (row < 6 ? 'Purchases' : 'Fees'))).toEqual([]);
      expect(read([9, 3, 4, 5, 6, 7, 8], (row) => (row < 1 ? 'Payments' : 'Purchases'))).toEqual([]);
      expect(read([3, 4, 5, 6, 7, 8, 2], () => 'Purchases')).toEqual([6]);
    });

    test('are doubted where they break the order of their own part too, if the document has one', () => {
      expect(read([3, 9, 4, 5, 6, 7, 2], (row) => (row < 6 ? 'Purchases' : 'Fees'))).toEqual([]);
      expect(read([3, 9, 4, 5, 6, 7, 8], (row) => (row < 6 ? 'Purchases' : 'Fees'))).toEqual([1]);
      expect(read([3, 4, 5, 6, 7, 8, 9, 8, 9], (row) => (row < 7 ? 'Purchases' : 'Fees'))).toEqual([]);
    });
  });

  describe('where the days of booking follow one another', () => {
    const DAYS = [3, 9, 4, 5, 6];
    type Booked = Parameters<typeof printed> | null;
    const booked = (...own: readonly Booked[]) =>
      doubted(
        four(...DAYS.map((day) => `0${day}/03/2025~0.99`)),
        Object.fromEntries(own.map((day, at) => [at, { postDate: day === null ? null : printed(...day) }])),
      );
    const rest: Booked[] = [
      [9, 3],
      [9, 3],
      [10, 3],
      [11, 3],
    ];

    test('are in no order that could be broken', () => {
      expect([booked([3, 3], ...rest), booked([4, 3], ...rest)]).toEqual([[], []]);
    });

    test.each([
      ['one has no day of booking', booked([3, 3], ...rest.with(3, null))],
      ['the first has none', booked(null, ...rest)],
      ['one was booked before the row above', booked([3, 3], ...rest.with(1, [8, 3]))],
      ['one was booked before its own day', booked([3, 3], ...rest.map((): Booked => [8, 3]))],
      ['the first was booked before its own day', booked([2, 3], ...rest)],
      ['the first was booked that day of the month before', booked([3, 2], ...rest)],
      ['the first was booked that day of the year before', booked([3, 3, 2024], ...rest)],
    ])('but in that of their days where %s', (_, actual) => {
      expect(actual).toEqual([1]);
    });
  });

  test('are doubted without the leading zero that others have', () => {
    const text = (day: string) => four('03/03/2025~0.99', '04/03/2025~0.99', `${day}~0.99`);
    expect(doubted(text(' 5/03/2025'))).toEqual([2]);
    expect(doubted(text('15/03/2025'))).toEqual([]);
    expect(doubted(four(' 3/03/2025~0.99', ' 4/03/2025~0.99'))).toEqual([]);
    const undated = four(' 3/03/2025~0.99', ' 4/03/2025~0.99', '              ');
    expect(doubted(undated)).toEqual([]);
    expect(doubted(four('Mar 05 2025~0.99', '6 Mar 2025~0.99'))).toEqual([]);
  });

  describe('with something else in their column', () => {
    const text = (line: string) =>
      `${four('03/03/2025~0.99', '04/03/2025~0.99', '05/03/2025~0.99', '06/03/2025~0.99')}\n${line}`;

    test('are doubted if a row has only a word there', () => {
      expect(doubted(text('blot~0.9        Shop            10.00'))).toEqual([4]);
      expect(doubted(text('            Shop~0.9            10.00'))).toEqual([]);
    });

    test('are doubted if the word is on a line between it and the row above', () => {
      expect(doubted(text('blot~0.9\n            Shop~0.9            10.00'))).toEqual([4]);
      expect(doubted(text('            more~0.9\n            Shop~0.9            10.00'))).toEqual([]);
    });

    test('are not doubted if a line between has a date', () => {
      expect(doubted(text('07/03/2025~0.9\nblot~0.9\n            Shop~0.9            10.00'))).toEqual([]);
    });

    test('are not doubted if the words are above the row before', () => {
      expect(doubted(`blot~0.9\n${text('            Shop~0.9            10.00')}`)).toEqual([]);
    });

    test('are doubted on the first row only by its own line', () => {
      const rest = four('04/03/2025~0.99', '05/03/2025~0.99', '06/03/2025~0.99', '07/03/2025~0.99');
      expect(doubted(`blot~0.9        Shop            10.00\n${rest}`)).toEqual([0]);
      expect(doubted(`blot~0.9\n            Shop~0.9            10.00\n${rest}`)).toEqual([]);
    });

    test.each([
      ['1', [4]],
      ['12', [4]],
      ['123', []],
      ['x1', []],
      ['1x', []],
    ])('are doubted behind the figure of a day alone: "%s" gives %j', (word, expected) => {
      const before = `${word}~0.9 07/03/2025~0.9`;
      const room = ' '.repeat(28 - word.length - 1 - 10 - 2 - 4);
      expect(doubted(text(`${before}  Shop${room}10.00`))).toEqual(expected);
    });

    test('are not doubted before such a figure, nor behind one that stands further left', () => {
      expect(doubted(text('07/03/25~0.9 1~0.9  Shop            10.00'))).toEqual([]);
      const indented = text('07/03/2025~0.9  Shop            10.00')
        .split('\n')
        .map((line, at) => `${at === 4 ? '12~0.9 ' : '   '}${line}`)
        .join('\n');
      expect(doubted(indented)).toEqual([]);
    });

    test('are doubted if a single other date shows the column', () => {
      expect(doubted('03/03/2025~0.99  Shop           10.00\nblot~0.9        Shop            10.00')).toEqual(
        [1],
      );
    });
  });

  test('are doubted after another date that was read as text', () => {
    const table = tableOf({
      roles: [null, 'date', null, 'amount'],
      text: `
Note of it            Date          Description        Amount
03/03/2025~0.9        04/03/2025~0.9  Shop                10.00`,
    });
    const [row] = rowsOf(table);
    if (row === undefined) throw new Error('a row is written');
    const { cells, body } = row.anchor;
    const [first, second] = body.tokens;
    const withCells = (own: Partial<typeof cells>) =>
      doubtfulDates([
        {
          row: {
            ...row,
            anchor: { ...row.anchor, cells: { ...cells, postDate: null, valueDate: null, ...own } },
          },
          date: '2025-03-04',
        },
      ]);
    if (first?.kind !== 'date' || second?.kind !== 'date') throw new Error('two days are written');
    const text = [first];
    expect(withCells({ date: second, text })).toEqual([0]);
    expect(withCells({ date: second, text: [] })).toEqual([]);
    expect(withCells({ date: second, text, postDate: first })).toEqual([]);
    expect(withCells({ date: second, text, valueDate: first })).toEqual([]);
    expect(withCells({ date: first, text: [second] })).toEqual([]);
  });
});

describe('a list of daily balances', () => {
  const account = rows(`
03/03/2025  Shop            10.00
04/03/2025  Shop            20.00
05/03/2025  Pay             50.00
06/03/2025  Shop             5.00`);
  const amounts = [-1000, -2000, 5000, -500];
  const found = { opening: 10_000, ledger: 'holds' as const };
  const time = { order: 'day-month' as const, frame: MARCH };
  const list = (...all: readonly (readonly [day: number, balance: number])[]): Entry[] =>
    all.map(([day, balance], at) => ({
      kind: 'daily',
      date: printed(day, 3),
      amount: amountOf(balance),
      body: lineAt(50 + at, 'balance', at + 1),
    }));
  const right = [
    [3, 9000],
    [4, 7000],
    [5, 12_000],
    [6, 11_500],
  ] as const;
  const check = (entries: readonly Entry[], own: Parameters<typeof readingOf>[1] = {}, of = days(account)) =>
    dailyDoubts(readingOf(account, { amounts, found, ...own }), of, entries, time).map(
      (doubt) => `${nameOf(doubt)} ${doubt.severity} ${doubt.page}`,
    );
  const wrong = (at: number, by = 1) =>
    right.map(([day, balance], index) => [day, index === at ? balance + by : balance] as const);

  test('that follows from the rows is not doubted', () => {
    expect(check(list(...right))).toEqual([]);
  });

  test.each([0, 1, 2, 3])('that differs by a cent on its line %i is doubted, with its page', (at) => {
    expect(check(list(...wrong(at)))).toEqual([`figures-disagree daily-balances warning ${at + 1}`]);
    expect(check(list(...wrong(at, -1)))).toEqual([`figures-disagree daily-balances warning ${at + 1}`]);
  });

  test('names the first date that differs', () => {
    expect(check(list([3, 9000], [4, 7000], [5, 1], [6, 2]))).toEqual([
      'figures-disagree daily-balances warning 3',
    ]);
  });

  test.each([
    ['is too short', list([3, 9000], [4, 7001])],
    ['follows on one day alone', list([3, 9000], [4, 1], [5, 2])],
    [
      'follows on fewer than three in ten days',
      list([3, 9000], [4, 7000], ...[1, 2, 3, 4, 5].map((by) => [5 + by, by] as const)),
    ],
    ['is none', []],
  ])('that %s is not of the rows', (_, entries) => {
    expect(check(entries)).toEqual([]);
  });

  test('that follows on three in ten days belongs to the rows', () => {
    const off = [1, 2, 3, 4, 5, 6, 7].map((by) => [5 + by, by] as const);
    expect(check(list([3, 9000], [4, 7000], [5, 12_000], ...off))).toHaveLength(1);
  });

  test('shows nothing on dates with two balances', () => {
    expect(check(list(...right, [7, 171], [7, 685]))).toEqual([]);
    expect(check(list(...right, [7, 171]))).toHaveLength(1);
  });

  test('shows nothing if the account does not tie out', () => {
    expect(check(list(...wrong(1)), { found: { opening: 10_000, ledger: 'fails' } })).toEqual([]);
    expect(check(list(...wrong(1)), { found: { opening: null, ledger: 'holds' } })).toEqual([]);
  });

  test('may follow by posting dates instead', () => {
    const booked = rows(
      `
03/03/2025  Shop            10.00
04/03/2025  Shop            20.00
05/03/2025  Pay             50.00
06/03/2025  Shop             5.00`,
      { 1: { postDate: printed(5, 3) } },
    );
    const late = list([3, 9000], [4, 9000], [5, 12_000], [6, 11_500]);
    const entry = (of: readonly Row[]) =>
      dailyDoubts(readingOf(of, { amounts, found }), days(of), late, time).length;
    expect([entry(booked), entry(account)]).toEqual([0, 1]);
    expect(dailyDoubts(readingOf(booked, { amounts, found }), days(booked), list(...right), time)).toEqual(
      [],
    );
  });

  test('counts rows without a date among the first', () => {
    const undated = rows(`
            Shop            10.00
04/03/2025  Shop            20.00
05/03/2025  Pay             50.00
06/03/2025  Shop             5.00`);
    expect(check(list(...right), {}, days(undated))).toEqual([]);
  });

  test('is read from rows under a title of balances, and no others', () => {
    const listed = rows(
      `
03/03/2025  Balance         90.00
04/03/2025  Balance         70.01
05/03/2025  Balance        120.00
            Balance        115.00`,
      Object.fromEntries(
        [0, 1, 2, 3].map((at) => [at, { section: ['balances', 'Daily balances'] as const, page: 9 }]),
      ),
    );
    const entries = listed.map((row): Entry => ({ kind: 'row', row }));
    expect(check(entries)).toEqual(['figures-disagree daily-balances warning 9']);
    const titled = entries.map(
      (entry): Entry =>
        entry.kind === 'row' ? { kind: 'row', row: { ...entry.row, section: null } } : entry,
    );
    expect(check(titled)).toEqual([]);
    const others = entries.map(
      (entry): Entry =>
        entry.kind === 'row'
          ? { kind: 'row', row: { ...entry.row, section: { role: 'out', title: 'Fees', part: 'Fees' } } }
          : entry,
    );
    expect(check(others)).toEqual([]);
  });

  test('skips dates that do not exist', () => {
    const entries = list([31, 1], ...right).map((entry): Entry => entry);
    const impossible: Entry[] = [
      { kind: 'daily', date: printed(31, 2), amount: amountOf(1), body: lineAt(1, 'x') },
      ...list(...right),
    ];
    expect([check(impossible), check(entries).length]).toEqual([[], 1]);
  });

  test('reads a minus as overdrawn', () => {
    const overdrawn = [-2000, -2000, 5000, -500];
    const entries = list([3, -1], [4, 3000], [5, 2000], [6, 1500]).map(
      (entry, at): Entry =>
        entry.kind === 'daily'
          ? { ...entry, amount: amountOf([1000, 3000, 2000, 1500][at] ?? 0, at < 2 ? 'minus' : 'none') }
          : entry,
    );
    expect(check(entries, { amounts: overdrawn, found: { opening: 1000, ledger: 'holds' } })).toEqual([]);
  });
});
