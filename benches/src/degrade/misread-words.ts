import type { Random } from '@tieout/corpus';
import type { PlainWord } from '../speed/extract-words.ts';

/** What cheap recognisers take one sign for. */
const CONFUSIONS: Readonly<Record<string, string>> = {
  '0': 'O',
  '1': '7',
  '3': '8',
  '5': 'S',
  '6': '5',
  '7': '1',
  '8': '3',
  ',': '.',
  '-': '',
};

/** The words as a bad recogniser would have laid them under the picture: about one figure in `rarity` is another one. */
export function misreadWords(words: readonly PlainWord[], random: Random, rarity: number): PlainWord[] {
  return words.map((word) => {
    const text = [...word.text]
      .map((sign) => (sign in CONFUSIONS && random.chance(1 / rarity) ? CONFUSIONS[sign] : sign))
      .join('');
    return { ...word, text };
  });
}
