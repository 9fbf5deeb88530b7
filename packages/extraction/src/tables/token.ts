import { CELL_GAP_EM } from '../lines/chunk.ts';
import type { Line } from '../lines/line.ts';
import { wordBefore } from '../lines/word-before.ts';
import type { Word } from '../read/page.ts';
import { type Amount, readAmount } from '../values/amount.ts';
import { beginsWithCurrency, isCurrencyMark } from '../values/currency.ts';
import type { NumberStyle } from '../values/number-style.ts';
import { perObject } from '../values/per-object.ts';
import { type PrintedDate, readDashedDay, readDateAt } from '../values/printed-date.ts';
import { isSortCode } from '../values/sort-code.ts';
import { normalise } from '../vocabulary/normalise.ts';
import { INDICATORS, isDirection } from '../vocabulary/tables.ts';

type Place = { readonly from: number; readonly to: number; readonly left: number; readonly right: number };

/** A piece of a line by its possible meaning: words `from` up to but not including `to` of the line. */
export type Token =
  | (Place & {
      readonly kind: 'amount';
      readonly amount: Amount /** Right edge of its last digit. */;
      readonly digitsRight: number;
    })
  | (Place & { readonly kind: 'date'; readonly date: PrintedDate })
  | (Place & { readonly kind: 'mark' })
  | (Place & { readonly kind: 'text' });

export type AmountToken = Extract<Token, { kind: 'amount' }>;
export type DateToken = Extract<Token, { kind: 'date' }>;

/** A footnote mark after a date: "12/21/22*". */
const FOOTNOTE = /(?<=\d)[*†‡]{1,2}$/;

/** A word in brackets, as a second date below the first often is. */
const BRACKETS = /^\((\d[^()]*)\)$/;

/** A date at the end of a label: "Balance on 30.04.2024: 120.00". */
const LABELLING = /^(\d{1,4}[./-]\d{1,2}[./-]\d{2,4}):$/;

/** The last characters of those. */
const ENDS_NOTED: ReadonlySet<number> = new Set([...'*†‡):'].map((mark) => mark.charCodeAt(0)));

/** The tokens of a line, left to right; every word belongs to exactly one. */
export function tokensOf(line: Line, style: NumberStyle): readonly Token[] {
  const key = `${style.decimalMark}${style.decimals}${style.isTrimmed === true}`;
  const read = byStyle.get(key) ?? perObject((one: Line) => splitIntoTokens(one, style));
  byStyle.set(key, read);
  return read(line);
}

/** The lines read in each style so far: a document, its parts and its accounts are read from the same lines. */
const byStyle = new Map<string, (line: Line) => readonly Token[]>();

function splitIntoTokens(line: Line, style: NumberStyle): readonly Token[] {
  const { words } = line;
  const texts = words.map(({ text }) =>
    ENDS_NOTED.has(text.charCodeAt(text.length - 1))
      ? text.replace(FOOTNOTE, '').replace(BRACKETS, '$1').replace(LABELLING, '$1')
      : text,
  );
  const tokens: Token[] = [];
  for (let index = 0; index < words.length; ) {
    const token =
      dateToken(words, texts, index, style) ?? amountToken(words, index, style) ?? plainToken(words, index);
    tokens.push(token);
    index = token.to;
  }
  return tokens;
}

