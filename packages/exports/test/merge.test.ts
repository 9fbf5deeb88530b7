import { describe, expect, test } from 'vitest';
import {
  type ExportSource,
  exportSource,
  findPreset,
  mergeSources,
  type StatementSource,
} from '../src/index.ts';
import { bankStatement, cardStatement, invoices, sourceOf } from './example-source.ts';
import { bytesOf, writtenText } from './written-text.ts';

type Days = { start: string; end: string };

/** The statement after `bankStatement`: it opens where that one closes. */
function nextStatement(change: Partial<StatementSource> = {}): StatementSource {
  const [first] = [...bankStatement.movements];
  if (first === undefined) throw new Error('no rows');
  return {
    ...bankStatement,
    period: { start: '2026-01-15', end: '2026-02-14' },
    openingMinor: 306_265,
    closingMinor: 296_265,
    movements: [
      { ...first, date: '2026-01-20', description: 'RENT', amountMinor: -10_000, balanceMinor: null },
    ],
    ...change,
  };
}

const merge = (...statements: StatementSource[]) =>
  mergeSources(
    statements.map((statement, index) => ({ name: `${index + 1}.pdf`, source: sourceOf(statement) })),
  );

const descriptionsOf = ({ statements }: ExportSource) =>
  statements.map(({ movements }) => [...movements].map((row) => row.description));

describe('the verdict on a merge', () => {
  const verdictOf = (...statements: StatementSource[]) =>
    merge(...statements).accounts.map(({ statement }) => statement.verdict);
  const proven = { ...bankStatement, verdict: 'proven' as const };
  const next = (change: Partial<StatementSource> = {}) => nextStatement({ verdict: 'proven', ...change });

  test('is proven where the first opening balance and all rows lead to the last closing balance', () => {
    expect(verdictOf(proven, next())).toEqual(['proven']);
  });

  test('is that of the weakest statement otherwise', () => {
    expect(verdictOf(proven, next({ verdict: 'unproven' }))).toEqual(['unproven']);
  });

  test('is unproven where rows between two statements are missing', () => {
    const later = { openingMinor: 300_000, closingMinor: 290_000 };
    expect(verdictOf(proven, next(later))).toEqual(['unproven']);
  });

  test('is unproven where no balance shows that nothing is missing in a gap', () => {
    const period = { start: '2026-03-15', end: '2026-04-14' };
    expect(verdictOf(proven, next({ period, closingMinor: null, openingMinor: null }))).toEqual(['unproven']);
    expect(verdictOf(proven, next({ period }))).toEqual(['proven']);
  });
});

