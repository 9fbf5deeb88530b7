import type { Proof, ReviewFinding, ReviewInvoice } from '@tieout/contract';
import { formatCurrency } from '../../ui/format-money.ts';
import { BEFORE_ROUNDING, invoiceMeaning } from '../../ui/invoice-proof.tsx';
import { plural } from '../../ui/plural.ts';
import { sumBeforeRounding } from '../../ui/sum-before-rounding.ts';
import { VerdictBadge } from '../../ui/verdict-badge.tsx';
import { invoiceSums, type Typing } from './invoice-sums.ts';
import { ProofNote } from './proof-note.tsx';

/** Whether an invoice or receipt adds up, as it is typed, and what the verdict does not cover. */
export function InvoiceProof({
  invoice,
  name,
  proof,
  findings,
  isBusy,
  typing,
}: {
  invoice: ReviewInvoice;
  /** Its name among several of a file. */
  name: string | null;
  proof: Proof;
  /** What was found of this invoice. */
  findings: readonly ReviewFinding[];
  isBusy: boolean;
  typing: Typing;
}) {
  const sums = invoiceSums(invoice, typing);
  const figure = (text: string | null) =>
    text === null ? '–' : formatCurrency(text, invoice.fields.currency);
  const unrounded = sumBeforeRounding(findings);
  const agrees = sums.difference !== null && Number(sums.difference) === 0;
  return (
    <section
      className="sheet px-4 py-2.5"
      aria-label={name === null ? 'Proof of the document' : `Proof of ${name}`}
    >
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1" role="status" aria-busy={isBusy}>
        <VerdictBadge verdict={invoice.verdict} correctionCount={proof.correctionCount} />
        <ProofNote isBusy={isBusy} text={`${invoiceMeaning[invoice.verdict]} ${changedText(proof)}`} />
      </div>
      <dl className="mt-2 flex flex-wrap gap-x-6 gap-y-2 text-sm">
        <Figure label={plural(sums.lineCount, 'line item')} text={figure(sums.lines)} />
        {unrounded !== null && <Figure label={BEFORE_ROUNDING} text={figure(unrounded)} />}
        <Figure label="Subtotal" text={figure(sums.subtotal)} />
        {sums.discount !== null && <Figure label="Discount" text={figure(sums.discount)} />}
        {sums.charges !== null && <Figure label="Shipping and charges" text={figure(sums.charges)} />}
        <Figure label="Tax" text={figure(sums.tax)} />
        <Figure label="Calculated total" text={figure(sums.calculated)} />
        <Figure label="Total on the document" text={figure(sums.total)} />
        <Figure
          label="Difference"
          text={figure(sums.difference)}
          look={
            sums.difference === null
              ? undefined
              : agrees
                ? 'double-rule font-semibold'
                : 'font-semibold text-contradicted'
          }
        />
      </dl>
      <p className="mt-2 text-xs text-ink-soft">
        The verdict covers the money. Compare the number, the dates, the vendor and the customer with the
        page.
      </p>
    </section>
  );
}

function changedText({ changedBalanceCount, confirmedCount }: Proof): string {
  const parts = [
    changedBalanceCount > 0 && `${plural(changedBalanceCount, 'printed amount')} changed by you.`,
    confirmedCount > 0 && `${plural(confirmedCount, 'finding')} confirmed.`,
  ];
  return parts.filter(Boolean).join(' ');
}

function Figure({ label, text, look }: { label: string; text: string; look?: string | undefined }) {
  return (
    <div>
      <dt className="text-xs text-ink-faint">{label}</dt>
      <dd className={`figures ${look ?? ''}`}>{text}</dd>
    </div>
  );
}
