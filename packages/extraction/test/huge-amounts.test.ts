import {
  type Account,
  type Extraction,
  extractionSchema,
  isStatement,
  type StatementReading,
  worstVerdict,
} from '@tieout/records';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { extract } from '../src/index.ts';
import { readAmount } from '../src/values/amount.ts';
import { type DrawnLine, drawPdf, say, table } from './draw-pdf.ts';
import { nameOf } from './finding-names.ts';
import { verifyAccount } from './verify-by-balances.ts';

/** The digits of an amount with its decimals, thousands grouped. */
function printed(digits: string, decimals: number): string {
  const whole = digits.replace(/\B(?=(\d{3})+$)/g, ',');
  return decimals === 0 ? whole : `${whole}.${'0'.repeat(decimals)}`;
}

const COLUMNS = '50 120 440> 560>';

function statement(rows: readonly (readonly string[])[], opening: string, closing: string): DrawnLine[] {
  return [
    say('Example Bank account statement'),
    say('Statement period: 2025-03-01 to 2025-03-31'),
    ...table(COLUMNS, [
      ['Date', 'Description', 'Amount', 'Balance'],
      ['', 'Opening balance', '', opening],
      ...rows,
      ['', 'Closing balance', '', closing],
    ]),
  ];
}

async function read(...pages: DrawnLine[][]): Promise<Extraction> {
  return extractionSchema.parse(await extract(await drawPdf(pages)));
}

function codesOf(extraction: Extraction): string[] {
  return extraction.outcome === 'read' ? extraction.findings.map(nameOf) : [];
}

/** What is exact is read as any other amount: 13 digits before two decimals are. */
const SIZES = [14, 15, 16, 17, 18, 20].flatMap((size) => [0, 2, 3].map((decimals) => ({ size, decimals })));

test.each([0, 2])('amounts of 13 digits and %i decimals are read exactly', async (decimals) => {
  const huge = printed('9876543210987', decimals);
  const zero = printed('0', decimals);
  const reading = await read(statement([['2025-03-04', 'HUGE IN', huge, huge]], zero, huge));
  expect(isStatement(reading) && reading.accounts[0]).toMatchObject({
    verdict: 'proven',
    transactions: [{ amount: huge.replaceAll(',', '') }],
  });
});

describe('amounts with too many digits to calculate with', () => {
  test.each(SIZES)(
    'on a row, $size digits and $decimals decimals, leave the account unproven',
    async ({ size, decimals }) => {
      const zero = printed('100', decimals);
      const huge = printed(`9${'7'.repeat(size - 1)}`, decimals);
      const extraction = await read(
        statement(
          [
            ['2025-03-03', 'SHOP', `-${printed('40', decimals)}`, printed('60', decimals)],
            ['2025-03-04', 'HUGE IN', huge, ''],
            ['2025-03-05', 'HUGE OUT', `-${huge}`, ''],
            ['2025-03-06', 'REFUND', printed('40', decimals), zero],
          ],
          zero,
          zero,
        ),
      );
      if (extraction.outcome === 'unreadable') return;
      expect(worstVerdict(extraction)).not.toBe('proven');
      expect(codesOf(extraction).some((code) => /amounts?-too-large$/.test(code))).toBe(true);
    },
  );

  test.each(SIZES)(
    'as balances, $size digits and $decimals decimals, leave the account unproven',
    async ({ size, decimals }) => {
      const opening = printed(`8${'9'.repeat(size - 1)}`, decimals);
      const closing = printed(`9${'0'.repeat(size - 1)}`, decimals);
      const extraction = await read(
        statement([['2025-03-03', 'SALE', printed('1', decimals), closing]], opening, closing),
      );
      if (extraction.outcome === 'unreadable') return;
      expect(worstVerdict(extraction)).not.toBe('proven');
    },
  );

  test.each([0, 2, 3])('in an invoice, %i decimals, leave it unproven', async (decimals) => {
    for (const size of [13, 15, 17, 20]) {
      const huge = printed(`4${'5'.repeat(size - 1)}`, decimals);
      const extraction = await read([
        say('Heron Tools Ltd'),
        say('INVOICE'),
        say('Invoice number HT-1'),
        say('Invoice date 2025-03-05'),
        ...table('50 250> 400> 560>', [
          ['Description', 'Quantity', 'Unit price', 'Amount'],
          ['Drill', '1', huge, huge],
          ['Saw', '2', printed('50', decimals), printed('100', decimals)],
          ['Subtotal', '', '', printed('100', decimals)],
          ['Total', '', '', printed('100', decimals)],
        ]),
      ]);
      if (extraction.outcome === 'read') expect(worstVerdict(extraction)).not.toBe('proven');
    }
  });

  test('with spaces between their groups are not read as the part after the last space', async () => {
    const extraction = await read(
      statement(
        [
          ['2025-03-03', 'SHOP', '-40,00', '60,00'],
          ['2025-03-04', 'HUGE', '12 345 678 901 234 567,00', ''],
          ['2025-03-05', 'REFUND', '40,00', '100,00'],
        ],
        '100,00',
        '100,00',
      ),
    );
    if (extraction.outcome === 'unreadable') return;
    expect(codesOf(extraction)).toContain('amount-too-large');
    expect(worstVerdict(extraction)).not.toBe('proven');
  });

  test('a bare reference of many digits is no amount', async () => {
    const extraction = await read(
      statement(
        [
          ['2025-03-03', 'SHOP 12345678901234567890', '-40.00', '60.00'],
          ['2025-03-05', 'REFUND 4111 1111 1111 1111', '40.00', '100.00'],
        ],
        '100.00',
        '100.00',
      ),
    );
    expect(codesOf(extraction)).not.toContain('amount-too-large');
    expect(isStatement(extraction) && worstVerdict(extraction)).toBe('proven');
  });

  test('a bare code below the amounts is no amount if those have decimals', async () => {
    const extraction = await read([
      ...statement([['2025-03-03', 'SHOP', '-40.00', '60.00']], '100.00', '60.00'),
      ...table(COLUMNS, [['', 'Page 1', '', '03410000120003494202']]),
    ]);
    expect(isStatement(extraction) && worstVerdict(extraction)).toBe('proven');
  });

  test('many rows with a total too large to be exact are kept, and not proven by rounding', async () => {
    const amount = printed('9999999999999', 2);
    const rows = Array.from({ length: 24 }, (_, n) => [
      `2025-03-${String(n + 1).padStart(2, '0')}`,
      'SALE',
      amount,
      '',
    ]);
    const extraction = (await read(statement(rows, '0.00', '0.00'))) as StatementReading;
    expect(extraction.accounts[0]?.transactions).toHaveLength(24);
    expect(extraction.accounts[0]?.verdict).toBe('unproven');
    expect(codesOf(extraction)).toContain('not-checked amounts-too-large');
  });
});