describe('statements of one account', () => {
  const inOneFile = (...statements: StatementSource[]) =>
    mergeSources([{ name: 'months.pdf', source: sourceOf(...statements) }]).source;

  test('become one statement also where one file holds them', () => {
    const source = inOneFile(nextStatement(), bankStatement);
    expect(descriptionsOf(source).map((rows) => [rows.length, rows.at(-1)])).toEqual([
      [[...bankStatement.movements].length + 1, 'RENT'],
    ]);
  });

  test('stay apart within one file where they share days: one number may head several accounts', () => {
    const source = inOneFile(bankStatement, nextStatement({ period: bankStatement.period }));
    expect(source.statements).toHaveLength(2);
  });

  test('become one statement, in the order of time, whichever was given first', () => {
    const { source, accounts } = merge(nextStatement(), bankStatement);
    expect(accounts.map(({ parts }) => parts.map(({ place }) => place))).toEqual([[1, 0]]);
    expect(accounts[0]?.notes).toEqual([]);
    const [statement] = source.statements;
    expect(statement).toMatchObject({
      period: { start: '2025-12-15', end: '2026-02-14' },
      openingMinor: 100_000,
      closingMinor: 296_265,
    });
    // Both prove opening + movements = closing, so the merged one does: CAMT.053 would refuse it otherwise.
    expect(writtenText('camt053', source)).toContain('<Amt Ccy="USD">2962.65</Amt>');
  });

  test('that print the newest row first are turned round', () => {
    const { source } = merge(
      { ...bankStatement, movements: [...bankStatement.movements].reverse() },
      nextStatement(),
    );
    expect(descriptionsOf(source)[0]?.at(0)).toBe('ACME PAYROLL');
    expect(descriptionsOf(source)[0]?.at(-1)).toBe('RENT');
  });

  test.each([
    ['0001234567', '****4567', true],
    ['0001234567', '000-123 4567', true],
    ['0001234567', '9991234567', false],
    ['****4567', 'XXXX-4567', true],
    ['0001234567', null, false],
  ])('numbers %s and %s: one account is %s', (number, other, isOne) => {
    const { accounts } = merge({ ...bankStatement, number }, nextStatement({ number: other }));
    expect(accounts.length === 1).toBe(isOne);
    if (isOne) expect(accounts[0]?.statement.number).toBe(number);
  });

  test('without numbers are one account only where the person says so', () => {
    const documents = [bankStatement, nextStatement(), cardStatement].map((statement, index) => ({
      name: `${index}.pdf`,
      source: sourceOf({ ...statement, number: null }),
    }));
    expect(mergeSources(documents).accounts.length).toBe(3);
    expect(mergeSources(documents, { isOneAccount: true }).accounts.length).toBe(2);
  });

  test('do not become one by a masked number that fits two of them: it goes with the first', () => {
    const [first, second, masked] = ['991234', '881234', '**1234'];
    const numbered = (number: string, month: string) =>
      nextStatement({ number, period: { start: `2026-${month}-01`, end: `2026-${month}-28` } });
    const places = (...numbers: string[]) =>
      merge(...numbers.map((number, index) => numbered(number, `0${index + 1}`))).accounts.map(({ parts }) =>
        parts.map(({ place }) => place),
      );
    expect(places(first, second, masked)).toEqual([[0, 2], [1]]);
    expect(places(first, masked, second)).toEqual([[0, 1], [2]]);
  });

  test('without any dates stay as they are, the closing balance of the last of them', () => {
    const [row] = [...bankStatement.movements];
    if (row === undefined) throw new Error('no rows');
    const undated = (closingMinor: number, ...descriptions: string[]) => ({
      ...bankStatement,
      period: null,
      closingMinor,
      movements: descriptions.map((description) => ({ ...row, date: null, description })),
    });
    const { source } = merge(undated(1, 'A', 'B'), undated(2, 'C', 'D', 'E'));
    expect(descriptionsOf(source)).toEqual([['A', 'B', 'C', 'D', 'E']]);
    expect(source.statements).toMatchObject([{ closingMinor: 2, period: null }]);
    expect(merge(undated(1, 'A'), bankStatement).source.statements).toMatchObject([
      { closingMinor: bankStatement.closingMinor, period: bankStatement.period },
    ]);
  });

  test('are turned by their first and last date alone, and not where these are one day', () => {
    const [row] = [...bankStatement.movements];
    if (row === undefined) throw new Error('no rows');
    const onDays = (...days: number[]) =>
      days.map((day, index) => ({ ...row, date: `2026-01-0${day}`, description: `${index}` }));
    const order = (...days: number[]) =>
      descriptionsOf(merge({ ...bankStatement, movements: onDays(...days) }, nextStatement()).source)[0]
        ?.slice(0, -1)
        .join('');
    expect([order(2, 1, 3), order(3, 4, 1), order(2, 3, 2), order(2, 2)]).toEqual([
      '012',
      '210',
      '012',
      '01',
    ]);
  });

  test('with a date that is none have no order', () => {
    const period = { start: '2026-02-30', end: '2026-03-31' };
    expect(merge(bankStatement, nextStatement({ period })).accounts[0]?.notes).toMatchObject([
      { code: 'order-unknown' },
    ]);
    const ended = { ...bankStatement, period: { start: '2025-12-15', end: '2026-01-32' } };
    expect(merge(ended, nextStatement()).accounts[0]?.notes).toMatchObject([{ code: 'order-unknown' }]);
  });

  test('in two currencies stay two accounts', () => {
    expect(merge(bankStatement, nextStatement({ currency: 'EUR' })).accounts.length).toBe(2);
  });
});

