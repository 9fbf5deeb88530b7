import { readFileSync } from 'node:fs';
import path from 'node:path';
import { strToU8, unzipSync, zipSync } from 'fflate';
import { describe, expect, test } from 'vitest';
import { readCsv } from '../src/csv/read-csv.ts';
import { csvLine } from '../src/csv/write-csv.ts';
import {
  exportSource,
  findPreset,
  type Movement,
  mergeSources,
  parseBankDirectory,
  presets,
  type StatementSource,
  searchBanks,
} from '../src/index.ts';
import { preflightLog } from '../src/preflight/preflight-log.ts';
import type { Writing } from '../src/presets/preset.ts';
import { bookingOf } from '../src/source/booking.ts';
import { shareDigits } from '../src/source/share-digits.ts';
import { sourceTotals } from '../src/source/source-totals.ts';
import { statementTotals } from '../src/source/statement-totals.ts';
import { addTotals, isSameTotals, totalsOf } from '../src/source/totals.ts';
import {
  bankStatement,
  bill,
  cardStatement,
  invoices,
  sourceOf,
  sourceOfDocuments,
} from './example-source.ts';
import { DAMAGES } from './file-damages.ts';
import { textOfCase, textOfTargets, WRITTEN_CASES, type WrittenCase } from './written-cases.ts';

const NOW = new Date('2026-01-15T12:00:00Z');

/** The text that is kept under `name`. */
function accepted(name: string): string {
  return readFileSync(path.join(import.meta.dirname, 'written', `${name}.txt`), 'latin1');
}

/** The first file of a case: its writing, its bytes, and the totals a strict reader finds in them. */
function firstFile(one: WrittenCase, place = 0): { readonly writing: Writing; readonly bytes: Buffer } {
  const preset = findPreset(one.preset);
  if (preset === null) throw new Error(`no preset ${one.preset}`);
  const { writings } = preset.open(one.source, { now: NOW, ...one.options }, preflightLog());
  const writing = writings[place];
  if (writing === undefined) throw new Error(`${one.name} has no file`);
  return { writing, bytes: Buffer.concat([...writing.encode(writing.units(preflightLog()))]) };
}

function caseOf(name: string): WrittenCase {
  const found = WRITTEN_CASES.find((one) => one.name === name);
  if (found === undefined) throw new Error(`no case ${name}`);
  return found;
}

/** What `run` throws; null where it does not. */
function errorOf(run: () => unknown): unknown {
  try {
    run();
    return null;
  } catch (error) {
    return error;
  }
}

/** Bytes in pieces of a length that parts lines, words and letters. */
function* pieces(bytes: Uint8Array, length = 7): Generator<Uint8Array> {
  for (let at = 0; at < bytes.length; at += length) yield bytes.subarray(at, at + length);
}

describe('a file', () => {
  test.each(WRITTEN_CASES)('$name is written to the byte', async (one) => {
    expect(await textOfCase(one)).toBe(accepted(one.name));
  });

  test.each(WRITTEN_CASES.filter(({ preset }) => preset !== 'json'))(
    '$name reads back the same from any pieces',
    (one) => {
      const { writing, bytes } = firstFile(one);
      const whole = writing.readBack([bytes]);
      expect(whole.count).toBeGreaterThan(0);
      // A workbook is unzipped piece by piece, which takes its time.
      expect(writing.readBack(pieces(bytes, one.preset === 'xlsx' ? 997 : 7))).toEqual(whole);
      const units = [...writing.units(preflightLog())];
      expect(units.map(({ totals }) => totals).reduce(addTotals)).toEqual(whole);
    },
  );

  test('knows how many bytes it has besides its rows', () => {
    for (const one of WRITTEN_CASES.filter(({ preset }) => preset !== 'xlsx' && preset !== 'parquet')) {
      const { writing } = firstFile(one);
      const frame = Buffer.concat([...writing.encode([])]);
      expect([one.name, writing.frameBytes]).toEqual([one.name, frame.length]);
    }
  });
});

describe('the targets', () => {
  test('are described as kept', () => {
    expect(textOfTargets()).toBe(accepted('targets'));
  });

  test('have no other names', () => {
    expect(findPreset('nothing')).toBe(null);
  });

  test('are called by names of their own', () => {
    expect(new Set(presets.map(({ label }) => label)).size).toBe(presets.length);
  });
});

