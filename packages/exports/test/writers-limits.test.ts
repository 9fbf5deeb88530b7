import { describe, expect, test } from 'vitest';
import {
  type ExportOptions,
  type ExportSource,
  exportSource,
  findPreset,
  type Movement,
  type StatementSource,
} from '../src/index.ts';
import { preflightLog } from '../src/preflight/preflight-log.ts';
import {
  bankStatement,
  bill,
  cardStatement,
  iifStatements,
  invoices,
  sourceOf,
  sourceOfDocuments,
} from './example-source.ts';
import { bytesOf, written, writtenText } from './written-text.ts';

const [example] = [...bankStatement.movements];
if (example === undefined) throw new Error('the example has rows');
const [paperBill] = bill.documents;
if (paperBill === undefined) throw new Error('the example has a bill');

/** A statement of one row, which takes its balances from it. */
function statementOf(own: Partial<Movement>, more: Partial<StatementSource> = {}): StatementSource {
  const movement = { ...example, amountMinor: -5, ...own } as Movement;
  return {
    ...bankStatement,
    openingMinor: 0,
    closingMinor: movement.amountMinor,
    movements: [movement],
    ...more,
  };
}

function preflightOf(preset: string, source: ExportSource, options: Partial<ExportOptions> = {}) {
  const found = findPreset(preset);
  if (found === null) throw new Error(`no preset ${preset}`);
  return exportSource(source, found, { now: new Date('2026-01-15T12:00:00Z'), ...options }).preflight;
}

describe('text as long as the target takes is whole, and longer is cut', () => {
  const vendor = (text: string) =>
    sourceOfDocuments({ ...paperBill, fields: { ...paperBill.fields, vendor: text } });
  const described = (description: string) => sourceOf(statementOf({ description }));

  test.each([
    ['qbo-bank-csv-4', 250, described],
    ['qbd-batch-paste', 41, (payee: string) => sourceOf(statementOf({ payee }))],
    ['qbd-iif', 41, (payee: string) => sourceOf(statementOf({ payee }))],
    ['qbd-iif', 11, (reference: string) => sourceOf(statementOf({ reference }))],
    ['qbd-batch-paste', 11, (reference: string) => sourceOf(statementOf({ reference }))],
    ['ofx', 255, described],
    ['ofx', 32, (payee: string) => sourceOf(statementOf({ payee }))],
    ['qbo-bills', 100, vendor],
  ] as const)('in %s at %i characters', (preset, most, source) => {
    const options = { accountNames: ['Checking'] };
    const longest = (text: string) =>
      Math.max(
        ...(writtenText(preset, source(text), options).match(/x+/g) ?? []).map(({ length }) => length),
      );
    expect([longest('x'.repeat(most)), longest('x'.repeat(most + 1))]).toEqual([most, most]);
    const codes = (text: string) => preflightOf(preset, source(text), options).items.map(({ code }) => code);
    expect(codes('x'.repeat(most))).not.toContain('text-cut');
    expect(codes('x'.repeat(most + 1))).toContain('text-cut');
  });

  test('in a name of OFX without a blank at its end', () => {
    const text = writtenText('ofx', sourceOf(statementOf({ description: `${'x'.repeat(31)} and more` })));
    expect(text).toContain(`<NAME>${'x'.repeat(31)}</NAME><MEMO>${'x'.repeat(31)} and more</MEMO>`);
  });

  test('in the name of a bank in a .QBO file', () => {
    const bank = (org: string) => ({ bank: { bid: '9', org } });
    const orgOf = (org: string) =>
      /<ORG>(.*)\r/.exec(writtenText('qbo-web-connect', sourceOf(bankStatement), bank(org)))?.[1];
    expect([orgOf('x'.repeat(33)), orgOf('Bank & Co')]).toEqual(['x'.repeat(32), 'Bank &amp; Co']);
  });

  test('in account numbers, whose end distinguishes accounts', () => {
    const account = (number: string) => sourceOf(statementOf({}, { number }));
    const camt = (number: string) =>
      /<Othr><Id>(.*?)<\/Id>/.exec(writtenText('camt053', account(number)))?.[1];
    const mt940 = (number: string) => /:25:(.*)\r/.exec(writtenText('mt940', account(number)))?.[1];
    const long = `9${'1'.repeat(33)}`;
    expect([camt(long), camt(`8${long}`)]).toEqual([long, long]);
    expect([mt940(`7${long}`), mt940(`87${long}`)]).toEqual([`7${long}`, `7${long}`]);
    expect([mt940('GB-12 34'), mt940('--')]).toEqual(['GB1234', 'UNKNOWN']);
  });
});

