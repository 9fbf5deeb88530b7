import { type Account, formatDecimal, type StatementReading } from '@tieout/records';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { exportSource, presets, sourceOfExtraction } from '../src/index.ts';

const decimal = fc
  .tuple(fc.maxSafeInteger(), fc.integer({ min: 0, max: 3 }))
  .map(([minor, digits]) => formatDecimal(minor, digits));

const reading: fc.Arbitrary<StatementReading> = fc
  .record({ rows: fc.array(fc.tuple(decimal, decimal), { minLength: 1, maxLength: 6 }), opening: decimal })
  .map(({ rows, opening }) => ({
    schemaVersion: 2,
    outcome: 'read',
    kind: 'bank_statement',
    language: 'en',
    pageCount: 1,
    findings: [],
    accounts: [{ ...ACCOUNT, opening, closing: opening, transactions: rows.map(rowOf) }],
  }));

const ACCOUNT: Account = {
  number: '0001234567',
  currency: 'EUR',
  period: null,
  opening: null,
  closing: null,
  verdict: 'unproven',
  transactions: [],
};

function rowOf([amount, balance]: readonly [string, string]): Account['transactions'][number] {
  return {
    date: '2025-03-03',
    postDate: null,
    description: 'SALE',
    amount,
    balance,
    reference: null,
    confidence: 0.8,
    source: { page: 1, box: [0, 0, 10, 10] },
  };
}

test.each(presets.filter((preset) => preset.takes.includes('bank')))(
  'amounts too large to be added exactly are refused by $id with a reason, never written and never thrown over',
  (preset) => {
    fc.assert(
      fc.property(reading, (drawn) => {
        const source = sourceOfExtraction(drawn);
        if (source === null) return false;
        const made = exportSource(source, preset, {
          now: new Date('2026-01-15T12:00:00Z'),
          accountNames: ['The account itself'],
        });
        return made.outcome === 'ready' || made.preflight.items.some(({ level }) => level === 'block');
      }),
      { numRuns: 40 },
    );
    const huge = sourceOfExtraction({
      schemaVersion: 2,
      outcome: 'read',
      kind: 'bank_statement',
      language: 'en',
      pageCount: 1,
      findings: [],
      accounts: [{ ...ACCOUNT, transactions: [rowOf(['90071992547409.91', '0']), rowOf(['0.01', '0'])] }],
    });
    if (huge === null) throw new Error('no source');
    const made = exportSource(huge, preset, { now: new Date(0), accountNames: ['The account itself'] });
    expect(made.preflight.items.map(({ code }) => code)).toEqual(['amounts-too-large']);
  },
);
