import { describe, expect, test } from 'vitest';
import type { AccountReading } from '../src/interpret/account-reading.ts';
import type { Entry, Row } from '../src/interpret/rows/row.ts';
import { balanceMarkDoubts, takesMinusForCredit } from '../src/verify/balance-mark-doubts.ts';
import { signDoubts, signEvidence } from '../src/verify/sign-doubts.ts';
import { nameOf } from './finding-names.ts';
import {
  amountOf,
  balanceAt,
  entriesOf,
  lineAt,
  type RowWritten,
  readingOf,
  rowsOf,
  tableOf,
} from './written-account.ts';

type Roles = NonNullable<Parameters<typeof tableOf>[0]['roles']>;
type Own = Parameters<typeof readingOf>[1];

const HEAD = 'Date        Description       Amount     Balance';
const ROLES: Roles = ['date', null, 'amount', 'balance'];
const SIDES_HEAD = 'Date        Description       Paid out   Paid in    Balance';
const SIDES: Roles = ['date', null, 'out', 'in', 'balance'];
const MOVED = ['10.00', '20.00', '30.00', '40.00', '50.00', '60.00'];

/** One line of a statement, its amount (with a mark before it) flush at its column. */
function line(amount: string, balance = '', text = 'Shop'): string {
  return `03/03/2025  ${text}${amount.padStart(24 - text.length)}${balance.padStart(12)}`;
}

type Written = Readonly<Record<number, RowWritten>>;

function rows(amounts: readonly string[], written: Written = {}, texts: readonly string[] = []): Row[] {
  const lines = amounts.map((amount, at) => line(amount, '', texts[at]));
  return rowsOf(tableOf({ roles: ROLES, text: [HEAD, ...lines].join('\n') }), written);
}

/** Rows in columns of money out and in, "-" for an empty one. */
function sided(
  own: readonly (readonly [out: string, into: string, balance?: string])[],
  head = SIDES_HEAD,
  roles = SIDES,
): Row[] {
  const lines = own.map(
    ([out, into, balance = '']) =>
      `03/03/2025  Shop          ${out.padStart(12)}${into.padStart(10)}${balance.padStart(11)}`,
  );
  return rowsOf(tableOf({ roles, text: [head, ...lines].join('\n') }));
}

type Others = {
  readonly isCard?: boolean;
  readonly cardSigns?: number;
  readonly entries?: readonly Entry[];
  readonly others?: readonly AccountReading[];
  readonly tables?: readonly Row['anchor']['table'][];
};

function doubt(
  account: AccountReading,
  { isCard = false, cardSigns = 0, others = [], tables = [], entries = [] }: Others = {},
): string | null {
  const [doubt, ...more] = signDoubts(
    signEvidence(account, others, { isCard, cardSigns, tables, entries }),
    account.reconciliation,
  );
  expect(more).toEqual([]);
  if (doubt !== undefined) expect(doubt.severity).toBe('warning');
  return doubt === undefined ? null : nameOf(doubt);
}

/** The names of the doubts. */
const SAYS = {
  arithmetic: 'sign-doubtful by-arithmetic',
  torn: 'sign-doubtful half-minus',
  titles: 'sign-doubtful against-titles',
  titleAmongMarks: 'sign-doubtful by-title',
  words: 'sign-doubtful against-words',
  kind: 'sign-doubtful minus-alone',
  credit: 'sign-doubtful negative-balances',
  minus: 'sign-doubtful unusual-minus',
  texts: 'sign-doubtful against-descriptions',
  unmarked: 'sign-doubtful by-balances',
  sides: 'sign-doubtful unmarked',
  books: 'sign-doubtful own-books',
  owed: 'sign-doubtful owed-balances',
};

describe('an account is not doubted', () => {
  test('if a minus marks money out', () => {
    expect(doubt(readingOf(rows(['-10.00', '-20.00', '30.00', '-40.00'])))).toBeNull();
  });

  test('if columns give directions', () => {
    expect(
      doubt(
        readingOf(
          sided([
            ['10.00', ''],
            ['', '20.00'],
            ['30.00', ''],
          ]),
        ),
      ),
    ).toBeNull();
  });

  test('without a row', () => {
    expect(doubt(readingOf([]))).toBeNull();
  });
});

describe('after a correction', () => {
  const checkedAs = (isCovered: boolean, ledger: boolean, totals: boolean, count: number) => ({
    ledger: ledger ? ('holds' as const) : null,
    totals: totals ? ('hold' as const) : null,
    chain: isCovered
      ? { covered: count, movements: count, holds: count }
      : { covered: 0, movements: count, holds: 0 },
  });
  const yesOrNo = [true, false];
  const outcomes = yesOrNo.flatMap((isCovered) =>
    yesOrNo.flatMap((ledger) => yesOrNo.map((totals) => [isCovered, ledger, totals] as const)),
  );
  const owed = (...amounts: readonly string[]) =>
    rowsOf(
      tableOf({
        roles: ROLES,
        text: [HEAD, ...amounts.map((amount) => line(amount, '1.00'))].join('\n'),
        columns: (all) =>
          all.map((column) => (column.role === 'balance' ? { ...column, isOwed: true as const } : column)),
      }),
    );
  const mixed = sided([
    ['10.00', ''],
    ['', '20.00'],
  ]).map((row, at): Row => (at === 1 ? { ...row, anchor: { ...row.anchor, side: 'amount' } } : row));

  test.each([
    ['against its titles', rows(['10.00'], { 0: { section: ['in', 'Deposits'] } }), { amounts: [-1000] }],
    ['of an open kind', rows(['10.00', '20.00', '30.00', '-40.00']), {}],
    ['in no column next to others that are', mixed, { amounts: [-1000, 2000] }],
    ['of a loan', owed('10.00', '20.00', '30.00', '-40.00'), {}],
    [
      'of a loan with the minus turned round',
      owed('-10.00', '20.00'),
      { sign: { isFlipped: true }, amounts: [1000, -2000] },
    ],
  ] as [string, Row[], Own][])('movements %s are doubted as if they had been read so', (_, own, given) => {
    const readWith = (outcome: (typeof outcomes)[number]) =>
      readingOf(own, { ...given, found: checkedAs(...outcome, own.length) });
    const again = outcomes.map((read) =>
      outcomes.map((corrected) => {
        const signs = signEvidence(readWith(read), [], {
          ...{ isCard: false, cardSigns: 0, tables: [], entries: [] },
        });
        return signDoubts(signs, readWith(corrected).reconciliation).map(nameOf);
      }),
    );
    const asRead = outcomes.map((outcome) => [doubt(readWith(outcome))].filter((name) => name !== null));
    expect(again).toEqual(outcomes.map(() => asRead));
    expect(new Set(asRead.flat()).size).toBeGreaterThan(0);
  });

  test('that changes none of the checks, what was read stays doubted', () => {
    const own = rows(['10.00', '20.00', '-5.00'], { 0: { section: ['in', 'Deposits'] } });
    const found = { chain: { covered: 2, movements: 3, holds: 2 }, ledger: 'fails' as const };
    expect(doubt(readingOf(own, { amounts: [-1000, 2000, -500], found }))).toEqual(SAYS.titles);
  });
});

describe('signs that only arithmetic gave', () => {
  test('are doubted if rows were reversed', () => {
    expect(doubt(readingOf(rows(['-10.00', '20.00', '-30.00']), { turned: ['Fees'] }))).toEqual(
      SAYS.arithmetic,
    );
  });

  describe('of rows in two unnamed amount columns', () => {
    const HEADS = 'Date        Description       Amount     Sum';
    const columns = (own: readonly (readonly [left: string, right: string])[], head = HEADS) => {
      const lines = own.map(
        ([left, right]) => `03/03/2025  Shop          ${left.padStart(10)}${right.padStart(8)}`,
      );
      return rowsOf(
        tableOf({ roles: ['date', null, 'amount', 'amount'], text: [head, ...lines].join('\n') }),
      );
    };
    const two = columns([
      ['10.00', ''],
      ['20.00', ''],
      ['', '30.00'],
      ['', '40.00'],
    ]);
    const follows = { sign: { followsBalance: true } };

    test('are doubted if one went both ways', () => {
      expect(doubt(readingOf(two, { ...follows, amounts: [-1000, 2000, 3000, 4000] }))).toEqual(
        SAYS.arithmetic,
      );
      expect(doubt(readingOf(two, { ...follows, amounts: [-1000, -2000, 3000, -4000] }))).toEqual(
        SAYS.arithmetic,
      );
    });

    test('are not doubted if each went one way', () => {
      expect(doubt(readingOf(two, { ...follows, amounts: [-1000, -2000, 3000, 4000] }))).toBeNull();
    });

    test('are doubted where one went the other way by a cent', () => {
      expect(doubt(readingOf(two, { ...follows, amounts: [-1000, 1, 3000, 4000] }))).toEqual(SAYS.arithmetic);
    });

    test('are doubted in one table of several', () => {
      const own = [...two, ...rows(['-10.00'])];
      expect(doubt(readingOf(own, { ...follows, amounts: [-1000, 2000, 3000, 4000, -1000] }))).toEqual(
        SAYS.arithmetic,
      );
    });

    test('are not doubted for what stands next to them in other columns', () => {
      const lines = ['10.00', '20.00', '30.00', '40.00'].map((amount, at) => {
        const [left, right] = at % 2 === 0 ? [amount, ''] : ['', amount];
        return `03/03/2025  Shop ${'1.00'.padStart(9)}${left.padStart(10)}${right.padStart(8)}`;
      });
      const own = rowsOf(
        tableOf({
          roles: ['date', null, 'foreign', 'amount', 'amount'],
          text: ['Date        Text      Euro    Amount     Sum', ...lines].join('\n'),
        }),
      );
      expect(own.map(({ anchor }) => anchor.cells.amounts.length)).toEqual([2, 2, 2, 2]);
      expect(doubt(readingOf(own, { ...follows, amounts: [-1000, 2000, -3000, 4000] }))).toBeNull();
    });

    test('skip zero-amount rows', () => {
      expect(doubt(readingOf(two, { ...follows, amounts: [-1000, -2000, 3000, 0] }))).toBeNull();
      expect(doubt(readingOf(two, { ...follows, amounts: [-1000, -2000, 0, 4000] }))).toBeNull();
    });

    test('are not doubted if the balances did not give them', () => {
      expect(doubt(readingOf(two, { amounts: [-1000, 2000, -3000, -4000] }))).toBeNull();
    });

    test('are not doubted if only one column has rows', () => {
      const one = columns([
        ['10.00', ''],
        ['20.00', ''],
        ['30.00', ''],
      ]);
      expect(doubt(readingOf(one, { ...follows, amounts: [-1000, -2000, 3000] }))).toBeNull();
    });

    test('are not doubted where other columns than those of amounts have the same name', () => {
      const lines = ['10.00', '20.00', '30.00'].map((amount) => `03/03/2025  Shop      Card      ${amount}`);
      const own = rowsOf(
        tableOf({
          roles: ['date', null, null, 'amount'],
          text: ['Date        Text      Text     Amount', ...lines].join('\n'),
        }),
      );
      expect(doubt(readingOf(own, { ...follows, amounts: [-1000, -2000, 3000] }))).toBeNull();
    });

    test('are doubted if the other, empty one has the same name', () => {
      const twins = columns(
        [
          ['10.00', ''],
          ['20.00', ''],
          ['30.00', ''],
        ],
        'Date        Description       Amount     AMOUNT',
      );
      expect(doubt(readingOf(twins, { ...follows, amounts: [-1000, -2000, 3000] }))).toEqual(SAYS.arithmetic);
      expect(doubt(readingOf(twins, { ...follows, amounts: [-1000, -2000, -3000] }))).toBeNull();
    });
  });
});