function dateToken(
  words: readonly Word[],
  texts: readonly string[],
  index: number,
  style: NumberStyle,
): Token | null {
  const date = readDateAt(texts, index) ?? dayApart(words, index);
  if (date === null) return null;
  // The branch of an account behind its name; at the start of a row it is a day before a reference.
  if (/\p{L}/u.test(texts[index - 1] ?? '') && isSortCode(texts, index)) return null;
  const bare = texts[index] ?? '';
  // If the decimal mark is a period, "12.05" is an amount, not the twelfth of May, and "(12.05)" is one even where a row begins.
  if (
    (bare !== words[index]?.text || !mayOpenRow(words, texts, index)) &&
    date.wordCount === 1 &&
    date.year === null &&
    style.decimals > 0 &&
    style.decimalMark === '.' &&
    /^\d{1,2}\.\d{2}$/.test(bare)
  )
    return null;
  const last = words[index + date.wordCount - 1];
  if (
    last === undefined ||
    !standTogether(words, index, index + date.wordCount, mayBeSplit(texts, index, date.wordCount) ? 3.2 : 1.1)
  ) {
    return shorterDate(words, texts, index);
  }
  return { kind: 'date', ...place(words, index, index + date.wordCount), date };
}

/** Whether day and month may be in separate columns, at the start of a line. After "07Oct", "06" is the next date and no year; after "6/30", "1964" is a check number; and "1991" is a check number before a date. */
function mayBeSplit(texts: readonly string[], index: number, wordCount: number): boolean {
  const [first = '', second = ''] = texts.slice(index);
  if (/^\d{4}$/.test(first) && /\p{L}/u.test(second)) return false;
  return (
    index === 0 && wordCount === 2 && !(/^(?:\d{1,2}|\d{4})$/.test(second) && readDateAt([first], 0) !== null)
  );
}

/** A date such as "1-5" in a cell of its own, on a line with more after it. */
function dayApart(words: readonly Word[], index: number): PrintedDate | null {
  const [word, behind] = [words[index], words[index + 1]];
  const date = word === undefined || behind === undefined ? null : readDashedDay(word.text);
  if (date === null || word === undefined || behind === undefined) return null;
  const before = wordBefore(words, index);
  const gap = (word.bottom - word.top) * CELL_GAP_EM;
  const isApart = behind.left - word.right > gap && (before === undefined || word.left - before.right > gap);
  return isApart ? date : null;
}

/** Whether a word is among the first of a line with more after them, where a date and not an amount is expected; or right after such a date. */
function mayOpenRow(words: readonly Word[], texts: readonly string[], index: number): boolean {
  if (words.length < 3) return false;
  return index === 0 || (index === 1 && /^\d{1,2}\.\d{2}\.?$/.test(texts[0] ?? ''));
}

/** A date whose words are too far apart: the year in the next column is not this date's. */
function shorterDate(words: readonly Word[], texts: readonly string[], index: number): Token | null {
  for (let count = 3; count >= 1; count--) {
    const date = readDateAt(texts.slice(index, index + count), 0);
    if (date !== null && standTogether(words, index, index + date.wordCount, 1.1)) {
      return { kind: 'date', ...place(words, index, index + date.wordCount), date };
    }
  }
  return null;
}

function standTogether(words: readonly Word[], from: number, to: number, gapEm: number): boolean {
  for (let index = from + 1; index < to; index++) {
    const last = words[index - 1];
    const word = words[index];
    if (
      last !== undefined &&
      word !== undefined &&
      word.left - last.right >= (word.bottom - word.top) * gapEm
    )
      return false;
  }
  return true;
}

const MOST_AMOUNT_WORDS = 6;

function amountToken(words: readonly Word[], index: number, style: NumberStyle): Token | null {
  const first = words[index];
  if (first === undefined) return null;
  if (first.text.length <= LONGEST_DIRECTION && DIRECTION.test(first.text))
    return directedAmount(words, index, style);
  if (!mayBeginAmount(first.text)) return null;
  let best: { readonly to: number; readonly amount: Amount } | null = null;
  let text = '';
  for (let to = index + 1; to <= Math.min(words.length, index + MOST_AMOUNT_WORDS); to++) {
    const word = words[to - 1];
    if (word === undefined || !joinsAmount(words, index, to)) break;
    if (to > index + 1 && !HAS_DIGIT.test(text) && (EMPTY_CELL.test(text) || beginsDate(words, to - 1)))
      break;
    text = text === '' ? word.text : `${text}${isHalfDigits(text, word.text) ? '' : ' '}${word.text}`;
    const amount = readAmount(text, style);
    if (amount !== null) best = { to, amount };
  }
  if (best === null) return null;
  const { to, amount } = best;
  return { kind: 'amount', ...place(words, index, to), amount, digitsRight: digitsRight(words, index, to) };
}

