import type { CurrencyFlow, UserAnalytics } from '@tieout/contract';
import type { ChartData } from '../../ui/chart-data.ts';
import { formatMonth } from '../../ui/format-date.ts';

/** How many months and categories a chart draws; its table has all. */
export const DRAWN_MONTHS = 24;
export const DRAWN_CATEGORIES = 12;

type Months = UserAnalytics['months'];

const monthRows = (months: readonly { month: string }[]): ChartData['rows'] =>
  months.map(({ month }) => ({ key: month, label: formatMonth(month) }));

/** Conversions and pages by month, the latest first. */
export function conversionData(months: Months): ChartData {
  return {
    rowHead: 'Month',
    rows: monthRows(months),
    series: [
      { label: 'Conversions', tone: 'accent', values: months.map((month) => String(month.conversions)) },
      { label: 'Pages', tone: 'quiet', values: months.map((month) => String(month.pages)) },
    ],
  };
}

/** Verdicts by month, the latest first. */
export function verdictData(months: Months): ChartData {
  const series = (['proven', 'unproven', 'contradicted'] as const).map((verdict) => ({
    label: `${verdict[0]?.toUpperCase()}${verdict.slice(1)}`,
    tone: verdict,
    values: months.map((month) => String(month[verdict])),
  }));
  return { rowHead: 'Month', rows: monthRows(months), series };
}

/** Money in and out by month, the latest first. */
export function moneyData({ months }: CurrencyFlow): ChartData {
  return { rowHead: 'Month', rows: monthRows(months), series: flowSeries(months) };
}

/** Money in and out by category, the largest first. */
export function categoryData({ categories }: CurrencyFlow): ChartData {
  const rows = categories.map(({ category }) => ({ key: category ?? '', label: category ?? 'No category' }));
  return { rowHead: 'Category', rows, series: flowSeries(categories) };
}

function flowSeries(flows: readonly { moneyIn: string; moneyOut: string }[]): ChartData['series'] {
  return [
    { label: 'Money in', tone: 'accent', values: flows.map((flow) => flow.moneyIn) },
    { label: 'Money out', tone: 'quiet', values: flows.map((flow) => flow.moneyOut) },
  ];
}
