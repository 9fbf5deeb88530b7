import type { FileDetail } from '@tieout/contract';
import { describe, expect, test } from 'vitest';
import { aggregate } from '../src/features/analytics/aggregate.ts';
import { sortedBy } from '../src/features/files/use-files.ts';

type Given = {
  name: string;
  period: [string, string] | null;
  rows?: [string | null, string][];
  number?: string | null;
};

function file({ name, period, rows = [], number = '1234' }: Given): FileDetail {
  return {
    fileId: '11111111-1111-4111-8111-111111111111',
    originalName: name,
    status: 'completed',
    fileSize: 1,
    pagesDone: 1,
    pageCount: 2,
    createdAt: '2026-02-03T10:00:00Z',
    expiresAt: null,
    problem: null,
    extractedData: [],
    mapping: null,
    extraction: {
      outcome: 'read',
      kind: 'bank_statement',
      language: 'en',
      pageCount: 2,
      findings: [],
      accounts: [
        {
          number,
          currency: 'USD',
          period: period && { start: period[0], end: period[1] },
          opening: null,
          closing: null,
          verdict: 'unproven',
          transactions: rows.map(([date, amount]) => ({
            date,
            postDate: null,
            description: '',
            amount,
            balance: null,
            reference: null,
            confidence: 1,
            source: { page: 1, box: [0, 0, 1, 1] },
          })),
        },
      ],
    },
  };
}

describe('what files add up to', () => {
  test('is summed by month, exactly, with undated rows left out and counted', () => {
    const rows: [string | null, string][] = [
      ['2025-12-16', '0.10'],
      ['2025-12-17', '0.20'],
      ['2026-01-02', '-5.00'],
      [null, '99.00'],
    ];
    const { money, undatedCount, verdicts, use } = aggregate([file({ name: 'a.pdf', period: null, rows })]);
    expect(money).toEqual([
      {
        currency: 'USD',
        months: [
          { month: '2026-01', moneyIn: '0.00', moneyOut: '-5.00' },
          { month: '2025-12', moneyIn: '0.30', moneyOut: '0.00' },
        ],
      },
    ]);
    expect(undatedCount).toBe(1);
    expect(verdicts).toEqual({ proven: 0, unproven: 1, contradicted: 0 });
    expect(use).toEqual([{ month: '2026-02', conversions: 1, pages: 2 }]);
  });
});

describe('the order of the file list', () => {
  const view = { page: 3, search: '', status: 'all', sortBy: 'createdAt', sortOrder: 'desc' } as const;

  test('turns round on the active column, starts descending on another, and goes back to page 1', () => {
    expect(sortedBy(view, 'createdAt')).toMatchObject({ sortOrder: 'asc', page: 1 });
    expect(sortedBy({ ...view, sortOrder: 'asc' }, 'createdAt')).toMatchObject({ sortOrder: 'desc' });
    expect(sortedBy(view, 'fileSize')).toMatchObject({ sortBy: 'fileSize', sortOrder: 'desc', page: 1 });
  });
});