describe('amounts with a minus and without under one title', () => {
  const out = ['out', 'Checks'] as const;
  const titled = (
    amounts: readonly string[],
    sections: readonly RowWritten['section'][] = amounts.map(() => out),
  ) =>
    rows(
      amounts,
      Object.fromEntries(sections.map((section, at) => [at, section === undefined ? {} : { section }])),
    );
  const bySections = { sign: { usesSections: true } };

  test('are ambiguous if they are equally many', () => {
    expect(doubt(readingOf(titled(['-10.00', '20.00']), bySections))).toEqual(SAYS.torn);
  });

  test.each([
    ['more bear one', ['-10.00', '-20.00', '30.00']],
    ['more bear none', ['-10.00', '20.00', '30.00']],
    ['none bears one', ['10.00', '20.00']],
  ])('are not torn where %s', (_, amounts) => {
    expect(doubt(readingOf(titled(amounts), bySections))).not.toEqual(SAYS.torn);
  });

  test('are not ambiguous if titles give no direction', () => {
    expect(doubt(readingOf(titled(['-10.00', '20.00']), { amounts: [-1000, -2000] }))).not.toEqual(SAYS.torn);
    const other = titled(['-10.00', '20.00'], [['other', 'List'] as never, ['other', 'List'] as never]);
    expect(doubt(readingOf(other, bySections))).not.toEqual(SAYS.torn);
  });

  test('are ambiguous in a column of one direction too, unless running balances confirm each row', () => {
    const inColumn = rows(['-10.00', '20.00'], { 0: { side: 'in' }, 1: { side: 'in' } });
    expect(doubt(readingOf(inColumn))).toEqual(SAYS.torn);
    const confirmed = { found: { chain: { covered: 2 } } };
    expect(doubt(readingOf(inColumn, confirmed))).not.toEqual(SAYS.torn);
    const more = rows(['-10.00', '20.00', '30.00'], {
      0: { side: 'in' },
      1: { side: 'in' },
      2: { side: 'in' },
    });
    expect(doubt(readingOf(more))).not.toEqual(SAYS.torn);
    const worded = rows(['-10.00', '20.00'], { 0: { side: 'in' }, 1: { side: 'in', indicator: 'in' } });
    expect(doubt(readingOf(worded))).not.toEqual(SAYS.torn);
    const apart = rows(['-10.00', '20.00', '-5.00', '6.00', '7.00'], {
      ...{ 0: { side: 'out' }, 1: { side: 'in' }, 2: { side: 'out' }, 3: { side: 'in' }, 4: { side: 'in' } },
    });
    expect(doubt(readingOf(apart))).not.toEqual(SAYS.torn);
  });

  test('are counted per title', () => {
    const parts = [out, out, ['out', 'Fees'], ['out', 'Fees']] as const;
    expect(doubt(readingOf(titled(['-10.00', '-20.00', '30.00', '40.00'], parts), bySections))).not.toEqual(
      SAYS.torn,
    );
    expect(doubt(readingOf(titled(['-10.00', '-20.00', '30.00', '-40.00'], parts), bySections))).toEqual(
      SAYS.torn,
    );
  });

  test('are counted without rows whose direction columns or words give', () => {
    const own = rows(['-10.00', '20.00'], { 0: { section: out }, 1: { section: out, indicator: 'out' } });
    expect(doubt(readingOf(own, bySections))).not.toEqual(SAYS.torn);
  });
});

describe('signs that contradict the titles', () => {
  const titled = rows(['10.00', '20.00', '-5.00'], {
    0: { section: ['in', 'Deposits'] },
    1: { section: ['out', 'Checks'] },
  });
  const check = (own: Own, of = titled) => doubt(readingOf(of, own));

  test('are doubted if money out is under a deposits title', () => {
    expect(check({ amounts: [-1000, -2000, -500] })).toEqual(SAYS.titles);
    expect(check({ amounts: [1000, 2000, -500] })).toEqual(SAYS.titles);
  });

  test.each([
    ['they are those of the titles', { amounts: [1000, -2000, -500] }],
    [
      'each row is covered by a balance that follows',
      { amounts: [-1000, -2000, -500], found: { chain: { covered: 3 } } },
    ],
  ] as [string, Own][])('are not doubted where %s', (_, own) => {
    expect(check(own)).not.toEqual(SAYS.titles);
  });

  test('are doubted if one row is not covered', () => {
    expect(check({ amounts: [-1000, -2000, -500], found: { chain: { covered: 2 } } })).toEqual(SAYS.titles);
  });

  test('are not doubted if no title gives a direction', () => {
    const untitled = rows(['10.00', '-20.00', '-5.00']);
    expect(check({ amounts: [-1000, -2000, -500] }, untitled)).not.toEqual(SAYS.titles);
  });

  test('are doubted under a withdrawals title alone, or a deposits title alone', () => {
    const out = rows(['10.00', '-5.00', '-6.00'], { 0: { section: ['out', 'Checks'] } });
    const into = rows(['10.00', '-5.00', '-6.00'], { 0: { section: ['in', 'Deposits'] } });
    expect(check({ amounts: [1000, -500, -600] }, out)).toEqual(SAYS.titles);
    expect(check({ amounts: [-1000, -500, -600] }, into)).toEqual(SAYS.titles);
  });

  describe('behind the printed sum of their part', () => {
    const into = { section: ['in', 'Deposits'] } as const;
    const deposits = rows(['10.00', '20.00', '5.00', '-6.00'], { 0: into, 1: into, 2: into });
    const total = (...sums: readonly number[]): Entry => ({
      ...{ kind: 'total', side: 'in', body: lineAt(9, 'Total') },
      amounts: sums.map((sum) => ({ amount: amountOf(sum), role: null })),
    });
    const [first, second, third, fourth] = entriesOf(deposits);
    const reasonOf = (entries: readonly (Entry | undefined)[], amounts = [1000, 2000, -500, -600]) =>
      doubt(readingOf(deposits, { amounts }), { entries: entries.filter((entry) => entry !== undefined) });

    test('are not doubted: another part begins there', () => {
      expect(reasonOf([first, second, total(3000), third, fourth])).toBeNull();
      expect(reasonOf([first, second, total(7, 3000), third, fourth])).toBeNull();
    });

    test('are doubted where no such sum is printed', () => {
      expect([
        reasonOf([first, second, third, fourth]),
        reasonOf([first, second, total(3001), third, fourth]),
        reasonOf([first, second, total(2999), third, fourth]),
        reasonOf([first, second, total(1000), third, fourth]),
        reasonOf([first, second, total(), third, fourth]),
      ]).toEqual([SAYS.titles, SAYS.titles, SAYS.titles, SAYS.titles, SAYS.titles]);
    });

    test('leave those before it to be doubted', () => {
      expect(reasonOf([first, second, total(3000), third, fourth], [1000, -2000, -500, -600])).toEqual(
        SAYS.titles,
      );
    });

    test('are those of the part last seen, where parts have the same sum', () => {
      const own = rows(['10.00', '10.00', '5.00'], {
        0: into,
        1: { section: ['in', 'Interest'] },
        2: { section: ['in', 'Interest'] },
      });
      const [one, two, behind] = entriesOf(own);
      const entries = [one, total(1000), two, total(1000), behind].filter((entry) => entry !== undefined);
      expect(doubt(readingOf(own, { amounts: [1000, 1000, -500] }), { entries })).toBeNull();
    });

    test('stay behind it whatever other sum follows', () => {
      expect(reasonOf([first, second, total(3000), total(9), third, fourth])).toBeNull();
    });
  });

  test('are not doubted if each amount has a plus or a minus', () => {
    const signed = rows(['+10.00', '-20.00', '-5.00'], {
      0: { section: ['out', 'Deposits'] },
      1: { section: ['in', 'Checks'] },
    });
    expect(check({ amounts: [1000, -2000, -500] }, signed)).toBeNull();
  });
});