describe('a strict reader refuses', () => {
  test.each(DAMAGES.flatMap(([name, all]) => all.map(([from, to]) => [name, from, to] as const)))(
    '%s with %s as %j',
    (name, from, to) => {
      const { writing, bytes } = firstFile(caseOf(name));
      const text = bytes.toString('latin1');
      const damaged = text.replace(from, to);
      expect(damaged).not.toBe(text);
      const refusal = errorOf(() => writing.readBack([Buffer.from(damaged, 'latin1')]));
      expect(refusal).toMatchObject({ name: 'Error', message: expect.stringMatching(/\w/) });
    },
  );

  test('MT940 whose opening balance is not where it belongs, even if it is nothing', () => {
    const name = 'mt940';
    const movements = [...bankStatement.movements].slice(0, 1);
    const source = sourceOf({ ...bankStatement, openingMinor: 0, closingMinor: 250_000, movements });
    const { writing, bytes } = firstFile({ name, preset: name, source, options: {} });
    expect(writing.readBack([bytes]).count).toBe(1);
    const damaged = bytes.toString('latin1').replace(':60F:', 'x:60F:');
    expect(() => writing.readBack([Buffer.from(damaged, 'latin1')])).toThrow(/head/);
  });

  test('OFX that ends early, saying where', () => {
    const { writing, bytes } = firstFile(caseOf('qbo-web-connect-chosen'));
    const text = bytes.toString('latin1');
    const cut = (end: string) => Buffer.from(text.slice(0, text.indexOf(end)), 'latin1');
    expect(() => writing.readBack([cut('</OFX>')])).toThrow('OFX ends inside OFX');
    expect(() => writing.readBack([cut('</BANKTRANLIST>')])).toThrow('OFX ends inside BANKTRANLIST');
  });

  test('JSON that holds no reading', () => {
    const { writing } = firstFile(caseOf('json'));
    const damaged = { schemaVersion: 2, outcome: 'unreadable', reason: 'damaged' };
    const unreadable = { ...damaged, message: 'It is damaged.', pageCount: 0 };
    expect(() => writing.readBack([Buffer.from(JSON.stringify(unreadable))])).toThrow(/no reading/);
    expect(() => writing.readBack([Buffer.from('{}')])).toThrow();
  });

  test.each([
    ['a formula', '<v>2500.00</v>', '<f>1+1</f><v>2500.00</v>', 'a cell of an unknown form'],
    ['an amount that is none', '<v>2500.00</v>', '<v>x</v>', 'an amount cell holds something else'],
    ['an amount with other decimals', '<v>2500.00</v>', '<v>2500.001</v>', 'an amount cell holds'],
    ['a cell of an unknown form', /<c r="A2"/, '<d r="A2"', 'a cell of an unknown form'],
    ['a cell out of its place', 'r="A2"', 'r="A3"', 'a cell of an unknown form or out of its place'],
    ['a cell behind one it should be before', 'r="E2"', 'r="D2"', 'a cell behind one it should be before'],
    ['a row without its number', '<row r="2">', '<row>', 'a row that ends without beginning'],
    ['a row of another number', '<row r="2">', '<row r="3">', 'a row out of its place'],
    ['a row that is missing', /<row r="2">.*?<\/row>/s, '', 'a row out of its place'],
  ] as const)('a workbook with %s', (_, from, to, message) => {
    const { writing, bytes } = firstFile(caseOf('xlsx'));
    const parts = unzipSync(bytes);
    const name = 'xl/worksheets/sheet1.xml';
    const sheet = Buffer.from(parts[name] ?? []).toString();
    const damaged = sheet.replace(from, to);
    expect(damaged).not.toBe(sheet);
    expect(() => writing.readBack([zipSync({ ...parts, [name]: strToU8(damaged) })])).toThrow(message);
  });
});

describe('CSV', () => {
  const read = (...chunks: string[]) => [...readCsv(chunks)];

  test.each([
    [['a', 'b'], 'a,b\r\n'],
    [['', ''], ',\r\n'],
    [['a,b', 'c"d', 'e\r\nf', 'g\nh', 'i\rj', ' '], '"a,b","c""d","e\r\nf","g\nh","i\rj", \r\n'],
  ])('%j is one line, and reads back', (cells, line) => {
    expect(csvLine(cells)).toBe(line);
    expect(read(line)).toEqual([cells]);
    expect(read(...line)).toEqual([cells]);
  });

  test('reads row by row', () => {
    expect(read('a,b\r\nc,', 'd\r', '\n"x\r\ny","""z"""\r\n')).toEqual([
      ['a', 'b'],
      ['c', 'd'],
      ['x\r\ny', '"z"'],
    ]);
    expect(read()).toEqual([]);
    expect(read('\r\n')).toEqual([['']]);
  });

  test.each([
    'a,b',
    'a,b\r\nc',
    'a,b\r\nc\r\n',
    'a"b\r\n',
    '"a"b\r\n',
    'a\nb\r\n',
    '"a\r\n',
    'a,b\r\nc,d,e\r\n',
  ])('refuses %j', (text) => {
    expect(() => read(text)).toThrow();
  });
});

describe('totals', () => {
  test('are of a signed amount by its direction', () => {
    expect([totalsOf(5), totalsOf(-5), totalsOf(0)]).toEqual([
      { count: 1, inMinor: 5, outMinor: 0 },
      { count: 1, inMinor: 0, outMinor: 5 },
      { count: 1, inMinor: 0, outMinor: 0 },
    ]);
  });

  test('add up each by itself', () => {
    const sum = addTotals({ count: 1, inMinor: 20, outMinor: 300 }, { count: 4, inMinor: 50, outMinor: 600 });
    expect(sum).toEqual({ count: 5, inMinor: 70, outMinor: 900 });
  });

  test.each([
    [{}, true],
    [{ count: 2 }, false],
    [{ inMinor: 21 }, false],
    [{ outMinor: 301 }, false],
  ])('with %j are the same: %s', (change, isSame) => {
    const own = { count: 1, inMinor: 20, outMinor: 300 };
    expect(isSameTotals(own, { ...own, ...change })).toBe(isSame);
    expect(isSameTotals({ ...own, ...change }, own)).toBe(isSame);
  });

  test('of statements and documents are those of their rows and lines', () => {
    expect(statementTotals([bankStatement, cardStatement])).toEqual({
      count: 8,
      inMinor: 264_000,
      outMinor: 60_555,
    });
    expect(statementTotals([cardStatement], ({ amountMinor }) => amountMinor > 0)).toEqual({
      count: 1,
      inMinor: 10_000,
      outMinor: 0,
    });
    const source = { ...sourceOf(cardStatement), documents: bill.documents };
    expect(sourceTotals(source)).toEqual({ count: 4, inMinor: 16_480, outMinor: 12_820 });
  });
});

