import { unzipSync } from 'fflate';
import { describe, expect, test } from 'vitest';
import {
  combineSources,
  exportedIds,
  exportSource,
  findPreset,
  type Movement,
  presets,
  type StatementSource,
} from '../src/index.ts';
import {
  bankStatement,
  cardStatement,
  feeStatement,
  invoices,
  sourceOf,
  sourceOfDocuments,
} from './example-source.ts';
import { bytesOf, written, writtenText } from './written-text.ts';

const now = new Date('2026-01-15T12:00:00Z');
const [payroll] = [...bankStatement.movements];
if (payroll === undefined) throw new Error('the example has no rows');

const withRows = (...rows: Partial<Movement>[]): StatementSource => ({
  ...bankStatement,
  openingMinor: null,
  closingMinor: 0,
  movements: rows.map((row) => ({ ...payroll, ...row })),
});

function preflightOf(presetId: string, statement: StatementSource, options = {}) {
  const preset = findPreset(presetId);
  if (preset === null) throw new Error(presetId);
  return exportSource(sourceOf(statement), preset, { now, ...options }).preflight;
}

const itemOf = (presetId: string, code: string, statement: StatementSource) =>
  preflightOf(presetId, statement).items.find((item) => item.code === code);

/** Targets that ask for more than these examples have: balances, a reading, tax codes, a due date. */
const BLOCKED_FOR_THIS = [
  ...['json', 'camt053', 'camt053-08', 'mt940', 'bai2', 'qbo-bills', 'xero-bills', 'xero-sales'],
  ...['datev', 'myob-transactions'],
];

describe('a preset', () => {
  test('has a name of its own, a hint and a kind of document it takes', () => {
    expect(new Set(presets.map((preset) => preset.id)).size).toBe(presets.length);
    for (const preset of presets) {
      expect(preset.hint).not.toBe('');
      expect(preset.takes.length).toBeGreaterThan(0);
      expect(new Set(preset.asks).size).toBe(preset.asks.length);
    }
    expect(presets.find((preset) => preset.format === 'qbo')?.id).toBe('qbo-bank-csv');
    expect(presets.find((preset) => preset.format === 'qbd')?.id).toBe('qbd-iif');
  });

  test.each(presets)('$id gives the same bytes each time', (preset) => {
    const source = preset.takes.includes('bank') ? feeStatement : invoices;
    const options = { accountNames: ['Checking'], closingBalance: '0.00' };
    const made = exportSource(source, preset, { now, ...options });
    if (made.outcome === 'blocked') return expect(BLOCKED_FOR_THIS).toContain(preset.id);
    expect(bytesOf(made.file)).toEqual(bytesOf(made.file));
    expect(bytesOf(made.file)).toEqual(bytesOf(written(preset.id, source, options)));
  });

  test('refuses a kind of document its target does not take', () => {
    const preset = findPreset('qbo-bank-csv');
    if (preset === null) throw new Error('missing');
    const { outcome, preflight } = exportSource(invoices, preset, { now });
    expect(outcome).toBe('blocked');
    expect(preflight.items[0]).toMatchObject({ level: 'block', code: 'wrong-kind' });
    expect(preflight.items.filter(({ level }) => level !== 'note').length).toBe(1);
  });

  test('refuses a row without a date, naming the row, except where dates are optional', () => {
    const undated = withRows({}, { date: null, description: 'NO DATE' });
    expect(itemOf('qbo-bank-csv', 'no-date', undated)).toMatchObject({
      level: 'block',
      samples: ['row 2: NO DATE'],
    });
    expect(itemOf('extended-csv', 'no-date', undated)).toMatchObject({ level: 'warning', count: 1 });
  });
});