describe('a direction by a title alone, while marks give the others', () => {
  const bySections = (amounts?: readonly number[]): Own => ({
    sign: { usesSections: true },
    ...(amounts ? { amounts } : {}),
  });

  test('is doubted if rows without a title have a minus', () => {
    const own = rows(['-10.00', '-20.00', '30.00'], { 2: { section: ['out', 'Checks'] } });
    expect(doubt(readingOf(own, bySections([-1000, -2000, -3000])))).toEqual(SAYS.titleAmongMarks);
  });

  test.each([
    [
      'the titled row bears a minus too',
      ['-10.00', '-20.00', '-30.00'],
      [-1000, -2000, -3000],
      { 2: { section: ['out', 'Checks'] } },
    ],
    [
      'the titled row came in',
      ['-10.00', '-20.00', '30.00'],
      [-1000, -2000, 3000],
      { 2: { section: ['in', 'Deposits'] } },
    ],
    [
      'a word next to the row says so',
      ['-10.00', '-20.00', '30.00'],
      [-1000, -2000, -3000],
      { 2: { section: ['out', 'Checks'], indicator: 'out' } },
    ],
    [
      'a title of no direction stands over it',
      ['-10.00', '-20.00', '30.00'],
      [-1000, -2000, -3000],
      { 2: { section: ['other', 'List'] } },
    ],
    [
      'the other rows with a minus stand under a title of money in',
      ['10.00', '11.00', '-12.00', '30.00'],
      [1000, 1100, -1200, -3000],
      {
        0: { section: ['in', 'Deposits'] },
        1: { section: ['in', 'Deposits'] },
        2: { section: ['in', 'Deposits'] },
        3: { section: ['out', 'Checks'] },
      },
    ],
    [
      'no other row bears a minus',
      ['10.00', '20.00', '30.00'],
      [1000, 2000, -3000],
      { 2: { section: ['out', 'Checks'] } },
    ],
    [
      'rows with a minus stand under titles too',
      ['-10.00', '-20.00', '-25.00', '30.00'],
      [-1000, -2000, -2500, -3000],
      {
        0: { section: ['out', 'A'] },
        1: { section: ['out', 'A'] },
        2: { section: ['out', 'A'] },
        3: { section: ['out', 'B'] },
      },
    ],
  ] as [string, string[], number[], Written][])('is not doubted where %s', (_, amounts, signed, written) => {
    expect(doubt(readingOf(rows(amounts, written), bySections(signed)))).not.toEqual(SAYS.titleAmongMarks);
  });

  test('is not doubted if titles give no direction', () => {
    const own = rows(['-10.00', '-20.00', '30.00'], { 2: { section: ['out', 'Checks'] } });
    expect(
      doubt(readingOf(own, { amounts: [-1000, -2000, -3000], found: { chain: { covered: 3 } } })),
    ).toBeNull();
  });

  test('is a table’s own convention if more than one row under other headers shows it', () => {
    const marked = rows(['-10.00', '-20.00']);
    const checks = (...amounts: string[]) => {
      const text = [
        'Date        Check no.         Amount     Balance',
        ...amounts.map((amount) => line(amount)),
      ].join('\n');
      const written = Object.fromEntries(
        amounts.map((_, at) => [at, { section: ['out', 'Checks'] as const }]),
      );
      return rowsOf(tableOf({ roles: ROLES, text }), written);
    };
    const two = [...marked, ...checks('30.00', '40.00')];
    const one = [...marked, ...checks('30.00')];
    expect(doubt(readingOf(two, bySections([-1000, -2000, -3000, -4000])))).not.toEqual(SAYS.titleAmongMarks);
    expect(doubt(readingOf(one, bySections([-1000, -2000, -3000])))).toEqual(SAYS.titleAmongMarks);
    const same = rows(['-10.00', '-20.00', '30.00', '40.00'], {
      2: { section: ['out', 'C'] },
      3: { section: ['out', 'C'] },
    });
    expect(doubt(readingOf(same, bySections([-1000, -2000, -3000, -4000])))).toEqual(SAYS.titleAmongMarks);
  });

  describe('under deposits titles, while others are marked as credits', () => {
    const titled = (second: string, third: string, own: RowWritten = {}) =>
      rows(['10.00', second, third], {
        0: { section: ['out', 'Debits'] },
        1: { section: ['in', 'Credits'] },
        2: { section: ['in', 'Credits'], ...own },
      });

    test('is doubted', () => {
      expect(doubt(readingOf(titled('20.00CR', '30.00'), bySections([-1000, 2000, 3000])))).toEqual(
        SAYS.titleAmongMarks,
      );
      expect(
        doubt(readingOf(titled('20.00', '30.00', { indicator: 'in' }), bySections([-1000, 2000, 3000]))),
      ).toEqual(SAYS.titleAmongMarks);
    });

    test.each([
      ['all are marked', titled('20.00CR', '30.00CR'), [-1000, 2000, 3000]],
      ['none is marked', titled('20.00', '30.00'), [-1000, 2000, 3000]],
      ['the row without one went out', titled('20.00CR', '30.00'), [-1000, 2000, -3000]],
      [
        'the row without one stands in a column',
        titled('20.00CR', '30.00', { side: 'in' }),
        [-1000, 2000, 3000],
      ],
      [
        'the row without one stands under another title',
        titled('20.00CR', '30.00', { section: null }),
        [-1000, 2000, 3000],
      ],
    ] as [string, Row[], number[]][])('is not doubted where %s', (_, own, amounts) => {
      expect(doubt(readingOf(own, bySections(amounts)))).not.toEqual(SAYS.titleAmongMarks);
    });

    test('is not doubted if titles give no direction', () => {
      expect(doubt(readingOf(titled('20.00CR', '30.00'), { amounts: [-1000, 2000, 3000] }))).not.toEqual(
        SAYS.titleAmongMarks,
      );
    });
  });

  describe('on a card, above a credit without a minus', () => {
    const card = (own: readonly Row[], amounts: readonly number[], usesSections = true) =>
      doubt(readingOf(own, { sign: { usesSections, isFlipped: true }, amounts, found: { isOwed: true } }), {
        isCard: true,
      });
    const credits = { section: ['in', 'Payments'] } as const;

    test('is doubted if another credit under such a title has one', () => {
      const own = rows(['10.00', '15.00', '-20.00', '-25.00', '30.00'], {
        2: credits,
        3: credits,
        4: credits,
      });
      const amounts = [-1000, -1500, 2000, 2500, 3000];
      expect(card(own, amounts)).toEqual(SAYS.titleAmongMarks);
      expect(card(own, amounts, false)).not.toEqual(SAYS.titleAmongMarks);
      expect(doubt(readingOf(own, bySections(amounts)))).not.toEqual(SAYS.titleAmongMarks);
    });

    test('is doubted if it is the only one under a title, and another credit elsewhere has one', () => {
      const own = rows(['10.00', '15.00', '-20.00', '30.00'], { 3: credits });
      expect(card(own, [-1000, -1500, 2000, 3000])).toEqual(SAYS.titleAmongMarks);
    });

    test('is doubted where several bear none next to one under such a title that bears one', () => {
      const own = rows(['10.00', '15.00', '-20.00', '30.00', '35.00'], {
        2: credits,
        3: credits,
        4: credits,
      });
      expect(card(own, [-1000, -1500, 2000, 3000, 3500])).toEqual(SAYS.titleAmongMarks);
    });

    test('is not doubted where a word says its direction, or no title of money in stands over it', () => {
      const amounts = [-1000, -1500, 2000, 3000];
      const of = (own: RowWritten) => rows(['10.00', '15.00', '-20.00', '30.00'], { 3: own });
      expect(card(of({ ...credits, indicator: 'in' }), amounts)).toBeNull();
      expect(card(of({}), amounts)).toBeNull();
      expect(card(of({ section: ['balances', 'List'] }), amounts)).toBeNull();
    });

    test('is not doubted if titles give no direction', () => {
      const own = rows(['10.00', '15.00', '-20.00', '30.00'], { 3: credits });
      const reading = readingOf(own, {
        sign: { isFlipped: true },
        amounts: [-1000, -1500, 2000, 3000],
        found: { isOwed: true, chain: { covered: 4 } },
      });
      expect(doubt(reading, { isCard: true })).toBeNull();
    });

    test('is not doubted if several under a title have none', () => {
      const own = rows(['10.00', '15.00', '-20.00', '30.00', '35.00'], { 3: credits, 4: credits });
      expect(card(own, [-1000, -1500, 2000, 3000, 3500])).not.toEqual(SAYS.titleAmongMarks);
    });

    test('is not doubted if no credit has one', () => {
      const own = rows(['10.00', '15.00', '30.00'], { 2: credits });
      expect(card(own, [-1000, -1500, 3000])).not.toEqual(SAYS.titleAmongMarks);
    });

    const withSum = (sum: string) => {
      const text = [
        HEAD,
        line('10.00'),
        line('15.00'),
        line('30.00'),
        `Total payments            ${sum.padStart(10)}`,
      ].join('\n');
      return rowsOf(tableOf({ roles: ROLES, text }), { 2: credits }).slice(0, 3);
    };

    test('is doubted if its total has one', () => {
      expect(card(withSum('-30.00'), [-1000, -1500, 3000])).toEqual(SAYS.titleAmongMarks);
      expect(card(withSum('30.00'), [-1000, -1500, 3000])).not.toEqual(SAYS.titleAmongMarks);
      expect(card(withSum('-30.01'), [-1000, -1500, 3000])).not.toEqual(SAYS.titleAmongMarks);
    });

    test('is not doubted if its total is printed without one too', () => {
      const text = [
        HEAD,
        line('10.00'),
        line('-15.00'),
        line('30.00'),
        `Total payments            ${'30.00'.padStart(10)}`,
      ].join('\n');
      const own = rowsOf(tableOf({ roles: ROLES, text }), { 2: credits }).slice(0, 3);
      expect(card(own, [-1000, 1500, 3000])).not.toEqual(SAYS.titleAmongMarks);
    });

    describe('that is the only one, while another table prints its total', () => {
      const summary = (sum: string) =>
        tableOf({
          roles: ['amount'],
          text: `Summary\nPayments         ${sum.padStart(10)}\nPurchases          25.00`,
        });
      const own = rows(['10.00', '15.00', '30.00'], { 2: credits });
      const check = (sum: string, of = own, amounts = [-1000, -1500, 3000], given: Own = {}) =>
        doubt(
          readingOf(of, {
            sign: { usesSections: true, isFlipped: true },
            amounts,
            found: { isOwed: true },
            ...given,
          }),
          { isCard: true, tables: [summary(sum)] },
        );

      test('is doubted if that has a minus', () => {
        expect([check('-30.00'), check('30.00'), check('-31.00')]).toEqual([
          SAYS.titleAmongMarks,
          null,
          null,
        ]);
      });

      test('is not doubted where there is another credit, whichever has its sum printed', () => {
        const two = rows(['10.00', '15.00', '30.00'], { 1: credits, 2: credits });
        expect([
          check('-15.00', two, [-1000, 1500, 3000]),
          check('-30.00', two, [-1000, 1500, 3000]),
        ]).toEqual([null, null]);
      });

      test.each([
        [
          'there is another credit',
          rows(['10.00', '15.00', '30.00'], { 1: credits, 2: credits }),
          [-1000, 1500, 3000],
          {},
        ],
        [
          'it bears a minus itself',
          rows(['10.00', '15.00', '-30.00'], { 2: credits }),
          [-1000, -1500, 3000],
          {},
        ],
        [
          'a word next to it says so',
          rows(['10.00', '15.00', '30.00'], { 2: { ...credits, indicator: 'in' } }),
          [-1000, -1500, 3000],
          {},
        ],
        [
          'titles give no direction',
          own,
          [-1000, -1500, 3000],
          { sign: { usesSections: false, isFlipped: true }, found: { isOwed: true, chain: { covered: 3 } } },
        ],
        ['there is none', own, [-1000, -1500, -3000], {}],
      ] as [string, Row[], number[], Own][])('is not doubted where %s', (_, of, amounts, given) => {
        expect(check('-30.00', of, amounts, given)).not.toEqual(SAYS.titleAmongMarks);
      });

      test('is not doubted on an account', () => {
        const account = readingOf(own, { sign: { usesSections: true }, amounts: [-1000, -1500, 3000] });
        expect(doubt(account, { tables: [summary('-30.00')] })).not.toEqual(SAYS.titleAmongMarks);
      });
    });
  });
});

