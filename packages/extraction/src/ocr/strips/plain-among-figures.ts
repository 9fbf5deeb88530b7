import type { ReadCharacter } from './read-strip.ts';

/** A Latin letter beyond the English alphabet. */
const MARKED = /^(?![\x20-\x7f])\p{L}$/u;

/**
 * Replaces accented letters right next to digits, where no language has them: “Õ1,02” is “01,02”. The replacement is the network's second
 * choice if that is plain, else the letter without its accent.
 */
export function plainAmongFigures(characters: readonly ReadCharacter[]): readonly ReadCharacter[] {
  return characters.map((character, at) => {
    const isMarked =
      MARKED.test(character.text) && (isFigure(characters[at - 1]) || isFigure(characters[at + 1]));
    return isMarked ? { ...character, text: plainOf(character) } : character;
  });
}

function isFigure(character: ReadCharacter | undefined): boolean {
  return character !== undefined && /^\d$/.test(character.text);
}

function plainOf({ text, second }: ReadCharacter): string {
  if (/^[\x21-\x7e]$/.test(second)) return second;
  const base = text.normalize('NFD').charAt(0);
  return base === text ? (STROKED[text] ?? text) : base;
}

/** Letters whose stroke Unicode does not decompose. */
const STROKED: Readonly<Record<string, string>> = { Ø: 'O', ø: 'o', ł: 'l', Ł: 'L', ı: '1', đ: 'd', ß: '8' };
