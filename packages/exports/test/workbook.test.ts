import { raiseFinding, showFinding } from '@tieout/records';
import { strToU8, unzipSync, zipSync } from 'fflate';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { combineSources, type ExportSource, findPreset, type Movement } from '../src/index.ts';
import { preflightLog } from '../src/preflight/preflight-log.ts';
import type { Unit } from '../src/presets/preset.ts';
import { bankStatement, invoices, sourceOf } from './example-source.ts';
import { bytesOf, written } from './written-text.ts';

const [example] = [...bankStatement.movements];
if (example === undefined) throw new Error('the example has rows');

/** What writes the workbook of `source` and reads it back. */
function workbookOf(source: ExportSource) {
  const options = { now: new Date('2026-01-15T12:00:00Z') };
  const writing = findPreset('xlsx')?.open(source, options, preflightLog()).writings[0];
  if (writing === undefined) throw new Error('no workbook');
  const units = [...writing.units(preflightLog())];
  return { writing, units, bytes: Buffer.concat([...writing.encode(units)]) };
}

/** The sheets of a workbook as rows of plain cell contents. */
function sheetsOf(source: ExportSource): string[][][] {
  const parts = unzipSync(bytesOf(written('xlsx', source)));
  return ['xl/worksheets/sheet1.xml', 'xl/worksheets/sheet2.xml'].map((name) => {
    const xml = Buffer.from(parts[name] ?? []).toString();
    const rows = [...xml.matchAll(/<row r="\d+">(.*?)<\/row>/g)].map((match) => match[1] ?? '');
    return rows.map((row) => {
      const cells: string[] = [];
      for (const [cell, letter = ''] of row.matchAll(/<c r="([A-Z])\d+".*?<\/c>/g)) {
        while (cells.length < letter.charCodeAt(0) - 65) cells.push('');
        cells.push(cell.replace(/<[^>]+>/g, ''));
      }
      return cells;
    });
  });
}

describe('the workbook', () => {
  test('names what a person confirmed, with the day and the reason', () => {
    const confirmed = { reason: 'The bank wrote to us.', at: '2026-01-14T09:00:00.000Z', actorId: 'ann' };
    const finding = showFinding(raiseFinding('date-doubtful', { reason: 'missing' }, { page: 1, row: 2 }));
    const { message } = finding;
    const source = { ...sourceOf(bankStatement), confirmed: [{ message, ...confirmed, by: 'Ann Lee' }] };
    const other = { ...sourceOf(bankStatement), confirmed: [{ message, ...confirmed, by: 'a visitor' }] };
    const [, proof = []] = sheetsOf(combineSources([source, other]));
    const named = proof.filter(([name]) => name?.startsWith('Confirmed by'));
    expect(named.map(([name, , ...rest]) => [name, ...rest])).toEqual([
      ['Confirmed by Ann Lee', message, 'The bank wrote to us.'],
      ['Confirmed by a visitor', message, 'The bank wrote to us.'],
    ]);
    const [, without = []] = sheetsOf(sourceOf(bankStatement));
    expect(without.some(([name]) => name?.startsWith('Confirmed by'))).toBe(false);
  });

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

  test('checks no row of a statement without an opening balance', () => {
    const [, proof = []] = sheetsOf(sourceOf({ ...bankStatement, openingMinor: null }));
    const rows = proof.slice(-5).map((row) => row.slice(4, 7));
    expect(rows[0]).toEqual(['', '3500.00', '']);
    expect(rows.flat().some((cell) => cell === 'holds' || cell === 'differs')).toBe(false);
  });

  test('has no date in the cell of a row whose date is none', () => {
    const movements = [
      { ...example, date: '2026-02-30' },
      { ...example, date: null },
    ];
    const [transactions = []] = sheetsOf(sourceOf({ ...bankStatement, movements }));
    expect(transactions.slice(1).map(([date, , description]) => [date, description])).toEqual([
      ['', 'ACME PAYROLL'],
      ['', 'ACME PAYROLL'],
    ]);
  });

  test('cuts text where Excel ends a cell', () => {
    const long = (length: number) => ({ ...example, description: 'x'.repeat(length) });
    const movements = [long(32_767), long(32_768)];
    const [transactions = []] = sheetsOf(sourceOf({ ...bankStatement, movements }));
    expect(transactions.slice(1).map(([, , description]) => description?.length)).toEqual([32_767, 32_767]);
  });

  test('proves the lines of an invoice', () => {
    const [lines = [], proof = []] = sheetsOf(invoices);
    expect(lines.length).toBe(4);
    expect(proof.filter((row) => row.includes('holds')).length).toBe(3);
  });
});

