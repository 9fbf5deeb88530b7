import type { Verdict } from '@tieout/records';
import type { StatementSource } from '../source/export-source.ts';
import type { MergeNote } from './compare-statements.ts';
import type { PlacedStatement } from './place-statement.ts';

const GRAVITY: readonly Verdict[] = ['contradicted', 'unproven', 'proven'];

/**
 * The verdict on statements put behind one another: the weakest that the engine gave them, and no more than `unproven` where the first
 * opening balance and the rows do not make the last closing balance.
 */
export function mergedVerdict(
  parts: readonly PlacedStatement[],
  { openingMinor, closingMinor, movements }: StatementSource,
  notes: readonly MergeNote[],
): Verdict {
  const verdicts = parts.map(({ statement }) => statement.verdict);
  const weakest = GRAVITY.find((verdict) => verdicts.includes(verdict)) ?? 'unproven';
  if (weakest !== 'proven') return weakest;
  // Rows booked twice are not proven, nor are rows that no balance shows to be all there are.
  const isDoubled = notes.some(({ count, level }) => count > 0 && level !== 'change');
  if (isDoubled) return 'unproven';
  if (openingMinor === null || closingMinor === null) return notes.length > 0 ? 'unproven' : weakest;
  let balance = openingMinor;
  for (const { amountMinor } of movements) balance += amountMinor;
  return balance === closingMinor ? 'proven' : 'unproven';
}