describe('preflight', () => {
  test('lists rows of amount zero that QuickBooks Online refuses, and leaves them out', () => {
    const statement = withRows({}, { amountMinor: 0, description: 'MEMO' });
    expect(itemOf('qbo-bank-csv', 'zero-row-dropped', statement)).toMatchObject({
      level: 'change',
      count: 1,
    });
    expect(writtenText('qbo-bank-csv', sourceOf(statement))).not.toContain('MEMO');
    expect(writtenText('xero-csv', sourceOf(statement))).toContain(',0.00,,MEMO');
  });

  test('lists descriptions that are blank, a bare number, too long or not ASCII, with samples', () => {
    const statement = withRows(
      { description: '' },
      { description: '1041' },
      { description: 'é'.repeat(300) },
    );
    const codes = preflightOf('qbo-bank-csv', statement).items.map((item) => item.code);
    expect(codes).toEqual(
      expect.arrayContaining(['blank-description', 'numeric-description', 'text-cut', 'characters-folded']),
    );
    expect(itemOf('qbo-bank-csv', 'numeric-description', statement)?.samples).toEqual([
      'row 2: “1041” → “Ref 1041”',
    ]);
    expect(writtenText('qbo-bank-csv', sourceOf(statement))).toContain(`,${'e'.repeat(250)},`);
  });

  test('lists twins, rows outside the period and a contradicted document', () => {
    const statement = { ...withRows({}, {}, { date: '2024-01-01' }), verdict: 'contradicted' as const };
    const codes = preflightOf('xero-csv', statement).items.map((item) => item.code);
    expect(codes).toEqual(['contradicted', 'twin-rows', 'outside-period', 'date-order']);
  });

  test('lists rows that an earlier export of the account had', () => {
    const statement = { ...bankStatement, number: 'DE02 1203 0000 2020 51' };
    const first = writtenText('qbd-web-connect', sourceOf(statement));
    const ids = [...first.matchAll(/<FITID>(\S+)/g)].map((match) => match[1] ?? '');
    expect([...exportedIds(sourceOf(statement), { now })]).toEqual(ids);
    const { items } = preflightOf('qbo-web-connect', statement, { earlierIds: new Set(ids.slice(0, 2)) });
    expect(items.find((item) => item.code === 'exported-before')?.count).toBe(2);
  });

  test.each([
    ['qbd-iif', 'no-account-name', bankStatement],
    ['qbo-journal', 'no-account-name', bankStatement],
    ['qbo-web-connect', 'no-currency', { ...bankStatement, currency: null }],
    ['ofx', 'no-closing-balance', { ...bankStatement, closingMinor: null }],
    ['mt940', 'no-balances', { ...bankStatement, openingMinor: null }],
    ['camt053', 'balance-break', { ...bankStatement, openingMinor: 1 }],
    ['camt053', 'no-account-number', { ...bankStatement, number: null }],
  ] as const)('of %s blocks with %s and says what to give', (presetId, code, statement) => {
    const item = itemOf(presetId, code, statement);
    expect(item?.level).toBe('block');
    expect(item?.message).toMatch(/Enter|Correct|Choose/);
  });
});

describe('large exports', () => {
  const label = 'account-4567-2025-12-15-to-2026-01-14';
  const many = withRows(...Array.from({ length: 2500 }, (_, index) => ({ description: `ROW ${index} A` })));

  test('become numbered parts in a ZIP at the target’s limit of rows, no row lost', () => {
    const file = written('qbo-bank-csv', sourceOf(many));
    expect(file).toMatchObject({ name: `qbo-bank-csv-${label}.zip`, mediaType: 'application/zip' });
    const parts = unzipSync(bytesOf(file));
    expect(Object.keys(parts)).toEqual(
      [1, 2, 3].map((part) => `qbo-bank-csv-${label}-part-${part}-of-3.csv`),
    );
    const lines = Object.values(parts).map((bytes) => Buffer.from(bytes).toString().trim().split('\r\n'));
    expect(lines.map((rows) => rows.length)).toEqual([1001, 1001, 501]);
    expect(lines.every(([header]) => header === 'Date,Description,Amount')).toBe(true);
  });

  test('become parts at the limit of bytes where that comes first', () => {
    const long = withRows(
      ...Array.from({ length: 1900 }, (_, index) => ({ description: `ROW ${index} ${'x'.repeat(240)}` })),
    );
    for (const bytes of Object.values(unzipSync(bytesOf(written('qbo-web-connect', sourceOf(long))))))
      expect(bytes.length).toBeLessThanOrEqual(340_000);
  });

  test('never part an invoice from its lines', () => {
    const [invoice] = invoices.documents;
    const [line] = invoice?.lines ?? [];
    if (invoice === undefined || line === undefined) throw new Error('missing');
    const lines = Array.from({ length: 700 }, () => line);
    const big = { ...invoice, totalMinor: 700 * line.amountMinor, lines };
    const file = written('qbo-invoices', sourceOfDocuments(big, big));
    const sizes = Object.values(unzipSync(bytesOf(file))).map(
      (bytes) => Buffer.from(bytes).toString().split('\r\n').length - 2,
    );
    expect(sizes).toEqual([700, 700]);
  });
});

