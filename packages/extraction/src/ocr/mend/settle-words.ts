import type { Word } from '../../read/page.ts';

/** Thin letters, which a coarse scan confuses, and specks read as marks. */
const THIN = /[litfI|!'’]/g;
/** How often a word must appear in a column, and how much more often than another, to replace it. */
const OFTEN = 4;
const MAJORITY = 4;
/** Left edges of one column differ by less, in points: they may follow a number of one digit or two. */
const SAME_EDGE = 6;

/**
 * Corrects words by the others of their column: "juit." and "juif." among a dozen of "juil." differ only in thin letters, and "féevr."
 * from "févr." in a letter that was read twice. A misread word in a date costs its row.
 */
export function settleWords(words: readonly Word[]): Word[] {
  const byShape = new Map<string, Word[]>();
  for (const word of words) {
    if (!/^\p{L}[\p{L}!|'’]{2,5}\.?$/u.test(word.text)) continue;
    const shape = shapeOf(word.text);
    byShape.set(shape, [...(byShape.get(shape) ?? []), word]);
  }
  return words.map((word) => {
    const alike = (byShape.get(shapeOf(word.text)) ?? []).filter(
      (other) => Math.abs(other.left - word.left) < SAME_EDGE,
    );
    const usual = usualOf(alike);
    const same = alike.filter(({ text }) => text === word.text).length;
    const often = alike.filter(({ text }) => text === usual).length;
    return usual !== null && same > 0 && often >= OFTEN && often >= same * MAJORITY
      ? { ...word, text: usual }
      : word;
  });
}

/** The first letter and all later ones that are not thin, without repetitions and accents; a period at the end. */
function shapeOf(text: string): string {
  const bare = text.normalize('NFD').replace(/\p{M}/gu, '');
  return `${bare.slice(0, 1)}${bare.slice(1).replace(THIN, '')}`.replace(/(\p{L})\1/gu, '$1');
}

function usualOf(words: readonly Word[]): string | null {
  const counts = new Map<string, number>();
  for (const { text } of words) counts.set(text, (counts.get(text) ?? 0) + 1);
  return [...counts].sort((a, b) => b[1] - a[1])[0]?.[0] ?? null;
}
