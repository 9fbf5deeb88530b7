import { areOneNumber } from '../../lines/misprinted-figures.ts';
import type { Word } from '../../read/page.ts';
import { median } from '../../values/median.ts';
import { perObject } from '../../values/per-object.ts';
import { mendFigures } from './mend-figures.ts';
import { type DecimalMark, type Misreading, type Place, readAs, readAsOne, respelt } from './reading.ts';
import { headersOn } from './spelling.ts';

/** How closely the right edges of a column's amounts agree, in points; where only marks differ, and where all others must be amounts. */
const SAME_EDGE = 2.5;
const LOOSE_EDGE = 4;
const CLOSE_EDGE = 2;
/** Highest confidence of an amount that was read otherwise: it is checked again if totals fail. */
const CERTAINTY = 0.5;

const AMOUNT = /^\D{0,3}(?:(?:\d{1,3}(?:,\d{3})+|\d+)\.|(?:\d{1,3}(?:\.\d{3})+|\d+),)\d{2}[-+)]?$/;
/** An amount whose marks may be misread. */
const MARKED = /^([^\d]{0,3})(\d{1,3}(?:([.,])\d{3})*|\d+)([.,])(\d{2})([-+)]?)$/;

/** How amounts and other numbers are misread, and what shows it: mostly the amounts above and below. */
export const AMOUNTS: readonly Misreading[] = [
  { name: 'a star less in a masked number', cost: 2, printed: withStars },
  { name: 'another mark', cost: 3, printed: withMarksOfColumn },
  { name: 'a dash or a colon for a mark', cost: 3, printed: withMarkForDash },
  { name: 'another mark between thousands', cost: 3, printed: withMarkOfThousands },
  { name: 'two parts', cost: 3, printed: withBehind },
  { name: 'two parts of thousands', cost: 3, printed: withRestOfThousands },
  { name: 'a space less between thousands', cost: 3, printed: withLostSpace },
  { name: 'a d for the sign of the dong', cost: 3, printed: withDong },
  { name: 'an S for the dollar of a currency', cost: 3, printed: withDollar },
  { name: 'a digit for a currency sign', cost: 5, printed: withSign },
  { name: 'no mark', cost: 6, printed: withMark },
  {
    name: 'a less likely character',
    cost: 6,
    printed: malformed(({ alternatives = [] }) =>
      alternatives.filter((text) => AMOUNT.test(text)).slice(0, 1),
    ),
  },
  { name: 'a character for the mark of a credit', cost: 6, printed: withCreditMark },
  { name: 'half of the mark of a credit', cost: 1, printed: withHalfCreditMark },
  { name: 'a digit twice', cost: 6, printed: malformed(({ text }) => withoutDoubled(text)) },
  { name: 'a mark lost or added', cost: 6, printed: malformed(remarked) },
];

/** If this many amounts follow the usual mark, exceptions are rare: one other amount in the column is then enough. */
const MANY = 20;
const STRANGE = 0.1;
/** A mark read with a lower confidence follows the page, even if its column shows nothing. */
const DOUBTED = 0.75;
/** How many times more amounts must have one mark than the other for it to be the usual one. */
const MAJORITY = 1.5;
/** In print this much larger than the usual amount's, marks are clearer, if there are some. */
const LARGER = 1.2;
const SOME = 3;

/** What an amount may be instead if many in its column are: "01.08", or with the month first, "02.18". */
const DAY_AND_MONTH =
  /^(?:(?:0?[1-9]|[12]\d|3[01])[.,](?:0[1-9]|1[0-2])|(?:0?[1-9]|1[0-2])[.,](?:0[1-9]|[12]\d|3[01]))$/;
const MOSTLY = 0.8;

/**
 * The decimal mark of the amounts: that of most, else of all in larger print, else the comma, which looks like a period if its tail is lost;
 * null if there are none.
 */
