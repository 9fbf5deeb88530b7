import type {
  Account,
  Extraction,
  ShownExtraction,
  StoredExtraction,
  StoredInvoiceReading,
} from './extraction.ts';
import { showFinding } from './raise-finding.ts';

/** The Extraction as it leaves the product: with the messages of its findings. */
export function showExtraction(extraction: Extraction | StoredExtraction | ShownExtraction): ShownExtraction {
  if (extraction.outcome === 'unreadable') return extraction;
  const findings = extraction.findings.map(showFinding);
  if (!('accounts' in extraction)) {
    const { evidence: _, others, ...first } = extraction as StoredInvoiceReading;
    return { ...first, findings, ...(others === undefined ? {} : { others: others.map(withoutEvidence) }) };
  }
  return {
    ...extraction,
    ...{ findings, accounts: extraction.accounts.map((account: Account) => withoutEvidence(account)) },
  };
}

function withoutEvidence<Judged extends { readonly evidence?: unknown }>(
  judged: Judged,
): Omit<Judged, 'evidence'> {
  const { evidence: _, ...shown } = judged;
  return shown;
}
