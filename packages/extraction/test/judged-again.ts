import { type Extraction, extractionSchema, invoicesOf, isStatement } from '@tieout/records';
import { isAboutFile, judgeAccount, judgeInvoice } from '../src/index.ts';

/** What is said of each account or invoice of a reading, and what judging it again says once it was stored and opened; nothing where it could not be read. */
export function judgedAgain(extraction: Extraction) {
  const stored = extractionSchema.parse(JSON.parse(JSON.stringify(extraction)));
  if (stored.outcome === 'unreadable') return { asRead: [], again: [] };
  if (!isStatement(stored)) return invoicesAgain(stored);
  const asRead = stored.accounts.map(({ verdict, opening, closing }, index) => ({
    ...{ verdict, opening, closing },
    findings: stored.findings.filter(({ account }) => account === index),
  }));
  const again = stored.accounts.map(({ evidence, period, transactions }, index) => {
    if (evidence === undefined) throw new Error('a reading without what judging it again takes');
    const rows = transactions.map((row, readAs) => ({ ...row, readAs, changed: [] }));
    const isOfCard = stored.kind === 'credit_card_statement';
    const { findings, ...rest } = judgeAccount(evidence, { rows, period, entered: {} }, { isOfCard });
    return { ...rest, findings: findings.map((finding) => ({ ...finding, account: index })) };
  });
  return { asRead, again };
}

function invoicesAgain(stored: Exclude<Extraction, { outcome: 'unreadable' } | { accounts: unknown }>) {
  const isOne = stored.others === undefined;
  const asRead = invoicesOf(stored).map(({ verdict }, index) => ({
    verdict,
    findings: stored.findings.filter((finding) => (finding.invoice ?? 0) === index && !isAboutFile(finding)),
  }));
  const again = invoicesOf(stored).map(({ evidence, fields, lines }, index) => {
    if (evidence === undefined) throw new Error('a reading without what judging it again takes');
    const asItWas = lines.map((line, readAs) => ({ ...line, readAs, changed: [] }));
    const { verdict, findings } = judgeInvoice(evidence, { fields, lines: asItWas, entered: [] });
    const placed = findings.map((finding) => (isOne ? finding : { ...finding, invoice: index }));
    return { verdict, findings: placed };
  });
  return { asRead, again };
}