describe('signs that contradict the words next to the amounts', () => {
  const behind = (words: readonly string[], amounts: readonly number[], own: Own = {}) => {
    const lines = words.map(
      (word, at) => `03/03/2025  Shop          ${(MOVED[at] ?? '70.00').padStart(10)}   ${word}`,
    );
    const written = rowsOf(
      tableOf({
        roles: ['date', null, 'amount'],
        text: ['Date        Description       Amount', ...lines].join('\n'),
      }),
    );
    return doubt(readingOf(written, { sign: { followsBalance: true }, amounts, ...own }));
  };

  test('are doubted if one word follows both money in and money out', () => {
    expect(behind(['xa', 'xa', 'xb'], [-1000, 2000, 3000])).toEqual(SAYS.words);
    expect(behind(['xb', 'xa', 'xa'], [-1000, 2000, -3000])).toEqual(SAYS.words);
  });

  test('are not doubted if each word means one direction', () => {
    expect(behind(['xa', 'xa', 'xb'], [-1000, -2000, 3000])).not.toEqual(SAYS.words);
  });

  test('are not doubted if few rows have a word', () => {
    expect(behind(['xa', 'xa', 'xa', '', ''], [-1000, 2000, 3000, -4000, -5000])).not.toEqual(SAYS.words);
    expect(behind(['xa', 'xa', 'xa', 'xa', ''], [-1000, 2000, 3000, -4000, -5000])).toEqual(SAYS.words);
  });

  test('are not doubted if there are too many words for directions', () => {
    const amounts = (count: number) => Array.from({ length: count }, (_, at) => (at === 0 ? -1000 : 2000));
    expect(behind(['xa', 'xa', 'xb', 'xc', 'xd', 'xe', 'xf'], amounts(7))).toEqual(SAYS.words);
    expect(behind(['xa', 'xa', 'xb', 'xc', 'xd', 'xe', 'xf', 'xg'], amounts(8))).not.toEqual(SAYS.words);
  });

  test('are not doubted if the balances did not give them', () => {
    expect(behind(['xa', 'xa', 'xb'], [-1000, 2000, 3000], { sign: {} })).not.toEqual(SAYS.words);
  });

  test('are not doubted for rows without a word on both sides', () => {
    const words = ['xa', 'xa', 'xa', '', 'xb', 'xb', 'xb', ''];
    const amounts = [-1000, -2000, -3000, -4000, 5000, 6000, 7000, 8000];
    expect(behind(words, amounts)).not.toEqual(SAYS.words);
  });

  test('are not doubted for words behind other figures of the rows', () => {
    const lines = ['10.00', '20.00', '30.00'].map(
      (amount) => `03/03/2025  Shop     1.00 EUR ${amount.padStart(10)}`,
    );
    const own = rowsOf(
      tableOf({
        roles: ['date', null, 'foreign', 'amount'],
        text: ['Date        Text     Euro           Amount', ...lines].join('\n'),
      }),
    );
    expect(own.map(({ anchor }) => anchor.cells.amounts.length)).toEqual([2, 2, 2]);
    expect(
      doubt(readingOf(own, { sign: { followsBalance: true }, amounts: [-1000, 2000, -3000] })),
    ).not.toEqual(SAYS.words);
  });

  test('are not doubted for numbers after the amounts', () => {
    expect(behind(['n1', 'n1', 'n1'], [-1000, 2000, 3000])).not.toEqual(SAYS.words);
  });

  describe('that name a direction', () => {
    const marked = (
      marks: readonly RowWritten[],
      amounts: readonly number[],
      found: NonNullable<Own>['found'] = {},
    ) =>
      doubt(
        readingOf(
          rows(
            marks.map((_, at) => MOVED[at] ?? '1.00'),
            Object.fromEntries(marks.entries()),
          ),
          { amounts, found },
        ),
      );

    test.each([
      ['credit', { indicator: 'in' }, -1000],
      ['debit', { indicator: 'out' }, 1000],
      ['CR', { mark: 'in' }, -1000],
      ['DR', { mark: 'out' }, 1000],
    ] as [string, RowWritten, number][])('are doubted where %s was taken for the other', (_, own, amount) => {
      expect(marked([own, { mark: 'minus' }], [amount, -2000])).toEqual(SAYS.words);
      expect(marked([{ mark: 'minus' }, own], [-1000, amount])).toEqual(SAYS.words);
      expect(marked([own, { mark: 'minus' }], [-amount, -2000])).not.toEqual(SAYS.words);
      expect(marked([own, { mark: 'minus' }], [0, -2000])).not.toEqual(SAYS.words);
    });

    test('are not doubted if each row is covered by a balance that follows', () => {
      const own: RowWritten[] = [{ mark: 'in' }, { mark: 'minus' }];
      expect(marked(own, [-1000, -2000], { chain: { covered: 2 } })).not.toEqual(SAYS.words);
      expect(marked(own, [-1000, -2000], { chain: { covered: 1 } })).toEqual(SAYS.words);
    });

    test('count a word of their own column before the mark', () => {
      expect(marked([{ mark: 'in', indicator: 'out' }, { mark: 'minus' }], [-1000, -2000])).not.toEqual(
        SAYS.words,
      );
    });
  });

  describe('among codes', () => {
    const coded = (
      codes: readonly string[],
      amounts: readonly number[],
      sign: NonNullable<Own>['sign'] = { followsBalance: true },
    ) => {
      const lines = codes.map(
        (code, at) => `03/03/2025  ${code.padEnd(8)} Shop          ${(MOVED[at] ?? '').padStart(10)}`,
      );
      const text = ['Date        Code     Description       Amount', ...lines].join('\n');
      return doubt(
        readingOf(rowsOf(tableOf({ roles: ['date', 'code', null, 'amount'], text })), { amounts, sign }),
      );
    };

    test('are doubted if the balances gave the other direction', () => {
      expect(coded(['CREDIT', 'DEBIT', 'POS'], [1000, 2000, -3000])).toEqual(SAYS.words);
      expect(coded(['CREDIT', 'DEBIT', 'POS'], [-1000, -2000, -3000])).toEqual(SAYS.words);
    });

    test('are not doubted if the balances gave the same direction', () => {
      expect(coded(['CREDIT', 'DEBIT', 'POS'], [1000, -2000, -3000])).not.toEqual(SAYS.words);
    });

    test('are not doubted if marks gave them', () => {
      expect(coded(['CREDIT', 'DEBIT', 'POS'], [1000, 2000, -3000], {})).not.toEqual(SAYS.words);
    });
  });
});

