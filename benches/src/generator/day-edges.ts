import type { Entry } from '@tieout/corpus';

/** Whether no earlier row of the same day stands before it. */
export function isFirstOfDay(entries: readonly Entry[], entry: Entry): boolean {
  return entries[entries.indexOf(entry) - 1]?.date !== entry.date;
}

/** Whether no later row of the same day stands after it. */
export function isLastOfDay(entries: readonly Entry[], entry: Entry): boolean {
  return entries[entries.indexOf(entry) + 1]?.date !== entry.date;
}
