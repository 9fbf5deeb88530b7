import type { Word } from '../read/page.ts';

/** The word before place `index` of a line's words; none before the first. Asked for as place -1, an array looks it up by name, which takes many times as long. */
export function wordBefore(words: readonly Word[], index: number): Word | undefined {
  return index > 0 ? words[index - 1] : undefined;
}
