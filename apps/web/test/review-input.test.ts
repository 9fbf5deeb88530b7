import type { ReviewRow } from '@tieout/contract';
import { describe, expect, test } from 'vitest';
import { firstRow, isSelected, moveTo } from '../src/features/review/selection.ts';
import { commandOf } from '../src/features/review/shortcuts.ts';
import { readTypedCells, typedCellsOf } from '../src/features/review/typed-cells.ts';

const row: ReviewRow = {
  id: '0-3',
  date: '2025-12-16',
  postDate: null,
  description: 'COFFEE',
  amount: '-12.35',
  balance: '100.00',
  reference: null,
  confidence: 1,
  source: { page: 1, box: [0, 0, 1, 1] },
  isExcluded: false,
  isEdited: false,
};
const context = { currency: 'USD', period: null, year: 2025, chosen: {} };
const press = (key: string, more = {}) =>
  commandOf({ key, ctrlKey: false, metaKey: false, shiftKey: false, altKey: false, ...more });

describe('what is typed into a row', () => {
  test('only what was changed becomes a correction', () => {
    const typed = { ...typedCellsOf(row), amount: '-21.35' };
    expect(readTypedCells(row, typed, context)).toEqual({ cells: { amount: '-21.35' } });
    expect(readTypedCells(row, typedCellsOf(row), context)).toEqual({ cells: {} });
  });

  test('an emptied date or balance is nothing, not a guess', () => {
    const typed = { ...typedCellsOf(row), date: '', balance: ' ' };
    expect(readTypedCells(row, typed, context)).toEqual({ cells: { date: null, balance: null } });
  });

  test('a text that may be two amounts is asked about, and the answer is what is sent', () => {
    const typed = { ...typedCellsOf(row), amount: '-1.234' };
    expect(readTypedCells(row, typed, context)).toEqual({
      troubles: {
        amount: {
          message: 'Which one do you mean?',
          choices: [
            { value: '-1234', label: '−1,234.00' },
            { value: '-1.234', label: '−1.234' },
          ],
        },
      },
    });
    expect(readTypedCells(row, typed, { ...context, chosen: { amount: '-1.234' } })).toEqual({
      cells: { amount: '-1.234' },
    });
  });

  test('what cannot be read is said at its cell, and nothing is sent', () => {
    const read = readTypedCells(row, { ...typedCellsOf(row), amount: 'x', date: '2025-02-30' }, context);
    expect(read).toEqual({ troubles: { amount: expect.anything(), date: expect.anything() } });
  });
});

describe('the keys of the review', () => {
  test('mean commands, also with Ctrl or ⌘ where that is the custom', () => {
    expect(press('x')).toBe('exclude');
    expect(press('?')).toBe('help');
    expect(press('z', { ctrlKey: true })).toBe('undo');
    expect(press('z', { metaKey: true, shiftKey: true })).toBe('redo');
    expect(press('y', { ctrlKey: true })).toBe('redo');
    expect(press('x', { ctrlKey: true })).toBeNull();
    expect(press('q')).toBeNull();
  });

  test('move within the rows and extend from the anchor', () => {
    const at2 = moveTo(firstRow, 2, { rowCount: 5, isExtending: false });
    const to4 = moveTo(at2, 9, { rowCount: 5, isExtending: true });
    expect(to4).toEqual({ focus: 4, anchor: 2 });
    expect([0, 1, 2, 3, 4].map((index) => isSelected(to4, index))).toEqual([false, false, true, true, true]);
    expect(moveTo(at2, -3, { rowCount: 5, isExtending: false })).toEqual(firstRow);
  });
});
