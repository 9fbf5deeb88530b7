import type { Proof, ReviewAccount, ReviewResponse } from '@tieout/contract';
import { proofOf } from '@tieout/records';
import clsx from 'clsx';
import { useMemo } from 'react';
import { formatCurrency } from '../../ui/format-money.ts';
import { plural } from '../../ui/plural.ts';
import { VerdictBadge, verdictMeaning } from '../../ui/verdict-badge.tsx';
import { ProofNote } from './proof-note.tsx';

/** The sum of one account in a line, over its rows; the verdict follows every edit. */
export function ProofStrip({
  account,
  kind,
  proof: rests,
  isBusy,
  onBalance,
  onAccount,
}: {
  account: ReviewAccount;
  kind: ReviewResponse['kind'];
  /** What the verdict on the file rests on. */
  proof: Proof;
  /** Whether a change is being checked. */
  isBusy: boolean;
  onBalance: (which: 'opening' | 'closing') => void;
  onAccount: () => void;
}) {
  const proof = useMemo(() => {
    const transactions = account.rows.filter((row) => !row.isExcluded);
    return proofOf({ ...account, transactions }, kind);
  }, [account, kind]);
  const figure = (text: string | null) => (text === null ? '–' : formatCurrency(text, account.currency));
  const isTiedOut = proof.difference !== null && Number(proof.difference) === 0;
  const isCard = kind === 'credit_card_statement';
  return (
    <div className="sheet shrink-0 px-4 py-2.5">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        {/* Laid out as if it were not there, so that the account is next to the verdict and the note below both. */}
        <div className="contents" role="status" aria-busy={isBusy}>
          <VerdictBadge verdict={account.verdict} correctionCount={rests.correctionCount} />
          <ProofNote isBusy={isBusy} text={`${verdictMeaning[account.verdict]} ${changedText(rests)}`} />
        </div>
        <AccountName account={account} onAccount={onAccount} />
      </div>
      <dl className="mt-2 grid grid-cols-2 items-end gap-x-4 gap-y-2 text-sm sm:flex sm:flex-nowrap sm:justify-between">
        <Figure
          label={isCard ? 'Opening balance owed' : 'Opening balance'}
          text={figure(proof.opening)}
          isChanged={account.changed?.includes('opening')}
          onChange={() => onBalance('opening')}
        />
        <Figure label={`Money in (${proof.moneyInCount})`} text={figure(proof.moneyIn)} />
        <Figure label={`Money out (${proof.moneyOutCount})`} text={figure(proof.moneyOut)} />
        <Figure label="Calculated closing balance" text={figure(proof.computedClosing)} />
        <Figure
          label="Closing balance on the statement"
          text={figure(proof.closing)}
          isChanged={account.changed?.includes('closing')}
          onChange={() => onBalance('closing')}
        />
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

function AccountName({ account, onAccount }: { account: ReviewAccount; onAccount: () => void }) {
  const text = [account.number ?? 'No account number', account.currency ?? 'no currency'].join(' · ');
  const isChanged = account.changed?.some((name) => name === 'number' || name === 'currency');
  return (
    <p className="ml-auto text-right text-xs text-ink-soft">
      <button type="button" className="link" onClick={onAccount} aria-label={`Correct: Account, ${text}`}>
        {text}
      </button>
      {isChanged && ' changed by you'}
    </p>
  );
}

/** A figure of the document that a person replaced weighs more than a corrected row: it is said apart. */
function changedText({ changedBalanceCount, confirmedCount }: Proof): string {
  const parts = [
    changedBalanceCount > 0 && `${plural(changedBalanceCount, 'printed balance')} changed by you.`,
    confirmedCount > 0 && `${plural(confirmedCount, 'finding')} confirmed.`,
  ];
  return parts.filter(Boolean).join(' ');
}

function Figure({
  label,
  text,
  look,
  isChanged,
  onChange,
}: {
  label: string;
  text: string;
  look?: string;
  isChanged?: boolean | undefined;
  onChange?: () => void;
}) {
  return (
    <div>
      <dt className="text-xs leading-snug text-ink-faint sm:max-w-32">{label}</dt>
      <dd className={clsx('figures', look)}>
        {onChange ? (
          <button type="button" className="link" onClick={onChange} aria-label={`Correct: ${label}, ${text}`}>
            {text}
          </button>
        ) : (
          text
        )}
        {isChanged && <span className="ml-1.5 text-xs font-normal text-ink-soft">changed by you</span>}
      </dd>
    </div>
  );
}
