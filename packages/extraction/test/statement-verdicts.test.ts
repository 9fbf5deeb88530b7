import { describe, expect, test } from 'vitest';
import { say, table } from './draw-pdf.ts';
import { messageOf, nameOf } from './finding-names.ts';
import { readStatement } from './read-drawn.ts';

const ROWS: readonly (readonly string[])[] = [
  ['2025-03-04', 'FIRST SHOP', '-10.00', '90.00'],
  ['2025-03-05', 'SECOND SHOP', '-20.00', '70.00'],
  ['2025-03-25', 'SALARY', '500.00', '570.00'],
  ['2025-03-27', 'THIRD SHOP', '-45.15', '524.85'],
];

const statement = (rows: readonly (readonly string[])[]) => [
  say('Example Bank account statement'),
  say('Statement period: 2025-03-01 to 2025-03-31'),
  say('Opening balance 100.00'),
  ...table('50 120 440> 540>', [['Date', 'Description', 'Amount', 'Balance'], ...rows]),
  say('Closing balance 524.85'),
];

const withCell = (row: number, column: number, text: string) =>
  ROWS.map((cells, index) => (index === row ? cells.with(column, text) : cells));

describe('an unaltered statement', () => {
  test('is proven, and says which checks pass', async () => {
    const { accounts, findings } = await readStatement([statement(ROWS)]);
    expect(accounts[0]?.verdict).toBe('proven');
    expect(findings.map((finding) => [nameOf(finding), finding.severity])).toEqual([
      ['check-holds ledger', 'info'],
      ['check-holds balances', 'info'],
    ]);
  });
});

describe('a statement altered after printing', () => {
  test.each(ROWS.map(([, name], row) => ({ name, row })))(
    'is contradicted if the amount of $name differs, and the finding names its row',
    async ({ row }) => {
      const { accounts, findings } = await readStatement([statement(withCell(row, 2, '-66.60'))]);
      expect(accounts[0]?.verdict).toBe('contradicted');
      expect(findings).toContainEqual(
        expect.objectContaining({ code: 'balance-break', severity: 'error', row, page: 1 }),
      );
    },
  );

  test.each([
    { change: 'a sign is turned', rows: withCell(1, 2, '20.00') },
    { change: 'a balance is another', rows: withCell(1, 3, '75.00') },
    { change: 'a row is gone', rows: ROWS.filter((_, index) => index !== 2) },
    { change: 'a row is there twice', rows: [...ROWS.slice(0, 2), ...ROWS.slice(1)] },
  ])('is contradicted when $change', async ({ rows }) => {
    const { accounts, findings } = await readStatement([statement(rows)]);
    expect(accounts[0]?.verdict).toBe('contradicted');
    expect(findings.filter((finding) => finding.severity === 'error')).not.toEqual([]);
  });

  // A finding counts the balance lines between rows as rows: Break.step is an index of steps, not of movements.
  test('is contradicted at the altered row on a later page too, after balances carried forward', async () => {
    const columns = '50 120 440> 540>';
    const head = [['Date', 'Description', 'Amount', 'Balance']];
    const altered = withCell(2, 2, '555.00');
    const { accounts, findings } = await readStatement([
      [
        say('Example Bank account statement'),
        say('Statement period: 2025-03-01 to 2025-03-31'),
        ...table(columns, [...head, ['', 'Opening balance', '', '100.00'], ...altered.slice(0, 2)]),
        ...table(columns, [['', 'Balance carried forward', '', '70.00']]),
      ],
      [
        ...table(columns, [...head, ['', 'Balance brought forward', '', '70.00'], ...altered.slice(2)]),
        ...table(columns, [['', 'Closing balance', '', '524.85']]),
      ],
    ]);
    expect(accounts[0]?.verdict).toBe('contradicted');
    expect(findings).toContainEqual(expect.objectContaining({ code: 'balance-break', row: 2, page: 2 }));
  });

  test('without running balances still shows a changed amount, and its likely row', async () => {
    const without = withCell(1, 2, '20.00').map((cells) => cells.slice(0, 3));
    const { accounts, findings } = await readStatement([statement(without)]);
    expect(accounts[0]?.verdict).toBe('contradicted');
    const broken = findings.find((finding) => nameOf(finding) === 'ledger-break');
    expect(messageOf(broken)).toContain('40.00');
    expect(broken).toMatchObject({ row: 1, page: 1 });
  });
});

describe('a statement without anything to check it by', () => {
  test('is unproven and says so', async () => {
    const { accounts, findings } = await readStatement([
      [
        say('Example Bank account statement'),
        say('Statement period: 2025-03-01 to 2025-03-31'),
        ...table('50 120 440>', [
          ['Date', 'Description', 'Amount'],
          ...ROWS.map((cells) => cells.slice(0, 3)),
        ]),
      ],
    ]);
    expect(accounts[0]).toMatchObject({ verdict: 'unproven', opening: null, closing: null });
    expect(accounts[0]?.transactions.map((row) => row.amount)).toEqual([
      '-10.00',
      '-20.00',
      '500.00',
      '-45.15',
    ]);
    expect(findings.map(nameOf)).toContain('not-checked no-balances');
  });
});
