import { type Extraction, isStatement, type Verdict } from '@tieout/records';

/** The verdict on a whole document: that of its worst account. */
export function worstVerdict(reading: Exclude<Extraction, { outcome: 'unreadable' }>): Verdict {
  const verdicts = isStatement(reading)
    ? reading.accounts.map((account) => account.verdict)
    : [reading.verdict];
  return (['contradicted', 'unproven'] as const).find((verdict) => verdicts.includes(verdict)) ?? 'proven';
}
