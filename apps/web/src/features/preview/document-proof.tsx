import {
  isStatement,
  type ShownExtraction,
  type ShownInvoiceReading,
  type ShownStatementReading,
} from '@tieout/records';
import { FoldedFindings } from '../../ui/finding-list.tsx';
import { invoiceEntries } from '../../ui/invoice-entries.ts';
import { InvoiceProof } from '../../ui/invoice-proof.tsx';
import { ProofSheet } from '../../ui/proof-sheet.tsx';

type Reading = Exclude<ShownExtraction, { outcome: 'unreadable' }>;

/** Whether the document ties out, account by account, with the sum written out and everything found. */
export function DocumentProof({
  reading,
  correctionCount,
}: {
  reading: Reading;
  /** Corrections the verdict rests on. */
  correctionCount: number;
}) {
  return isStatement(reading) ? (
    <StatementProof reading={reading} correctionCount={correctionCount} />
  ) : (
    <InvoiceProofs reading={reading} correctionCount={correctionCount} />
  );
}

function StatementProof({
  reading,
  correctionCount,
}: {
  reading: ShownStatementReading;
  correctionCount: number;
}) {
  const general = reading.findings.filter((finding) => finding.account === undefined);
  return (
    <div>
      <h3 className="mb-2 text-sm font-semibold">Do the numbers agree?</h3>
      <div className="grid gap-4">
        {reading.accounts.map((account, index) => (
          <ProofSheet
            // biome-ignore lint/suspicious/noArrayIndexKey: an account may have no number; its place is its identity.
            key={index}
            account={account}
            index={index}
            correctionCount={correctionCount}
            kind={reading.kind}
            findings={reading.findings.filter((finding) => finding.account === index)}
          />
        ))}
      </div>
      {general.length > 0 && (
        <div className="mt-4">
          <FoldedFindings
            findings={general}
            isFolded={reading.accounts.every(({ verdict }) => verdict === 'proven')}
          />
        </div>
      )}
    </div>
  );
}

function InvoiceProofs({
  reading,
  correctionCount,
}: {
  reading: ShownInvoiceReading;
  correctionCount: number;
}) {
  const { entries, general } = invoiceEntries(reading);
  return (
    <div className="grid gap-4">
      {general.length > 0 && (
        <FoldedFindings
          findings={general}
          isFolded={entries.every(({ invoice }) => invoice.verdict === 'proven')}
        />
      )}
      {entries.map((entry) => (
        <InvoiceProof key={entry.place} entry={entry} correctionCount={correctionCount} />
      ))}
    </div>
  );
}
