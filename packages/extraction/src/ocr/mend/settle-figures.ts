import type { Word } from '../../read/page.ts';
import type { DecimalMark } from './settle-marks.ts';

/** How many amounts must end above or below a number before it counts as one, and how closely in points. */
const NEIGHBOURS = 6;
const SAME_EDGE = 2;
/** Highest confidence of a malformed number that was corrected: it is checked again if totals fail. */
const CERTAINTY = 0.5;
/** Below this confidence a digit equal to the next is no digit. */
const SMEAR = 0.3;

const AMOUNT = /^\D{0,3}(?:(?:\d{1,3}(?:,\d{3})+|\d+)\.|(?:\d{1,3}(?:\.\d{3})+|\d+),)\d{2}[-+)]?$/;
/** Lakhs and crores, in groups of two: "1,15,501.05". */
const INDIAN = /^\D{0,3}\d{1,2}(?:,\d{2})+,\d{3}\.\d{2}\D?$/;
/** A number that begins like a date, "02.01224". */
const BEGINS_WITH_ZERO = /^0\d/;
/** An amount without its trailing zero; if there are more, the page prints amounts that way. */
const TRIMMED = /^\d[\d,]*\.\d$|^\d[\d.]*,\d$/;
const MOST_TRIMMED = 2;
const LIKE_AMOUNT = /^([^\d.,]{0,3})(\d[\d.,]*[.,][\d.,]*\d)([-+)]?)$/;
/** "2-44": the decimal mark was read as a dash. */
const DASHED = /^\D{0,3}\d[\d.,]*-\d{2}$/;

/**
 * Corrects malformed amounts in a column of amounts: "4,1111.49" and "19,6444.16" get an alternative reading, or lose a doubled digit;
 * "19,33923" and "4,49.7.19" lack a mark or have one too many, "2-44" has a wrong one. The column may continue on other pages, whose words
 * are then in `all`.
 */
export function settleFigures(words: readonly Word[], decimalMark: DecimalMark, all = words): Word[] {
  if (all.filter(({ text }) => TRIMMED.test(text)).length > MOST_TRIMMED) return [...words];
  const amounts = all.filter(({ text }) => AMOUNT.test(text));
  return words.map((read) => {
    const word = withoutRule(withoutSmear(read), amounts);
    const mayBeAmount = LIKE_AMOUNT.test(word.text) || DASHED.test(word.text);
    const isWhole = AMOUNT.test(word.text) || INDIAN.test(word.text) || BEGINS_WITH_ZERO.test(word.text);
    if (isWhole || !mayBeAmount || !isOfColumn(word, all, amounts)) return word;
    const text = asAmount(word, decimalMark);
    if (text === null) return word;
    const others = (word.alternatives ?? []).filter((other) => other !== text);
    const confidence = Math.min(CERTAINTY, word.confidence);
    return { ...word, text, confidence, alternatives: [word.text, ...others] };
  });
}

/** "333.14" with a faint first digit: a currency sign the network does not know was read as the digit after it. */
function withoutSmear(word: Word): Word {
  const [, before, behind] = /^([-+(]?)(\d)\2[\d.,]*[.,]\d{2}\D?$/.test(word.text)
    ? (/^([-+(]?)\d(.+)$/.exec(word.text) ?? [])
    : [];
  const [likeliest] = word.alternatives ?? [];
  const text = `${before}${behind}`;
  return behind === undefined || word.confidence >= SMEAR || likeliest !== text
    ? word
    : { ...word, text, alternatives: [word.text, ...(word.alternatives ?? []).slice(1)] };
}

/** "4,561.431", which extends beyond its column: the rule after it was read as a one, or dirt as any digit of low confidence. */
function withoutRule(word: Word, amounts: readonly Word[]): Word {
  const [, text, figure] = /^(.+[.,]\d{2})(\d)$/.exec(word.text) ?? [];
  if (text === undefined || !AMOUNT.test(text)) return word;
  if (figure !== '1' && word.alternatives?.includes(text) !== true) return word;
  const column = amounts.filter(({ right }) => {
    const beyond = word.right - right;
    return beyond > SAME_EDGE && beyond < word.bottom - word.top;
  });
  const confidence = Math.min(CERTAINTY, word.confidence);
  const [{ right } = word] = column;
  return column.length < NEIGHBOURS
    ? word
    : { ...word, text, right, confidence, alternatives: [...(word.alternatives ?? []), word.text] };
}

/** Whether enough amounts have the word's right edge, and hardly any other number does. */
function isOfColumn(word: Word, words: readonly Word[], amounts: readonly Word[]): boolean {
  const endsThere = (other: Word) => Math.abs(other.right - word.right) < SAME_EDGE;
  const numbers = words.filter((other) => /\d/.test(other.text) && endsThere(other));
  const right = amounts.filter(endsThere).length;
  return right >= NEIGHBOURS && right * 2 > numbers.length;
}

function asAmount(word: Word, decimalMark: DecimalMark): string | null {
  const other = word.alternatives?.find((text) => AMOUNT.test(text));
  if (other !== undefined) return other;
  if (DASHED.test(word.text)) {
    const text = word.text.replace(/-(?=\d{2}$)/, decimalMark);
    return AMOUNT.test(text) ? text : null;
  }
  const once = [...new Set(withoutDoubled(word.text))].filter((text) => AMOUNT.test(text));
  return once.length === 1 && once[0] !== undefined ? once[0] : remarked(word.text, decimalMark);
}

/** The text with one of two equal adjacent digits removed, for each pair. */
function withoutDoubled(text: string): string[] {
  return [...text].flatMap((sign, at) =>
    /\d/.test(sign) && text[at + 1] === sign ? [text.slice(0, at) + text.slice(at + 1)] : [],
  );
}

/** The digits with marks where an amount has them, if only one mark was misread; else null. */
function remarked(text: string, decimalMark: DecimalMark): string | null {
  const [, before = '', number = '', behind = ''] = LIKE_AMOUNT.exec(text) ?? [];
  const figures = number.replace(/\D/g, '');
  const groupMark = decimalMark === '.' ? ',' : '.';
  const whole = figures.slice(0, -2).replace(/\B(?=(\d{3})+$)/g, groupMark);
  const written = `${whole}${decimalMark}${figures.slice(-2)}`;
  const [had, due] = [marksOf(number), marksOf(written)];
  const strange = [...had, ...due].filter((mark) => !had.includes(mark) || !due.includes(mark));
  return strange.length === 1 ? `${before}${written}${behind}` : null;
}

/** How many digits precede each mark. */
function marksOf(number: string): number[] {
  return [...number].flatMap((sign, at) =>
    /\d/.test(sign) ? [] : [number.slice(0, at).replace(/\D/g, '').length],
  );
}
