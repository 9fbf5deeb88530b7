// 5,000 random accounts (0, 2 and 3 decimals, every script, cards, twins of a day) through files and back by readers nobody here wrote:
// SheetJS for CSV and workbooks, hyparquet for Parquet, JSON.parse for JSON Lines.

import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { formatDecimal } from '@tieout/records';
import fc from 'fast-check';
import { asyncBufferFromFile, parquetReadObjects } from 'hyparquet';
import { afterAll, expect, test } from 'vitest';
import sheetjs from 'xlsx';
import { plainText } from '../../src/cells/plain-text.ts';
import { exportedIds, type Movement, type StatementSource } from '../../src/index.ts';
import { shareDigits } from '../../src/source/share-digits.ts';
import { sourceOf } from '../example-source.ts';
import { bytesOf, written } from '../written-text.ts';

const ACCOUNTS = 5_000;
const now = new Date('2026-01-15T12:00:00Z');
const folder = mkdtempSync(path.join(tmpdir(), 'tieout-independent-'));
afterAll(() => rmSync(folder, { recursive: true }));

const CURRENCIES = { JPY: 0, USD: 2, EUR: 2, KWD: 3, BHD: 3 } as const;
const day = fc
  .integer({ min: 10_000, max: 22_000 })
  .map((days) => new Date(days * 86_400_000).toISOString().slice(0, 10));
const movement: fc.Arbitrary<Movement> = fc
  .record({
    date: day,
    description: fc.string({ unit: 'grapheme', minLength: 1, maxLength: 30 }),
    amountMinor: fc.integer({ min: -(10 ** 9), max: 10 ** 9 }),
  })
  .map((own) => ({
    ...own,
    ...{ postDate: null, balanceMinor: null, reference: null, payee: null, category: null, source: null },
  }));
const account: fc.Arbitrary<StatementSource> = fc
  .record({
    kind: fc.constantFrom('bank' as const, 'card' as const),
    number: fc.integer({ min: 1000, max: 999_999 }).map(String),
    currency: fc.constantFrom(...(Object.keys(CURRENCIES) as (keyof typeof CURRENCIES)[])),
    movements: fc.array(movement, { minLength: 1, maxLength: 6 }),
    hasTwins: fc.boolean(),
  })
  .map(({ hasTwins, movements, ...own }) => ({
    ...own,
    digits: CURRENCIES[own.currency],
    movements: hasTwins ? [...movements, ...movements.slice(0, 1)] : movements,
    ...{ period: null, openingMinor: null, closingMinor: null, verdict: 'proven' as const },
  }));
const accounts = fc.sample(account, { numRuns: ACCOUNTS, seed: 29 });
const idsOf = (statement: StatementSource) => [...exportedIds(sourceOf(statement), { now })];

test('by CSV and SheetJS: dates, amounts, ids', { timeout: 600_000 }, () => {
  for (const statement of accounts) {
    const book = sheetjs.read(bytesOf(written('extended-csv', sourceOf(statement))), {
      raw: true,
      codepage: 65001,
    });
    const rows = sheetjs.utils.sheet_to_json<Record<string, string>>(
      book.Sheets[book.SheetNames[0] ?? ''] ?? {},
      { raw: false },
    );
    expect(rows.map(({ date, amount, transaction_id }) => [date, amount, transaction_id])).toEqual(
      [...statement.movements].map(({ date, amountMinor }, at) => [
        date,
        formatDecimal(amountMinor, statement.digits),
        idsOf(statement)[at],
      ]),
    );
    expect(new Set(idsOf(statement)).size).toBe([...statement.movements].length);
  }
});

test('by JSON Lines: every field as it was', () => {
  for (const statement of accounts) {
    const [head, ...rows] = bytesOf(written('json-lines', sourceOf(statement)))
      .toString()
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line));
    expect([head.kind, head.account, head.currency]).toEqual([
      statement.kind,
      statement.number,
      statement.currency,
    ]);
    expect(rows.map(({ date, amount, description }) => [date, amount, description])).toEqual(
      [...statement.movements].map(({ date, amountMinor, description }) => [
        date,
        formatDecimal(amountMinor, statement.digits),
        plainText(description),
      ]),
    );
  }
});

test('by one Parquet file and hyparquet, and one workbook and SheetJS', { timeout: 600_000 }, async () => {
  const source = shareDigits(sourceOf(...accounts));
  const expected = source.statements.flatMap((statement) =>
    [...statement.movements].map(({ amountMinor }) => amountMinor),
  );
  const file = path.join(folder, 'all.parquet');
  writeFileSync(file, bytesOf(written('parquet', source)));
  const rows = await parquetReadObjects({ file: await asyncBufferFromFile(file) });
  expect(rows.map(({ amount }) => Math.round(Number(amount) * 1000))).toEqual(expected);
  expect(rows.map(({ transaction_id }) => transaction_id)).toEqual(accounts.flatMap(idsOf));
  const book = sheetjs.read(bytesOf(written('xlsx', source)));
  const sheet = sheetjs.utils.sheet_to_json<{ Amount: number }>(book.Sheets.Transactions ?? {});
  expect(sheet.map(({ Amount }) => Math.round(Amount * 1000))).toEqual(expected);
});