export function decimalMarkAmong(words: readonly Word[]): DecimalMark | null {
  const amounts = words.filter(({ text }) => MARKED.test(text));
  const count = (mark: DecimalMark, among = amounts) => among.filter((word) => markOf(word) === mark).length;
  const [points, commas] = [count('.'), count(',')];
  if (points >= commas * MAJORITY) return points === 0 ? null : '.';
  if (commas >= points * MAJORITY) return ',';
  const usual = median(amounts.map(({ fontSize }) => fontSize));
  const large = amounts.filter(({ fontSize }) => fontSize > usual * LARGER);
  return large.length >= SOME && count('.', large) === large.length ? '.' : ',';
}

function markOf({ text }: Word): string | undefined {
  return MARKED.exec(text)?.[4];
}

/** Whether hardly an amount of the document has another mark than the usual one. */
const isSettled = perObject(({ pages, mark }: Place['document']) => {
  const marks = pages.flatMap(({ words }) => words.flatMap((word) => markOf(word) ?? []));
  const strange = marks.filter((own) => own !== mark).length;
  return { value: marks.length >= MANY && strange <= marks.length * STRANGE };
});

/** "71.49" in a column of amounts such as "1.234,50", where a blurred comma looks like a period. So are the alternatives: "59,87-" is "59.87-". */
function withMarksOfColumn(word: Word, place: Place, cost: number) {
  const own = markOf(word);
  if (own === undefined || own === place.document.mark) return null;
  const column = place.column(word, 'right', LOOSE_EDGE).filter((other) => markOf(other) !== undefined);
  const isEnoughWithFew =
    word.confidence < DOUBTED || column.some((other) => markOf(other) === place.document.mark);
  const days = [word, ...column].filter(({ text }) => DAY_AND_MONTH.test(text)).length;
  if (column.length < cost && !(isSettled(place.document).value && isEnoughWithFew)) return null;
  if (days >= (column.length + 1) * MOSTLY) return null;
  return readAs(word, withOtherMarks(word.text), 1, (word.alternatives ?? []).map(withOtherMarks));
}

const DASHED = /^([^\d-]{0,3}\d[\d.,]*)[-:](\d{2})$/;

/** "371-57" and "418:40" where all others are amounts. */
function withMarkForDash(word: Word, place: Place, cost: number) {
  if (!DASHED.test(word.text)) return null;
  const column = place.column(word, 'right', LOOSE_EDGE).filter(({ text }) => /\d/.test(text));
  if (column.length < cost || column.some((other) => markOf(other) === undefined)) return null;
  return readAs(word, word.text.replace(DASHED, `$1${place.document.mark}$2`), CERTAINTY);
}

function withOtherMarks(text: string): string {
  return text.replace(/[.,]/g, (mark) => (mark === '.' ? ',' : '.'));
}

/** Whole thousands; those with one mark, and those with two equal ones, neither of which begins decimals. */
const IN_THOUSANDS = /^\D{0,4}\d{1,3}(?:[.,]\d{3})+\D{0,2}$/;
const WITH_ONE_MARK = /^\D{0,4}\d{1,3}([.,])\d{3}\D{0,2}$/;
const WITH_MARKS = /^\D{0,4}\d{1,3}([.,])\d{3}(?:\1\d{3})+\D{0,2}$/;
/** How many times as many numbers must have one mark between thousands as the other. */
const MANY_MORE = 3;

/** The marks between thousands in a document that prints hardly any decimals: of numbers with one mark, and with several. */
const marksOfThousands = perObject(({ pages }: Place['document']) => {
  const texts = pages.flatMap(({ words }) => words.map(({ text }) => text));
  const decimals = texts.filter((text) => MARKED.test(text)).length;
  const marksIn = (shape: RegExp) => {
    const marks = texts.flatMap((text) => shape.exec(text)?.[1] ?? []);
    return decimals < marks.length ? marks : [];
  };
  return { one: marksIn(WITH_ONE_MARK), several: marksIn(WITH_MARKS) };
});

/**
 * "10,934.920" among "10,567,637". A number with one mark follows others with one, whatever theirs begins: of thousandths too, all have the
 * same.
 */
