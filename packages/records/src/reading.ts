// What asks about a reading. Apart from the schemas, so that a page that only shows one need not build them.
import type {
  Extraction,
  Invoice,
  InvoiceReading,
  ShownExtraction,
  ShownInvoiceReading,
  ShownStatementReading,
  StatementReading,
  StoredExtraction,
} from './extraction.ts';
import type { Verdict } from './verdict.ts';

/** A field at or above this confidence needs no look; fewer than one in a hundred of these are wrong. */
export const CONFIDENT = 0.9;

/** Whether the reading is of a bank or card statement, and so has accounts. */
export function isStatement<Any extends Extraction | StoredExtraction | ShownExtraction>(
  extraction: Any,
): extraction is Extract<Any, { accounts: unknown }> {
  return extraction.outcome === 'read' && 'accounts' in extraction;
}

/** Every invoice and receipt of a file, in the order of its pages. */
export function invoicesOf({
  kind,
  verdict,
  fields,
  fieldSources,
  lines,
  evidence,
  others = [],
}: Pick<InvoiceReading, keyof Invoice | 'others'>): Invoice[] {
  const first = {
    ...{ kind, verdict, fields, lines },
    ...(fieldSources === undefined ? {} : { fieldSources }),
    ...(evidence === undefined ? {} : { evidence }),
  };
  return [first, ...others];
}

/** The gravest of some verdicts: `unproven` where there are none. */
export function worstOf(verdicts: readonly Verdict[]): Verdict {
  const gravity = ['contradicted', 'unproven', 'proven'] as const;
  return gravity.find((verdict) => verdicts.includes(verdict)) ?? 'unproven';
}

/** The verdict on a whole file: that of its worst account, invoice or receipt; `unproven` where it holds none. */
export function worstVerdict(
  reading: StatementReading | InvoiceReading | ShownStatementReading | ShownInvoiceReading,
): Verdict {
  const judged = isStatement(reading) ? reading.accounts : invoicesOf(reading);
  return worstOf(judged.map(({ verdict }) => verdict));
}