describe('a workbook of many rows', () => {
  const movements = Array.from(
    { length: 1000 },
    (_, index): Movement => ({ ...example, amountMinor: index - 400, description: '€'.repeat(200) + index }),
  );
  const { writing, units, bytes } = workbookOf(sourceOf({ ...bankStatement, movements }));

  test('reads back with each of them, in whatever pieces it comes', () => {
    const totals = { count: 1000, inMinor: 179_700, outMinor: 80_200 };
    expect(writing.readBack([bytes])).toEqual(totals);
    const pieces = Array.from({ length: Math.ceil(bytes.length / 101) }, (_, at) =>
      bytes.subarray(at * 101, at * 101 + 101),
    );
    expect(writing.readBack(pieces)).toEqual(totals);
  });

  test('has them all in order, once', () => {
    const sheet = Buffer.from(unzipSync(bytes)['xl/worksheets/sheet1.xml'] ?? []).toString();
    const written = [...sheet.matchAll(/€(\d+)</g)].map((match) => Number(match[1]));
    expect(written).toEqual(movements.map((_, index) => index));
  });

  test('is handed out while rows are still asked for, so that none need be kept', () => {
    let taken = 0;
    function* counted(): Generator<Unit> {
      for (const unit of units) {
        taken++;
        yield unit;
      }
    }
    const handedOutAt = new Set<number>();
    for (const _ of writing.encode(counted())) handedOutAt.add(taken);
    expect([...handedOutAt].filter((at) => at > 1 && at < 1000)).not.toEqual([]);
  });
});

describe('a workbook', () => {
  afterEach(() => void vi.useRealTimers());

  test('is the same to the byte whenever it is handed out', () => {
    const file = written('xlsx', sourceOf(bankStatement));
    vi.useFakeTimers({ now: new Date('2026-01-16T09:00:00Z'), toFake: ['Date'] });
    const early = bytesOf(file);
    vi.setSystemTime(new Date('2030-05-05T10:10:10Z'));
    expect(bytesOf(file).equals(early)).toBe(true);
  });
});

describe('a workbook is refused when it is read back', () => {
  const { writing, bytes } = workbookOf(sourceOf(bankStatement));
  const parts = unzipSync(bytes);
  const [first, proof] = ['xl/worksheets/sheet1.xml', 'xl/worksheets/sheet2.xml'];
  const sheet = (name: string) => Buffer.from(parts[name] ?? []).toString();
  const reading = (changed: Record<string, Uint8Array>) => () => writing.readBack([zipSync(changed)]);
  const changed = (name: string, from: string | RegExp, to: string) => {
    const damaged = sheet(name).replace(from, to);
    expect(damaged).not.toBe(sheet(name));
    return reading({ ...parts, [name]: strToU8(damaged) });
  };

  test.each([first, proof])('without %s', (name) => {
    const { [name]: _, ...others } = parts;
    expect(reading(others)).toThrow('a sheet with more than its rows');
    expect(reading({ ...parts, [name]: new Uint8Array(0) })).toThrow('a sheet with more than its rows');
  });

  test.each([
    [
      'a formula in a row of another form',
      first,
      '<row r="1">',
      '<row r="1"><c><f>1+1</f></c></row><row r="1">',
    ],
    ['a formula on the other sheet', proof, '<v>', '<f>1+1</f><v>'],
    ['something before its rows', first, '<sheetData>', '<sheetData>x'],
    ['something between its rows', proof, '</row><row r="2">', '</row>x<row r="2">'],
    ['something behind its rows', first, '</sheetData>', 'x</sheetData>'],
    ['a row that only ends', proof, '</row>', '</row></row>'],
    ['a row that only begins', proof, '</row>', ''],
    ['a cell in two forms', first, '</c><c', '</c>x<c'],
    ['a row that ends before its amount', first, /(ACME PAYROLL<\/t><\/is><\/c>).*?<\/row>/, '$1</row>'],
  ])('with %s', (_, name, from, to) => {
    const damaged = changed(name, from, to);
    expect(damaged).toThrow(/a cell of an unknown form|a sheet with more|a row that ends|an amount cell/);
  });

  test('with bytes that are no letters', () => {
    const damaged = Buffer.from(sheet(first), 'utf8');
    damaged[damaged.indexOf('ACME')] = 0xff;
    expect(reading({ ...parts, [first]: damaged })).toThrow(/encod/);
  });

  test('cut short', () => {
    const directory = bytes.indexOf('PK\u0001\u0002');
    expect(() => writing.readBack([bytes.subarray(0, directory - 12)])).toThrow('invalid zip data');
    expect(() => writing.readBack([bytes.subarray(0, directory / 2)])).toThrow();
  });

  test('with packed bytes that were changed', () => {
    const damaged = Buffer.from(bytes);
    const start = damaged.indexOf(first) + first.length;
    damaged.fill(0xff, start, start + 20);
    expect(() => writing.readBack([damaged])).toThrow('invalid block type');
  });
});