function withMarkOfThousands(word: Word, { document }: Place, cost: number) {
  if (!IN_THOUSANDS.test(word.text)) return null;
  const { one, several } = marksOfThousands(document);
  const mark = usualAmong(several, cost) ?? (WITH_ONE_MARK.test(word.text) ? usualAmong(one, cost) : null);
  if (mark === null) return null;
  const text = word.text.replace(/(?<=\d)[.,](?=\d)/g, mark);
  return text === word.text ? null : readAs(word, text, CERTAINTY);
}

/** The mark that at least `cost` numbers have, and hardly any the other; null if there is none. */
function usualAmong(marks: readonly string[], cost: number): string | null {
  const points = marks.filter((mark) => mark === '.').length;
  const [more, fewer] = [Math.max(points, marks.length - points), Math.min(points, marks.length - points)];
  if (more < cost || more < fewer * MANY_MORE) return null;
  return points === more ? '.' : ',';
}

/** Widest blank that a lost mark leaves, as a share of the word height: hardly wider than a digit and the mark. */
const WIDEST_BLANK = 0.75;
const CUT_AMOUNT = /^[^\d]{0,3}(\d{1,3}([.,]\d{2,3})*|\d+)[.,]\d{2}([-+)]|\([A-Za-z]{1,2}\))?$/;
const WHOLE = /^([^\d]{0,2}\d[\d.,]*?)[.,]?$/;
const DECIMALS = /^[.,]?(\d{2}(?:[-+)]|\([A-Za-z]{1,2}\))?)$/;
/** A group of thousands and what precedes it, with the mark between them lost. */
const THOUSANDS = /^(\d{3}[.,]\d{2}[-+)]?)$/;
const BEFORE_THOUSANDS = /^([^\d]{0,2}\d{1,3})[.,]?$/;
/** "1698 140,50" and "2 284704,61" where spaces separate the thousands: only one of the two was detected. */
const LOST_SPACE = /^[^\d]{0,2}(?:\d{4,6} \d{3}|\d{1,3} \d{6})[.,]\d{2}[-+)]?$/;
/** A number whose thousands are separated by more than a space. */
const GROUPED = /\d[.,]\d{3}[.,]/;
/** A number whose thousands are not separated, or only by a stroke too thin to be detected. */
const UNMARKED = /^[^\d]{0,3}\d{4,}[.,]\d{2}[-+)]?$/;

/** "60" and "57" close together, in a column of amounts with the same right edge as the second: split where a coarse scan lost a mark; and "18" and "2,92", printed apart. */
function withBehind(word: Word, place: Place, cost: number) {
  if (!WHOLE.test(word.text)) return null;
  for (const behind of cutFrom(word, place)) {
    const column = place.column(behind, 'right', SAME_EDGE).filter(({ text }) => CUT_AMOUNT.test(text));
    const own = CUT_AMOUNT.test(behind.text) ? 1 : 0;
    const amounts = column.filter(({ text }) => AMOUNT.test(text));
    const isTorn = areOneNumber(word.text, behind.text) && place.before(word).length === 0;
    const text =
      (column.length + own < cost ? null : joinedText(word.text, behind.text, place)) ??
      (isTorn && amounts.length >= cost ? word.text + behind.text : null);
    if (text !== null) return readAsOne([word, behind], mendFigures(text, place.document.mark), CERTAINTY);
  }
  return null;
}

const REST_OF_THOUSANDS = /^(?:[.,]\d{3})+$/;

/** "-1" and ".340" above "-13.233": no number begins with a mark and three digits. */
function withRestOfThousands(word: Word, place: Place, cost: number) {
  const behind = cutFrom(word, place).find(({ text }) => REST_OF_THOUSANDS.test(text));
  if (behind === undefined || !/^\D{0,3}\d{1,3}$/.test(word.text)) return null;
  const column = place.column(behind, 'right', SAME_EDGE).filter(({ text }) => IN_THOUSANDS.test(text));
  return column.length < cost ? null : readAsOne([word, behind], word.text + behind.text, CERTAINTY);
}