describe('an empty value', () => {
  test('is no tag in OFX', () => {
    const bank = { bank: { bid: '9', org: ' ' }, routingNumber: '' };
    const sgml = writtenText('qbo-web-connect', sourceOf(bankStatement), bank);
    expect([sgml.includes('<ORG>'), sgml.includes('<BANKID>'), sgml.includes('<FID>9')]).toEqual([
      false,
      false,
      true,
    ]);
    expect(writtenText('ofx', sourceOf(bankStatement), bank)).not.toContain('<BANKID>');
  });

  test('of a description is the word Transaction where the target needs one', () => {
    const source = sourceOf(statementOf({ description: '' }));
    expect(writtenText('camt053', source)).toContain('<Ustrd>Transaction</Ustrd>');
    expect(writtenText('mt940', source)).toContain('\r\n:86:Transaction\r\n');
  });
});

describe('MT940', () => {
  test('writes a balance of nothing as a credit', () => {
    expect(writtenText('mt940', sourceOf(statementOf({})))).toContain(':60F:C251215USD0,00\r\n');
    const overdrawn = statementOf({}, { openingMinor: -1, closingMinor: -6 });
    expect(writtenText('mt940', sourceOf(overdrawn))).toContain(':60F:D251215USD0,01\r\n');
  });

  test('puts a blank before a line that would begin like a field, and before no other', () => {
    const description = `${'x'.repeat(64)}a:b-c${'y'.repeat(59)}:end`;
    expect(writtenText('mt940', sourceOf(statementOf({ description })))).toContain(
      `\r\n:86:${'x'.repeat(64)}\r\na:b-c${'y'.repeat(59)}\r\n :end\r\n`,
    );
  });

  test('gives the number of a check, and NONREF for a check without one', () => {
    const line = (own: Partial<Movement>) =>
      /NMSC.*/.exec(writtenText('mt940', sourceOf(statementOf(own))))?.[0];
    expect([
      line({ description: 'CHECK 77' }),
      line({ description: 'CHECK', reference: 'No. 12' }),
      line({ description: 'CHECK' }),
      line({ description: 'COFFEE', reference: '12' }),
    ]).toEqual(['NMSC77', 'NMSC12', 'NMSCNONREF', 'NMSC12']);
  });
});

describe('OFX', () => {
  test('keeps the letters of every language in form 2, and folds what form 1 lacks', () => {
    const source = sourceOf(statementOf({ description: 'Żabka Łódź 東京' }));
    expect(writtenText('ofx', source)).toContain('<NAME>Żabka Łódź 東京</NAME>');
    const form1 = bytesOf(written('qbo-web-connect', source)).toString('latin1');
    expect(form1).toContain('<NAME>Zabka Lódz DongJing\r\n');
  });

  test('names the bank that stands in where none was chosen', () => {
    const { items } = preflightOf('qbo-web-connect', sourceOf(bankStatement));
    expect(items.find(({ code }) => code === 'stand-in-bank')?.message).toContain('Wells Fargo (3000)');
  });
});

describe('IIF', () => {
  test('calls each row what it is, those of nothing too', () => {
    const type = (statement: StatementSource) =>
      /\r\nTRNS\t\t([^\t]*)/.exec(
        writtenText('qbd-iif', sourceOf(statement), { accountNames: ['Own'] }),
      )?.[1];
    const ofKind = (kind: 'bank' | 'card', amountMinor: number) =>
      type(statementOf({ amountMinor }, { kind }));
    expect([-1, 0, 1].map((amount) => [ofKind('bank', amount), ofKind('card', amount)])).toEqual([
      ['CHECK', 'CREDIT CARD'],
      ['DEPOSIT', 'CCARD REFUND'],
      ['DEPOSIT', 'CCARD REFUND'],
    ]);
  });
});

describe('before a file is written', () => {
  test.each([
    ['camt053', sourceOf(bankStatement), [5]],
    ['mt940', sourceOf(bankStatement), [5]],
    ['ofx', sourceOf(bankStatement, cardStatement), [5, 3]],
    ['qif', sourceOf(bankStatement, cardStatement), [5, 3]],
    ['qbd-iif', sourceOf(...iifStatements), [7]],
    ['xlsx', sourceOf(...iifStatements), [7]],
    ['qbo-journal', sourceOf(...iifStatements), [14]],
    ['qbo-bills', bill, [1]],
    ['qbo-invoices', invoices, [3]],
  ])('%s says how many rows each file will have', (preset, source, rows) => {
    const options = { accountNames: ['Checking', 'Card'] };
    expect(preflightOf(preset, source, options).files.map((file) => file.rows)).toEqual(rows);
  });

  test.each(['camt053', 'mt940', 'ofx', 'qbo-journal'])('%s writes no row without a date', (preset) => {
    const source = sourceOf(statementOf({ date: null }));
    expect(preflightOf(preset, source, { accountNames: ['Own'] }).items).toContainEqual(
      expect.objectContaining({ level: 'block', code: 'no-date' }),
    );
    const options = { now: new Date(), accountNames: ['Own'] };
    const opened = findPreset(preset)?.open(source, options, preflightLog());
    expect(() => [...(opened?.writings[0]?.units(preflightLog()) ?? [])]).toThrow('a row without a date');
  });
});