describe('identifiers for QuickBooks', () => {
  const idsOf = (statement: StatementSource) =>
    [...writtenText('qbo-web-connect', sourceOf(statement)).matchAll(/<FITID>(\S+)/g)].map(
      (match) => match[1],
    );

  test('are the same for the same rows and distinct for genuine twins', () => {
    const ids = idsOf(cardStatement);
    expect(idsOf({ ...cardStatement, closingMinor: 1, period: null })).toEqual(ids);
    expect(new Set(ids).size).toBe(3);
  });

  test('stay with a row when rows before it are added', () => {
    const rows = [...bankStatement.movements];
    const longer = { ...bankStatement, movements: [{ ...payroll, amountMinor: 1 }, ...rows] };
    expect(idsOf(longer).slice(1)).toEqual(idsOf(bankStatement));
  });
});

describe('documents', () => {
  const [invoice] = invoices.documents;
  if (invoice === undefined) throw new Error('missing');
  const outcomeOf = (presetId: string, changes: Partial<typeof invoice>, options = {}) => {
    const preset = findPreset(presetId);
    if (preset === null) throw new Error(presetId);
    return exportSource(sourceOfDocuments({ ...invoice, ...changes }), preset, { now, ...options });
  };

  test('get the tax as a line of its own where lines and tax make the total', () => {
    const made = outcomeOf('qbo-invoices', { taxMinor: 2800, totalMinor: 37_800 });
    if (made.outcome === 'blocked') throw new Error('blocked');
    expect(bytesOf(made.file).toString()).toContain('1001,,,,,,,,Tax,,,28.00,\r\n');
    expect(made.preflight.items.map((item) => item.code)).toContain('tax-line-added');
  });

  test('are refused where lines and tax do not make the total', () => {
    const { preflight } = outcomeOf('qbo-invoices', { totalMinor: 40_000 });
    expect(preflight.items.find((item) => item.level === 'block')).toMatchObject({
      code: 'lines-differ',
      samples: ['row 1: Invoice 1001: lines 350.00, total 400.00'],
    });
  });

  test('go out as one line with the total where the person asks for it', () => {
    const made = outcomeOf('qbo-invoices', { totalMinor: 40_000 }, { isTotalOnly: true });
    if (made.outcome === 'blocked') throw new Error('blocked');
    expect(bytesOf(made.file).toString()).toContain(',Invoice 1001,,,400.00,\r\n');
    expect(made.preflight.items.map((item) => item.code)).toEqual(expect.arrayContaining(['total-line']));
  });

  test('need a due date, which days of payment give', () => {
    const fields = { ...invoice.fields, dueDate: null };
    expect(outcomeOf('qbo-invoices', { fields }).outcome).toBe('blocked');
    const made = outcomeOf('qbo-invoices', { fields }, { dueDays: 30 });
    if (made.outcome === 'blocked') throw new Error('blocked');
    expect(bytesOf(made.file).toString()).toContain('1001,Birch Cafe LLC,01/05/2026,02/04/2026,');
  });

  test('that print no number, date or name are written once these are given', () => {
    const fields = { ...invoice.fields, number: null, date: null, dueDate: null, customer: null };
    const blocked = outcomeOf('qbo-invoices', { fields }).preflight.items.filter(
      ({ level }) => level === 'block',
    );
    expect(blocked.map(({ code }) => code)).toEqual(['no-number', 'no-customer', 'no-date', 'no-due-date']);
    for (const { message } of blocked) expect(message).toMatch(/\. Enter /);
    const given = { documentNumber: 'R-9', documentDate: '2026-01-05', customer: 'Birch Cafe', dueDays: 30 };
    const made = outcomeOf('qbo-invoices', { fields }, given);
    if (made.outcome === 'blocked') throw new Error('blocked');
    expect(bytesOf(made.file).toString()).toContain('\r\nR-9,Birch Cafe,01/05/2026,02/04/2026,');
    const printed = outcomeOf('qbo-invoices', {}, given);
    if (printed.outcome === 'blocked') throw new Error('blocked');
    expect(bytesOf(printed.file).toString()).toContain('1001,Birch Cafe LLC,01/05/2026,');
  });

  test('without a number are not all given the same one', () => {
    const preset = findPreset('qbo-invoices');
    const fields = { ...invoice.fields, number: null };
    const source = sourceOfDocuments({ ...invoice, fields }, { ...invoice, fields });
    expect(preset && exportSource(source, preset, { now, documentNumber: 'R-9' }).outcome).toBe('blocked');
  });

  test('become journals against accounts payable, debits equal to credits', () => {
    const fields = { ...invoice.fields, vendor: 'Paperworks' };
    const made = outcomeOf('qbo-journal', { fields });
    if (made.outcome === 'blocked') throw new Error('blocked');
    const [, ...rows] = bytesOf(made.file).toString().trim().split('\r\n');
    expect(rows).toEqual([
      'JE-2026-01,01/05/2026,Uncategorized Expense,300.00,,Menu design,Paperworks,USD,,',
      'JE-2026-01,01/05/2026,Uncategorized Expense,50.00,,Menus A4,Paperworks,USD,,',
      'JE-2026-01,01/05/2026,Accounts Payable (A/P),,350.00,Invoice 1001,Paperworks,USD,,',
    ]);
  });

  test('leave out quantity and rate that do not make the amount, and say so', () => {
    const [line] = invoice.lines;
    if (line === undefined) throw new Error('missing');
    const made = outcomeOf('qbo-invoices', {
      lines: [{ ...line, unitPrice: '149.99' }],
      totalMinor: line.amountMinor,
    });
    if (made.outcome === 'blocked') throw new Error('blocked');
    expect(bytesOf(made.file).toString()).toContain('Menu design,,,300.00');
    expect(made.preflight.items.map((item) => item.code)).toContain('quantity-left-out');
  });
});

