import type { Word } from '../../read/page.ts';

/** How much larger one type size of a page is than the next: boxes of one size differ by up to a third, most of all on shaded bands. */
const STEP = 1.8;
/** The same for two boxes of one word that repeats. */
const ALIKE = 1.5;
/** Points by which the left edges of a word and its repetition may differ. */
const SAME_EDGE = 3;

/**
 * Gives words whose boxes are about as high the same type size: the page's usual one, or steps above and below it. A word that repeats at the
 * same left edge, as in titles of accounts, has one size throughout.
 */
export function settleSizes(words: readonly Word[]): Word[] {
  const usual = middleOf(words);
  const alike = repeatedWords(words);
  return words.map((word) => {
    const size = middleOf(alike.get(word) ?? [word]);
    const steps = Math.round(Math.log(size / usual) / Math.log(STEP));
    return { ...word, fontSize: usual * STEP ** steps };
  });
}

function middleOf(words: readonly Word[]): number {
  const sizes = words.map(({ fontSize }) => fontSize).sort((a, b) => a - b);
  return sizes[(sizes.length - 1) >> 1] ?? 0;
}

/** Each word of letters with those of the same text and about its size at its left edge. */
function repeatedWords(words: readonly Word[]): ReadonlyMap<Word, readonly Word[]> {
  const texts = Map.groupBy(
    words.filter(({ text }) => /\p{L}{2}/u.test(text)),
    ({ text }) => text,
  );
  return new Map(
    [...texts.values()].flatMap((same) =>
      same.map((word) => [word, same.filter((other) => isRepetition(word, other))] as const),
    ),
  );
}

function isRepetition(word: Word, { left, fontSize }: Word): boolean {
  const isAsLarge = Math.max(word.fontSize, fontSize) < Math.min(word.fontSize, fontSize) * ALIKE;
  return isAsLarge && Math.abs(left - word.left) < SAME_EDGE;
}