describe('a booking', () => {
  const [movement] = [...bankStatement.movements];
  if (movement === undefined) throw new Error('the example has rows');
  const book = (own: Partial<Movement>, kind: 'bank' | 'card' = 'bank', options = {}) =>
    bookingOf({ ...movement, ...own }, { kind, options: { now: NOW, ...options } });

  test.each([
    ['money out of a bank', -1, 'bank', 'Uncategorized Expense'],
    ['money into a bank', 1, 'bank', 'Uncategorized Income'],
    ['nothing on a bank', 0, 'bank', 'Uncategorized Income'],
    ['a charge on a card', -1, 'card', 'Uncategorized Expense'],
    ['money back on a card', 1, 'card', 'Uncategorized Expense'],
  ] as const)('of %s is against what has no category', (_, amountMinor, kind, offset) => {
    expect(book({ amountMinor }, kind)).toEqual({ offset, isTransfer: false, isPayerUnknown: false });
  });

  test('takes the accounts the person named', () => {
    const named = { expenseAccount: 'Ask', incomeAccount: 'Other' };
    expect([
      book({ amountMinor: -1 }, 'bank', named).offset,
      book({ amountMinor: 1 }, 'bank', named).offset,
    ]).toEqual(['Ask', 'Other']);
  });

  test('takes the category, as a transfer where it is an account of one’s own', () => {
    const own = { ownAccounts: ['Savings', ' Visa  '] };
    expect(book({ category: 'Rent' }, 'bank', own)).toMatchObject({ offset: 'Rent', isTransfer: false });
    expect(book({ category: 'Visa' }, 'bank', own)).toMatchObject({ offset: 'Visa', isTransfer: true });
    expect(book({ category: '' }, 'bank', { ownAccounts: [''] }).isTransfer).toBe(false);
    expect(book({ category: null }, 'bank', { ownAccounts: ['Uncategorized Income'] }).isTransfer).toBe(
      false,
    );
  });
});

describe('accounts of different decimals', () => {
  test('share the most of them', () => {
    const dinars: StatementSource = { ...cardStatement, digits: 3, openingMinor: null };
    const yen = {
      ...bill.documents[0],
      digits: 0,
      taxMinor: null,
      totalMinor: 5,
    } as (typeof bill.documents)[number];
    const shared = shareDigits({ ...sourceOf(bankStatement, dinars), documents: [yen] });
    expect(
      shared.statements.map(({ digits, openingMinor, closingMinor }) => [digits, openingMinor, closingMinor]),
    ).toEqual([
      [3, 1_000_000, 3_062_650],
      [3, null, -2_820],
    ]);
    const rows = () =>
      [...(shared.statements[0]?.movements ?? [])].map(({ amountMinor, balanceMinor }) => [
        amountMinor,
        balanceMinor,
      ]);
    expect(rows()[0]).toEqual([2_500_000, 3_500_000]);
    expect(rows()).toHaveLength(5);
    const [document] = shared.documents;
    expect([
      document?.digits,
      document?.totalMinor,
      document?.taxMinor,
      document?.lines[0]?.amountMinor,
    ]).toEqual([3, 5000, null, 6_480_000]);
  });

  test('stay as they are where all have as many', () => {
    const source = sourceOf(bankStatement, cardStatement);
    expect(shareDigits(source)).toBe(source);
    const none = { ...source, statements: [] };
    expect(shareDigits(none)).toBe(none);
    const yen = sourceOf({ ...bankStatement, digits: 0 });
    expect(shareDigits(yen)).toBe(yen);
  });
});

describe('banks of QuickBooks', () => {
  const line = (bid: string, name: string, state = 'ACTIVE', offers = 'WEB-CONNECT') =>
    [bid, '', '', '', name, '', '', '', state, '', offers].join('\t');

  test('are those that offer .QBO files now, by name', () => {
    const text = [
      line('00020', ' Zürich Bank '),
      line('7', 'Alpha', 'ACTIVE', 'DIRECT,WEB-CONNECT'),
      line('8', 'Old', 'INACTIVE'),
      line('9', 'Direct', 'ACTIVE', 'DIRECT'),
      line('x9', 'No number'),
      line('12345678901', 'Long'),
      line('5', ''),
      line('10020', 'Inner Zeros'),
      'short',
    ].join('\r\n');
    expect(parseBankDirectory(text)).toEqual([
      { bid: '7', org: 'Alpha', name: 'Alpha' },
      { bid: '10020', org: 'Inner Zeros', name: 'Inner Zeros' },
      { bid: '20', org: 'Zurich Bank', name: 'Zürich Bank' },
    ]);
    expect(parseBankDirectory(line('0', `${'x'.repeat(31)} yz`))).toMatchObject([
      { bid: '0', org: 'x'.repeat(31) },
    ]);
    expect(parseBankDirectory('<html>')).toEqual([]);
  });

  test('are found by words of their name or by their number', () => {
    expect(searchBanks('').map(({ bid }) => bid)).toEqual(['3000', '2430', '3101']);
    expect(searchBanks('Fargo wells')).toEqual([{ bid: '3000', org: 'WF', name: 'Wells Fargo' }]);
    expect(searchBanks('2430')).toEqual([{ bid: '2430', org: 'B1', name: 'Chase' }]);
    expect(searchBanks(' américan ').map(({ org }) => org)).toEqual(['AMEX']);
    expect(searchBanks('wells chase')).toEqual([]);
  });
});

