import {
  currencyDigits,
  type Extraction,
  type InvoiceReading,
  isStatement,
  type StatementReading,
  sumDecimals,
  type Verdict,
} from '@tieout/records';
import { FindingList } from '../../ui/finding-list.tsx';
import { formatMoney } from '../../ui/format-money.ts';
import { ProofSheet } from '../../ui/proof-sheet.tsx';
import { VerdictBadge } from '../../ui/verdict-badge.tsx';

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
  const { fields, lines } = reading;
  const digits = currencyDigits(fields.currency);
  const figure = (text: string | null, otherwise: string) =>
    text === null ? otherwise : formatMoney(text, fields.currency);
  const linesTotal = sumDecimals(
    lines.map((line) => line.amount),
    digits,
  );
  return (
    <section className="sheet" aria-label="Proof of the document">
      <header className="flex items-center justify-between gap-3 border-b border-rule px-4 py-3">
        <h3 className="text-sm font-semibold">Does it add up?</h3>
        <VerdictBadge verdict={reading.verdict} />
      </header>
      <dl className="px-4 py-3 text-sm">
        <Figure label={`Lines (${lines.length})`} text={figure(linesTotal, 'cannot be added up')} />
        <Figure label="Subtotal as printed" text={figure(fields.subtotal, 'not printed')} />
        <Figure label="Tax as printed" text={figure(fields.tax, 'not printed')} />
        <Figure label="Total as printed" text={figure(fields.total, 'not printed')} />
      </dl>
      <div className="space-y-3 border-t border-rule px-4 py-3">
        <p className="text-xs text-ink-soft">{invoiceMeaning[reading.verdict]}</p>
        {reading.findings.length > 0 && <FindingList findings={reading.findings} />}
      </div>
    </section>
  );
}

function Figure({ label, text }: { label: string; text: string }) {
  return (
    <div className="flex justify-between gap-6 py-1">
      <dt className="text-ink-soft">{label}</dt>
      <dd className="figures">{text}</dd>
    </div>
  );
}

const invoiceMeaning: Readonly<Record<Verdict, string>> = {
  proven: 'The lines and the printed sums agree, to the cent.',
  unproven: 'The document prints too little to check its sums. Compare the figures with the page.',
  contradicted:
    'The lines and the printed sums do not agree. Compare the figures with the page before you import them.',
};
