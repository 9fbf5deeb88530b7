import { type Verdict, worstOf } from '@tieout/records';
import type { Movement } from '../source/export-source.ts';
import type { MergeNote } from './compare-statements.ts';
import type { PlacedStatement } from './place-statement.ts';

/** Statements of one account as they become one: the rows that are written, and what was found between them. */
export type MergedRows = {
  readonly ordered: readonly PlacedStatement[];
  readonly rows: readonly Movement[];
  readonly notes: readonly MergeNote[];
  /** The closing balance of the whole; minor units. */
  readonly closingMinor: number | null;
  readonly isRepeatLeftOut: boolean;
};

/**
 * The verdict on statements merged into one: that of the weakest of them, if the first opening balance and all rows lead to the last
 * closing balance. Rows booked twice, or missing between two statements, contradict it; where balances do not show that none are, it is
 * unproven.
 */
export function mergedVerdict({ ordered, rows, notes, closingMinor, isRepeatLeftOut }: MergedRows): Verdict {
  const weakest = worstOf(ordered.map(({ statement }) => statement.verdict));
  const opening = ordered[0]?.statement.openingMinor ?? null;
  const sum = rows.reduce((total, { amountMinor }) => total + amountMinor, opening ?? 0);
  const isKnown = opening !== null && closingMinor !== null && Number.isSafeInteger(sum);
  if (isKnown && sum !== closingMinor) return 'contradicted';
  const isDoubled = notes.some(({ code, count }) => code === 'overlap' && count > 0) && !isRepeatLeftOut;
  const isOpen = isDoubled || (!isKnown && notes.length > 0);
  return weakest === 'proven' && isOpen ? 'unproven' : weakest;
}
