import type { Word } from '../read/page.ts';
import { type Line, lineOf } from './line.ts';

/** A figure with cents right behind a capital letter. */
const GLUED = /^[A-Z]\d[\d.,']*[.,]\d{2}$/;
/** Such figures that must stand in a document before its letter is taken for the sign of a money. */
const ENOUGH = 4;
const FIGURE = /^\d[\d.,']*$/;
const [NOUGHT, NINE] = [48, 57];

/**
 * The capital letter that stands for the sign of a money, as where a font made for one document maps the rupee's to any letter: the
 * only one that figures are glued to. Null where there are few such figures, or several such letters.
 */
export function letterForMoney(pages: readonly (readonly Line[])[]): string | null {
  let letter: string | null = null;
  let count = 0;
  for (const lines of pages)
    for (const { words } of lines)
      for (const { text } of words) {
        const second = text.charCodeAt(1);
        // Hardly a word has a figure second, and needs a closer look.
        if (!(second >= NOUGHT && second <= NINE) || !GLUED.test(text)) continue;
        if (letter !== null && !text.startsWith(letter)) return null;
        letter = text.slice(0, 1);
        count++;
      }
  return count >= ENOUGH ? letter : null;
}

/** The lines without the letter that stands for the sign of a money; each figure then begins where its letter did. */
export function withoutLetterForMoney(lines: readonly Line[], letter: string): Line[] {
  return lines.map((line) =>
    line.words.some(({ text }) => text.startsWith(letter))
      ? { ...line, words: lineOf(line.page, withoutLetter(line.words, letter)).words }
      : line,
  );
}

function withoutLetter(words: readonly Word[], letter: string): Word[] {
  return words.flatMap((word, index): Word[] => {
    const [before, next] = [words[index - 1], words[index + 1]];
    if (word.text === letter && next !== undefined && FIGURE.test(next.text)) return [];
    if (FIGURE.test(word.text) && before?.text === letter) return [{ ...word, left: before.left }];
    const rest = word.text.slice(1);
    return [word.text.startsWith(letter) && FIGURE.test(rest) ? { ...word, text: rest } : word];
  });
}
