import { isUnspaced } from '../vocabulary/normalise.ts';

/** Shorter letters may be a code: "CR" is a transfer somewhere. */
const LEAST_WORD = 4;

/** In scripts of syllables and words, each letter is one. */
const LEAST_UNSPACED = 2;

/** Whether a normalised word for money in or out is no code of a kind of movement: it is long enough, or short for two words, "N/D". */
export function saysDirection(word: string): boolean {
  return word.length >= (isUnspaced(word) ? LEAST_UNSPACED : LEAST_WORD) || word.includes(' ');
}
