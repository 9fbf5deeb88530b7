import { type Account, type DocumentKind, proofOf } from '@tieout/records';
import clsx from 'clsx';
import { formatCurrency } from '../../ui/format-money.ts';

/** The sum under the sample's rows, written out in one line where there is room. */
export function SampleSum({ account, kind }: { account: Account; kind: DocumentKind }) {
  const proof = proofOf(account, kind);
  const figure = (decimal: string | null) =>
    decimal === null ? 'N/A' : formatCurrency(decimal, account.currency);
  return (
    <dl
      aria-label="Proof of the sample statement"
      className="border-t border-rule-strong px-4 py-3 text-sm sm:grid sm:grid-cols-3 sm:gap-y-3 lg:grid-cols-6"
    >
      <Term label="Opening balance" figure={figure(proof.opening)} />
      <Term label={`Money in (${proof.moneyInCount})`} figure={`+ ${figure(proof.moneyIn)}`} />
      <Term label={`Money out (${proof.moneyOutCount})`} figure={figure(proof.moneyOut)} />
      <Term label="Calculated closing" figure={`= ${figure(proof.computedClosing)}`} />
      <Term label="On the statement" figure={figure(proof.closing)} />
      <Term label="Difference" figure={figure(proof.difference)} isResult />
    </dl>
  );
}

function Term({ label, figure, isResult = false }: { label: string; figure: string; isResult?: boolean }) {
  return (
    <div className="flex justify-between gap-4 py-0.5 sm:block">
      <dt className="text-ink-soft sm:text-xs">{label}</dt>
      <dd className="figures">
        <span className={clsx(isResult && 'sample-result double-rule font-semibold text-proven')}>
          {figure}
        </span>
      </dd>
    </div>
  );
}
