import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { confidentFieldsOf, NO_FIELDS } from '../src/accuracy/confident-fields.ts';
import type { Score } from '../src/accuracy/load-scorer.ts';
import type { Measured, MeasuredDocument } from '../src/accuracy/measure-folder.ts';
import { failuresOf } from '../src/layouts/failures-of.ts';
import { problemOfFirstTry, scoreFile, writeFirstTry } from '../src/layouts/first-try.ts';
import { figuresBy, wilsonInterval } from '../src/layouts/layout-figures.ts';

const SCORE: Score = {
  ...{ id: 'a', kind: 'bank_statement', tags: ['class:2', 'batch:b'], failed: false, statement: true },
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
  ...{ proven: 1, verdicts: 1, silent: 0, provable: 1, provableProven: 1, accountsRight: true },
  ...{ falseAlarm: 0, missed: [], extra: [], fields: {} },
};

const document = (score: Partial<Score> = {}, outcome = 'read'): MeasuredDocument => ({
  score: { ...SCORE, ...score },
  ...{ tiesOut: true, printsBalances: true, isProvable: true },
  prediction: { outcome, wallMs: 1 },
  verdict: { isProven: true, silentErrors: 0 },
  confidence: NO_FIELDS,
});

const measured = (documents: readonly MeasuredDocument[]): Measured => ({
  ...{ folder: 'layouts', filter: null, documents, predictionFolder: '' },
  aggregate: (scores) => ({ docs: scores.length, failures: 0, perfect: 1, proven: 1, silentErrors: 0 }),
});

describe('the failures of drawn layouts', () => {
  it('leave out a document that is all right', () => {
    expect(failuresOf(measured([document()])).size).toBe(0);
  });

  it('name everything that is wrong with a document', () => {
    const wrong = {
      ...{ tp: 2, strict: 1, missed: [{ amount: '1.00' }], ocOK: 1, accOK: 0, curOK: 0, silent: 1 },
      ...{ provableProven: 0, splitOK: 2, postN: 3, postOK: 1 },
    };
    expect(failuresOf(measured([document(wrong)])).get('a')).toEqual([
      'SILENT ERROR in 1 accounts',
      '1 of 3 transactions missing',
      '1 of 2 opening and closing balances',
      '1 of 1 provable accounts unproven',
      '1 of 3 descriptions',
      'account number',
      'currency',
      '2 of 3 posting dates',
    ]);
  });

  it('say why a document was not read', () => {
    expect(failuresOf(measured([document({}, 'no-statement')])).get('a')).toEqual(['not read: no-statement']);
  });
});

describe('the figures of drawn layouts', () => {
  it('come by class in the order of their numbers', () => {
    const groups = figuresBy(measured([document({ tags: ['class:12'] }), document()]), 'class:');
    expect([...groups.keys()]).toEqual(['2', '12']);
  });

  it('give an interval for no silent error, which narrows with the accounts', () => {
    expect(wilsonInterval(0, 0)).toBeNull();
    expect(wilsonInterval(0, 1500)?.map((share) => share.toFixed(4))).toEqual(['0.0000', '0.0026']);
    expect(wilsonInterval(2, 178)?.map((share) => share.toFixed(3))).toEqual(['0.003', '0.040']);
  });
});

describe('the first try of a batch', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'tieout-scores-'));
  const order = { batch: 'one', only: undefined, seed: '1' };

  it('is of a whole batch with the usual seed', () => {
    expect(problemOfFirstTry([], { ...order, batch: undefined }, folder)).toContain('add --batch NAME');
    expect(problemOfFirstTry([], { ...order, only: 'gb' }, folder)).toContain('leave out --only');
    expect(problemOfFirstTry([], { ...order, seed: '2' }, folder)).toContain('leave out --only and --seed');
  });

  it('is written once and never again', () => {
    const file = writeFirstTry(measured([document()]), 'one', folder);
    expect(file).toBe(scoreFile('one', folder));
    expect(() => writeFirstTry(measured([document()]), 'one', folder)).toThrow('EEXIST');
    expect(problemOfFirstTry([], order, folder)).toContain('a batch counts with its first score');
  });

  it('is refused where a layout is not committed', () => {
    const drawings = ['layouts/gb-bank-high-street.layout', 'layouts/not-committed.layout'];
    expect(problemOfFirstTry(drawings, { ...order, batch: 'two' }, folder)).toContain('not-committed.layout');
  });
});

describe('the fields an engine is confident of', () => {
  it('are counted with those of them that are wrong, without fields whose truth is not known', () => {
    const file = path.join(mkdtempSync(path.join(tmpdir(), 'tieout-fields-')), 'a.json');
    const sources = {
      total: { confidence: 0.99 },
      dueDate: { confidence: 0.97 },
      vendor: { confidence: 0.6 },
      tax: { confidence: 0.99 },
    };
    const fields = { total: '12.00', dueDate: '2026-01-02', vendor: 'A', tax: '1.00', number: null };
    writeFileSync(file, JSON.stringify({ fields, fieldSources: sources }));
    const score: Score = {
      ...SCORE,
      statement: false,
      fields: { total: true, due_date: false, vendor: false, tax: 'spurious', number: false },
    };
    expect(confidentFieldsOf(score, file)).toEqual({ read: 3, confident: 2, wrong: ['a due_date'] });
  });
});
