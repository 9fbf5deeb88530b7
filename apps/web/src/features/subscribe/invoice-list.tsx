import { type InvoiceDetail, type InvoiceStatus, planOf } from '@tieout/contract';
import { formatInstant } from '../../ui/format-date.ts';
import { formatMinor } from '../../ui/format-minor.ts';

const STATES: Readonly<Record<InvoiceStatus, string>> = { paid: 'Paid', open: 'Open', void: 'Void' };

/** The account's invoices, the newest first. */
export function InvoiceList({ invoices }: { invoices: readonly InvoiceDetail[] }) {
  if (invoices.length === 0) return <p className="text-sm text-ink-soft">No invoices yet.</p>;
  return (
    <section
      aria-label="Invoices"
      className="overflow-x-auto"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard.
      tabIndex={0}
    >
      <table className="w-full text-sm">
        <thead>
          <tr className="border-b border-rule text-left text-xs text-ink-faint">
            <th className="py-1.5 pr-4 font-medium">Date</th>
            <th className="py-1.5 pr-4 font-medium">Plan</th>
            <th className="py-1.5 pr-4 text-right font-medium">Amount</th>
            <th className="py-1.5 pr-4 font-medium">State</th>
            <th className="py-1.5 font-medium">Invoice</th>
          </tr>
        </thead>
        <tbody>
          {invoices.map((invoice) => (
            <tr key={invoice.id} className="border-b border-rule last:border-0">
              <td className="figures py-2 pr-4">{formatInstant(invoice.issuedAt)}</td>
              <td className="py-2 pr-4">{planOf(invoice.planType).name}</td>
              <td className="figures py-2 pr-4 text-right">
                {formatMinor(invoice.amountMinor, invoice.currency)}
              </td>
              <td className="py-2 pr-4">{STATES[invoice.status]}</td>
              <td className="py-2">
                {invoice.url && (
                  <a className="link" href={invoice.url} target="_blank" rel="noreferrer">
                    {invoice.number ?? 'Open'}
                  </a>
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
