import type { Word } from '../../read/page.ts';
import { isAdjacent } from './is-adjacent.ts';
import { joinWords } from './join-words.ts';

/** How many amounts of a column must have the sign before a misread one is corrected, and what share of those with any sign. */
const NEIGHBOURS = 5;
const MOSTLY = 0.8;
/** How closely the right edges of a column's amounts agree, in points. */
const SAME_EDGE = 3;

const AMOUNT = /^\d[\d.,]*[.,]\d{2}\D{0,2}$/;
const SIGN = /^([-+(]?)(\p{Lu}{1,3}[$€£])$/u;
const LIKE_A_SIGN = /^([-+(]?)(\p{L}{0,3}[\p{L}\d])$/u;
/** How a currency sign is misread. */
const LIKENESS: Readonly<Record<string, RegExp>> = { $: /[Ss568]/, '€': /[EeCc]/, '£': /[EfFt]/ };

type Signed = { readonly amount: Word; readonly sign: string };

/**
 * Corrects a currency sign written with letters before the amounts of a column: "Ss" among "S$", "P s" among "R$". Otherwise it would
 * be read as part of the description, and the label of a balance would not be recognized.
 */
export function settleLetteredCurrency(printed: readonly Word[]): Word[] {
  const words = withSignsInBrackets(printed);
  const amounts = words.filter(({ text }) => AMOUNT.test(text));
  const amountBehind = (word: Word) => amounts.find((amount) => isAdjacent(word, amount));
  const signed = words.flatMap((word): Signed[] => {
    const sign = SIGN.exec(word.text)?.[2];
    const amount = sign === undefined ? undefined : amountBehind(word);
    return sign === undefined || amount === undefined ? [] : [{ amount, sign }];
  });
  if (signed.length < NEIGHBOURS) return [...words];
  const signBefore = (amount: Word) => {
    const column = signed.filter((other) => Math.abs(other.amount.right - amount.right) < SAME_EDGE);
    return usualOf(column.map((other) => other.sign));
  };
  const corrections = new Map<Word, Word[]>();
  for (const word of words) {
    const [, before = '', read] = LIKE_A_SIGN.exec(word.text) ?? [];
    const amount = read === undefined ? undefined : amountBehind(word);
    const sign = amount === undefined ? null : signBefore(amount);
    if (read === undefined || sign === null || corrections.has(word)) continue;
    const front =
      read.length === 1 && before === '' ? words.find((other) => isCutBefore(other, word)) : undefined;
    if (isAlike(read, sign)) corrections.set(word, [{ ...word, text: before + sign }]);
    else if (front !== undefined && isAlike(front.text + read, sign))
      corrections.set(front, []).set(word, [joinWords([front, word], sign)]);
  }
  return words.flatMap((word) => corrections.get(word) ?? [word]);
}

/** "Movimentos(Rs)" over the columns next to "Saldo (R$)": both name the same currency. */
function withSignsInBrackets(words: readonly Word[]): readonly Word[] {
  const signs = words.flatMap(({ text }) => BRACKETED.exec(text)?.[1] ?? []);
  if (signs.length === 0) return words;
  return words.map((word) => {
    const [, before = '', letters] = BRACKETED_LIKE.exec(word.text) ?? [];
    return letters !== undefined && signs.includes(`${letters}$`)
      ? { ...word, text: `${before}(${letters}$)` }
      : word;
  });
}

const BRACKETED = /\((\p{Lu}{1,3}\$)\)$/u;
const BRACKETED_LIKE = /^(\p{L}*)\((\p{Lu}{1,3})[Ss568]\)$/u;

/** Whether a letter is so close before another that both may be one sign, split in two: "P s". */
function isCutBefore(letter: Word, other: Word): boolean {
  const gap = other.left - letter.right;
  return /^\p{L}$/u.test(letter.text) && gap < (other.bottom - other.top) / 2 && isAdjacent(letter, other);
}

/** The sign of nearly all; null if there is none, or too few. */
function usualOf(signs: readonly string[]): string | null {
  const [first] = signs;
  const same = signs.filter((sign) => sign === first).length;
  return first !== undefined && same >= NEIGHBOURS && same >= signs.length * MOSTLY ? first : null;
}

/** Whether the reading has as many letters and ends in a lookalike of the sign, with at most one other letter different. */
function isAlike(read: string, sign: string): boolean {
  const mark = sign.slice(-1);
  const letters = [...read.slice(0, -1)];
  const differing = letters.filter((letter, at) => letter !== sign[at]).length;
  return read.length === sign.length && differing <= 1 && LIKENESS[mark]?.test(read.slice(-1)) === true;
}
