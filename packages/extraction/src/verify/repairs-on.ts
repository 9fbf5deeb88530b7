import { type Finding, type Repair, raiseFinding } from '@tieout/records';
import type { Word } from '../read/page.ts';

/** What was taken for something else than was read among the words. */
export function repairsOn(words: readonly Word[]): Repair[] {
  // Nothing was mended on most pages, whose words are asked for line by line.
  if (!words.some(({ read }) => read !== undefined)) return [];
  return words.flatMap(({ read, text }) => (read === undefined ? [] : [{ read, taken: text }]));
}

/** What a person must know of a repair, wherever it stands. */
export function repairFinding({ read, taken }: Repair): Finding {
  return raiseFinding('repaired', { read, taken });
}