describe('notes on two statements', () => {
  const notesOf = (period: Days, openingMinor: number | null) =>
    merge(bankStatement, nextStatement({ period, openingMinor })).accounts[0]?.notes.map(
      ({ code, message }) => ({
        code,
        message,
      }),
    );

  test('that balances meet is not said where neither is printed', () => {
    const period = { start: '2026-02-01', end: '2026-02-28' };
    const notesBetween = (change: Partial<StatementSource>) =>
      merge({ ...bankStatement, closingMinor: null }, nextStatement({ openingMinor: null, ...change }))
        .accounts[0]?.notes;
    expect(notesBetween({ period })?.[0]?.message).toContain('Add the statement of those days');
    const last = [...bankStatement.movements].slice(-1);
    const shared = { start: '2026-01-12', end: '2026-02-14' };
    expect(notesBetween({ period: shared, movements: last })).toMatchObject([{ code: 'overlap', count: 1 }]);
  });

  test('a row of a shared day counts as repeated where no balance says that both are genuine', () => {
    const [, , , , fee] = [...bankStatement.movements];
    if (fee === undefined) throw new Error('the example has five rows');
    const movements = [{ ...fee, date: '2026-01-14' }];
    const notes = merge(
      { ...bankStatement, closingMinor: null, movements },
      nextStatement({ period: { start: '2026-01-14', end: '2026-02-13' }, openingMinor: null, movements }),
    ).accounts[0]?.notes;
    expect(notes).toMatchObject([{ code: 'overlap', count: 1 }]);
  });

  test('a gap between their days, with whether the balances meet', () => {
    const later = { start: '2026-02-01', end: '2026-02-28' };
    expect(notesOf(later, 306_265)?.[0]).toMatchObject({
      code: 'gap',
      message: expect.stringContaining('The balances meet'),
    });
    expect(notesOf(later, 1)?.[0]?.message).toContain('Add the statement of those days');
  });

  test('balances that do not meet though the days do', () => {
    expect(notesOf({ start: '2026-01-15', end: '2026-02-14' }, 300_000)?.[0]).toMatchObject({
      code: 'balances-apart',
      message: expect.stringMatching(/opens with 3000\.00, and 1\.pdf closes with 3062\.65/),
    });
  });

  test('nothing where the last day of one is the first of the other and the balances meet', () => {
    const [, , , , fee] = [...bankStatement.movements];
    const shared = fee === undefined ? [] : [{ ...fee, date: '2026-01-14' }];
    const { accounts } = merge(
      { ...bankStatement, movements: shared },
      nextStatement({ period: { start: '2026-01-14', end: '2026-02-13' }, movements: shared }),
    );
    expect(accounts[0]?.notes).toEqual([]);
  });

  test('an overlap, with the rows in both; they are left out where both show the same, unless the person keeps them', () => {
    const rows = [...bankStatement.movements];
    const documents = [
      { name: 'december.pdf', source: sourceOf(bankStatement) },
      {
        name: 'january.pdf',
        source: sourceOf(
          nextStatement({
            period: { start: '2026-01-01', end: '2026-01-31' },
            openingMinor: 303_765,
            movements: [...rows.slice(3), ...nextStatement().movements],
          }),
        ),
      },
    ];
    const kept = mergeSources(documents, { isRepeatLeftOut: false });
    expect(kept.accounts[0]?.notes).toMatchObject([
      {
        code: 'overlap',
        level: 'warning',
        count: 2,
        between: [0, 1],
        samples: [expect.any(String), expect.any(String)],
      },
    ]);
    expect(descriptionsOf(kept.source)[0]?.length).toBe(8);
    const left = mergeSources(documents);
    expect(mergeSources(documents, { isRepeatLeftOut: true })).toEqual(left);
    expect(descriptionsOf(left.source)[0]).toEqual([...rows.map((row) => row.description), 'RENT']);
    expect(left.accounts[0]?.notes[0]).toMatchObject({
      level: 'change',
      message: expect.stringContaining('2 duplicate rows were skipped'),
    });
    expect(writtenText('camt053', left.source)).toContain('<Amt Ccy="USD">2962.65</Amt>');
    // Rows booked twice lead to no printed balance: each statement is proven, the merge is not.
    expect([kept, left].map(({ accounts }) => accounts[0]?.statement.verdict)).toEqual([
      'unproven',
      'proven',
    ]);
  });

  test('is part of the preflight of every export', () => {
    const preset = findPreset('qbo-bank-csv');
    const { source } = merge(bankStatement, nextStatement({ openingMinor: 1 }));
    const made = preset === null ? null : exportSource(source, preset, { now: new Date() });
    expect(made?.preflight.items.map((item) => item.code)).toContain('balances-apart');
    expect(made?.outcome === 'ready' && bytesOf(made.file).toString().split('\r\n').length).toBe(8);
  });
});

test('statements and invoices do not go into one file', () => {
  const preset = findPreset('xlsx');
  const { source } = mergeSources([
    { name: 'a', source: sourceOf(bankStatement) },
    { name: 'b', source: invoices },
  ]);
  expect(preset && exportSource(source, preset, { now: new Date() })).toMatchObject({
    outcome: 'blocked',
    preflight: { items: expect.arrayContaining([expect.objectContaining({ code: 'mixed-kinds' })]) },
  });
});