describe('what OFX asks for', () => {
  const facts = (statement: StatementSource, options = {}) => {
    const preset = findPreset('ofx');
    if (preset === null) throw new Error('missing');
    const made = exportSource(sourceOf(statement), preset, { now: NOW, ...options });
    const text = made.outcome === 'ready' ? Buffer.concat([...made.file.chunks()]).toString() : '';
    const said = made.preflight.items.filter(({ level }) => level !== 'note');
    return { codes: said.map(({ code, level }) => `${level} ${code}`), text };
  };

  test('is a currency, dates and a closing balance, else it is refused', () => {
    const bare = { ...bankStatement, currency: null, closingMinor: null };
    expect(facts(bare).codes).toEqual(['block no-currency', 'block no-closing-balance']);
    expect(facts(bare, { currency: 'EUR', closingBalance: '12.5' }).text).toContain('<BALAMT>12.50</BALAMT>');
    expect(facts(bare, { currency: 'EUR', closingBalance: '12.5' }).text).toContain('<CURDEF>EUR</CURDEF>');
    expect(facts(bare, { currency: 'EUR', closingBalance: '12.505' }).codes).toContain(
      'block no-closing-balance',
    );
    expect(facts(bare, { currency: 'EUR', closingBalance: 'x' }).codes).toContain('block no-closing-balance');
    expect(facts(bankStatement, { currency: 'EUR', closingBalance: '1.00' }).text).toContain(
      '<BALAMT>3062.65</BALAMT>',
    );
  });

  test('may be an account number; UNKNOWN is written without one', () => {
    const { codes, text } = facts({ ...bankStatement, number: null });
    expect([codes, text.includes('<ACCTID>UNKNOWN</ACCTID>')]).toEqual([['warning no-account-number'], true]);
    const long = facts({ ...bankStatement, number: `x-${'1'.repeat(30)}*` });
    expect([long.codes, long.text.includes(`<ACCTID>${'1'.repeat(21)}*</ACCTID>`)]).toEqual([[], true]);
  });

  test('are the days of the rows where no period is printed', () => {
    const { text } = facts({ ...bankStatement, period: null });
    expect(text).toContain(
      '<DTSTART>20251216120000.000[0:GMT]</DTSTART><DTEND>20260112120000.000[0:GMT]</DTEND>',
    );
  });

  test('is at least one dated row, or a period', () => {
    expect(facts({ ...bankStatement, period: null, movements: [] }).codes).toContain('block no-rows');
  });

  test('takes the name Transaction where a row has none', () => {
    const [movement] = [...bankStatement.movements];
    if (movement === undefined) throw new Error('missing');
    const { text } = facts({ ...bankStatement, movements: [{ ...movement, description: '' }] });
    expect(text).toContain('<NAME>Transaction</NAME></STMTTRN>');
  });
});

