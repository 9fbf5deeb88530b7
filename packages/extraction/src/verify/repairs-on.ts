import { type Finding, type Repair, raiseFinding } from '@tieout/records';
import type { Word } from '../read/page.ts';

/** The repairs among the words. */
export function repairsOn(words: readonly Word[]): Repair[] {
  // Most pages have no repairs, and their words are checked line by line.
  if (!words.some(({ read }) => read !== undefined)) return [];
  return words.flatMap(({ read, text }) => (read === undefined ? [] : [{ read, taken: text }]));
}

/** The finding for a repair, wherever it is. */
export function repairFinding({ read, taken }: Repair): Finding {
  return raiseFinding('repaired', { read, taken });
}
