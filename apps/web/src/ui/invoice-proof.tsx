import { currencyDigits, sumDecimals, type Verdict } from '@tieout/records';
import { FoldedFindings } from './finding-list.tsx';
import { formatCurrency } from './format-money.ts';
import type { InvoiceEntry } from './invoice-entries.ts';
import { plural } from './plural.ts';
import { sumBeforeRounding } from './sum-before-rounding.ts';
import { VerdictBadge } from './verdict-badge.tsx';

/** Whether one invoice or receipt adds up: its lines next to the totals it prints, and everything found. */
export function InvoiceProof({
  entry,
  correctionCount,
}: {
  entry: InvoiceEntry;
  /** Corrections the verdict rests on. */
  correctionCount: number;
}) {
  const { invoice, name, findings } = entry;
  const { fields, lines, verdict } = invoice;
  const digits = currencyDigits(fields.currency);
  const figure = (text: string | null, otherwise: string) =>
    text === null ? otherwise : formatCurrency(text, fields.currency);
  const linesTotal = sumDecimals(
    lines.map((line) => line.amount),
    digits,
  );
  const unrounded = sumBeforeRounding(findings);
  return (
    <section className="sheet" aria-label={name === null ? 'Proof of the document' : `Proof of ${name}`}>
      <header className="flex items-center justify-between gap-3 border-b border-rule px-4 py-3">
        <h3 className="text-sm font-semibold">
          {name === null ? 'Do the numbers agree?' : `${name}: do the numbers agree?`}
        </h3>
        <VerdictBadge verdict={verdict} correctionCount={correctionCount} />
      </header>
      <dl className="px-4 py-3 text-sm">
        <Figure label={plural(lines.length, 'line item')} text={figure(linesTotal, 'cannot be added up')} />
        {unrounded !== null && <Figure label={BEFORE_ROUNDING} text={figure(unrounded, '')} />}
        <Figure label="Subtotal on the document" text={figure(fields.subtotal, 'not printed')} />
        <Figure label="Tax on the document" text={figure(fields.tax, 'not printed')} />
        <Figure label="Total on the document" text={figure(fields.total, 'not printed')} />
      </dl>
      <div className="space-y-3 border-t border-rule px-4 py-3">
        <p className="text-xs text-ink-soft">
          {invoiceMeaning[verdict]} The verdict covers the money, not the names and dates.
        </p>
        {findings.length > 0 && <FoldedFindings findings={findings} isFolded={verdict === 'proven'} />}
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

/** The label of what the lines add up to where each was rounded on its own. */
export const BEFORE_ROUNDING = 'Added up before rounding each line';

/** What a verdict on an invoice or receipt means, in one sentence. */
export const invoiceMeaning: Readonly<Record<Verdict, string>> = {
  proven: 'The line items and the printed totals agree, to the cent.',
  unproven: 'Some figures could not be checked. Compare them with the page.',
  contradicted:
    'The line items and the printed totals do not agree. Compare the figures with the page before you import them.',
};
