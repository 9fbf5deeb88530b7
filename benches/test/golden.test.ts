import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import type { Score } from '../src/accuracy/load-scorer.ts';
import { compareReadings } from '../src/golden/compare-readings.ts';
import { compareScores } from '../src/golden/compare-scores.ts';
import { indexLine, readIndex, writeIndex } from '../src/golden/golden-index.ts';
import { printChanges } from '../src/golden/print-changes.ts';
import { failedReading, hashOf, isOverTime, readingOf } from '../src/golden/reading.ts';

type Row = Readonly<Record<string, unknown>>;

const ROWS: readonly Row[] = [
  row({ date: '2026-01-02', description: 'RENT', amount: '-900.00', balance: '100.00' }),
  row({ date: '2026-01-03', description: 'PAY', amount: '2000.00', balance: '2100.00' }),
  row({ date: '2026-01-04', description: 'SHOP', amount: '-12.50', balance: '2087.50', reference: '77' }),
];

function row(values: Row): Row {
  return {
    postDate: null,
    reference: null,
    confidence: 0.9,
    source: { page: 1, box: [1, 2, 3, 4] },
    ...values,
  };
}

function account(values: Row = {}) {
  return {
    number: '****1234',
    currency: 'EUR',
    period: { start: '2026-01-01', end: '2026-01-31' },
    opening: '1000.00',
    closing: '2087.50',
    verdict: 'proven',
    transactions: ROWS,
    ...values,
  };
}

function statement(accounts: readonly Row[] = [account()], findings: readonly Row[] = []) {
  return { outcome: 'read', kind: 'bank_statement', language: 'en', pageCount: 1, accounts, findings };
}

const INVOICE = {
  outcome: 'read',
  kind: 'invoice',
  language: 'en',
  pageCount: 1,
  verdict: 'proven',
  fields: { number: 'INV-7', dueDate: '2026-02-01', total: '19.00' },
  lines: [{ description: 'Bolts', quantity: '2', unitPrice: '9.50', amount: '19.00' }],
  findings: [],
};

/** What is printed of one document, without its heading and the sums. */
function printed(before: unknown, after: unknown): string[] {
  const changes = compareReadings(readingOf(before), readingOf(after));
  return printChanges([{ name: 'paper', changes, verdict: null, note: null }], 1)
    .filter((line) => line.startsWith('  '))
    .map((line) => line.trim());
}

function withRow(index: number, values: Row) {
  return statement([
    account({ transactions: ROWS.map((each, at) => (at === index ? { ...each, ...values } : each)) }),
  ]);
}

