import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { type AnalyticsRange, analyticsRangeSchema, type ServiceDay } from '@tieout/contract';
import { useState } from 'react';
import { fetchServiceDays } from '../../api/admin.ts';
import { Button } from '../../ui/button.tsx';
import { ChartCard } from '../../ui/chart-card.tsx';
import { type ChartData, type ChartSeries, csvRowsOf } from '../../ui/chart-data.ts';
import { saveCsv } from '../../ui/csv.ts';
import { formatCalendarDate } from '../../ui/format-date.ts';
import { formatCurrency } from '../../ui/format-money.ts';
import { Loaded } from '../../ui/loaded.tsx';
import { userLocale } from '../../ui/user-locale.ts';

const RANGE_NAMES: Readonly<Record<AnalyticsRange, string>> = {
  '7d': '7 days',
  '30d': '30 days',
  '90d': '90 days',
};

type Figure = Exclude<keyof ServiceDay, 'day'>;

const SERIES: Readonly<Record<Figure, Pick<ChartSeries, 'label' | 'tone'>>> = {
  uploads: { label: 'Uploads', tone: 'accent' },
  conversions: { label: 'Conversions', tone: 'accent' },
  proven: { label: 'Proven', tone: 'proven' },
  unproven: { label: 'Unproven', tone: 'unproven' },
  contradicted: { label: 'Contradicted', tone: 'contradicted' },
  failed: { label: 'Failed', tone: 'quiet' },
  users: { label: 'New users', tone: 'accent' },
  revenue: { label: 'Revenue (USD)', tone: 'accent' },
  testRevenue: { label: 'Test payments (USD)', tone: 'quiet' },
};

const CHARTS: readonly { title: string; figures: readonly Figure[] }[] = [
  { title: 'Uploads', figures: ['uploads'] },
  { title: 'Conversions', figures: ['conversions'] },
  { title: 'Results', figures: ['proven', 'unproven', 'contradicted', 'failed'] },
  { title: 'New users', figures: ['users'] },
  { title: 'Revenue', figures: ['revenue', 'testRevenue'] },
];
/** Counted in dollars, not in pieces. */
const MONEY: readonly Figure[] = ['revenue', 'testRevenue'];

/** What the whole service did, day by day. */
export function AnalyticsTab() {
  const [range, setRange] = useState<AnalyticsRange>('30d');
  const days = useQuery({
    queryKey: ['admin', 'analytics', range],
    queryFn: () => fetchServiceDays(range),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
  const everything = days.data && dataOf(days.data.days, Object.keys(SERIES) as Figure[]);
  return (
    <div className="space-y-6">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <Ranges range={range} onChange={setRange} />
        <Button
          disabled={everything === undefined}
          onClick={() => everything && saveCsv(csvRowsOf(everything), `tieout-${range}.csv`)}
        >
          Export
        </Button>
      </div>
      <Loaded query={days} label="Counting...">
        {(data) => (
          <div className="grid gap-6 lg:grid-cols-2">
            {CHARTS.map(({ title, figures }) => (
              <DayChart key={title} title={title} days={data.days} figures={figures} />
            ))}
          </div>
        )}
      </Loaded>
    </div>
  );
}

function Ranges({ range, onChange }: { range: AnalyticsRange; onChange: (range: AnalyticsRange) => void }) {
  return (
    <fieldset className="flex gap-1">
      <legend className="sr-only">Time range</legend>
      {analyticsRangeSchema.options.map((id) => (
        <Button
          key={id}
          size="sm"
          variant={id === range ? 'primary' : 'secondary'}
          aria-pressed={id === range}
          onClick={() => onChange(id)}
        >
          {RANGE_NAMES[id]}
        </Button>
      ))}
    </fieldset>
  );
}

function DayChart({
  title,
  days,
  figures,
}: {
  title: string;
  days: readonly ServiceDay[];
  figures: readonly Figure[];
}) {
  const isMoney = figures.some((figure) => MONEY.includes(figure));
  // Test payments are no revenue.
  const counted = figures.filter((figure) => figure !== 'testRevenue');
  const total = days.reduce((sum, day) => sum + counted.reduce((of, figure) => of + day[figure], 0), 0);
  const show = (value: string) =>
    isMoney ? formatCurrency(value, 'USD') : Number(value).toLocaleString(userLocale());
  return (
    <ChartCard
      title={`${title}: ${show(isMoney ? total.toFixed(2) : String(total))}`}
      data={dataOf(days, figures)}
      fileName={`${title.toLowerCase().replaceAll(' ', '-')}.csv`}
      show={show}
      isStacked={figures.length > 1 && !isMoney}
    />
  );
}

function dataOf(days: readonly ServiceDay[], figures: readonly Figure[]): ChartData {
  return {
    rowHead: 'Day',
    rows: days.map(({ day }) => ({ key: day, label: formatCalendarDate(day) })),
    series: figures.map((figure) => ({
      ...SERIES[figure],
      values: days.map((day) => (MONEY.includes(figure) ? day[figure].toFixed(2) : String(day[figure]))),
    })),
  };
}
