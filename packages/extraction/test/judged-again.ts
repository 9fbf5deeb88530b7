import { type Extraction, extractionSchema, isStatement } from '@tieout/records';
import { judgeAccount } from '../src/index.ts';

/** What is said of each account of a reading, and what judging it again says once it was stored and opened; nothing where it is no statement. */
export function judgedAgain(extraction: Extraction) {
  const stored = extractionSchema.parse(JSON.parse(JSON.stringify(extraction)));
  if (!isStatement(stored)) return { asRead: [], again: [] };
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