describe('documents of a table', () => {
  const [document] = invoices.documents;
  if (document === undefined) throw new Error('missing');
  const preflight = (preset: string, own: Partial<typeof document>, options = {}) => {
    const found = findPreset(preset);
    if (found === null) throw new Error(preset);
    const made = exportSource(sourceOfDocuments({ ...document, ...own }), found, { now: NOW, ...options });
    const text = made.outcome === 'ready' ? Buffer.concat([...made.file.chunks()]).toString() : '';
    const listed = made.preflight.items.filter(
      ({ code, level }) => !code.startsWith('notice') && level !== 'note',
    );
    return { items: listed, codes: listed.map(({ level, code }) => `${level} ${code}`), text };
  };

  test('are refused with a negative line where the target takes none', () => {
    const [line] = document.lines;
    if (line === undefined) throw new Error('missing');
    const lines = [line, { ...line, amountMinor: -1, description: 'Discount', quantity: null }];
    const { items } = preflight('qbo-invoices', { lines, totalMinor: line.amountMinor - 1 });
    expect(items.filter(({ level }) => level === 'block')).toMatchObject([
      { code: 'negative-line', samples: [expect.stringContaining('Discount')] },
    ]);
    expect(
      preflight('qbo-invoices', { lines: [{ ...line, amountMinor: 0, quantity: null }], totalMinor: 0 })
        .codes,
    ).not.toContain('block negative-line');
  });

  test('without a total are written with a warning', () => {
    expect(preflight('qbo-invoices', { totalMinor: null }).codes).toEqual(['warning no-total']);
  });

  test('without lines are one line with the total, refused without either', () => {
    expect(preflight('qbo-invoices', { lines: [] }).text).toContain('Invoice 1001,,,350.00,');
    expect(preflight('qbo-invoices', { lines: [], kind: 'receipt' }).text).toContain(
      'Receipt 1001,,,350.00,',
    );
    expect(preflight('qbo-invoices', { lines: [], totalMinor: null }).codes).toEqual(['block no-amounts']);
  });

  test('are refused a cent off, with or without tax', () => {
    expect(preflight('qbo-invoices', { totalMinor: 35_001 }).codes).toContain('block lines-differ');
    expect(preflight('qbo-invoices', { totalMinor: 34_999 }).codes).toContain('block lines-differ');
    expect(preflight('qbo-invoices', { totalMinor: 37_801, taxMinor: 2800 }).codes).toContain(
      'block lines-differ',
    );
    expect(preflight('qbo-invoices', { totalMinor: 37_800, taxMinor: 2800 }).codes).toEqual([
      'change tax-line-added',
    ]);
    expect(preflight('qbo-invoices', { taxMinor: 2800 }).codes).toEqual([]);
  });

  test('keep quantity and rate that make the amount to the cent', () => {
    const [line] = document.lines;
    if (line === undefined) throw new Error('missing');
    const rate = (quantity: string | null, unitPrice: string | null) => {
      const { text, codes } = preflight('qbo-invoices', {
        lines: [{ ...line, quantity, unitPrice }],
        totalMinor: line.amountMinor,
      });
      return [/Menu design,([^,]*,[^,]*),/.exec(text)?.[1], codes.includes('change quantity-left-out')];
    };
    expect([
      rate('2', '150.00'),
      rate('2.5', '120'),
      rate('0.75', '400.000'),
      rate('2', '150.005'),
      rate('3', null),
      rate(null, '3'),
      rate('x', '1'),
    ]).toEqual([
      ['2,150.00', false],
      ['2.5,120', false],
      ['0.75,400.000', false],
      [',', true],
      [',', false],
      [',', false],
      [',', true],
    ]);
  });

  test('are given what they do not print, and nothing else', () => {
    const fields = { ...document.fields, dueDate: null };
    expect(preflight('qbo-invoices', { fields }, { dueDays: 0 }).text).toContain(',01/05/2026,01/05/2026,');
    expect(
      preflight('qbo-invoices', { fields: { ...fields, date: '2026-12-31' } }, { dueDays: 1 }).text,
    ).toContain(',12/31/2026,01/01/2027,');
    expect(
      preflight('qbo-invoices', { fields: { ...fields, date: 'x' as never } }, { dueDays: 1 }).codes,
    ).toContain('block no-due-date');
    expect(
      preflight('qbo-invoices', { fields: { ...document.fields, customer: null } }, { customer: '  ' }).codes,
    ).toEqual(['block no-customer']);
    expect(preflight('qbo-bills', { fields: { ...document.fields, vendor: null } }).codes).toEqual([
      'block no-vendor',
    ]);
  });
});

