import type { FindingPlace, ShownFinding } from './finding.ts';
import type { FindingCode } from './finding-codes.ts';
import { FINDINGS, type MessageFormats } from './findings.ts';

/** The message of a finding with its values as a reader writes them; one that was stored with another message keeps that. */
export function messageIn({ code, parameters, message }: ShownFinding, formats: MessageFormats): string {
  return plainMessage(code, parameters) === message ? FINDINGS[code].messageOf(parameters, formats) : message;
}

/** Null where the parameters are not those of the code, as of a finding that an earlier release stored: then its message cannot be built of them. */
function plainMessage(code: FindingCode, parameters: ShownFinding['parameters']): string | null {
  try {
    return FINDINGS[code].messageOf(parameters);
  } catch {
    return null;
  }
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