describe('the account type', () => {
  const four = (...amounts: readonly string[]) => readingOf(rows(amounts));

  test('is open if more than half of four rows are money in', () => {
    expect(doubt(four('10.00', '20.00', '30.00', '-40.00'))).toEqual(SAYS.kind);
    expect(doubt(four('10.00', '20.00', '-30.00', '-40.00'))).toBeNull();
  });

  test('is not open with fewer rows', () => {
    expect(doubt(four('10.00', '20.00', '-40.00'))).toBeNull();
  });

  test('is not open if printed totals pass, or a row has its direction from elsewhere', () => {
    const mostlyIn = rows(['10.00', '20.00', '30.00', '-40.00']);
    expect(doubt(readingOf(mostlyIn, { found: { totals: 'hold' } }))).toBeNull();
    const marked = rows(['10.00', '20.00', '30.00', '-40.00'], { 0: { indicator: 'in' } });
    expect(doubt(readingOf(marked))).toBeNull();
  });

  test('is not open by rows of nothing, and is by rows of a cent', () => {
    expect(doubt(four('10.00', '20.00', '0.00', '-40.00'))).toBeNull();
    expect(doubt(four('0.01', '0.01', '0.01', '-40.00'))).toEqual(SAYS.kind);
  });

  describe('of a document with signs of a card', () => {
    const signed = (
      amounts: readonly string[],
      {
        texts = [],
        written = {},
        ...own
      }: { texts?: readonly string[]; written?: Written; found?: NonNullable<Own>['found'] } = {},
      given: Others = { cardSigns: 2 },
    ) => doubt(readingOf(rows(amounts, written, texts), own), given);

    test('is open from two signs on, on an account alone', () => {
      const mostlyOut = ['-10.00', '-20.00', '30.00'];
      expect(signed(mostlyOut)).toEqual(SAYS.kind);
      expect(signed(mostlyOut, {}, { cardSigns: 3 })).toEqual(SAYS.kind);
      expect(signed(mostlyOut, {}, { cardSigns: 1 })).toBeNull();
      expect(signed(mostlyOut, {}, { cardSigns: 2, isCard: true })).toBeNull();
      expect(signed(['-10.00'])).toEqual(SAYS.kind);
    });

    test.each([
      ['there is no row', signed([])],
      ['printed sums hold', signed(['-10.00', '-20.00'], { found: { totals: 'hold' } })],
      [
        'a word says the direction of a row',
        signed(['-10.00', '-20.00'], { written: { 1: { indicator: 'in' } } }),
      ],
      [
        'a row that went out says it was spent',
        signed(['-10.00', '-20.00'], { texts: ['Shop', 'Purchase'] }),
      ],
      ['all that went out say so', signed(['-10.00', '-20.00'], { texts: ['Purchase', 'Purchase'] })],
    ])('is not open where %s', (_, actual) => {
      expect(actual).toBeNull();
    });

    test('is open where the row that says it was spent came in, or moved nothing', () => {
      expect(signed(['-10.00', '20.00'], { texts: ['Shop', 'Purchase'] })).toEqual(SAYS.kind);
      expect(signed(['-10.00', '0.00'], { texts: ['Shop', 'Purchase'] })).toEqual(SAYS.kind);
    });
  });

  describe('recognized from pixels', () => {
    test('is open with few rows where one of them was', () => {
      const lines = [line('10.00').replace('Shop', 'Shop~0.9'), line('-20.00'), line('-30.00')];
      expect(doubt(readingOf(rowsOf(tableOf({ roles: ROLES, text: [HEAD, ...lines].join('\n') }))))).toEqual(
        SAYS.kind,
      );
    });

    const read = (...amounts: readonly string[]) => {
      const lines = amounts.map((amount) => line(amount, '', 'Shop').replace('Shop', 'Shop~0.9'));
      return readingOf(rowsOf(tableOf({ roles: ROLES, text: [HEAD, ...lines].join('\n') })));
    };

    test.each([
      [['10.00', '-20.00', '-30.00'], true],
      [['-10.00', '-20.00', '-30.00'], false],
      [['10.00', '20.00', '-30.00', '-40.00', '-50.00'], true],
      [['10.00', '-20.00', '-30.00', '-40.00'], false],
      [['10.00', '-20.00', '-30.00'], true],
    ])('with %j is open: %s', (amounts, isOpen) => {
      expect(doubt(read(...amounts)) !== null).toBe(isOpen);
    });

    test('is open from more than 35 in 100 rows', () => {
      const share = (ins: number) =>
        read(...Array.from({ length: 20 }, (_, at) => (at < ins ? '10.00' : '-10.00')));
      expect([doubt(share(7)), doubt(share(8))]).toEqual([null, SAYS.kind]);
    });
  });

  describe('is shown by another account of the document', () => {
    const mostlyIn = four('10.00', '20.00', '30.00', '-40.00');
    const by = (own: Own, amounts: readonly string[] = ['-10.00', '-20.00', '-30.00', '40.00']) =>
      doubt(mostlyIn, { others: [readingOf(rows(amounts), own)] });

    test('that ties out and marks money out', () => {
      expect(by({ found: { ledger: 'holds' } })).toBeNull();
      const chain = { covered: 4, movements: 4, holds: 4 };
      expect(by({ found: { opening: 100, chain } })).toBeNull();
    });

    test.each([
      ['it does not tie out', {}, undefined],
      ['it has too few rows', { found: { ledger: 'holds' } }, ['-10.00', '-20.00', '-30.00']],
      ['half of them bear a minus', { found: { ledger: 'holds' } }, ['-10.00', '-20.00', '30.00', '40.00']],
      ['their minus came in', { found: { ledger: 'holds' }, amounts: [1000, 2000, 3000, -4000] }, undefined],
      [
        'they bear none',
        { found: { ledger: 'holds' }, amounts: [-1000, -2000, -3000, -4000] },
        ['10.00', '20.00', '30.00', '40.00'],
      ],
    ] as [string, Own, string[] | undefined][])('but not where %s', (_, own, amounts) => {
      expect(by(own, amounts)).toEqual(SAYS.kind);
    });

    test('but not where a word next to them says that they go out', () => {
      const worded = rows(
        ['-10.00', '-20.00', '-30.00', '40.00'],
        Object.fromEntries([0, 1, 2].map((at) => [at, { indicator: 'out' as const }])),
      );
      expect(doubt(mostlyIn, { others: [readingOf(worded, { found: { ledger: 'holds' } })] })).toEqual(
        SAYS.kind,
      );
    });

    test('but not if columns give its directions', () => {
      const columns = sided([
        ['10.00', ''],
        ['20.00', ''],
        ['30.00', ''],
        ['', '40.00'],
      ]);
      expect(doubt(mostlyIn, { others: [readingOf(columns, { found: { ledger: 'holds' } })] })).toEqual(
        SAYS.kind,
      );
    });

    test('one of several', () => {
      const others = [
        readingOf(rows(['10.00'])),
        readingOf(rows(['-10.00', '-20.00', '-30.00', '40.00']), { found: { ledger: 'holds' } }),
      ];
      expect(doubt(mostlyIn, { others })).toBeNull();
    });
  });

  describe('is shown by fees deducted from deposits', () => {
    const FEES = 'Date        Description       Gross     Fee       Net';
    const kept = (
      own: readonly (readonly [gross: string, fee: string, net: string])[],
      head = FEES,
      roles: Roles = ['date', null, 'foreign', 'foreign', 'amount'],
    ) => {
      const lines = own.map(
        ([gross, fee, net]) =>
          `03/03/2025  Sale          ${gross.padStart(9)}${fee.padStart(8)}${net.padStart(10)}`,
      );
      return readingOf(rowsOf(tableOf({ roles, text: [head, ...lines].join('\n') })));
    };
    const sale = ['10.00', '1.00', '9.00'] as const;

    test('on four rows', () => {
      expect(doubt(kept([sale, sale, sale, sale]))).toBeNull();
    });

    test.each([
      ['three rows alone show it', kept([sale, sale, sale, ['10.00', '1.00', '9.01']])],
      ['no fee was taken', kept([sale, sale, sale, ['9.00', '0.00', '9.00']])],
      [
        'half of the rows show it',
        kept([sale, sale, sale, sale, ...[1, 2, 3, 4].map(() => ['10.00', '1.00', '9.01'] as const)]),
      ],
      [
        'what is taken off is a discount',
        kept([sale, sale, sale, sale], 'Date        Description       Gross  Discount     Net'),
      ],
    ])('but not where %s', (_, reading) => {
      expect(doubt(reading)).toEqual(SAYS.kind);
    });

    test('of a cent, under whatever heading their texts stand', () => {
      const cent = ['10.00', '0.01', '9.99'] as const;
      expect(doubt(kept([cent, cent, cent, cent]))).toBeNull();
      const texts = 'Date        Discount          Gross     Fee       Net';
      expect(doubt(kept([sale, sale, sale, sale], texts))).toBeNull();
    });

    test('but not where a third figure stands next to them', () => {
      const HEADS = 'Date        Text      Gross     Fee     Other       Net';
      const lines = [1, 2, 3, 4].map(() => '03/03/2025  Sale      10.00    1.00      5.00      9.00');
      const roles: Roles = ['date', null, 'foreign', 'foreign', 'foreign', 'amount'];
      const own = rowsOf(tableOf({ roles, text: [HEADS, ...lines].join('\n') }));
      expect(own.map(({ anchor }) => [anchor.amount.minor, anchor.cells.amounts.length])).toEqual(
        [1, 2, 3, 4].map(() => [900, 4]),
      );
      expect(doubt(readingOf(own))).toEqual(SAYS.kind);
    });

    test('on more than half of the deposits', () => {
      const odd = ['10.00', '1.00', '9.01'] as const;
      expect(doubt(kept([sale, sale, sale, sale, odd, odd, odd]))).toBeNull();
    });
  });

  test('is shown by cash balances', () => {
    const held = (head: string) => {
      const lines = ['10.00', '20.00', '30.00', '-40.00'].map((amount) => line(amount, '1.00'));
      return rowsOf(tableOf({ roles: ROLES, text: [head, ...lines].join('\n') }));
    };
    const cash = (head: string) => readingOf(held(head));
    const both = [...held('Date        Description       Amount    Cash bal'), ...held(HEAD)];
    expect(doubt(readingOf(both))).toEqual(SAYS.kind);
    expect(doubt(cash('Date        Description       Amount    Cash bal'))).toBeNull();
    expect(doubt(cash('Date        Description       Amount     Balance'))).toEqual(SAYS.kind);
    expect(doubt(cash('Date        Cash text         Amount     Balance'))).toEqual(SAYS.kind);
  });

  describe('is shown by the principal of a loan', () => {
    const loan = (chain: object, isOwed = true) => {
      const lines = ['10.00', '20.00', '30.00', '-40.00'].map((amount) => line(amount, '1.00'));
      const table = tableOf({
        roles: ROLES,
        text: [HEAD, ...lines].join('\n'),
        columns: (all) =>
          all.map((column) =>
            column.role === 'balance' && isOwed ? { ...column, isOwed: true as const } : column,
          ),
      });
      return doubt(
        readingOf(rowsOf(table, Object.fromEntries([0, 1, 2].map((at) => [at, {}]))), {
          amounts: [1000, 2000, 3000, -4000],
          found: { chain },
        }),
      );
    };
    const broken = [{ step: 0, row: 0, expected: 1, printed: 2 }];

    test('whose balances follow', () => {
      expect([loan({ holds: 4 }), loan({ holds: 3 })]).toEqual([null, null]);
    });

    test('but not if they do not, or are no debt', () => {
      expect([loan({ holds: 2 }), loan({ holds: 4, breaks: broken }), loan({ holds: 4 }, false)]).toEqual([
        SAYS.kind,
        SAYS.kind,
        SAYS.kind,
      ]);
    });
  });
});

describe('a card with a credit balance', () => {
  const own = rows(['-10.00', '-20.00', '30.00', '-5.00', '40.00', '50.00']);
  const card = (found: NonNullable<Own>['found'], of = own, isCard = true) =>
    doubt(
      readingOf(of, { amounts: of.map((_, at) => (at < 4 ? -100 : 200)), found: { isOwed: true, ...found } }),
      { isCard },
    );

  test.each([
    [-100, -200],
    [-100, 0],
    [0, -1],
  ])('is open from %i to %i', (opening, closing) => {
    expect(card({ opening, closing })).toEqual(SAYS.credit);
  });

  test.each([
    ['one balance is owed', { opening: -100, closing: 1 }],
    ['the other is owed', { opening: 1, closing: -100 }],
    ['both are nothing', { opening: 0, closing: 0 }],
    ['the opening balance is not printed', { opening: null, closing: -100 }],
    ['the closing balance is not printed', { opening: -100, closing: null }],
    ['printed sums hold', { opening: -100, closing: -200, totals: 'hold' as const }],
    ['balances are the holder’s', { opening: -100, closing: -200, isOwed: false }],
  ])('is not open where %s', (_, found) => {
    expect(card(found)).not.toEqual(SAYS.credit);
  });

  test('is not open if words give a row’s direction, nor on an account', () => {
    const marked = rows(['-10.00', '-20.00', '30.00', '-5.00', '40.00', '50.00'], {
      2: { indicator: 'out' },
    });
    expect(card({ opening: -100, closing: -200 }, marked)).not.toEqual(SAYS.credit);
    expect(card({ opening: -100, closing: -200 }, own, false)).not.toEqual(SAYS.credit);
  });

  test('and those of an account recognized from pixels, if something says that it may be a card', () => {
    const debt = (confidence: string, cardSigns: number, closing = -200, above = '') => {
      const first = line('-10.00').replace('Shop', `Shop~${confidence}`);
      const text = [HEAD, first, line('-20.00')].join('\n');
      const own = rowsOf(tableOf({ roles: ROLES, text }));
      const tables = [tableOf({ text: above, isBare: true })];
      return doubt(readingOf(own, { found: { opening: -100, closing } }), { cardSigns, tables });
    };
    expect(debt('0.9', 1)).toEqual(SAYS.credit);
    expect(debt('0.9', 1, -200, 'Home Loan Statement')).toBeNull();
    expect([debt('1', 1), debt('0.9', 0), debt('0.9', 1, 50)]).toEqual([null, null, null]);
  });
});

