import type { Word } from '../read/page.ts';

/** Fewer single letters may be initials. */
const LEAST_LETTERS = 4;
const LETTER = /^\p{L}$/u;
/** Letters that kerning kept together: "KO N T O STAN D". */
const PIECE = /^(\p{L}|\p{Lu}{2,4})$/u;

/** Largest distance between letters, and between words of such letters, in type heights. */
const [FARTHEST_LETTER, FARTHEST_WORD] = [0.62, 1.2];
/** A space is at least this much wider than the gap between letters, in type heights. */
const SPACE = 0.14;

/** Joins letters that are set one by one to the words they spell: "T O T A L  I N". */
export function joinSpacedLetters(words: readonly Word[]): readonly Word[] {
  let letters = 0;
  for (const { text } of words) if (text.length === 1 && LETTER.test(text)) letters++;
  if (letters < LEAST_LETTERS) return words;
  return stretchesOf(words.toSorted((a, b) => a.left - b.left)).flatMap(spelled);
}

/** Groups consecutive words that are pieces of letters; other words stay alone. */
function stretchesOf(words: readonly Word[]): Word[][] {
  const stretches: Word[][] = [];
  for (const word of words) {
    const stretch = stretches.at(-1);
    const last = stretch?.at(-1);
    const continues =
      last !== undefined &&
      PIECE.test(last.text) &&
      PIECE.test(word.text) &&
      gapOf(last, word) < FARTHEST_WORD;
    if (continues) stretch?.push(word);
    else stretches.push([word]);
  }
  return stretches;
}

function spelled(stretch: readonly Word[]): readonly Word[] {
  const letters = stretch.filter(({ text }) => text.length === 1).length;
  if (letters < LEAST_LETTERS || letters * 2 < stretch.length) return stretch;
  const gaps = stretch.slice(1).map((word, index) => gapOf(stretch[index] ?? word, word));
  const usual = gaps.toSorted((a, b) => a - b)[gaps.length >> 1] ?? 0;
  if (usual > FARTHEST_LETTER) return stretch;
  const words: Word[] = [];
  stretch.forEach((piece, index) => {
    const last = words.at(-1);
    const isNext = last === undefined || (gaps[index - 1] ?? 0) > usual + SPACE;
    if (isNext) words.push(piece);
    else words[words.length - 1] = joined(last, piece);
  });
  return words;
}

function joined(word: Word, piece: Word): Word {
  return {
    ...word,
    text: word.text + piece.text,
    right: piece.right,
    top: Math.min(word.top, piece.top),
    bottom: Math.max(word.bottom, piece.bottom),
    confidence: Math.min(word.confidence, piece.confidence),
  };
}

/** The gap between two consecutive words, in heights of the lower one. */
function gapOf(left: Word, right: Word): number {
  return (right.left - left.right) / Math.min(left.bottom - left.top, right.bottom - right.top);
}
