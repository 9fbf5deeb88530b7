import type { FileDetail } from '@tieout/contract';
import { describe, expect, test } from 'vitest';
import { aggregate } from '../src/features/analytics/aggregate.ts';
import { sortedBy } from '../src/features/files/use-files.ts';
import { joinCsv } from '../src/features/upload/join-csv.ts';
import { periodIssues } from '../src/features/upload/period-issues.ts';

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

describe('statements of one account', () => {
  const january = file({ name: 'jan.pdf', period: ['2026-01-01', '2026-01-31'] });

  test('that follow each other raise no question', () => {
    expect(periodIssues([file({ name: 'feb.pdf', period: ['2026-02-01', '2026-02-28'] }), january])).toEqual(
      [],
    );
    expect(periodIssues([january, file({ name: 'feb.pdf', period: ['2026-01-31', '2026-02-28'] })])).toEqual(
      [],
    );
  });

  test('that leave days between them are pointed out', () => {
    const march = file({ name: 'mar.pdf', period: ['2026-03-01', '2026-03-31'] });
    expect(periodIssues([march, january])[0]).toContain('leave 28 days between');
  });

  test('that overlap are pointed out', () => {
    const late = file({ name: 'late.pdf', period: ['2026-01-20', '2026-02-20'] });
    expect(periodIssues([january, late])[0]).toContain('overlap from Jan 20, 2026');
  });

  test('are not compared with those of another, or where nothing is printed', () => {
    const other = file({ name: 'other.pdf', period: ['2026-01-20', '2026-02-20'], number: '9999' });
    const unnamed = file({ name: 'unnamed.pdf', period: ['2026-01-20', '2026-02-20'], number: null });
    expect(periodIssues([january, other, unnamed, file({ name: 'x.pdf', period: null })])).toEqual([]);
  });
});

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

describe('several CSV files in one', () => {
  test('have their headings once and all of their rows', () => {
    expect(joinCsv(['a,b\r\n1,2\r\n', 'a,b\r\n', 'a,b\r\n3,"4\n5"\r\n'])).toBe('a,b\r\n1,2\r\n3,"4\n5"\r\n');
  });

  test('are not joined where their columns differ', () => {
    expect(joinCsv(['a,b\r\n1,2\r\n', 'b,a\r\n1,2\r\n'])).toBeNull();
    expect(joinCsv([])).toBeNull();
  });
});
