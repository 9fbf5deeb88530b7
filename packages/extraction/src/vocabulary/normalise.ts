import { cacheRecent } from './cache-recent.ts';

/** Scripts that write words without spaces between them. */
const UNSPACED = /[\u0e00-\u0e7f\u3040-\u30ff\u3400-\u9fff\uac00-\ud7af]/;

/** Most text is plain ASCII without an ampersand, and needs only lower case and punctuation removed. */
const PLAIN = /^[\x00-\x25\x27-\x7e]*$/;
const NOT_PLAIN = /[^a-z0-9]+/g;
/** Text that is normalized already. */
const ALREADY = /^[a-z0-9]+(?: [a-z0-9]+)*$/;

/** A text in lower case without accents and punctuation, words separated by single spaces. Phrases are compared in this form. */
export const normalise = cacheRecent(normaliseRare);

/** The same for texts that are asked once, such as the thousands of phrases of a table. */
export function normaliseRare(text: string): string {
  if (ALREADY.test(text)) return text;
  const lower = text.toLowerCase();
  return PLAIN.test(lower) ? lower.replace(NOT_PLAIN, ' ').trim() : normaliseAny(lower);
}

function normaliseAny(lower: string): string {
  const plain = FROM_RIGHT.test(lower) ? withPlainLetters(lower) : lower.replace(NUMBER_SIGN, '');
  const bare = plain.normalize('NFD').replace(/[\u0300-\u036f]/g, '');
  if (PLAIN.test(bare)) return bare.replace(NOT_PLAIN, ' ').trim();
  return bare
    .normalize('NFC')
    .replace(WRITTEN_OTHERWISE, (letter) => PLAIN_LETTERS[letter] ?? '')
    .replace(/[^\p{L}\p{N}\p{M}]+/gu, ' ')
    .trim();
}

/** Letters and signs that are written without their accents otherwise than Unicode takes them apart. */
const PLAIN_LETTERS: Readonly<Record<string, string>> = {
  ...{ '&': ' and ', ø: 'o', º: 'o', ª: 'a', ß: 'ss', ł: 'l', đ: 'd', ð: 'd', þ: 'th', æ: 'ae', œ: 'oe' },
  ...{ ı: 'i', ə: 'a' },
};
/** These, and Thai marks: they are drawn separately from their letters and come in any order, so words are compared by their letters. */
const WRITTEN_OTHERWISE = /[&øºªßłđðþæœıə\u0e31\u0e34-\u0e3a\u0e47-\u0e4e]/g;

/** The point that some print within the sign of a number: "n.º" is "nº". */
const NUMBER_SIGN = /(?<=\bn)\.(?=[ºª])/g;

const FROM_RIGHT = /[\u0590-\u06ff]/;

/**
 * Hebrew and Arabic without optional characters: vowel marks, the elongation line, the hamza on a letter, the forms of yeh, kaf and heh that
 * differ between Arabic and Persian, and the quotes of Hebrew abbreviations.
 */
function withPlainLetters(text: string): string {
  return text
    .normalize('NFD')
    .replace(/[\u0591-\u05c7\u0610-\u061a\u0640\u064b-\u065f\u0670\u200c]/g, '')
    .replace(/(?<=[\u05d0-\u05ea])["'״׳](?=[\u05d0-\u05ea])/g, '')
    .replace(/[\u0649\u06cc]/g, '\u064a')
    .replaceAll('\u06a9', '\u0643')
    .replace(/[\u0629\u06c0\u06d5]/g, '\u0647');
}

/** Whether `text` is written without spaces between words (Chinese, Japanese, Korean, Thai). */
export function isUnspaced(text: string): boolean {
  return UNSPACED.test(text);
}