describe('statements of one account', () => {
  const [row] = [...bankStatement.movements];
  if (row === undefined) throw new Error('missing');
  const rowOn = (date: string | null, own: Partial<Movement> = {}): Movement => ({ ...row, date, ...own });
  const part = (
    start: string | null,
    end: string | null,
    own: Partial<StatementSource> = {},
  ): StatementSource => ({
    ...bankStatement,
    period: start === null || end === null ? null : { start, end },
    openingMinor: 0,
    closingMinor: 0,
    movements: [],
    ...own,
  });
  const merge = (all: readonly StatementSource[], options = {}) =>
    mergeSources(
      all.map((statement, at) => ({ name: `${at + 1}.pdf`, source: sourceOf(statement) })),
      options,
    );
  const notes = (first: StatementSource, second: StatementSource, options = {}) =>
    merge([first, second], options).accounts.flatMap((account) => account.notes);
  const january = part('2026-01-01', '2026-01-31');

  test.each([
    ['2026-02-01', 0, []],
    ['2026-02-02', 0, ['gap']],
    ['2026-01-31', 0, []],
    ['2026-01-31', 1, ['balances-apart']],
    ['2026-01-30', 0, ['overlap']],
    ['2026-02-01', 1, ['balances-apart']],
    ['2026-02-02', 1, ['gap']],
    ['2026-02-01', null, []],
  ])('from %s on, opening with %s: %j', (start, openingMinor, codes) => {
    const found = notes(january, part(start, '2026-02-28', { openingMinor }));
    expect(found.map(({ code }) => code)).toEqual(codes);
    for (const note of found)
      expect(note).toMatchObject({ level: 'warning', between: [0, 1], count: 0, samples: [] });
  });

  test('are described in words', () => {
    const message = (start: string, openingMinor: number | null) =>
      notes(january, part(start, '2026-02-28', { openingMinor }))[0]?.message;
    expect(message('2026-02-02', 0)).toBe(
      '2.pdf begins 2026-02-02, and 1.pdf ends 2026-01-31: no statement covers the days between. The balances meet, so nothing seems to be missing.',
    );
    expect(message('2026-02-02', null)).toBe(
      '2.pdf begins 2026-02-02, and 1.pdf ends 2026-01-31: no statement covers the days between. Add the statement of those days.',
    );
    expect(message('2026-01-30', 0)).toBe(
      '2.pdf begins 2026-01-30, and 1.pdf ends 2026-01-31: both cover the days between. No duplicates were found.',
    );
    expect(message('2026-02-01', 7)).toContain('2.pdf opens with 0.07, and 1.pdf closes with 0.00');
  });

  test('of which one prints no dates are said to be without order', () => {
    const undated = part(null, null, { movements: [rowOn(null)] });
    expect(notes(january, undated)).toMatchObject([
      { code: 'order-unknown', level: 'warning', between: [0, 1] },
    ]);
    expect(notes(undated, january).map(({ code }) => code)).toEqual(['order-unknown']);
  });

  describe('with rows in both', () => {
    const shared = [rowOn('2026-01-30', { description: 'A  b' }), rowOn('2026-01-31', { description: 'C' })];
    const first = part('2026-01-01', '2026-01-31', {
      movements: [rowOn('2026-01-29', { description: 'C' }), ...shared],
    });
    const second = (movements: readonly Movement[], start = '2026-01-30') =>
      part(start, '2026-02-28', { movements });

    test('count them, whatever their case and spaces', () => {
      const [note] = notes(
        first,
        second([rowOn('2026-01-30', { description: 'a B' }), rowOn('2026-02-01', { description: 'C' })]),
      );
      expect(note).toMatchObject({
        code: 'overlap',
        count: 1,
        samples: ['2026-01-30 a B 2500.00'],
        level: 'warning',
      });
      expect(note?.message).toContain('Duplicates would be booked twice');
    });

    test.each([
      ['another amount', rowOn('2026-01-30', { description: 'A b', amountMinor: 1 })],
      ['another day', rowOn('2026-01-31', { description: 'A b' })],
      ['other words', rowOn('2026-01-30', { description: 'A' })],
      ['no day', rowOn(null, { description: 'A b' })],
      ['a day only the earlier covers', rowOn('2026-01-29', { description: 'C' })],
    ])('do not count one with %s', (_, own) => {
      expect(notes(first, second([own]))).toMatchObject([{ code: 'overlap', count: 0 }]);
    });

    test('do not count one with letters that are alike in capitals alone', () => {
      const earlier = part('2026-01-01', '2026-01-31', {
        movements: [rowOn('2026-01-31', { description: 'MASSE' })],
      });
      expect(notes(earlier, second([rowOn('2026-01-31', { description: 'Maße' })]))).toMatchObject([
        { count: 0 },
      ]);
    });

    test('let each answer for one', () => {
      const twice = [
        rowOn('2026-01-30', { description: 'A b' }),
        rowOn('2026-01-30', { description: 'A b' }),
      ];
      expect(notes(first, second(twice))).toMatchObject([{ count: 1 }]);
      const doubled = part('2026-01-01', '2026-01-31', { movements: [...twice, ...shared] });
      expect(notes(doubled, second(twice))).toMatchObject([{ count: 2 }]);
    });

    test('show three', () => {
      const five = [1, 2, 3, 4, 5].map((at) => rowOn('2026-01-31', { description: `R${at}` }));
      const [note] = notes(part('2026-01-01', '2026-01-31', { movements: five }), second(five));
      expect([note?.count, note?.samples.length]).toEqual([5, 3]);
    });

    test('are left out where both show the same rows for the days they share, and stay where the person says so', () => {
      const all = [first, second([...shared, rowOn('2026-02-01')])];
      const countOf = (options = {}) =>
        [...(merge(all, options).source.statements[0]?.movements ?? [])].length;
      expect([countOf(), countOf({ isRepeatLeftOut: false })]).toEqual([4, 6]);
      const partial = [first, second([...shared.slice(1), rowOn('2026-02-01')])];
      expect([...(merge(partial).source.statements[0]?.movements ?? [])].length).toBe(5);
    });

    test.each([
      ['the later has one more', first, second([...shared, rowOn('2026-01-31', { description: 'D' })]), 6],
      [
        'the earlier has one more',
        { ...first, movements: [...first.movements, rowOn('2026-01-31', { description: 'D' })] },
        second(shared),
        6,
      ],
      ['the earlier prints no period', { ...first, period: null }, second(shared), 5],
      ['the later prints no period', first, { ...second(shared), period: null }, 5],
      [
        'the earlier has a row without a day',
        { ...first, movements: [...first.movements, rowOn(null)] },
        second(shared),
        6,
      ],
      ['the later has a row without a day', first, second([...shared, rowOn(null)]), 6],
    ] as const)('stay where %s', (_, earlier, later, count) => {
      expect([...(merge([earlier, later]).source.statements[0]?.movements ?? [])].length).toBe(count);
    });

    test('are counted in words', () => {
      const one = part('2026-01-01', '2026-01-31', { movements: [rowOn('2026-01-31')] });
      expect(merge([one, second([rowOn('2026-01-31')])]).accounts[0]?.notes[0]?.message).toContain(
        '1 duplicate row was skipped',
      );
    });

    test('are not proven where they stay, though the balances agree', () => {
      const pair = [rowOn('2026-01-30', { amountMinor: 5 }), rowOn('2026-01-31', { amountMinor: -5 })];
      const nothing = [rowOn('2026-01-31', { amountMinor: 0 })];
      const earlier = part('2026-01-01', '2026-01-31', { movements: [...pair, ...nothing] });
      const verdict = (movements: readonly Movement[], options = {}) =>
        merge([earlier, second(movements)], options).source.statements[0]?.verdict;
      expect([
        verdict([...pair, ...nothing], { isRepeatLeftOut: false }),
        verdict([...pair, ...nothing]),
        verdict([], { isRepeatLeftOut: false }),
        verdict(nothing, { isRepeatLeftOut: false }),
      ]).toEqual(['unproven', 'proven', 'proven', 'unproven']);
    });

    test('are left out where the person says so', () => {
      const all = [first, second([...shared, rowOn('2026-02-01')])];
      const kept = merge(all, { isRepeatLeftOut: false }).source.statements[0];
      const left = merge(all, { isRepeatLeftOut: true });
      expect([
        [...(kept?.movements ?? [])].length,
        [...(left.source.statements[0]?.movements ?? [])].length,
      ]).toEqual([6, 4]);
      expect(left.accounts[0]?.notes).toMatchObject([
        {
          level: 'change',
          code: 'overlap',
          count: 2,
          message: expect.stringContaining('2 duplicate rows were skipped'),
        },
      ]);
      expect(merge([first, second([])], { isRepeatLeftOut: true }).accounts[0]?.notes).toMatchObject([
        { level: 'warning' },
      ]);
      expect(
        merge([january, part('2026-02-03', '2026-02-28')], { isRepeatLeftOut: true }).accounts[0]?.notes,
      ).toMatchObject([{ level: 'warning', code: 'gap' }]);
      expect(left.source.notes).toEqual(left.accounts[0]?.notes);
    });

    test('on the one day they share belong to both where the balances meet', () => {
      const last = [rowOn('2026-01-31', { description: 'C' })];
      expect(notes(first, second(last, '2026-01-31'))).toEqual([]);
      expect(notes({ ...first, closingMinor: 5 }, second(last, '2026-01-31'))).toMatchObject([
        { code: 'overlap', count: 1 },
      ]);
      expect(notes({ ...first, closingMinor: null }, second(last, '2026-01-31'))).toMatchObject([
        { code: 'overlap', count: 1 },
      ]);
    });
  });

  test('take the weakest verdict, the fullest number, the first currency and the last closing balance', () => {
    const masked = {
      ...january,
      number: 'XXXX4567',
      currency: null,
      verdict: 'proven' as const,
      openingMinor: 3,
    };
    const later = part('2026-02-01', '2026-02-28', {
      verdict: 'unproven',
      closingMinor: 9,
      number: '12 34567',
    });
    expect(merge([masked, later]).source.statements).toMatchObject([
      {
        number: '12 34567',
        currency: 'USD',
        verdict: 'unproven',
        openingMinor: 3,
        closingMinor: 9,
        period: { start: '2026-01-01', end: '2026-02-28' },
      },
    ]);
    const verdict = (one: StatementSource['verdict'], other: StatementSource['verdict']) =>
      merge([
        { ...january, verdict: one },
        { ...later, number: january.number, verdict: other },
      ]).source.statements[0]?.verdict;
    expect([
      merge([january, part('2026-02-01', '2026-02-28')]).source.statements[0]?.verdict,
      verdict('proven', 'proven'),
      verdict('unproven', 'contradicted'),
      verdict('proven', 'contradicted'),
    ]).toEqual(['proven', 'unproven', 'contradicted', 'contradicted']);
  });

  test('without a balance are as proven as their parts, where nothing is to know of them', () => {
    const verdict = (own: Partial<StatementSource>, start: string) =>
      merge([{ ...january, ...own }, part(start, '2026-02-28', own)]).source.statements[0]?.verdict;
    expect([
      verdict({ closingMinor: null }, '2026-02-01'),
      verdict({ openingMinor: null }, '2026-02-01'),
      verdict({ closingMinor: null }, '2026-02-03'),
      verdict({ openingMinor: null }, '2026-02-03'),
    ]).toEqual(['proven', 'proven', 'unproven', 'unproven']);
  });

  test('stay apart where the person says so', () => {
    const { accounts, source } = merge([january, part('2026-02-01', '2026-02-28')], { isApart: true });
    expect([accounts.length, source.statements.length]).toEqual([2, 2]);
  });

  test('close with the one that ends last, also where another begins later', () => {
    const quarter = part('2026-01-01', '2026-03-31', { closingMinor: 7 });
    const within = part('2026-02-01', '2026-02-28', { closingMinor: 8 });
    expect(merge([within, quarter]).source.statements).toMatchObject([
      { closingMinor: 7, period: { start: '2026-01-01', end: '2026-03-31' } },
    ]);
    expect(merge([quarter, within]).accounts[0]?.parts).toEqual([
      { place: 0, start: '2026-01-01', end: '2026-03-31' },
      { place: 1, start: '2026-02-01', end: '2026-02-28' },
    ]);
    const same = part('2026-02-01', '2026-03-31', { closingMinor: 8 });
    expect(merge([quarter, same]).source.statements).toMatchObject([{ closingMinor: 8 }]);
  });

  test('are ordered by their first day, then by their last, those without last', () => {
    const order = (...all: StatementSource[]) => merge(all).accounts[0]?.parts.map(({ place }) => place);
    const long = part('2026-01-01', '2026-02-28');
    const undated = part(null, null);
    expect([
      order(long, january),
      order(january, long),
      order(undated, january),
      order(january, january),
    ]).toEqual([
      [1, 0],
      [0, 1],
      [1, 0],
      [0, 1],
    ]);
  });

  test('have no period where one end is not known', () => {
    const undated = part(null, null, { closingMinor: 4 });
    expect(merge([undated, undated]).source.statements).toMatchObject([{ period: null, closingMinor: 4 }]);
    expect(merge([january]).accounts).toMatchObject([
      { notes: [], parts: [{ place: 0, start: '2026-01-01', end: '2026-01-31' }] },
    ]);
  });

  test.each([
    ['1234', '1234', true],
    ['12-34', '1 2 3 4', true],
    ['ab12', 'AB12', true],
    ['991234', '881234', false],
    ['991234', '**1234', true],
    ['991234', '**1235', false],
    ['99123', '**123', false],
    ['..1234', '991234', false],
    ['...1234', '991234', true],
    ['…1234', '991234', true],
    ['x1234', '991234', false],
    ['99ABCD', 'XXABCD', false],
    [null, null, false],
    ['1234', null, false],
  ])('numbered %s and %s are one: %s', (first, second, isOne) => {
    const { accounts } = merge([
      { ...january, number: first },
      part('2026-02-01', '2026-02-28', { number: second }),
    ]);
    expect(accounts.length === 1).toBe(isOne);
  });

  test('are two of different kinds or currencies, whatever the person says', () => {
    const card = { ...january, kind: 'card' as const };
    const euro = { ...january, currency: 'EUR' };
    const count = (other: StatementSource, options = {}) =>
      merge([january, { ...other, period: { start: '2026-02-01', end: '2026-02-28' } }], options).accounts
        .length;
    expect([
      count(card),
      count(euro),
      count({ ...january, currency: null }),
      count(card, { isOneAccount: true }),
      count({ ...january, number: null }, { isOneAccount: true }),
    ]).toEqual([2, 2, 1, 2, 1]);
  });

  test('of one file are one only where their days follow', () => {
    const count = (...all: StatementSource[]) =>
      mergeSources([{ name: 'a.pdf', source: sourceOf(...all) }]).accounts.length;
    const february = part('2026-02-01', '2026-02-28');
    expect([
      count(january, february),
      count(february, january),
      count(january, part('2026-01-31', '2026-02-28')),
      count(january, part('2026-01-30', '2026-02-28')),
      count(january, part(null, null)),
    ]).toEqual([1, 1, 1, 2, 2]);
  });

  test('are turned where their newest row is first, and no other', () => {
    const rows = (...days: (string | null)[]) =>
      [
        ...(merge([part('2026-01-01', '2026-01-31', { movements: days.map((day) => rowOn(day)) })]).source
          .statements[0]?.movements ?? []),
      ].map(({ date }) => date);
    const both = (...days: (string | null)[]) =>
      [
        ...(merge([
          part('2026-01-01', '2026-01-31', { movements: days.map((day) => rowOn(day)) }),
          part('2026-02-01', '2026-02-28'),
        ]).source.statements[0]?.movements ?? []),
      ].map(({ date }) => date);
    expect(rows('2026-01-03', '2026-01-02')).toEqual(['2026-01-03', '2026-01-02']);
    expect([
      both('2026-01-03', '2026-01-02'),
      both('2026-01-02', '2026-01-03'),
      both(null, '2026-01-03', '2026-01-02', null),
      both('2026-01-02', '2026-01-02'),
    ]).toEqual([
      ['2026-01-02', '2026-01-03'],
      ['2026-01-02', '2026-01-03'],
      [null, '2026-01-02', '2026-01-03', null],
      ['2026-01-02', '2026-01-02'],
    ]);
  });

  test('count rows of the days both cover alone', () => {
    const both = [rowOn('2026-02-01')];
    const late = { ...january, movements: both };
    expect(notes(late, part('2026-02-01', '2026-02-28', { movements: both }))).toEqual([]);
  });

  test('whose closing balance is not printed are not said to be apart', () => {
    expect(notes({ ...january, closingMinor: null }, part('2026-02-01', '2026-02-28'))).toEqual([]);
  });
});

describe('an export is refused', () => {
  const codes = (preset: string, source: Parameters<typeof exportSource>[0]) => {
    const found = findPreset(preset);
    if (found === null) throw new Error(preset);
    return exportSource(source, found, { now: NOW }).preflight.items.flatMap(({ level, code }) =>
      level === 'block' ? [code] : [],
    );
  };

  test('as JSON where it is of several documents', () => {
    expect(codes('json', sourceOf(bankStatement))).toEqual(['no-reading']);
  });

  test('as a journal where documents have no day and no vendor', () => {
    const bare = invoices.documents.map((one) => ({
      ...one,
      fields: { ...one.fields, date: null, vendor: null },
    }));
    expect(new Set(codes('qbo-journal', sourceOfDocuments(...bare)))).toEqual(
      new Set(['no-date', 'no-vendor']),
    );
  });

  test('as IIF in several currencies', () => {
    expect(codes('qbd-iif', sourceOf(bankStatement, { ...cardStatement, currency: 'EUR' }))).toContain(
      'several-currencies',
    );
  });
});
