import clsx from 'clsx';
import { lazy, Suspense, useId } from 'react';
import type { BarsProps } from './bars.tsx';
import { Button } from './button.tsx';
import { type ChartData, type ChartTone, csvRowsOf } from './chart-data.ts';
import { saveCsv } from './csv.ts';

const Bars = lazy(() => import('./bars.tsx'));

/** A chart, the same as a table, and as a CSV. The code that draws comes with the first chart. */
export function ChartCard({
  title,
  note,
  data,
  drawn = data,
  fileName,
  show = plain,
  ...bars
}: Pick<BarsProps, 'isStacked' | 'isLying'> & {
  title: string;
  note?: string | undefined;
  data: ChartData;
  /** What the chart draws where that is not all of `data`. */
  drawn?: ChartData;
  /** Of the CSV. */
  fileName: string;
  /** How a figure stands in the table. */
  show?: (value: string) => string;
}) {
  const id = useId();
  return (
    <section className="sheet min-w-0" aria-labelledby={id}>
      <header className="flex flex-wrap items-center justify-between gap-2 border-b border-rule px-4 py-3">
        <h2 id={id} className="text-base">
          {title}
        </h2>
        <Button
          size="sm"
          aria-label={`CSV of ${title}`}
          disabled={data.rows.length === 0}
          onClick={() => saveCsv(csvRowsOf(data), fileName)}
        >
          CSV
        </Button>
      </header>
      {data.rows.length === 0 ? (
        <p className="px-4 py-8 text-center text-sm text-ink-soft">Nothing to show yet.</p>
      ) : (
        <>
          <Legend series={data.series} />
          <div className="px-2 py-3">
            <Suspense fallback={<div className="h-60" />}>
              <Bars data={drawn} show={show} {...bars} />
            </Suspense>
          </div>
          {note && <p className="px-4 pb-3 text-xs text-ink-faint">{note}</p>}
          <details className="border-t border-rule">
            <summary className="px-4 py-2.5 text-sm font-medium">Show as table</summary>
            <FiguresTable title={title} data={data} show={show} />
          </details>
        </>
      )}
    </section>
  );
}

function Legend({ series }: Pick<ChartData, 'series'>) {
  if (series.length < 2) return null;
  return (
    <ul className="flex flex-wrap gap-x-4 gap-y-1 px-4 pt-3 text-xs text-ink-soft">
      {series.map(({ label, tone }) => (
        <li key={label} className="flex items-center gap-1.5">
          <span aria-hidden="true" className={clsx('size-2.5 rounded-xs', swatches[tone])} />
          {label}
        </li>
      ))}
    </ul>
  );
}

const swatches: Readonly<Record<ChartTone, string>> = {
  accent: 'bg-accent',
  quiet: 'bg-rule-strong',
  proven: 'bg-proven',
  unproven: 'bg-unproven',
  contradicted: 'bg-contradicted',
};

function FiguresTable({
  title,
  data: { rowHead, rows, series },
  show,
}: {
  title: string;
  data: ChartData;
  show: (value: string) => string;
}) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard.
    <section className="max-h-96 overflow-auto" aria-label={`${title}, as a table`} tabIndex={0}>
      <table className="w-full text-sm">
        <thead>
          <tr className="border-y border-rule-strong bg-band">
            <th scope="col" className="px-4 py-2 text-left font-semibold">
              {rowHead}
            </th>
            {series.map(({ label }) => (
              <th key={label} scope="col" className="px-4 py-2 text-right font-semibold">
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, label }, index) => (
            <tr key={key} className="border-b border-rule last:border-0">
              <th scope="row" className="px-4 py-2 text-left font-normal">
                {label}
              </th>
              {series.map((one) => (
                <td key={one.label} className="figures px-4 py-2 text-right">
                  {show(one.values[index] ?? '')}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

function plain(value: string): string {
  return Number(value).toLocaleString('en-US');
}
