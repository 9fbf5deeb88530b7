import { isUnspaced } from '../vocabulary/normalise.ts';

/** Shorter words may be codes: in some countries "CR" is a transfer. */
const LEAST_WORD = 4;

/** In syllabic and logographic scripts each character is a syllable or word. */
const LEAST_UNSPACED = 2;

/** Whether a normalized word for money in or out is no code for a transaction type: it is long enough, or stands for two words, "N/D". */
export function saysDirection(word: string): boolean {
  return word.length >= (isUnspaced(word) ? LEAST_UNSPACED : LEAST_WORD) || word.includes(' ');
}
