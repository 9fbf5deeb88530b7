import {
  type Account,
  type AccountProof,
  type DocumentKind,
  proofOf,
  type ShownFinding,
} from '@tieout/records';
import clsx from 'clsx';
import { accountTitle, periodText } from './account-title.ts';
import { FoldedFindings } from './finding-list.tsx';
import { formatCurrency } from './format-money.ts';
import { VerdictBadge, verdictMeaning } from './verdict-badge.tsx';

/** The proof of one account: its sum written out, the verdict, and what was found. */
export function ProofSheet({
  account,
  index,
  kind,
  findings,
  correctionCount = 0,
}: {
  account: Account;
  index: number;
  kind: DocumentKind;
  findings: readonly ShownFinding[];
  /** Corrections the verdict rests on. */
  correctionCount?: number;
}) {
  const period = periodText(account);
  return (
    <section className="sheet overflow-hidden" aria-label={`Proof of ${accountTitle(account, index)}`}>
      <header className="flex flex-wrap items-center justify-between gap-2 border-b border-rule px-4 py-3">
        <div>
          <h3 className="text-sm font-semibold">{accountTitle(account, index)}</h3>
          {period && <p className="text-xs text-ink-faint">{period}</p>}
        </div>
        <VerdictBadge verdict={account.verdict} correctionCount={correctionCount} />
      </header>
      <ProofLines
        account={account}
        proof={proofOf(account, kind)}
        isCard={kind === 'credit_card_statement'}
      />
      <p className="border-t border-rule px-4 py-3 text-xs text-ink-soft">
        {verdictMeaning[account.verdict]}
      </p>
      {findings.length > 0 && (
        <div className="border-t border-rule px-4 py-3">
          <FoldedFindings findings={findings} isFolded={account.verdict === 'proven'} />
        </div>
      )}
    </section>
  );
}

function ProofLines({ account, proof, isCard }: { account: Account; proof: AccountProof; isCard: boolean }) {
  const figure = (text: string | null) =>
    text === null ? 'not printed' : formatCurrency(text, account.currency);
  const summed = (text: string | null) =>
    text === null ? 'cannot be calculated' : formatCurrency(text, account.currency);
  const isTiedOut = proof.difference !== null && Number(proof.difference) === 0;
  return (
    <dl className="px-4 py-3 text-sm">
      <Line label={isCard ? 'Opening balance owed' : 'Opening balance'} figure={figure(proof.opening)} />
      <Line label={`Money in (${proof.moneyInCount})`} figure={summed(proof.moneyIn)} />
      <Line label={`Money out (${proof.moneyOutCount})`} figure={summed(proof.moneyOut)} />
      <Line label="Calculated closing balance" figure={summed(proof.computedClosing)} isTotal />
      <Line label="Closing balance on the statement" figure={figure(proof.closing)} />
      {proof.difference !== null && (
        <Line
          label="Difference"
          figure={figure(proof.difference)}
          tone={isTiedOut ? 'proven' : 'contradicted'}
          isTotal
        />
      )}
    </dl>
  );
}

function Line({
  label,
  figure,
  isTotal,
  tone,
}: {
  label: string;
  figure: string;
  isTotal?: boolean;
  tone?: 'proven' | 'contradicted';
}) {
  return (
    <div
      className={clsx('flex justify-between gap-6 py-1', isTotal && 'mt-1 border-t border-rule-strong pt-2')}
    >
      <dt className="text-ink-soft">{label}</dt>
      <dd
        className={clsx(
          'figures',
          tone === 'proven' && 'double-rule font-semibold text-proven',
          tone === 'contradicted' && 'font-semibold text-contradicted',
        )}
      >
        {figure}
      </dd>
    </div>
  );
}
