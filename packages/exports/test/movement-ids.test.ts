import { describe, expect, test } from 'vitest';
import {
  exportedIds,
  formerIds,
  type Movement,
  type StatementSource,
  sourceOfExtraction,
} from '../src/index.ts';
import { shareDigits } from '../src/source/share-digits.ts';
import { bankStatement, sourceOf } from './example-source.ts';

const now = new Date('2026-01-15T12:00:00Z');
const idsOf = (statement: StatementSource, options = {}) => [
  ...exportedIds(sourceOf(statement), { now, ...options }),
];
const rows = [...bankStatement.movements];
const [payroll] = rows;
if (payroll === undefined) throw new Error('missing');
const withRows = (...movements: Movement[]): StatementSource => ({ ...bankStatement, movements });

describe('identifiers of the second recipe', () => {
  test('never change: these are frozen', () => {
    expect(idsOf(bankStatement)).toEqual([
      '2025121631b3bca9d9b5d01e1fad',
      '20251218ad2b8c82876a37cbdf5a',
      '20251231e132c67d8fd3447571b0',
      '2026010581ed335cb96bbabe34f5',
      '202601126d1d7352c2f002b2e902',
    ]);
  });

  test('are the same for a masked account alone and for it merged with its full number', () => {
    expect(idsOf({ ...bankStatement, number: 'XXXXXX4567' })).toEqual(idsOf(bankStatement));
    expect(idsOf({ ...bankStatement, number: '****4567' })).toEqual(idsOf(bankStatement));
  });

  test('do not depend on decimals that another account of the file brings', () => {
    const dinar: StatementSource = {
      ...bankStatement,
      number: '9',
      currency: 'KWD',
      digits: 3,
      movements: [],
    };
    const widened = shareDigits(sourceOf(bankStatement, dinar)).statements[0];
    expect(widened?.digits).toBe(3);
    expect(idsOf(widened ?? bankStatement)).toEqual(idsOf(bankStatement));
  });

  test('do not depend on the description, which a better reading changes', () => {
    expect(idsOf(withRows({ ...payroll, description: 'Acme' }))).toEqual(idsOf(withRows(payroll)));
  });

  test('count equal transactions of a day within an export; split over two files both get the first', () => {
    const both = idsOf(withRows(payroll, payroll));
    expect(new Set(both).size).toBe(2);
    expect(idsOf(withRows(payroll))).toEqual([both[0]]);
  });

  test('are others for a corrected amount, another day, another kind or other last digits', () => {
    const [id] = idsOf(withRows(payroll));
    expect(idsOf(withRows({ ...payroll, amountMinor: payroll.amountMinor + 1 }))).not.toEqual([id]);
    expect(idsOf(withRows({ ...payroll, date: '2025-12-17' }))).not.toEqual([id]);
    expect(idsOf({ ...withRows(payroll), kind: 'card' })).not.toEqual([id]);
    expect(idsOf({ ...withRows(payroll), number: '0001234568' })).not.toEqual([id]);
  });

  test('are shared by two accounts of one kind with the same last four digits', () => {
    expect(idsOf({ ...bankStatement, number: '777774567' })).toEqual(idsOf(bankStatement));
  });

  test('know no account where the last digits are masked', () => {
    expect(idsOf({ ...bankStatement, number: '1234XXXX' })).toEqual(
      idsOf({ ...bankStatement, number: null }),
    );
  });
});

describe('identifiers of the first recipe', () => {
  test('never change: these are frozen', () => {
    expect(idsOf(bankStatement, { idRecipe: 1 })).toEqual([
      '202512167a819f6bd115e9e12de7',
      '20251218d973bd51e68850381a94',
      '20251231898a7d6bdf80841cea82',
      '202601058d0744a9eff0c73d3a26',
      '202601128fa19af60f6b02fd6dec',
    ]);
  });

  test('are kept by the transactions that were exported with them, and by no other', () => {
    const [first = '', second = ''] = [...formerIds(sourceOf(bankStatement), { now })];
    const kept = idsOf(bankStatement, { keptIds: new Set([second]) });
    expect(kept[1]).toBe(second);
    expect(kept[0]).not.toBe(first);
    expect(kept[0]).toBe(idsOf(bankStatement)[0]);
  });
});

test('an account that is read has identifiers of its printed digits', () => {
  const source = sourceOfExtraction({
    schemaVersion: 2,
    outcome: 'read',
    kind: 'bank_statement',
    language: 'en',
    pageCount: 1,
    findings: [],
    accounts: [
      {
        number: '****4567',
        currency: 'USD',
        period: null,
        opening: null,
        closing: null,
        verdict: 'unproven',
        transactions: [
          {
            date: '2025-12-16',
            postDate: null,
            description: 'anything',
            amount: '2500',
            balance: null,
            reference: null,
            confidence: 1,
            source: { page: 1, box: [0, 0, 1, 1] },
          },
        ],
      },
    ],
  });
  expect([...exportedIds(source ?? sourceOf(), { now })]).toEqual([idsOf(bankStatement)[0]]);
});