/** "1 223049" and "5041 877", of three groups without decimals, in one of which no space was detected. */
const LOST_WHOLE = /^[-+]?(?:\d{4,6} \d{3}|\d{1,3} \d{6})$/;
const GROUP_BEFORE = /^[-+]?\d{1,6}$/;

/** The number as one in a column of whole numbers, if spaces separate the thousands of others on the page. */
function withLostSpace(word: Word, place: Place, cost: number) {
  const behind = cutFrom(word, place).find((next) => LOST_WHOLE.test(`${word.text} ${next.text}`));
  if (behind === undefined || place.before(word).some(({ text }) => /\d/.test(text))) return null;
  const column = place.column(behind, 'right', CLOSE_EDGE);
  if (column.some(({ text }) => MARKED.test(text))) return null;
  const whole = column.filter(({ text }) => GROUP_BEFORE.test(text));
  const spaced = spacedOn(place).groups.filter((group) => group !== behind);
  return whole.length > 0 && spaced.length > 0 && new Set([...whole, ...spaced]).size >= cost
    ? readAsOne([word, behind], word.text + behind.text, CERTAINTY)
    : null;
}

/** The last groups of the whole numbers of a page whose thousands are separated by spaces. */
const spacedOn = perObject((place: Place) => ({
  groups: place.page.words.filter(
    (word) => /^\d{3}$/.test(word.text) && place.before(word).some(({ text }) => GROUP_BEFORE.test(text)),
  ),
}));

function cutFrom(word: Word, place: Place): readonly Word[] {
  return place.after(word).filter((behind) => {
    const gap = behind.left - word.right;
    return gap > -1 && gap < (behind.bottom - behind.top) * WIDEST_BLANK;
  });
}

/** The joined text of two parts; null if they are not parts of one amount. */
function joinedText(before: string, behind: string, place: Place): string | null {
  const [, cents] = DECIMALS.exec(behind) ?? [];
  const [, figures] = WHOLE.exec(before) ?? [];
  if (cents !== undefined && figures !== undefined) return `${figures}${place.document.mark}${cents}`;
  const groupMark = groupMarkOf(place).mark;
  if (groupMark === ' ' || (groupMark === '' && /\d{4}$/.test(before)))
    return LOST_SPACE.test(`${before} ${behind}`) ? `${before}${behind}` : null;
  const [, thousands] = THOUSANDS.exec(behind) ?? [];
  const [, millions] = BEFORE_THOUSANDS.exec(before) ?? [];
  if (groupMark === null || thousands === undefined || millions === undefined) return null;
  return `${millions}${groupMark}${thousands}`;
}

/** The thousands separator in the amounts of a page: a space if more amounts have one than none; null if there are no thousands. */
const groupMarkOf = perObject((place: Place): { readonly mark: string | null } => {
  const amounts = place.page.words.filter(({ text }) => CUT_AMOUNT.test(text));
  if (amounts.some(({ text }) => GROUPED.test(text)))
    return { mark: place.document.mark === '.' ? ',' : '.' };
  const isSpaced = (amount: Word) =>
    place
      .before(amount)
      .some((word) => BEFORE_THOUSANDS.test(word.text) && cutFrom(word, place).includes(amount));
  const spaced = amounts.filter((amount) => THOUSANDS.test(amount.text) && isSpaced(amount));
  const unmarked = amounts.filter(({ text }) => UNMARKED.test(text));
  if (spaced.length > unmarked.length) return { mark: ' ' };
  return { mark: unmarked.length === 0 ? null : '' };
});

