import type { ReadCharacter } from './read-strip.ts';

type PlacedCharacter = Omit<ReadCharacter, 'x'> & { readonly left: number; readonly right: number };

/** A second choice with a higher probability is more than noise. */
const POSSIBLE = 0.004;
/** A character with a lower confidence may be dirt. */
const DOUBTED = 0.7;
/** How far from a word's ink, in strip pixels, one of its signs may have been missed. */
const REACH = 44;
const SIGN_OF_NUMBER = /^[\d.,'()+$€£-]$/;

/**
 * Alternative readings of a word with digits, one character changed at a time, likeliest first: the network's second choice for a character,
 * signs it skipped within the word or right next to it, and a sign that may be dirt left out. None for words without digits or signs.
 */
export function otherReadings(
  word: readonly PlacedCharacter[],
  passedOver: readonly ReadCharacter[],
): readonly string[] {
  const texts = word.map((character) => character.text);
  if (!texts.some((text) => /\d/.test(text)) && !texts.every((text) => SIGN_OF_NUMBER.test(text))) return [];
  const changed = word.flatMap(({ second, secondConfidence: likelihood }, at) => {
    const isPossible = likelihood >= POSSIBLE && SIGN_OF_NUMBER.test(second);
    return isPossible ? [{ text: texts.with(at, second).join(''), likelihood }] : [];
  });
  const added = passedOver.flatMap(({ text, x, confidence: likelihood }) => {
    const at = SIGN_OF_NUMBER.test(text) ? placeOf(word, x) : null;
    return at === null ? [] : [{ text: texts.toSpliced(at, 0, text).join(''), likelihood }];
  });
  const left = word.flatMap(({ confidence }, at) =>
    confidence < DOUBTED ? [{ text: texts.toSpliced(at, 1).join(''), likelihood: 1 - confidence }] : [],
  );
  const all = [...changed, ...added, ...left].sort((a, b) => b.likelihood - a.likelihood);
  return [...new Set(all.map(({ text }) => text))];
}

/** The index of the word's character before which a position of the strip is; null if it is outside the word. */
function placeOf(word: readonly PlacedCharacter[], x: number): number | null {
  const [first, last] = [word[0], word[word.length - 1]];
  if (first === undefined || last === undefined || x < first.left - REACH || x > last.right + REACH)
    return null;
  const before = word.findIndex((character) => (character.left + character.right) / 2 > x);
  return before < 0 ? word.length : before;
}
