import clsx from 'clsx';
import { formatCalendarDate } from '../../ui/format-date.ts';
import { formatMoney } from '../../ui/format-money.ts';
import { ProofSheet } from '../../ui/proof-sheet.tsx';
import { sampleConversion } from './sample-conversion.ts';
import { Section } from './section.tsx';

/** A real conversion: what the engine reads of a statement made up for this page, with its proof. */
export function Sample() {
  const [account] = sampleConversion.accounts;
  if (account === undefined) return null;
  return (
    <Section
      id="sample"
      title="What you get"
      lead="A statement from a made-up bank, and what Tieout actually read from it. Nothing here was typed by hand."
    >
      <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1.5fr)_minmax(20rem,1fr)]">
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard. */}
        <section className="sheet overflow-x-auto" aria-label="Sample transactions" tabIndex={0}>
          <table className="w-full text-sm">
            <thead>
              <tr className="border-b border-rule-strong text-left">
                <th scope="col" className="px-4 py-2.5 font-semibold">
                  Date
                </th>
                <th scope="col" className="px-4 py-2.5 font-semibold">
                  Description
                </th>
                <th scope="col" className="px-4 py-2.5 text-right font-semibold">
                  Amount
                </th>
                <th scope="col" className="hidden px-4 py-2.5 text-right font-semibold sm:table-cell">
                  Balance
                </th>
              </tr>
            </thead>
            <tbody>
              {account.transactions.map((row, index) => (
                <tr key={row.description} className={clsx(index % 2 === 0 && 'bg-band')}>
                  <td className="figures px-4 py-2.5">{row.date ? formatCalendarDate(row.date) : 'N/A'}</td>
                  <td className="px-4 py-2.5">{row.description}</td>
                  <td className="figures px-4 py-2.5 text-right">{formatMoney(row.amount)}</td>
                  <td className="figures hidden px-4 py-2.5 text-right text-ink-soft sm:table-cell">
                    {row.balance && formatMoney(row.balance)}
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </section>
        <ProofSheet account={account} index={0} kind={sampleConversion.kind} findings={[]} />
      </div>
    </Section>
  );
}
