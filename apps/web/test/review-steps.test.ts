import { describe, expect, test } from 'vitest';
import type { ReviewStep } from '../src/api/review.ts';
import { shownAfter, trailAfter } from '../src/features/review/pending-steps.ts';
import { withKnownRows } from '../src/features/review/with-known-rows.ts';
import { reviewOf, threeRows, withRow } from './support/sample-review.ts';

const start = reviewOf(threeRows, { sequence: 4 });
const trail = { now: start, past: [], future: [] };
const rowsAfter = (...steps: Parameters<typeof shownAfter>[1]) =>
  shownAfter(trail, steps).accounts[0]?.rows.map(({ id, amount, isExcluded }) => [id, amount, isExcluded]);

describe('steps that are not answered yet', () => {
  const [first, second, third] = threeRows.map(({ id, amount }) => [id, amount, false]);

  test('show a duplicate under the name the server will give it', () => {
    expect(rowsAfter({ kind: 'edit', edit: { kind: 'duplicate', row: '0-0' } })).toEqual([
      ...[first, ['0-a5', first?.[1], false], second, third],
    ]);
  });

  test('show a row added, a split and a merge', () => {
    const cells = { amount: '7.00' };
    const added = { kind: 'add-row', account: 0, after: null, cells } as const;
    expect(rowsAfter({ kind: 'edit', edit: added })?.[0]).toEqual(['0-a5', '7.00', false]);
    const parts = [
      { description: 'a', amount: '1.00' },
      { description: 'b', amount: '2.00' },
    ];
    expect(
      rowsAfter({ kind: 'edit', edit: { kind: 'split', row: '0-1', parts } })?.map(([id]) => id),
    ).toEqual(['0-0', '0-1.1', '0-1.2', '0-2']);
    expect(
      rowsAfter({ kind: 'edit', edit: { kind: 'merge', rows: ['0-0', '0-1'] } })?.map(([id]) => id),
    ).toEqual(['0-0', '0-2']);
  });

  test('show undo and redo of steps made here, and wait for the server where one was made elsewhere', () => {
    const exclude: ReviewStep = { kind: 'edit', edit: { kind: 'exclude', rows: ['0-0'] } };
    const excluded = [first?.[0], first?.[1], true];
    expect(rowsAfter(exclude, { kind: 'undo' })).toEqual([first, second, third]);
    expect(rowsAfter(exclude, { kind: 'undo' }, { kind: 'redo' })?.[0]).toEqual(excluded);
    expect(rowsAfter({ kind: 'undo' }, exclude)?.[0]).toEqual(first);
  });

  test('are undone to the document as it was answered', () => {
    const answer = reviewOf(withRow(threeRows, 0, { amount: '9.00' }), { sequence: 5 });
    const after = trailAfter(trail, { kind: 'edit', edit: { kind: 'flip-sign', rows: ['0-0'] } }, answer);
    expect(shownAfter(after, [{ kind: 'undo' }]).accounts).toEqual(start.accounts);
  });
});

describe('an answer with the rows that changed', () => {
  const [first, second, third] = threeRows;
  const account = start.accounts[0];
  if (first === undefined || second === undefined || third === undefined || account === undefined)
    throw new Error('there are three rows');

  test('is completed by those that did not', () => {
    const changed = { ...second, amount: '1.00' };
    const answer = {
      ...start,
      accounts: [{ ...account, rowIds: [third.id, second.id], rows: [changed] }],
    };
    expect(withKnownRows(start, answer)?.accounts).toEqual([{ ...account, rows: [third, changed] }]);
  });

  test('is not taken where a row is in neither', () => {
    const answer = { ...start, accounts: [{ ...account, rowIds: [first.id, '0-77'], rows: [] }] };
    expect(withKnownRows(start, answer)).toBeNull();
  });
});
