import type { ReviewAccount, ReviewResponse } from '@tieout/contract';
import clsx from 'clsx';
import { proofOf } from '../../ui/account-proof.ts';
import { formatMoney } from '../../ui/format-money.ts';
import { VerdictBadge, verdictMeaning } from '../../ui/verdict-badge.tsx';

/** The sum of one account in a line, over its rows; the verdict follows every edit. */
export function ProofStrip({
  account,
  kind,
  onBalance,
}: {
  account: ReviewAccount;
  kind: ReviewResponse['kind'];
  onBalance: (which: 'opening' | 'closing') => void;
}) {
  const transactions = account.rows.filter((row) => !row.isExcluded);
  const proof = proofOf({ ...account, transactions }, kind);
  const figure = (text: string | null) => (text === null ? '–' : formatMoney(text, account.currency));
  const isTiedOut = proof.difference !== null && Number(proof.difference) === 0;
  return (
    <div className="sheet px-4 py-3">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1" role="status">
        <VerdictBadge verdict={account.verdict} />
        <p className="text-xs text-ink-soft">{verdictMeaning[account.verdict]}</p>
      </div>
      <dl className="mt-3 flex flex-wrap gap-x-6 gap-y-2 text-sm">
        <Figure label="Opening" text={figure(proof.opening)} onChange={() => onBalance('opening')} />
        <Figure label={`In (${proof.moneyInCount})`} text={figure(proof.moneyIn)} />
        <Figure label={`Out (${proof.moneyOutCount})`} text={figure(proof.moneyOut)} />
        <Figure label="Makes" text={figure(proof.computedClosing)} />
        <Figure label="Closing" text={figure(proof.closing)} onChange={() => onBalance('closing')} />
        <Figure
          label="Difference"
          text={figure(proof.difference)}
          look={clsx(
            proof.difference !== null &&
              (isTiedOut ? 'double-rule font-semibold text-proven' : 'font-semibold text-contradicted'),
          )}
        />
      </dl>
    </div>
  );
}

function Figure({
  label,
  text,
  look,
  onChange,
}: {
  label: string;
  text: string;
  look?: string;
  onChange?: () => void;
}) {
  return (
    <div>
      <dt className="text-xs text-ink-faint">{label}</dt>
      <dd className={clsx('figures', look)}>
        {onChange ? (
          <button
            type="button"
            className="link"
            onClick={onChange}
            aria-label={`Correct the ${label} balance, ${text}`}
          >
            {text}
          </button>
        ) : (
          text
        )}
      </dd>
    </div>
  );
}