test('a transfer between own accounts is booked as one', () => {
  const statement = withRows({ description: 'CARD PAYMENT', amountMinor: -5000, category: 'Visa 9876' });
  const iif = writtenText('qbd-iif', sourceOf(statement), {
    accountNames: ['Checking'],
    ownAccounts: ['Visa 9876'],
  });
  expect(iif).toContain('TRNS\t\tTRANSFER\t12/16/2025\tChecking\t');
  expect(iif).toContain('SPL\t\tTRANSFER\t12/16/2025\tVisa 9876\t\t\t50.00\t');
});

test('accounts of several documents and currencies go into one workbook, every amount exact', () => {
  const yen: StatementSource = { ...withRows({ amountMinor: -1200 }), currency: 'JPY', digits: 0 };
  const combined = combineSources([sourceOf(bankStatement), sourceOf(yen)]);
  const made = written('xlsx', combined);
  const sheet = Buffer.from(unzipSync(bytesOf(made))['xl/worksheets/sheet1.xml'] ?? []).toString();
  expect(sheet).toContain('<v>2500.00</v>');
  expect(sheet).toContain('<v>-1200.00</v>');
});

test('a transfer between two accounts of one export is a journal like any other', () => {
  const toCard = withRows({ description: 'CARD PAYMENT', amountMinor: -5000, category: 'Visa 9876' });
  const onCard = { ...cardStatement, movements: [{ ...payroll, amountMinor: 5000, category: 'Checking' }] };
  const journal = writtenText('qbo-journal', sourceOf(toCard, onCard), {
    accountNames: ['Checking', 'Visa 9876'],
  });
  expect(journal.split('\r\n').map((line) => line.split(',').slice(2, 5).join())).toEqual([
    '*AccountName,*Debits,*Credits',
    'Visa 9876,50.00,',
    'Checking,,50.00',
    'Visa 9876,50.00,',
    'Checking,,50.00',
    '',
  ]);
});
