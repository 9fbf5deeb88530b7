import type { FindingPlace, ShownFinding } from './finding.ts';
import { FINDINGS, type MessageFormats } from './findings.ts';

/** The message of a finding with its values as a reader writes them; one that was stored with another message keeps that. */
export function messageIn({ code, parameters, message }: ShownFinding, formats: MessageFormats): string {
  const kind = FINDINGS[code];
  const isOwn = kind.takes(parameters) && kind.messageOf(parameters) === message;
  return isOwn ? kind.messageOf(parameters, formats) : message;
}

/** The currency of a finding's amounts, given that of each account or invoice of its document; null where it is not known which. */
export function findingCurrency(
  { account, invoice }: FindingPlace,
  currencies: readonly (string | null)[],
): string | null {
  const at = account ?? invoice;
  if (at !== undefined) return currencies[at] ?? null;
  const [only = null, ...others] = new Set(currencies);
  return others.length === 0 ? only : null;
}
