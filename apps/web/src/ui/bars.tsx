import { Bar, BarChart, CartesianGrid, ResponsiveContainer, Tooltip, XAxis, YAxis } from 'recharts';
import type { ChartData, ChartTone } from './chart-data.ts';
import { once } from './once.ts';

const COLOURS: Readonly<Record<ChartTone, string>> = {
  accent: 'var(--accent)',
  quiet: 'var(--rule-strong)',
  proven: 'var(--proven)',
  unproven: 'var(--unproven)',
  contradicted: 'var(--contradicted)',
};

const tick = { fill: 'var(--ink-soft)', fontSize: 12 };
const ROW_PX = 34;

export type BarsProps = {
  data: ChartData;
  /** One upon the other instead of side by side. */
  isStacked?: boolean;
  /** Bars that lie, for rows with names. */
  isLying?: boolean;
  show: (value: string) => string;
};

/** Bars for each row. Who cannot see them has the table, so they are not read out. */
export default function Bars({ data, isStacked = false, isLying = false, show }: BarsProps) {
  const points = data.rows.map(({ label }, index) => ({
    label,
    ...Object.fromEntries(data.series.map((one) => [one.label, Number(one.values[index] ?? 0)])),
  }));
  const rowPx = isStacked ? ROW_PX : ROW_PX * Math.max(1, data.series.length * 0.75);
  const height = isLying ? 48 + points.length * rowPx : 240;
  const figures = {
    type: 'number' as const,
    tick,
    tickLine: false,
    axisLine: false,
    allowDecimals: false,
    niceTicks: 'snap125' as const,
    tickFormatter: (value: number) => compact().format(value),
  };
  const names = {
    type: 'category' as const,
    dataKey: 'label',
    tick,
    tickLine: false,
    stroke: 'var(--rule-strong)',
  };
  return (
    <div aria-hidden="true">
      <ResponsiveContainer width="100%" height={height}>
        <BarChart
          data={points}
          layout={isLying ? 'vertical' : 'horizontal'}
          accessibilityLayer={false}
          margin={{ top: 8, right: 12, bottom: 0, left: 0 }}
          barGap={1}
          maxBarSize={28}
        >
          <CartesianGrid stroke="var(--rule)" vertical={isLying} horizontal={!isLying} />
          {isLying ? <XAxis {...figures} /> : <XAxis {...names} minTickGap={28} />}
          {isLying ? <YAxis {...names} width={150} /> : <YAxis {...figures} width={48} />}
          <Tooltip
            cursor={{ fill: 'var(--band)' }}
            isAnimationActive={false}
            contentStyle={{
              background: 'var(--sheet)',
              border: '1px solid var(--rule-strong)',
              borderRadius: 4,
              color: 'var(--ink)',
              fontSize: 13,
            }}
            itemStyle={{ color: 'var(--ink)' }}
            formatter={(value) => show(String(value))}
          />
          {data.series.map(({ label, tone }) => (
            <Bar
              key={label}
              dataKey={label}
              fill={COLOURS[tone]}
              isAnimationActive={false}
              {...(isStacked ? { stackId: 'all' } : {})}
            />
          ))}
        </BarChart>
      </ResponsiveContainer>
    </div>
  );
}

const compact = once(
  () => new Intl.NumberFormat('en-US', { notation: 'compact', maximumSignificantDigits: 3 }),
);
