/** Shorter letters may be a code: "CR" is a transfer somewhere. */
const LEAST_WORD = 4;

/** Whether a normalised word for money in or out is no code of a kind of movement: it is long enough, or short for two words, "N/D". */
export function saysDirection(word: string): boolean {
  return word.length >= LEAST_WORD || word.includes(' ');
}
