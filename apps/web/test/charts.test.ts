import { describe, expect, test } from 'vitest';
import { slugOf } from '../src/features/admin/slug-of.ts';
import { categoryData, moneyData } from '../src/features/analytics/chart-parts.ts';
import { filterOf } from '../src/features/analytics/money-filter.tsx';
import { csvRowsOf, firstRows, turnedRows } from '../src/ui/chart-data.ts';
import { toCsv } from '../src/ui/csv.ts';

const flow = {
  currency: 'USD',
  months: [
    { month: '2026-02', moneyIn: '10.00', moneyOut: '0.50' },
    { month: '2026-01', moneyIn: '0.00', moneyOut: '7.25' },
  ],
  categories: [{ category: null, moneyIn: '10.00', moneyOut: '7.75' }],
};

describe('the data of a chart', () => {
  test('stands in its CSV with every figure as it came', () => {
    expect(toCsv(csvRowsOf(moneyData(flow)))).toBe(
      'Month,Money in,Money out\r\n2026-02,10.00,0.50\r\n2026-01,0.00,7.25\r\n',
    );
  });

  test('names rows without a category so on screen, and leaves the cell empty in the CSV', () => {
    const data = categoryData(flow);
    expect(data.rows).toEqual([{ key: '', label: 'No category' }]);
    expect(csvRowsOf(data)[1]).toEqual(['', '10.00', '7.75']);
  });

  test('holds no formula in its CSV, whatever a category is called', () => {
    const categories = [{ category: '=HYPERLINK("x")', moneyIn: '1.00', moneyOut: '0.00' }];
    expect(csvRowsOf(categoryData({ ...flow, categories }))[1]?.[0]).toBe(`'=HYPERLINK("x")`);
  });

  test('is drawn from the earliest of the latest rows on', () => {
    const { rows, series } = turnedRows(firstRows(moneyData(flow), 2));
    expect(rows.map(({ key }) => key)).toEqual(['2026-01', '2026-02']);
    expect(series[1]?.values).toEqual(['7.25', '0.50']);
  });

  test('is quoted in CSV where it must be', () => {
    expect(toCsv([['a,b', 'say "x"', 'plain']])).toBe('"a,b","say ""x""",plain\r\n');
  });
});

test('the address of the charts names account and days, and nothing it says wrong is asked for', () => {
  const filter = (address: string) => filterOf(new URLSearchParams(address));
  expect(filter('account=a1&from=2025-01-01')).toEqual({ account: 'a1', from: '2025-01-01', to: undefined });
  expect(filter('account=&from=soon&to=2025')).toEqual({
    account: undefined,
    from: undefined,
    to: undefined,
  });
});

test.each([
  ['Closing the year (2026)', 'closing-the-year-2026'],
  ['  Über café — prices!  ', 'uber-cafe-prices'],
  ['決算', ''],
])('the address of a post called %j is %j', (title, slug) => {
  expect(slugOf(title)).toBe(slug);
});