describe('a minus that was read against its usual meaning', () => {
  const signed = rows(['-10.00', '+20.00', '-30.00', '+40.00', '+50.00']);
  const flipped = (own: Own = {}, of = signed, isCard = true) =>
    doubt(readingOf(of, { sign: { isFlipped: true }, amounts: [1000, -2000, 3000, -4000, -5000], ...own }), {
      isCard,
    });

  describe('as money in, while each amount has a sign', () => {
    test.each([
      ['the balances are the holder’s', { isOwed: false }],
      ['the opening balance is in credit', { isOwed: true, opening: -1 }],
      ['the closing balance is in credit', { isOwed: true, closing: -1 }],
    ])('is open where %s', (_, found) => {
      expect(flipped({ found })).toEqual(SAYS.minus);
    });

    test('is not open where printed sums hold', () => {
      expect(flipped({ found: { isOwed: true, opening: -1, totals: 'hold' } })).toBeNull();
    });

    test('is open by the minus alone, where a word says what bears a plus', () => {
      const marked = rows(['-10.00', '+20.00'], { 1: { indicator: 'out' } });
      const given = { amounts: [1000, -2000], found: { isOwed: false, chain: { covered: 2 } } };
      expect(flipped(given, marked)).toEqual(SAYS.minus);
      expect(flipped({ ...given, found: { ...given.found, isOwed: true } }, marked)).toBeNull();
    });

    test('is not open if balances are debt', () => {
      expect(flipped({ found: { isOwed: true, opening: 0, closing: 1 } })).toBeNull();
      expect(flipped({ found: { isOwed: true } })).toBeNull();
    });

    test('is not open if the minus is money out', () => {
      expect(flipped({ sign: { isFlipped: false }, found: { isOwed: true, opening: -1 } })).toBeNull();
    });

    test('is not open if some have none', () => {
      const own = rows(['-10.00', '20.00', '-30.00', '40.00', '50.00', '60.00']);
      expect(
        flipped(
          {
            amounts: [1000, -2000, 3000, -4000, -5000, -6000],
            found: { isOwed: true, opening: -1, closing: 1 },
          },
          own,
        ),
      ).toBeNull();
    });

    test('is not open if each row changes the principal of a loan', () => {
      const lines = ['-10.00', '+20.00', '-30.00', '+40.00'].map((amount) => line(amount, '1.00'));
      const table = (isOwed: boolean) =>
        tableOf({
          roles: ROLES,
          text: [HEAD, ...lines].join('\n'),
          columns: (all) =>
            all.map((column) =>
              column.role === 'balance' && isOwed ? { ...column, isOwed: true as const } : column,
            ),
        });
      const own: Own = {
        sign: { isFlipped: true },
        amounts: [1000, -2000, 3000, -4000],
        found: { chain: { holds: 4 } },
      };
      expect(doubt(readingOf(rowsOf(table(true)), own))).toBeNull();
      expect(doubt(readingOf(rowsOf(table(false)), own))).toEqual(SAYS.minus);
    });
  });

  describe('as money out, while other withdrawals have none', () => {
    const bySections: Own = { sign: { usesSections: true } };
    const out = ['out', 'Charges'] as const;

    test('is open on a card, whatever their title and headers', () => {
      const other = { section: ['out', 'Fees'] } as const;
      const marked = rows(['-10.00', '-5.00'], { 0: other, 1: other });
      const text = ['Date        Check no.         Amount     Balance', line('20.00'), line('30.00')].join(
        '\n',
      );
      const unmarked = rowsOf(tableOf({ roles: ROLES, text }), { 0: { section: out }, 1: { section: out } });
      const own = [...marked, ...unmarked];
      const amounts = [-1000, -500, -2000, -3000];
      const card = (given: Own, isCard = true) => doubt(readingOf(own, { amounts, ...given }), { isCard });
      expect(card({ ...bySections, found: { isOwed: true } })).toEqual(SAYS.minus);
      expect(card({ ...bySections }, false)).toBeNull();
      expect(card({ found: { isOwed: true, chain: { covered: 4 } } })).toBeNull();
    });

    test('is not open if they are money in', () => {
      const own = rows(['-10.00', '20.00', '-30.00'], { 1: { section: out } });
      expect(
        doubt(readingOf(own, { ...bySections, amounts: [-1000, 2000, -3000], found: { isOwed: true } }), {
          isCard: true,
        }),
      ).not.toEqual(SAYS.minus);
    });

    test('is open on an account, under one withdrawals title', () => {
      const own = rows(['-10.00', '20.00', '30.00'], {
        0: { section: out },
        1: { section: out },
        2: { section: out },
      });
      expect(doubt(readingOf(own, { ...bySections, amounts: [-1000, -2000, -3000] }))).toEqual(SAYS.minus);
    });

    test('is open on a card alone where the minus stands under no title, and others in a table of their own', () => {
      const text = ['Date        Check no.         Amount     Balance', line('20.00'), line('30.00')];
      const titled = rowsOf(tableOf({ roles: ROLES, text: text.join('\n') }), {
        0: { section: out },
        1: { section: out },
      });
      const own = [...rows(['-10.00']), ...titled];
      const amounts = [-1000, -2000, -3000];
      expect(
        doubt(readingOf(own, { ...bySections, amounts, found: { isOwed: true } }), { isCard: true }),
      ).toEqual(SAYS.minus);
      expect(doubt(readingOf(own, { ...bySections, amounts }))).toBeNull();
    });

    test('is not open where a word says that it went out', () => {
      const own = rows(['-10.00', '20.00', '30.00'], {
        0: { section: out, indicator: 'out' },
        1: { section: out },
        2: { section: out },
      });
      expect(doubt(readingOf(own, { ...bySections, amounts: [-1000, -2000, -3000] }))).toBeNull();
    });

    test('is not open on an account if the minus is under no title', () => {
      const own = rows(['-10.00', '20.00', '30.00'], {
        1: { section: ['in', 'Deposits'] },
        2: { section: ['in', 'Deposits'] },
      });
      expect(doubt(readingOf(own, { ...bySections, amounts: [-1000, 2000, 3000] }))).toBeNull();
    });

    describe('in tables of their own', () => {
      const table = (head: string, ...amounts: readonly string[]) =>
        rowsOf(
          tableOf({ roles: ROLES, text: [head, ...amounts.map((amount) => line(amount))].join('\n') }),
          Object.fromEntries(amounts.map((_, at) => [at, { section: out }])),
        );
      const CHECKS = 'Date        Check no.         Amount     Balance';
      const check = (...own: readonly Row[]) =>
        doubt(readingOf(own, { ...bySections, amounts: own.map(({ anchor }) => -anchor.amount.minor) }));

      test('is a convention if two rows show it', () => {
        expect(
          check(...table(HEAD, '-10.00', '-20.00'), ...table(CHECKS, '30.00', '40.00', '50.00')),
        ).toBeNull();
      });

      test('is open if only one row shows it', () => {
        expect(check(...table(HEAD, '-10.00'), ...table(CHECKS, '30.00', '40.00', '50.00'))).toEqual(
          SAYS.minus,
        );
      });

      test('is not open if only one row has none', () => {
        expect(check(...table(HEAD, '-10.00', '-20.00', '-25.00'), ...table(CHECKS, '30.00'))).toBeNull();
      });

      test('is not open if all have one', () => {
        expect(check(...table(HEAD, '-10.00'), ...table(CHECKS, '-30.00', '-40.00'))).toBeNull();
      });
    });
  });

  describe('as money in on an account', () => {
    test('is open by itself', () => {
      const own = rows(['-10.00', '20.00', '-30.00', '40.00', '50.00']);
      expect(flipped({ amounts: [1000, -2000, 3000, -4000, -5000] }, own, false)).toEqual(SAYS.minus);
      expect(
        flipped({ amounts: [1000, -2000, 3000, -4000, -5000], found: { isOwed: true } }, own, true),
      ).toBeNull();
    });

    test('is open under a deposits title', () => {
      const own = rows(['-10.00', '-20.00', '-30.00', '-5.00'], { 0: { section: ['in', 'Deposits'] } });
      const amounts = [1000, -2000, -3000, -500];
      expect(doubt(readingOf(own, { sign: { usesSections: true }, amounts }))).toEqual(SAYS.minus);
      const noTitle = rows(['-10.00', '-20.00', '-30.00', '-5.00']);
      expect(doubt(readingOf(noTitle, { sign: { usesSections: true }, amounts }))).toBeNull();
    });

    test('is not open under a title of money in where titles give no direction', () => {
      const own = rows(['-10.00', '-20.00', '-30.00', '-5.00'], { 0: { section: ['in', 'Deposits'] } });
      const amounts = [1000, -2000, -3000, -500];
      expect(doubt(readingOf(own, { amounts, found: { chain: { covered: 4 } } }))).toBeNull();
    });

    test('is not open under a withdrawals title', () => {
      const own = rows(['-10.00', '20.00', '30.00', '40.00'], { 0: { section: ['out', 'Checks'] } });
      const amounts = [1000, -2000, -3000, -4000];
      expect(doubt(readingOf(own, { sign: { usesSections: true, isFlipped: true }, amounts }))).not.toEqual(
        SAYS.minus,
      );
    });

    test('is not open if it is money out, or has a plus, or a word says so', () => {
      const own = rows(['-10.00', '20.00', '-30.00', '40.00', '50.00']);
      expect(flipped({ amounts: [-1000, -2000, -3000, -4000, -5000] }, own, false)).toBeNull();
      const marked = rows(['-10.00', '20.00', '30.00', '40.00'], { 0: { indicator: 'in' } });
      expect(flipped({ amounts: [1000, -2000, -3000, -4000] }, marked, false)).toBeNull();
      const plus = rows(['10.00CR', '20.00', '30.00', '40.00']);
      expect(flipped({ amounts: [1000, -2000, -3000, -4000] }, plus, false)).toBeNull();
    });
  });

  describe('at a position no other row has', () => {
    const standing = (amounts: readonly string[], isCard = false) =>
      doubt(readingOf(rows(amounts), { found: { isOwed: isCard } }), { isCard });

    test('is open if a single one is after its digits', () => {
      expect(standing(['-10.00', '-20.00', '30.00-', '40.00'])).toEqual(SAYS.minus);
    });

    test('is open if a single one is before its digits', () => {
      expect(standing(['10.00-', '20.00-', '-30.00', '40.00'])).toEqual(SAYS.minus);
      expect(standing(['10.00-', '20.00-', '(30.00)', '40.00'])).toEqual(SAYS.minus);
    });

    test.each([
      ['two stand each way', ['-10.00', '-20.00', '30.00-', '40.00-']],
      ['all stand before', ['-10.00', '-20.00', '-30.00', '40.00']],
      ['all stand behind', ['10.00-', '20.00-', '30.00-', '40.00']],
      ['there are but two', ['-10.00', '30.00-', '40.00']],
      ['brackets and a minus both stand before', ['(10.00)', '(20.00)', '-30.00', '40.00']],
    ])('is not open where %s', (_, amounts) => {
      expect(standing(amounts)).toBeNull();
    });

    test('is not open where a word says what that row did', () => {
      const marked = rows(['-10.00', '-20.00', '30.00-', '40.00'], { 2: { indicator: 'out' } });
      expect(doubt(readingOf(marked))).toBeNull();
    });

    test('is open where the mark of one is printed with none of its figures', () => {
      const own = rows(['10.00-', '20.00-', '30.00-', '40.00']).map(
        (row, at): Row =>
          at === 2 ? { ...row, anchor: { ...row.anchor, amount: amountOf(3000, 'minus') } } : row,
      );
      expect(doubt(readingOf(own))).toEqual(SAYS.minus);
    });

    test('is asked of the figure that moved, not of those next to it', () => {
      const lines = ['10.00-', '20.00-', '30.00-'].map(
        (amount, at) =>
          `03/03/2025  Shop ${(at === 0 ? '1.00-' : '-1.00').padStart(9)}${amount.padStart(11)}`,
      );
      const own = rowsOf(
        tableOf({
          roles: ['date', null, 'foreign', 'amount'],
          text: ['Date        Text      Euro     Amount', ...lines].join('\n'),
        }),
      );
      expect(own.map(({ anchor }) => anchor.cells.amounts.length)).toEqual([2, 2, 2]);
      expect(doubt(readingOf(own))).toBeNull();
    });

    test('is not open on a card', () => {
      const own = rows(['-10.00', '-20.00', '30.00-', '40.00', '50.00', '60.00', '70.00']);
      expect(
        doubt(readingOf(own, { found: { isOwed: true }, sign: { isFlipped: true } }), { isCard: true }),
      ).toBeNull();
    });
  });
});

