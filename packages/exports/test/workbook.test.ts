import { unzipSync } from 'fflate';
import { describe, expect, test } from 'vitest';
import type { ExportSource } from '../src/index.ts';
import { bankStatement, invoices, sourceOf } from './example-source.ts';
import { bytesOf, written } from './written-text.ts';

/** The sheets of a workbook as rows of plain cell contents. */
function sheetsOf(source: ExportSource): string[][][] {
  const parts = unzipSync(bytesOf(written('xlsx', source)));
  return ['xl/worksheets/sheet1.xml', 'xl/worksheets/sheet2.xml'].map((name) => {
    const xml = Buffer.from(parts[name] ?? []).toString();
    const rows = [...xml.matchAll(/<row>(.*?)<\/row>/g)].map((match) => match[1] ?? '');
    return rows.map((row) =>
      [...row.matchAll(/<c\/>|<c[ >].*?<\/c>/g)].map(([cell]) => cell.replace(/<[^>]+>/g, '')),
    );
  });
}

describe('the workbook', () => {
  test('has a row for each transaction, dates as day numbers, account numbers as text', () => {
    const [transactions = []] = sheetsOf(sourceOf(bankStatement));
    expect(transactions.length).toBe(6);
    expect(transactions[2]).toEqual([
      '46009',
      '',
      'CHECK 1041',
      '-450.00',
      '3050.00',
      '1041',
      '',
      '',
      '0001234567',
      'USD',
    ]);
  });

  test('proves opening plus money in and out against the printed closing balance', () => {
    const [, proof = []] = sheetsOf(sourceOf(bankStatement));
    const amountOf = (label: string) => proof.find(([name]) => name === label)?.[1];
    expect(amountOf('Makes')).toBe('3062.65');
    expect(amountOf('Closing, printed')).toBe('3062.65');
    expect(amountOf('Difference')).toBe('0.00');
  });

  test.each(['oldest', 'newest'])(
    'says of each row, %s first, whether its printed balance holds, and where it stands',
    (order) => {
      const rows = [...bankStatement.movements];
      const movements = order === 'oldest' ? rows : rows.toReversed();
      const [, proof = []] = sheetsOf(sourceOf({ ...bankStatement, movements }));
      const checked = proof.filter((row) => row.includes('holds'));
      expect(checked.length).toBe(5);
      expect(checked[0]?.slice(-5)).toEqual(['1', '40.0', '300.0', '570.0', '312.0']);
    },
  );

  test('says where a printed balance differs', () => {
    const rows = [...bankStatement.movements].map((row, index) =>
      index === 1 ? { ...row, balanceMinor: 1 } : row,
    );
    const [, proof = []] = sheetsOf(sourceOf({ ...bankStatement, movements: rows }));
    expect(proof.filter((row) => row.includes('differs')).map(([row]) => row)).toEqual(['2']);
  });

  test('proves the lines of an invoice', () => {
    const [lines = [], proof = []] = sheetsOf(invoices);
    expect(lines.length).toBe(4);
    expect(proof.filter((row) => row.includes('holds')).length).toBe(3);
  });
});
