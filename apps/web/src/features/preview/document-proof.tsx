import { type Extraction, type InvoiceReading, isStatement, type StatementReading } from '@tieout/records';
import { FindingList } from '../../ui/finding-list.tsx';
import { ProofSheet } from '../../ui/proof-sheet.tsx';
import { VerdictBadge, verdictMeaning } from '../../ui/verdict-badge.tsx';

type Reading = Exclude<Extraction, { outcome: 'unreadable' }>;

/** Whether the document ties out, account by account, with the sum written out and everything found. */
export function DocumentProof({ reading }: { reading: Reading }) {
  return isStatement(reading) ? <StatementProof reading={reading} /> : <InvoiceProof reading={reading} />;
}

function StatementProof({ reading }: { reading: StatementReading }) {
  const general = reading.findings.filter((finding) => finding.account === undefined);
  return (
    <div>
      <h3 className="mb-2 text-sm font-semibold">Does it tie out?</h3>
      <div className="grid gap-4">
        {reading.accounts.map((account, index) => (
          <ProofSheet
            // biome-ignore lint/suspicious/noArrayIndexKey: an account may have no number; its place is its identity.
            key={index}
            account={account}
            index={index}
            kind={reading.kind}
            findings={reading.findings.filter((finding) => finding.account === index)}
          />
        ))}
      </div>
      {general.length > 0 && (
        <div className="mt-4">
          <FindingList findings={general} />
        </div>
      )}
    </div>
  );
}

function InvoiceProof({ reading }: { reading: InvoiceReading }) {
  return (
    <div className="sheet space-y-3 p-4">
      <div className="flex items-center justify-between gap-3">
        <h3 className="text-sm font-semibold">Does it add up?</h3>
        <VerdictBadge verdict={reading.verdict} />
      </div>
      <p className="text-xs text-ink-soft">{verdictMeaning[reading.verdict]}</p>
      {reading.findings.length > 0 && <FindingList findings={reading.findings} />}
    </div>
  );
}