const SIGNED = /^[-+(]?[$€£]?\d[\d.,]*[.,]\d{2}\D{0,2}$/;
/** How a currency sign is misread. */
const SIGN_LIKENESS: Readonly<Record<string, string>> = {
  ...{ '5': '$', '8': '$', S: '$', s: '$' },
  ...{ E: '€', f: '£', F: '£' },
};

/** "5150.55" among "$268.33" is not five thousand. If others have no sign either, as the second of a day may, totals may decide. */
function withSign(word: Word, place: Place, cost: number) {
  const [, before = '', digit = '', rest = ''] =
    /^([-+(]?)([58])(\d[\d.,]*[.,]\d{2}\D{0,2})$/.exec(word.text) ?? [];
  const sign = SIGN_LIKENESS[digit];
  if (sign === undefined || place.before(word).some(({ text }) => /^[$€£]$/.test(text))) return null;
  const share = shareOf(sign, word, place, cost);
  const text = `${before}${sign}${rest}`;
  if (share >= MOSTLY && !mayLackSign(word, sign, place)) return readAs(word, text, CERTAINTY);
  const others = word.alternatives ?? [];
  if (share === 0 || others.includes(text)) return null;
  return { of: [word], as: [{ ...word, alternatives: [...others, text] }] };
}

/** How often a document prints each currency with a dollar sign before its amounts: "R$". */
const dollarsIn = perObject(({ pages }: Place['document']): ReadonlyMap<string, number> => {
  const counts = new Map<string, number>();
  for (const { text } of pages.flatMap(({ words }) => words)) {
    const [, letters] = /^[-+(]?(\p{Lu}{1,3})\$(?=[-\d]|$)/u.exec(text) ?? [];
    if (letters !== undefined) counts.set(letters, (counts.get(letters) ?? 0) + 1);
  }
  return counts;
});

/** "-RS" before "13,22", and "RS13,22", where other amounts have "R$"; in a header row one of them is enough. */
function withDollar(word: Word, place: Place, cost: number) {
  const isHeader = headersOn(place.page).has(word);
  const [, sign = '', letters = '', amount = ''] =
    /^([-+(]?)(\p{Lu}{1,3})S(-?\d[\d.,]*[-)]?)?$/u.exec(word.text) ?? [];
  if ((dollarsIn(place.document).get(letters) ?? 0) < (isHeader ? 1 : cost)) return null;
  const isBefore =
    isHeader || amount !== '' || place.after(word).some(({ text }) => /^-?\d[\d.,]*[-)]?$/.test(text));
  return isBefore ? respelt(word, `${sign}${letters}$${amount}`) : null;
}

function hasSign(amount: Word, sign: string, place: Place): boolean {
  return /[$€£]/.exec(amount.text)?.[0] === sign || place.before(amount).some(({ text }) => text === sign);
}

/** The share of a column's amounts with a sign; 0 if fewer than `cost` have it. */
function shareOf(sign: string, amount: Word, place: Place, cost: number): number {
  const column = place.column(amount, 'right', SAME_EDGE).filter(({ text }) => SIGNED.test(text));
  const signed = column.filter((other) => hasSign(other, sign, place));
  return signed.length >= cost ? signed.length / column.length : 0;
}

function mayLackSign(amount: Word, sign: string, place: Place): boolean {
  return place
    .column(amount, 'right', SAME_EDGE)
    .some(
      (other) =>
        SIGNED.test(other.text) &&
        /^[-+(]?\d/.test(other.text) &&
        SIGN_LIKENESS[/\d/.exec(other.text)?.[0] ?? ''] !== sign &&
        !hasSign(other, sign, place),
    );
}

const NO_MARK = /^(\D{0,2}\d{1,5})(\d{2}[-+)]?)$/;
/** Digits of a longer number, and a word that is no currency code or direction. */
const GROUP = /^\d{2,6}$/;
const BEHIND_NUMBER = /^\p{L}{4}/u;
const BEFORE_TEXT = /\p{L}{3,}[.,:]?$|^\d{1,2},$/u;

/** "19019" in a column where all others have two decimals. */
function withMark(word: Word, place: Place, cost: number) {
  const [, whole, decimals] = NO_MARK.exec(word.text) ?? [];
  if (whole === undefined || decimals === undefined || isOfText(word, place)) return null;
  const column = place
    .column(word, 'right', CLOSE_EDGE)
    .filter(({ text }) => /\d/.test(text) && !NO_MARK.test(text));
  if (column.length < cost || !column.every(({ text }) => MARKED.test(text))) return null;
  return readAs(word, `${withSignOf(column, whole)}${place.document.mark}${decimals}`, CERTAINTY);
}

/** "NS1071" in a column of "N$456.33": its dollar sign was read as an S. */
function withSignOf(column: readonly Word[], whole: string): string {
  const signed = whole.replace(/^(\D?)S/, '$1$$');
  const sign = /^\D*/.exec(signed)?.[0] ?? '';
  return signed !== whole && column.some(({ text }) => text.startsWith(sign)) ? signed : whole;
}

/**
 * "2021" right after "25. september" and "Feb 10,", "214" after "Sheet Number", "0092" among the groups of an IBAN, "9670" before a town: a
 * number within a text belongs to no column, even if it ends where amounts do.
 */
function isOfText(word: Word, place: Place): boolean {
  return (
    place.before(word).some(({ text }) => BEFORE_TEXT.test(text) || GROUP.test(text)) ||
    place.after(word).some(({ text }) => BEHIND_NUMBER.test(text) || GROUP.test(text))
  );
}

/** A group of a card's number, in digits or masked. */
const FOUR = /^(?:\d{4}|\*{2,4})$/;
/** A card's number of fifteen digits in one word, one masked one less. */
const FIFTEEN = /^([X*]{4}-)([X*])(\2{4}-[\dX*]{5})$/i;

/** "5885 5963 *** 6827", "5885 59* **** 6827", "XXXX-XXXXX-10005": of equal characters in a row one is easily lost. */
function withStars(word: Word, place: Place, cost: number) {
  if (FIFTEEN.test(word.text)) return readAs(word, word.text.replace(FIFTEEN, '$1$2$2$3'));
  if (!/^(?=..\*|\*\*)\d{0,2}\*{1,3}$/.test(word.text) || word.text.length > 3) return null;
  const along = (next: Place['after']) => next(word).flatMap((other) => [other, ...next(other)]);
  const groups = [...along(place.before), ...along(place.after)].filter(({ text }) => FOUR.test(text));
  return groups.length < cost ? null : readAs(word, word.text.padEnd(4, '*'));
}

/** "-414.867d" and "121.471.056d": where amounts have a sign before them, the d behind them is no direction. */
function withDong(word: Word, { page }: Place, cost: number) {
  const [, amount] = /^([-+]?\d{1,3}(?:\.\d{3})+)d$/.exec(word.text) ?? [];
  if (amount === undefined) return null;
  const signed = page.words.filter(({ text }) => /^[-+]\d{1,3}(?:\.\d{3})+[dđ]$/.test(text));
  return signed.length < cost ? null : readAs(word, `${amount}đ`);
}

/** Lakhs and crores, in groups of two: "1,15,501.05". */
const INDIAN = /^\D{0,3}\d{1,2}(?:,\d{2})+,\d{3}\.\d{2}\D?$/;
/** A number that begins like a date, "02.01224". */
const BEGINS_WITH_ZERO = /^0\d/;
/** An amount without its trailing zero; if there are more, the document prints amounts that way. */
const TRIMMED = /^\d[\d,]*\.\d$|^\d[\d.]*,\d$/;
const MOST_TRIMMED = 2;
const LIKE_AMOUNT = /^([^\d.,]{0,3})(\d[\d.,]*[.,][\d.,]*\d)([-+)]?)$/;

/** How many characters too short a text is that lacks two digits. */
const MISSED = 2;

const isTrimmed = perObject(({ pages }: Place['document']) => {
  const trimmed = pages.flatMap(({ words }) => words.filter(({ text }) => TRIMMED.test(text)));
  return { value: trimmed.length > MOST_TRIMMED };
});

/** A malformed number in a column of amounts, if only one of its possible texts is one. */
function malformed(texts: (word: Word, place: Place) => readonly string[]): Misreading['printed'] {
  return (word, place, cost) => {
    if (!LIKE_AMOUNT.test(word.text)) return null;
    if (AMOUNT.test(word.text) || INDIAN.test(word.text) || BEGINS_WITH_ZERO.test(word.text)) return null;
    if (isWhole(word, place)) return null;
    const [text, ...others] = new Set(texts(word, place).filter((other) => AMOUNT.test(other)));
    if (text === undefined || others.length > 0 || isTrimmed(place.document).value) return null;
    const numbers = place.column(word, 'right', CLOSE_EDGE).filter((other) => /\d/.test(other.text));
    const amounts = numbers.filter((other) => AMOUNT.test(other.text));
    const isShown = amounts.length >= cost && amounts.length * 2 > numbers.length + 1;
    return isShown && isAsWide(text, word, amounts) ? readAs(word, text, CERTAINTY) : null;
  };
}

/** Whether a text is as long as others of the width of a word: for "17,782,0.8" two digits more were printed than "17,782.08" has. */
function isAsWide(text: string, { left, right }: Word, amounts: readonly Word[]): boolean {
  const step = median(amounts.map((amount) => (amount.right - amount.left) / amount.text.length));
  return (right - left) / step - text.length < MISSED;
}

/** Whether a word is a number of whole thousands, "24,118" points: for an amount with decimals its mark would be wrong too. */
function isWhole({ text }: Word, { document: { mark } }: Place): boolean {
  return IN_THOUSANDS.test(text) && !text.includes(mark);
}

/** How much wider, in points, the mark of a credit is than the character that was read for it. */
const NARROWER = 8;

/** "328,077" and "328,07R" in a column of amounts, of which others as long have "CR" behind them. */
function withCreditMark(word: Word, place: Place, cost: number) {
  const [, amount] = /^(\D?\d[\d.,]*[.,]\d{2})[\dCR]$/.exec(word.text) ?? [];
  if (amount === undefined || !AMOUNT.test(amount) || isWhole(word, place)) return null;
  const column = place.column(word, 'right', NARROWER);
  const isCredit = ({ text, left }: Word) => /\dCR$/.test(text) && left < word.left + LOOSE_EDGE;
  const amounts = column.filter(({ text }) => AMOUNT.test(text.replace(/CR$/, '')));
  return amounts.length >= cost && column.some(isCredit) ? readAs(word, `${amount}CR`, CERTAINTY) : null;
}

/** "R" behind an amount where the page has "CR" behind others, and no other letter alone. */
function withHalfCreditMark(word: Word, place: Place, cost: number) {
  if (!/^[CR]$/.test(word.text)) return null;
  const behindAmounts = place.page.words.filter(
    (other) => /^\p{Lu}{1,2}$/u.test(other.text) && place.before(other).some(({ text }) => AMOUNT.test(text)),
  );
  const credits = behindAmounts.filter(({ text }) => text === 'CR');
  const isOnly = behindAmounts.every((other) => other === word || other.text === 'CR');
  return behindAmounts.includes(word) && isOnly && credits.length >= cost ? readAs(word, 'CR') : null;
}

/** The text with one of two equal adjacent digits removed, for each pair. */
function withoutDoubled(text: string): string[] {
  return [...text].flatMap((sign, at) =>
    /\d/.test(sign) && text[at + 1] === sign ? [text.slice(0, at) + text.slice(at + 1)] : [],
  );
}

/** The digits with marks where an amount has them, if only one mark was misread. */
function remarked({ text }: Word, { document: { mark } }: Place): string[] {
  const [, before = '', number = '', behind = ''] = LIKE_AMOUNT.exec(text) ?? [];
  const figures = number.replace(/\D/g, '');
  const whole = figures.slice(0, -2).replace(/\B(?=(\d{3})+$)/g, mark === '.' ? ',' : '.');
  const written = `${whole}${mark}${figures.slice(-2)}`;
  const [had, due] = [marksOf(number), marksOf(written)];
  const strange = [...had, ...due].filter((own) => !had.includes(own) || !due.includes(own));
  return strange.length === 1 ? [`${before}${written}${behind}`] : [];
}

/** How many digits precede each mark. */
function marksOf(number: string): number[] {
  return [...number].flatMap((sign, at) =>
    /\d/.test(sign) ? [] : [number.slice(0, at).replace(/\D/g, '').length],
  );
}