const HAS_DIGIT = /\d/;
/** What fills an empty cell: no sign of the number behind it. */
const EMPTY_CELL = /^[-−–‐]{2,}$/;

/** Whether a date of several words begins at a word: the sign of an empty cell before it is none of a number. */
function beginsDate(words: readonly Word[], index: number): boolean {
  const next = words[index + 1]?.text ?? '';
  if (!/^\d{1,4}\.?$/.test(words[index]?.text ?? '') || !/^\p{L}{3}/u.test(next)) return false;
  const date = readDateAt(
    words.slice(index, index + MOST_DATE_WORDS).map(({ text }) => text),
    0,
  );
  return date !== null && date.wordCount > 1;
}

const MOST_DATE_WORDS = 3;

/** A direction before its amount: "DR 1,064.06", "DB 232,24". */
const DIRECTION = /^(?:DR|CR|DB|Dr|Cr|Db)\.?$/;
const LONGEST_DIRECTION = 'DR.'.length;
/** Largest gap between a direction and its amount, in line heights: as between words of one text. In typewriter letters it is wider. */
const NEAR = 0.4;

/** An amount right after a direction word at the start of a cell; at the end of a text the word is part of that. */
function directedAmount(words: readonly Word[], index: number, style: NumberStyle): Token | null {
  const [word, next, before] = [words[index], words[index + 1], wordBefore(words, index)];
  if (word === undefined || next === undefined) return null;
  const em = word.bottom - word.top;
  if (next.left - word.right > Math.max(em * NEAR, letterWidth(word) * MOST_LETTERS_APART)) return null;
  if (before !== undefined && word.left - before.right <= em * CELL_GAP_EM) return null;
  const token = /^\d/.test(next.text) ? amountToken(words, index + 1, style) : null;
  const mark = INDICATORS.get(normalise(word.text));
  if (token?.kind !== 'amount' || mark === undefined) return null;
  const { amount } = token;
  if (!amount.isCertain || amount.mark !== 'none') return null;
  return { ...token, from: index, left: word.left, amount: { ...amount, mark } };
}

/** "209 .06": a number drawn with a wider gap before its decimal mark. */
function isHalfDigits(before: string, next: string): boolean {
  return /\d$/.test(before) && /^[.,]\d{2}\b/.test(next);
}

/** A word of plain letters that is longer than any currency name. */
const LETTERS = /^[A-Za-z]{5,}$/;
const [ZERO, NINE] = [48, 57];

