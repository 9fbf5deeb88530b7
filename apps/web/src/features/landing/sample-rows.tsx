import clsx from 'clsx';
import { Check } from 'lucide-react';
import { formatCalendarDate } from '../../ui/format-date.ts';
import { formatMoney } from '../../ui/format-money.ts';
import type { LitRows } from './sample-page.tsx';

/** What was read from the sample statement. A check mark says that the printed balance follows from the row. */
export function SampleRows({ transactions, lit, onLight }: LitRows) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard.
    <section className="overflow-x-auto" aria-label="Sample transactions" tabIndex={0}>
      <table className="h-full w-full text-sm">
        <thead>
          <tr className="border-b border-rule-strong text-left">
            <th scope="col" className="px-3 py-2 font-semibold sm:px-4">
              Date
            </th>
            <th scope="col" className="px-3 py-2 font-semibold sm:px-4">
              Description
            </th>
            <th scope="col" className="px-3 py-2 text-right font-semibold sm:px-4">
              Amount
            </th>
            <th scope="col" className="hidden px-3 py-2 pr-10 text-right font-semibold sm:table-cell">
              Balance
            </th>
          </tr>
        </thead>
        <tbody>
          {transactions.map((row, index) => (
            <tr
              key={row.description}
              className={clsx('sample-row', index % 2 === 0 && 'bg-band', lit === index && 'is-lit')}
              style={{ '--step': index } as React.CSSProperties}
              onPointerEnter={() => onLight(index)}
              onPointerLeave={() => onLight(null)}
            >
              <td className="figures px-3 py-2 sm:px-4">{row.date ? formatCalendarDate(row.date) : 'N/A'}</td>
              <td className="px-3 py-2 sm:px-4">{row.description}</td>
              <td className="figures px-3 py-2 text-right sm:px-4">{formatMoney(row.amount)}</td>
              <td className="figures hidden px-3 py-2 text-right text-ink-soft sm:table-cell">
                {row.balance && formatMoney(row.balance)}
                <Check
                  className="sample-check ml-2 inline size-3.5 align-[-0.1em] text-proven"
                  strokeWidth={3}
                  aria-hidden="true"
                />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