describe('a sign no such document prints', () => {
  describe('a plus for money out', () => {
    const own = rows(['+10.00', '-20.00', '-30.00', '40.00']);
    const amounts = [-1000, -2000, -3000, -4000];

    test('is open on an account, and on a card with the holder’s balances', () => {
      expect(doubt(readingOf(own, { amounts }))).toEqual(SAYS.minus);
      expect(doubt(readingOf(own, { amounts }), { isCard: true })).toEqual(SAYS.minus);
      expect(doubt(readingOf(own, { amounts, found: { isOwed: true } }))).toEqual(SAYS.minus);
    });

    test('is not open on a card with debt balances', () => {
      expect(doubt(readingOf(own, { amounts, found: { isOwed: true } }), { isCard: true })).toBeNull();
    });

    test('is not open if it is money in, or a word says it is money out', () => {
      expect(doubt(readingOf(own, { amounts: [1000, -2000, -3000, -4000] }))).toBeNull();
      const marked = rows(['+10.00', '-20.00', '-30.00', '40.00'], { 0: { indicator: 'out' } });
      expect(doubt(readingOf(marked, { amounts }))).toBeNull();
      expect(doubt(readingOf(own, { amounts: [0, -2000, -3000, -4000] }))).toBeNull();
    });
  });

  describe('the only row', () => {
    const sole = (
      amount: string,
      signedAs: number,
      {
        isCard = false,
        isOwed = isCard,
        totals = null,
      }: { isCard?: boolean; isOwed?: boolean; totals?: 'hold' | null } = {},
    ) => doubt(readingOf(rows([amount]), { amounts: [signedAs], found: { isOwed, totals } }), { isCard });

    test.each([
      ['without a minus that went out of an account', sole('10.00', -1000), true],
      ['with a minus that went out of an account', sole('-10.00', -1000), false],
      ['without a minus that came into an account', sole('10.00', 1000), false],
      ['without a minus that came into a card', sole('10.00', 1000, { isCard: true }), true],
      ['with a minus that a card charges', sole('-10.00', -1000, { isCard: true }), true],
      ['without a minus that a card charges', sole('10.00', -1000, { isCard: true }), false],
      ['with a minus that came into a card', sole('-10.00', 1000, { isCard: true }), false],
      [
        'of a card with the holder’s balances, without a minus that went out',
        sole('10.00', -1000, { isCard: true, isOwed: false }),
        true,
      ],
      ['whatever printed total confirms it', sole('10.00', -1000, { totals: 'hold' }), true],
    ])('%s: %s', (_, actual, isOpen) => {
      expect(actual).toEqual(isOpen ? SAYS.minus : null);
    });

    test('is not open next to others, or if a word gives its direction', () => {
      expect(doubt(readingOf(rows(['10.00', '-5.00']), { amounts: [-1000, -500] }))).toBeNull();
      expect(doubt(readingOf(rows(['10.00'], { 0: { indicator: 'out' } }), { amounts: [-1000] }))).toBeNull();
    });
  });

  describe('on a card with few rows that may have a credit balance', () => {
    const few = (
      found: NonNullable<Own>['found'],
      amounts: readonly string[] = ['10.00', '20.00', '-30.00'],
      written: Written = {},
    ) =>
      doubt(
        readingOf(rows(amounts, written), {
          amounts: amounts.map(() => -100),
          found: { isOwed: false, chain: { covered: amounts.length }, ...found },
        }),
        { isCard: true },
      );

    test.each([
      ['both balances are below nothing', { opening: -1, closing: -1 }, true],
      ['it goes from below to above', { opening: -1, closing: 1 }, true],
      ['it goes from above to below', { opening: 1, closing: -1 }, true],
      ['one balance is nothing', { opening: -1, closing: 0 }, false],
      ['the other is nothing', { opening: 0, closing: -1 }, false],
      ['one is nothing, one above', { opening: 0, closing: 1 }, false],
      ['one is above, one nothing', { opening: 1, closing: 0 }, false],
      ['both are above', { opening: 1, closing: 1 }, false],
      ['none is printed', {}, false],
      ['one is not printed', { opening: null, closing: -1 }, false],
      ['the other is not printed', { opening: -1, closing: null }, false],
      ['printed sums hold', { opening: -1, closing: -1, totals: 'hold' as const }, false],
    ])('where %s: %s', (_, found, isOpen) => {
      expect(few(found)).toEqual(isOpen ? SAYS.minus : null);
    });

    test('is open with three rows, not with four', () => {
      expect(few({ opening: -1, closing: -1 }, ['10.00', '20.00', '30.00', '-5.00'])).toBeNull();
      expect(few({ opening: -1, closing: 1 }, ['10.00', '20.00', '30.00', '-5.00'])).toBeNull();
    });

    test('below zero is open if most rows have no sign', () => {
      expect(few({ opening: -1, closing: -1 }, ['10.00', '-20.00'])).toBeNull();
      expect(few({ opening: -1, closing: -1 }, ['10.00', '20.00CR', '-30.00'])).toBeNull();
      const marked = { 0: { indicator: 'out' as const } };
      expect(few({ opening: -1, closing: -1 }, ['10.00', '20.00', '-30.00'], marked)).toBeNull();
    });

    test('from one side to the other is open if only a minus gives directions', () => {
      expect(few({ opening: -1, closing: 1 }, ['-10.00', '-20.00'])).toEqual(SAYS.minus);
      expect(
        few({ opening: -1, closing: 1 }, ['10.00', '20.00', '-30.00'], { 1: { indicator: 'out' } }),
      ).toBeNull();
    });

    test('is not open on an account', () => {
      const own = readingOf(rows(['10.00', '20.00', '-30.00']), {
        amounts: [-1000, -2000, -3000],
        found: { opening: -1, closing: -1 },
      });
      expect(doubt(own)).toBeNull();
    });
  });
});

describe('rows worded as spending', () => {
  const spent = (
    texts: readonly string[],
    amounts: readonly number[],
    own: Own = {},
    written: Written = {},
  ) =>
    doubt(
      readingOf(
        rows(
          texts.map((_, at) => MOVED[at] ?? '1.00'),
          written,
          texts,
        ),
        { amounts, ...own },
      ),
    );

  test.each([
    'ATM withdrawal',
    'Purchase x',
    'Interest charge',
    'Late fee',
    'Retiro',
    'cash advance',
    'Interest charged',
    'Annual fee',
    'POS purchase',
  ])('"%s" as money in', (text) => {
    expect(spent([text, 'x', 'y'], [1000, -2000, -3000])).toEqual(SAYS.texts);
  });

  test.each([
    ['went out', ['Purchase'], [-1000, -2000, -3000]],
    ['moved nothing', ['Purchase'], [0, -2000, -3000]],
    ['went out on another row', ['Purchase', 'Purchase'], [1000, -2000, -3000]],
    ['were given back', ['Purchase return'], [1000, -2000, -3000]],
    ['were given back in French', ['Retrait annulé'], [1000, -2000, -3000]],
    ['say so further on', ['My purchase'], [1000, -2000, -3000]],
    ['only begin with such a word', ['Purchaser'], [1000, -2000, -3000]],
    ['are none', ['Shop'], [1000, -2000, -3000]],
  ])('are not doubted where they %s', (_, texts, amounts) => {
    expect(spent([...texts, 'x', 'y', 'z'].slice(0, 3), amounts)).toBeNull();
  });

  test('are doubted over a cent', () => {
    expect(spent(['Purchase', 'x', 'y'], [1, -2000, -3000])).toEqual(SAYS.texts);
  });

  test('are not doubted where sums hold or a column gives directions', () => {
    expect(spent(['Purchase', 'x', 'y'], [1000, -2000, -3000], { found: { totals: 'hold' } })).toBeNull();
    expect(
      spent(
        ['Purchase', 'x', 'y'],
        [1000, -2000, -3000],
        { found: { ledger: 'holds' } },
        { 1: { side: 'out' } },
      ),
    ).toBeNull();
  });
});

