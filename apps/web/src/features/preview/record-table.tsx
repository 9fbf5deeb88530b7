import type { FlatRecord } from '@tieout/records';
import { dateParts, parseDecimal } from '@tieout/records';
import clsx from 'clsx';
import { formatCalendarDate } from '../../ui/format-date.ts';
import { formatMoney } from '../../ui/format-money.ts';

/** Flat records as a table, one column for each detected field. */
export function RecordTable({ fields, rows }: { fields: readonly string[]; rows: readonly FlatRecord[] }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard.
    <section className="overflow-x-auto border border-rule" aria-label="Extracted rows" tabIndex={0}>
      <table className="w-full text-sm">
        <thead>
          <tr className="border-b border-rule-strong bg-band text-left">
            {fields.map((field) => (
              <th
                key={field}
                scope="col"
                className={clsx('px-3 py-2 font-semibold whitespace-nowrap', isMoney(field) && 'text-right')}
              >
                {field}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: rows have no identity but their place.
            <tr key={index} className="border-b border-rule last:border-0">
              {fields.map((field) => (
                <Cell key={field} field={field} text={row[field] ?? ''} />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

function Cell({ field, text }: { field: string; text: string }) {
  if (text === '') return <td className="px-3 py-2 text-ink-faint">N/A</td>;
  if (isMoney(field) && parseDecimal(text))
    return <td className="figures px-3 py-2 text-right">{formatMoney(text)}</td>;
  return (
    <td className={clsx('px-3 py-2', field === 'description' ? 'min-w-32 sm:min-w-56' : 'figures')}>
      {dateParts(text) === null ? text : formatCalendarDate(text)}
    </td>
  );
}

const MONEY_FIELDS = new Set(['amount', 'balance', 'unit_price', 'tax', 'total']);
const isMoney = (field: string) => MONEY_FIELDS.has(field);
