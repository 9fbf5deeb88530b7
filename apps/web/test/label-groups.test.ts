import type { LabelledRow } from '@tieout/contract';
import { describe, expect, test } from 'vitest';
import { labelGroups, takeAll } from '../src/features/labels/label-groups.ts';

const row = (id: string, amount: string, more: Partial<LabelledRow> = {}): LabelledRow => ({
  row: id,
  date: null,
  description: `CARD 12${id} COFFEE & CO`,
  amount,
  payee: null,
  category: null,
  suggestion: { payee: 'COFFEE & CO', category: 'Meals', reason: 'the description says “COFFEE”' },
  ...more,
});

describe('rows to be labelled', () => {
  test('are gathered by payee and direction, with their sum', () => {
    const groups = labelGroups([row('0-0', '-3.10'), row('0-1', '5.00'), row('0-2', '-4.20')]);
    expect(groups.map(({ rows, total }) => [rows, total])).toEqual([
      [['0-0', '0-2'], '-7.30'],
      [['0-1'], '5.00'],
    ]);
  });

  test('have a label only where all of them have it', () => {
    const [group] = labelGroups([row('0-0', '-3.10', { category: 'Meals' }), row('0-1', '-1.00')]);
    expect(group?.category).toBeNull();
  });

  test('take proposals only for what is empty', () => {
    expect(takeAll(labelGroups([row('0-0', '-3.10', { category: 'Travel' })]))).toEqual([
      { rows: ['0-0'], payee: 'COFFEE & CO' },
    ]);
    expect(takeAll(labelGroups([row('0-0', '-3.10', { category: 'Travel', payee: 'Bar' })]))).toEqual([]);
  });
});