function mayBeginAmount(text: string): boolean {
  // Most words are numbers, or letters without a currency: these skip the other checks.
  const first = text.charCodeAt(0);
  if (first >= ZERO && first <= NINE) return true;
  if (LETTERS.test(text)) return false;
  return (
    /^[\d([+\-−–‐=.,`\p{Sc}]|^\*{1,3}[-−]?\d|^R$/u.test(text) ||
    isCurrencyMark(text) ||
    beginsWithCurrency(text)
  );
}

/** Whether the word before `to` is close enough to the previous ones to be part of one amount. */
function joinsAmount(words: readonly Word[], from: number, to: number): boolean {
  if (to - 1 === from) return true;
  const word = words[to - 1];
  const last = words[to - 2];
  if (word === undefined || last === undefined) return true;
  const em = Math.min(word.bottom - word.top, last.bottom - last.top);
  const gap = word.left - last.right;
  // Words in the next column skip the other checks.
  if (gap >= em * MOST_GAP && gap >= letterWidth(word) * MOST_LETTERS_APART) return false;
  if (/\d$/.test(last.text) && /^\d/.test(word.text))
    return (
      gap < Math.max(em * 0.42, letterWidth(word) * MOST_LETTERS_APART) && /^\d{3}(?!\d)/.test(word.text)
    );
  // Between the terms of an equation a sign is none of the amount before it: "7,648.70 - 0.00 + 8.02 = 7,656.72".
  if (SIGN.test(word.text) && words.some(({ text }) => text === '=')) return false;
  if (/^\p{L}/u.test(word.text) && !isSuffix(words, to - 1) && !isCurrencyBehindSign(last, word))
    return false;
  return gap < em * MOST_GAP;
}

/** Whether a sign stands before a currency of letters, as in "- R$ 34,63", "+ CHF 12.00" and "- Rs.12.00". */
function isCurrencyBehindSign(sign: Word, currency: Word): boolean {
  return SIGN.test(sign.text) && (isCurrencyMark(currency.text) || beginsWithCurrency(currency.text));
}

const SIGN = /^[-−–‐+]$/;

/** Largest gap between the words of one amount, in text heights; between groups of digits, in letter widths. */
const MOST_GAP = 1.25;
const MOST_LETTERS_APART = 1.3;

/** Width of one letter of a word, in points: the width of a space in monospaced type. A recognized word is as wide as its ink, without the white around it. */
function letterWidth({ left, right, text, confidence }: Word): number {
  return (right - left) / Math.max(1, text.length - (confidence < 1 ? 0.5 : 0));
}

/** A direction word or currency right of the digits, or one and then the other, without close text after it. */
function isSuffix(words: readonly Word[], index: number): boolean {
  const word = words[index];
  const next = words[index + 1];
  if (word === undefined) return false;
  if (!isCurrencyMark(word.text.replace(/\)$/, '')) && !isDirection(word.text)) return false;
  if (next === undefined || next.left - word.right > (word.bottom - word.top) * 0.5) return true;
  // A sign behind the currency ends its line: "7.590,61 TL +".
  if (SIGN.test(next.text) && words[index + 2] === undefined) return true;
  // A side may stand before its currency: "239,41 S EUR".
  return isDirection(word.text) && isCurrencyMark(next.text) && isSuffix(words, index + 1);
}

function digitsRight(words: readonly Word[], from: number, to: number): number {
  for (let index = to - 1; index >= from; index--) {
    const word = words[index];
    const last = word === undefined ? -1 : lastDigit(word.text);
    if (word === undefined || last < 0) continue;
    const after = word.text.length - 1 - last;
    return word.right - ((word.right - word.left) * after) / word.text.length;
  }
  return words[to - 1]?.right ?? 0;
}

/** The index of the last digit of a text; -1 if there is none. */
function lastDigit(text: string): number {
  let at = text.length - 1;
  while (at >= 0 && !(text.charCodeAt(at) >= ZERO && text.charCodeAt(at) <= NINE)) at--;
  return at;
}

function plainToken(words: readonly Word[], index: number): Token {
  const text = words[index]?.text ?? '';
  const isMark = text.length <= 2 && isCurrencyMark(text) && !isBeforeWord(words, index);
  return { kind: isMark ? 'mark' : 'text', ...place(words, index, index + 1) };
}

/** Whether a mark of letters is right before a word, as an abbreviation in a text is: "S/ JUROS" is no sum of soles. */
function isBeforeWord(words: readonly Word[], index: number): boolean {
  const [word, next] = [words[index], words[index + 1]];
  if (word === undefined || next === undefined) return false;
  const isNear = next.left - word.right < (word.bottom - word.top) * NEAR;
  return isNear && /^\p{L}/u.test(word.text) && /^\p{L}{2}/u.test(next.text);
}

function place(words: readonly Word[], from: number, to: number): Place {
  return { from, to, left: words[from]?.left ?? 0, right: words[to - 1]?.right ?? 0 };
}