describe('a change of what is read is printed', () => {
  it.each([
    ['date', { date: '2026-01-14' }, '2026-01-04 → 2026-01-14'],
    ['post date', { postDate: '2026-01-05' }, '– → 2026-01-05'],
    ['description', { description: 'SHOE SHOP' }, 'SHOP → SHOE SHOP'],
    ['amount', { amount: '-21.50' }, '-12.50 → -21.50'],
    ['balance', { balance: null }, '2087.50 → –'],
    ['reference', { reference: '78' }, '77 → 78'],
  ])('of the %s of a row', (name, values, change) => {
    expect(printed(statement(), withRow(2, values))).toEqual([`paper  account 1  row 3  ${name}  ${change}`]);
  });

  it.each([
    ['number', { number: '****9999' }, '****1234 → ****9999'],
    ['currency', { currency: null }, 'EUR → –'],
    ['holder', { holder: 'A. Person' }, '– → A. Person'],
    ['period', { period: null }, '2026-01-01 to 2026-01-31 → –'],
    ['opening', { opening: '1.00' }, '1000.00 → 1.00'],
    ['closing', { closing: '1.00' }, '2087.50 → 1.00'],
    ['verdict', { verdict: 'contradicted' }, 'proven → contradicted'],
  ])('of the %s of an account', (name, values, change) => {
    expect(printed(statement(), statement([account(values)]))).toEqual([
      `paper  account 1  ${name}  ${change}`,
    ]);
  });

  it('of rows lost and gained, those after them not counted as changed', () => {
    const without = statement([account({ transactions: ROWS.slice(1) })]);
    const lost = 'date 2026-01-02, description RENT, amount -900.00, balance 100.00';
    expect(printed(statement(), without)).toEqual([`paper  account 1  row 1  lost  ${lost}`]);
    expect(printed(without, statement())).toEqual([`paper  account 1  row 1  gained  ${lost}`]);
  });

  it('of the order of rows, in one line', () => {
    const reversed = statement([account({ transactions: ROWS.toReversed() })]);
    expect(printed(statement(), reversed)).toEqual(['paper  account 1  the same rows in another order']);
  });

  it('of accounts lost and gained, each with its own rows', () => {
    const other = account({ number: '****5678', transactions: [], verdict: 'unproven' });
    expect(printed(statement(), statement([other, account()]))).toEqual([
      'paper  account 1  gained  with 0 rows',
      'paper  account 1  verdict  – → unproven',
    ]);
    expect(printed(statement([other, account()]), statement())).toEqual([
      'paper  account 1  lost  with 0 rows',
      'paper  account 1  verdict  unproven → –',
    ]);
  });

  it('of findings, by code and place', () => {
    const before = statement([account()], [{ code: 'balance-break', account: 0, row: 1, page: 2 }]);
    const after = statement([account()], [{ code: 'balance-break', account: 0, row: 2, page: 2 }]);
    expect(printed(before, after)).toEqual([
      'paper  account 1 row 2 page 2  finding lost  balance-break',
      'paper  account 1 row 3 page 2  finding gained  balance-break',
    ]);
  });

  it('of the fields and lines of an invoice', () => {
    const after = {
      ...INVOICE,
      fields: { ...INVOICE.fields, dueDate: null, total: '20.00' },
      lines: [{ ...INVOICE.lines[0], quantity: '3' }],
    };
    expect(printed(INVOICE, after)).toEqual([
      'paper  invoice 1  due date  2026-02-01 → –',
      'paper  invoice 1  total  19.00 → 20.00',
      'paper  invoice 1  row 1  quantity  2 → 3',
    ]);
  });

  it('of a further invoice of the file', () => {
    const { verdict, kind, fields, lines } = INVOICE;
    const two = { ...INVOICE, others: [{ verdict, kind, fields: { ...fields, number: 'INV-8' }, lines }] };
    expect(printed(INVOICE, two)).toContain('paper  invoice 2  gained  with 1 rows');
  });

  it('of what the document is, or that it is no longer read', () => {
    expect(printed(statement(), { ...statement(), kind: 'credit_card_statement' })).toEqual([
      'paper  kind  bank_statement → credit_card_statement',
    ]);
    const unreadable = { outcome: 'unreadable', reason: 'no-transactions', message: '…', pageCount: 1 };
    expect(printed(statement(), unreadable)).toContain('paper  outcome  read → unreadable');
    expect(printed(statement(), unreadable)).toContain('paper  account 1  lost  with 3 rows');
  });

  it('but not of boxes, confidences and messages', () => {
    const moved = withRow(1, { confidence: 0.2, source: { page: 1, box: [9, 9, 9, 9] } });
    expect(printed(statement(), moved)).toEqual([]);
    expect(hashOf(readingOf(moved))).toBe(hashOf(readingOf(statement())));
  });
});

describe('the sums of a comparison', () => {
  it('count documents, rows, verdicts and findings', () => {
    const before = statement([account()], [{ code: 'check-holds' }]);
    const after = statement(
      [account({ verdict: 'contradicted', transactions: [{ ...ROWS[0], amount: '-90.00' }, ROWS[1]] })],
      [{ code: 'ledger-break' }],
    );
    const changes = compareReadings(readingOf(before), readingOf(after));
    const verdict = { is: 'worse', measures: ['perfect 1 → 0'] } as const;
    const lines = printChanges([{ name: 'paper', changes, verdict, note: null }], 7);
    expect(lines[0]).toBe('paper  worse: perfect 1 → 0');
    expect(lines.slice(-4)).toEqual([
      '1 of 7 documents changed: 0 better, 1 worse, 0 equal',
      'rows: 0 gained, 1 lost, 1 changed',
      'verdicts: 0 gained (→ proven), 1 lost, 1 contradicted',
      'findings gained: ledger-break 1; lost: check-holds 1',
    ]);
  });
});

