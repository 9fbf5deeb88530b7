import { chunksAt } from '../../lines/chunk.ts';
import { linesOfWords } from '../../lines/line.ts';
import type { Word } from '../../read/page.ts';

/** How much larger one type size of a page is than the next: boxes of one size differ by up to a third, most of all on shaded bands. */
const STEP = 1.8;
/** The same for two boxes of one word that repeats. */
const ALIKE = 1.5;
/** Points by which the left edges of a word and its repetition may differ. */
const SAME_EDGE = 3;
/** The widest gap between words of one size on a line, in heights of its text. */
const NEAR = 3;

/**
 * Gives words whose boxes are about as high the same type size: the page's usual one, or steps above and below it. Words next to each other on
 * a line have one size, as boxes of one line differ too, and so has a word that repeats at the same left edge, as in titles of accounts.
 */
export function settleSizes(read: readonly Word[]): Word[] {
  const words = evenedOnLines(read);
  const usual = middleOf(words);
  const alike = repeatedWords(words);
  return words.map((word) => {
    const size = middleOf(alike.get(word) ?? [word]);
    const steps = Math.round(Math.log(size / usual) / Math.log(STEP));
    return { ...word, fontSize: usual * STEP ** steps };
  });
}

/** The words with the mean size of the boxes next to each other on their line. */
function evenedOnLines(words: readonly Word[]): Word[] {
  const sizes = new Map<Word, number>();
  for (const chunk of linesOfWords(0, words).flatMap((line) => chunksAt(line, NEAR))) {
    const boxes = [...new Set(chunk.words.map(({ fontSize }) => fontSize))];
    const mean = Math.exp(boxes.reduce((sum, size) => sum + Math.log(size), 0) / boxes.length);
    for (const word of chunk.words) sizes.set(word, mean);
  }
  return words.map((word) => ({ ...word, fontSize: sizes.get(word) ?? word.fontSize }));
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
