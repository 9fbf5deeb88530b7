import type { ReadCharacter } from './read-strip.ts';

/** A letter that Latin writing has beyond the English alphabet. */
const MARKED = /^(?![\x20-\x7f])\p{L}$/u;

/**
 * The characters with no marked letter right next to a figure: no language writes one there, and “Õ1,02” is “01,02”. It is the network's
 * second choice where that is plain, else the letter without its marks.
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

/** Letters whose stroke Unicode takes for a part of them. */
const STROKED: Readonly<Record<string, string>> = { Ø: 'O', ø: 'o', ł: 'l', Ł: 'L', ı: '1', đ: 'd', ß: '8' };