describe('a document is said to be read', () => {
  const score = (values: Partial<Score>): Score => ({
    ...{ id: 'paper', kind: 'bank_statement', tags: [], failed: false, statement: true },
    ...{
      perfect: true,
      whole: true,
      tp: 3,
      nt: 3,
      np: 3,
      strict: 3,
      balOK: 3,
      postN: 0,
      postOK: 0,
      splitOK: 3,
    },
    ...{ ocN: 2, ocOK: 2, accN: 1, accOK: 1, curN: 1, curOK: 1, lN: 0, lP: 0, lTP: 0, lFull: 0 },
    ...{ proven: 1, verdicts: 1, silent: 0, provable: 1, provableProven: 1 },
    ...{ falseAlarm: 0, missed: [], extra: [], fields: {} },
    ...values,
  });

  it.each([
    ['better where it is perfect now', { perfect: false }, {}, 'better', 'perfect 0 → 1'],
    ['better where it is rightly proven now', { proven: 0 }, {}, 'better', 'rightly proven 0 → 1'],
    ['worse where a balance is lost', {}, { balOK: 2 }, 'worse', 'balances of rows right 3 → 2'],
    ['worse where a row is invented', {}, { np: 4 }, 'worse', 'rows invented 0 → 1'],
    ['worse where it is wrongly contradicted', {}, { falseAlarm: 1 }, 'worse', 'false alarms 0 → 1'],
    ['equal where the truth does not tell the two apart', {}, {}, 'equal', undefined],
  ] as const)('%s', (_, before, after, is, measure) => {
    const verdict = compareScores(score(before), score(after), false);
    expect([verdict.is, verdict.measures[0]]).toEqual([is, measure]);
  });

  it('worse with a silent error, whatever else is better, in capitals', () => {
    const verdict = compareScores(
      score({ tp: 1, np: 1, proven: 0 }),
      score({ tp: 2, np: 2, silent: 1 }),
      false,
    );
    expect(verdict).toEqual({ is: 'worse', measures: ['SILENT errors 0 → 1', 'rows right 1 → 2'] });
    const lines = printChanges([{ name: 'paper', changes: [], verdict, note: null }], 1);
    expect(lines.at(-1)).toBe('SILENT ERRORS CHANGED: paper');
  });

  it('worse where altered paper is proven, and better where it no longer is', () => {
    expect(compareScores(score({ proven: 0 }), score({}), true).measures).toEqual(['SILENT errors 0 → 1']);
    expect(compareScores(score({ proven: 0 }), score({}), true).is).toBe('worse');
    expect(compareScores(score({}), score({ proven: 0 }), true).is).toBe('better');
  });
});

describe('a document that is not read to the end', () => {
  it('is one reading among the others, and distinguished where only its time ran out', () => {
    const crashed = compareReadings(readingOf(statement()), failedReading('child died (SIGSEGV)'));
    expect(crashed).toContainEqual({
      ...{ what: 'value', place: [], name: 'outcome' },
      ...{ before: 'read', after: 'child died (SIGSEGV)' },
    });
    expect(isOverTime(failedReading('child died (SIGSEGV)'))).toBe(false);
    expect(isOverTime(failedReading('killed after 180 s'))).toBe(true);
  });
});

describe('the committed index', () => {
  it('holds verdicts, rows and findings of a document, none of its texts, and is read back', () => {
    const reading = readingOf(
      statement([account()], [{ code: 'b-code' }, { code: 'a-code' }, { code: 'b-code' }]),
    );
    const line = indexLine('set/paper', 'abcd1234', reading);
    expect(line.outline).toBe('bank_statement  proven 3  a-code 1, b-code 2');
    const file = path.join(mkdtempSync(path.join(tmpdir(), 'golden-')), 'index.txt');
    const index = { engines: { text: 'one', scans: 'two' }, lines: new Map([['set/paper', line]]) };
    writeIndex(file, index);
    expect(readIndex(file)).toEqual(index);
  });
});
