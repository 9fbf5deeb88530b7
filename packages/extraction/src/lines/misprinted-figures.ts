import type { Word } from '../read/page.ts';

/** A number with a doubled decimal mark: "231..98", "1.231,,98". */
const DOUBLE_MARK = /^([-+(]?\D{0,3}[\d.,']*\d)([.,])\2(\d{2,3}\D{0,4})$/;
/** A number with a letter in place of a similar digit: "1O3.50", "l2,00", "O.45 CR", "-$1O.14". */
const WITH_LETTERS = /^[-+(]?\p{Sc}?[-+]?[\dOolISB]{1,3}(?:[.,']?[\dOolISB]{3})*[.,][\dOolISB][\dOo][-+)]?$/u;
/** Letters, and the digits that look like them. */
const DIGITS: Readonly<Record<string, string>> = { O: '0', o: '0', l: '1', I: '1', S: '5', B: '8' };
/** The beginning and the end of a number split in two. */
const [TORN_FROM, TORN_TO] = [/^[-+(]?[^\p{L}\d*]?\d{1,3}([.,']\d{0,3})*$/u, /^\d[\d.,']*\D{0,4}$/];
const WHOLE = /^[-+(]?[^\p{L}\d]?(?:\d{1,3}(?:[.,']?\d{3})*[.,]\d{2}|\d{1,3}(?:[.,']\d{3})+)[^\d.,']{0,4}$/u;
/** Thousands after a space, which are no split. */
const THOUSANDS = /^\d{3}(?!\d)/;
/** Largest distance between the parts of a split number, in type heights or letter widths, and smallest distance from the text before, in type heights. */
const [APART, LETTERS_APART, FROM_TEXT] = [0.42, 1.3, 1.2];

/** Corrects misprinted numbers that have only one possible reading. Recognized words are corrected elsewhere. */
export function withMeantFigures(words: readonly Word[]): readonly Word[] {
  const meant = words.map(withMeantDigits);
  const torn = meant.findIndex((word, at) => isTorn(word, meant[at + 1], meant[at - 1]));
  const [first, second] = [meant[torn], meant[torn + 1]];
  if (torn < 0 || first === undefined || second === undefined) return meant;
  return meant.toSpliced(torn, 2, { ...second, text: first.text + second.text, left: first.left });
}

function withMeantDigits(word: Word): Word {
  const { text, confidence } = word;
  if (confidence < 1) return word;
  const double = DOUBLE_MARK.exec(text);
  if (double !== null) return { ...word, text: `${double[1]}${double[2]}${double[3]}` };
  const hasLetters = WITH_LETTERS.test(text) && /\d/.test(text) && /[A-Za-z]/.test(text);
  return hasLetters
    ? { ...word, text: text.replace(/[OolISB]/g, (letter) => DIGITS[letter] ?? letter) }
    : word;
}

/** Whether a word and the next are one number, far from the text before it. */
function isTorn(word: Word, next: Word | undefined, before: Word | undefined): boolean {
  if (next === undefined || before === undefined || word.confidence < 1 || next.confidence < 1) return false;
  if (!areOneNumber(word.text, next.text)) return false;
  const height = next.bottom - next.top;
  const letter = (next.right - next.left) / next.text.length;
  return (
    next.left - word.right < Math.max(height * APART, letter * LETTERS_APART) &&
    word.left - before.right > height * FROM_TEXT
  );
}

/** Whether two texts are one number in two parts. */
export function areOneNumber(first: string, second: string): boolean {
  if (!TORN_TO.test(second) || !TORN_FROM.test(first) || THOUSANDS.test(second)) return false;
  // "5.52 1" on a till receipt is an amount and the number of its tax rate.
  const isBeforeRate = /[.,]\d{2}$/.test(first) && /^\d\D*$/.test(second);
  return WHOLE.test(first + second) && !isBeforeRate;
}
