import type { Word } from '../read/page.ts';

/** The word before index `index`; undefined for the first. Asking an array for index -1 is a slow lookup by property name. */
export function wordBefore(words: readonly Word[], index: number): Word | undefined {
  return index > 0 ? words[index - 1] : undefined;
}