describe('rows without a mark that are money out by the balances alone', () => {
  const follows = { followsBalance: true };
  const check = (amounts: readonly number[], others: readonly AccountReading[] = [], sign = follows) =>
    doubt(
      readingOf(rows(amounts.map((_, at) => MOVED[at] ?? '1.00')), {
        amounts,
        sign,
        found: { totals: 'hold' },
      }),
      { others },
    );
  const marking = readingOf(rows(['-10.00', '20.00']));
  const plain = readingOf(rows(['10.00', '20.00']));

  test('are doubted if there is one', () => {
    expect(check([-1000, 2000, 3000])).toEqual(SAYS.unmarked);
    expect(check([1000, 2000, -3000])).toEqual(SAYS.unmarked);
  });

  test.each([
    ['none did', [1000, 2000, 3000]],
    ['two did', [-1000, -2000, 3000]],
    ['one moved nothing', [0, 2000, 3000]],
  ])('are not doubted where %s', (_, amounts) => {
    expect(check(amounts)).toBeNull();
  });

  test('are doubted if another account of the document marks them', () => {
    expect([check([-1000, -2000, 3000], [plain, marking]), check([-1000, -2000, 3000], [plain])]).toEqual([
      SAYS.unmarked,
      null,
    ]);
    expect(check([1000, 2000, 3000], [marking])).toBeNull();
  });

  test('are not doubted if marks gave the signs', () => {
    expect(check([-1000, 2000, 3000], [], { followsBalance: false })).toBeNull();
  });
});

describe('rows in no column of money in or out, next to others that are in one', () => {
  const lines = [
    `03/03/2025  Shop          ${'10.00'.padStart(12)}`,
    `03/03/2025  Shop          ${''.padStart(12)}${'20.00'.padStart(10)}`,
  ];
  const own = (second: RowWritten = {}, written: Written = {}) =>
    rowsOf(tableOf({ roles: SIDES, text: [SIDES_HEAD, ...lines].join('\n') }), {
      1: { side: 'amount', ...second },
      ...written,
    });
  const check = (of: readonly Row[], own2: Own = {}, isCard = false) =>
    doubt(readingOf(of, { amounts: [-1000, 2000], found: { totals: 'hold' }, ...own2 }), { isCard });

  test('are doubted if they are money in', () => {
    expect(check(own())).toEqual(SAYS.sides);
  });

  test.each([
    ['they went out', own(), { amounts: [-1000, -2000] }],
    ['they moved nothing', own(), { amounts: [-1000, 0] }],
    ['both ends tie out', own(), { found: { totals: 'hold', ledger: 'holds' } }],
    ['each row is covered by a balance', own(), { found: { totals: 'hold', chain: { covered: 2 } } }],
    ['they bear a minus', own({ mark: 'minus' }), {}],
    ['a word says so', own({ indicator: 'in' }), {}],
    ['a title says so', own({ section: ['in', 'Deposits'] }), { sign: { usesSections: true } }],
    ['all stand in one', own({ side: 'in' }), {}],
    ['none stands in one', own({}, { 0: { side: 'amount', mark: 'minus' } }), {}],
  ] as [string, Row[], Own][])('are not doubted where %s', (_, of, given) => {
    expect(check(of, given)).toBeNull();
  });

  test('are doubted if some rows are covered', () => {
    expect(check(own(), { found: { totals: 'hold', chain: { covered: 1 } } })).toEqual(SAYS.sides);
  });

  test('are not doubted on a card', () => {
    expect(check(own(), { found: { totals: 'hold', isOwed: true } }, true)).toBeNull();
  });
});

describe('a company’s own accounting records', () => {
  test.each([
    ['Vch Type', true],
    ['Voucher type', true],
    ['Vch No', true],
    ['Vch. No', true],
    ['Type', false],
    ['Voucher', false],
  ])('with a column "%s": %s', (name, isOpen) => {
    const head = `Date        ${name.padEnd(12)}     Amount     Balance`;
    const own = rowsOf(
      tableOf({ roles: ROLES, text: [head, line('-10.00'), line('20.00'), line('-5.00')].join('\n') }),
    );
    expect(doubt(readingOf(own))).toEqual(isOpen ? SAYS.books : null);
  });
});

describe('debt balances that were read as assets', () => {
  const columns = (name: string) => `Date        Description       Paid out   Paid in    ${name}`;
  const check = (
    name: string,
    own: Parameters<typeof sided>[0] = [
      ['10.00', '', '90.00'],
      ['', '20.00', '70.00'],
    ],
    isCard = false,
  ) => doubt(readingOf(sided(own, columns(name))), { isCard });

  test('are doubted', () => {
    expect([check('Owed'), check('Debt'), check('Deuda')]).toEqual([SAYS.owed, SAYS.owed, SAYS.owed]);
  });

  test.each([
    ['nothing says so', check('Balance')],
    [
      'a row has none',
      check('Owed', [
        ['10.00', '', '90.00'],
        ['', '20.00'],
      ]),
    ],
    [
      'one bears a mark',
      check('Owed', [
        ['10.00', '', '90.00'],
        ['', '20.00', '-70.00'],
      ]),
    ],
    ['it is a card', check('Owed', undefined, true)],
    ['there is no row', check('Owed', [])],
  ])('are not doubted where %s', (_, actual) => {
    expect(actual).toBeNull();
  });

  test('are doubted on a single row', () => {
    expect(check('Owed', [['10.00', '', '90.00']])).toEqual(SAYS.owed);
  });

  test('are not doubted where another column says so', () => {
    const lines = [
      `03/03/2025  Shop          ${'10.00'.padStart(12)}${''.padStart(10)}${'90.00'.padStart(11)}`,
    ];
    const head = 'Date        Debt              Paid out   Paid in    Balance';
    expect(doubt(readingOf(rowsOf(tableOf({ roles: SIDES, text: [head, ...lines].join('\n') }))))).toBeNull();
  });

  test('are not doubted where no column gives directions', () => {
    const head = 'Date        Description       Amount        Owed';
    const own = rowsOf(
      tableOf({ roles: ROLES, text: [head, line('-10.00', '90.00'), line('20.00', '70.00')].join('\n') }),
    );
    expect(doubt(readingOf(own))).toBeNull();
  });

  test('are not doubted if they were read as debt', () => {
    const lines = [
      `03/03/2025  Shop          ${'10.00'.padStart(12)}${''.padStart(10)}${'90.00'.padStart(11)}`,
    ];
    const table = tableOf({
      roles: SIDES,
      text: [columns('Owed'), ...lines].join('\n'),
      columns: (all) =>
        all.map((column) => (column.role === 'balance' ? { ...column, isOwed: true as const } : column)),
    });
    const bare = rowsOf(table).map((row) => ({ ...row, anchor: { ...row.anchor, balance: amountOf(9000) } }));
    expect(doubt(readingOf(bare))).toBeNull();
  });
});

describe('a card whose balances all have a minus', () => {
  const entries = (...marks: readonly ('minus' | 'none')[]) =>
    marks.map((mark) => balanceAt('opening', amountOf(100, mark)));
  const check = (own: Own, balances = entries('minus', 'minus'), of = rows(['-10.00', '20.00'])) => {
    const found = { opening: 100, closing: 200, isOwed: true };
    const account = readingOf(of, { amounts: [1000, -2000], found, ...own });
    return balanceMarkDoubts(takesMinusForCredit(account, balances), account);
  };

  test('is doubted if a row with one is money in', () => {
    expect(check({})).toMatchObject([
      { code: 'sign-doubtful', parameters: { reason: 'negative-credit' }, severity: 'warning' },
    ]);
    expect(check({ found: { opening: -100, closing: -200, isOwed: false } })).toHaveLength(1);
    expect(check({ found: { opening: 1, closing: 1, isOwed: true } })).toHaveLength(1);
    expect(check({}, [balanceAt('opening', amountOf(0)), ...entries('minus')])).toHaveLength(1);
  });

  test.each([
    ['the row with one went out', check({ amounts: [-1000, -2000] })],
    ['the row with one moved nothing', check({ amounts: [0, -2000] })],
    ['a balance bears none', check({}, entries('minus', 'none'))],
    ['the opening balance is in credit', check({ found: { opening: -100, closing: 200, isOwed: true } })],
    ['the closing balance is in credit', check({ found: { opening: 100, closing: -200, isOwed: true } })],
    [
      'the balances are the holder’s and above nothing',
      check({ found: { opening: 100, closing: 200, isOwed: false } }),
    ],
    ['the opening balance is nothing', check({ found: { opening: 0, closing: 200, isOwed: true } })],
    ['the closing balance is not printed', check({ found: { opening: 100, closing: null, isOwed: true } })],
    ['the opening balance is not printed', check({ found: { opening: null, closing: 200, isOwed: true } })],
    ['the closing balance is nothing', check({ found: { opening: 100, closing: 0, isOwed: true } })],
    [
      'a balance is not printed, and the other the holder’s',
      check({ found: { opening: null, closing: -200, isOwed: false } }),
    ],
    [
      'a balance is nothing, and the other the holder’s',
      check({ found: { opening: 0, closing: -200, isOwed: false } }),
    ],
    ['no row bears one', check({ amounts: [1000, 2000] }, entries('minus'), rows(['10.00', '20.00']))],
    [
      'a word says the direction of the row',
      check({}, entries('minus'), rows(['-10.00', '20.00'], { 0: { indicator: 'in' } })),
    ],
  ])('is not doubted where %s', (_, actual) => {
    expect(actual).toEqual([]);
  });

  test('is doubted by its balances alone, whatever else is printed', () => {
    const [row] = rows(['10.00']);
    const withRow = row === undefined ? [] : [{ kind: 'row' as const, row }, ...entries('minus')];
    expect(check({}, withRow as never)).toHaveLength(1);
  });
});
