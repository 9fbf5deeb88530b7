import {
  findingCurrency,
  invoicesOf,
  isStatement,
  messageIn,
  type ShownExtraction,
  type ShownFinding,
} from '@tieout/records';
import { formatCalendarDate } from '../ui/format-date.ts';
import { formatCurrency } from '../ui/format-money.ts';
import { userLocale } from '../ui/user-locale.ts';

/** Findings whose messages have amounts, dates and counts as the reader writes them. `currencies` are those of the document's accounts or invoices. */
export function localFindings<Found extends ShownFinding>(
  findings: readonly Found[],
  currencies: readonly (string | null)[],
): Found[] {
  const counts = new Intl.NumberFormat(userLocale());
  return findings.map((finding) => {
    const currency = findingCurrency(finding, currencies);
    const message = messageIn(finding, {
      amount: (decimal) => formatCurrency(decimal, currency),
      date: formatCalendarDate,
      count: (count) => counts.format(count),
    });
    return { ...finding, message };
  });
}

/** A document whose findings are worded for the reader. */
export function withLocalFindings(extraction: ShownExtraction): ShownExtraction {
  if (extraction.outcome === 'unreadable') return extraction;
  const currencies = isStatement(extraction)
    ? extraction.accounts.map(({ currency }) => currency)
    : invoicesOf(extraction).map(({ fields }) => fields.currency);
  return { ...extraction, findings: localFindings(extraction.findings, currencies) };
}