test('no printed text is read as an inexact amount', () => {
  const styles = (['.', ','] as const).flatMap((decimalMark) =>
    ([0, 2, 3] as const).map((decimals) => ({ decimalMark, decimals })),
  );
  fc.assert(
    fc.property(
      fc.bigInt(0n, 10n ** 22n),
      fc.constantFrom(...styles),
      fc.constantFrom(',', '.', ' ', "'", ''),
      (magnitude, style, group) => {
        const digits = String(magnitude).padStart(style.decimals + 1, '0');
        const whole = digits.slice(0, digits.length - style.decimals);
        const grouped = group === '' ? whole : whole.replace(/\B(?=(\d{3})+$)/g, group);
        const text =
          style.decimals === 0 ? grouped : `${grouped}${style.decimalMark}${digits.slice(-style.decimals)}`;
        const amount = readAmount(text, style);
        if (amount === null) return;
        expect(amount.minor).toBeLessThan(1e15);
        expect(Number.isSafeInteger(amount.minor)).toBe(true);
      },
    ),
  );
});

describe('a corrected account', () => {
  const row = (amount: string, balance: string | null = null): Account['transactions'][number] => ({
    date: '2025-03-03',
    postDate: null,
    description: 'SALE',
    amount,
    balance,
    reference: null,
    confidence: 1,
    source: { page: 1, box: [0, 0, 1, 1] },
  });
  const account = (transactions: Account['transactions'], opening: string, closing: string): Account => ({
    number: null,
    currency: null,
    period: null,
    opening,
    closing,
    verdict: 'proven',
    transactions,
  });

  test('is not proven by reading an amount that is too large as zero', () => {
    const huge = account([row('9007199254740991'), row('1.00')], '0.00', '1.00');
    const { verdict, findings } = verifyAccount(huge, { isCard: false });
    expect(verdict).toBe('unproven');
    expect(findings.map(nameOf)).toEqual(['not-checked amounts-too-large']);
  });

  test('always has a verdict, whatever its amounts', () => {
    const amount = fc
      .tuple(fc.maxSafeInteger(), fc.integer({ min: 0, max: 3 }))
      .map(
        ([minor, digits]) =>
          `${minor < 0 ? '-' : ''}${Math.abs(minor)}${digits === 0 ? '' : `.${'0'.repeat(digits)}`}`,
      );
    fc.assert(
      fc.property(
        fc.array(fc.tuple(amount, amount), { maxLength: 6 }),
        amount,
        amount,
        (rows, opening, closing) => {
          const edited = account(
            rows.map(([own, balance]) => row(own, balance)),
            opening,
            closing,
          );
          expect(() => verifyAccount(edited, { isCard: rows.length % 2 === 0 })).not.toThrow();
        },
      ),
    );
  });
});
