import type { Word } from '../read/page.ts';
import { CURRENCY_CODES, isCurrencyMark } from '../values/currency.ts';
import { hasCountryOfIban, hasFormOfIban, isIban, LONGEST_IBAN, SHORTEST_IBAN } from '../values/iban.ts';
import { readDateAt } from '../values/printed-date.ts';
import { isSortCode } from '../values/sort-code.ts';
import { normalise } from '../vocabulary/normalise.ts';
import { says } from '../vocabulary/says.ts';
import { isMonthName } from '../vocabulary/tables.ts';

/** What the digits of a number alone show it to be. */
export type NumberForm =
  /** With valid check digits. */
  | 'iban'
  /** With invalid check digits, as on specimens. */
  | 'odd iban'
  /** Fifteen or sixteen digits, partly masked, or the last four after a mask. */
  | 'card'
  /** A phone number, or a long postal code. */
  | 'contact'
  /** Grouped as the banks of a country group account numbers. */
  | 'national'
  | 'plain';

/** A number as it is printed, grouped or masked, and the words it begins at and ends before. */
export type PrintedNumber = {
  readonly text: string;
  readonly from: number;
  readonly to: number;
  readonly form: NumberForm;
};

/** Digits and what hides them, with letters before, among or behind them: "S16", "5721-S16", "12345-K", "RO82". */
const GROUP = /^[\d*xX•·●#A-Z]+(?:[-./–][\d*xX•·●#A-Z]+)*$/;
/** What joins two groups, by itself or behind one. */
const JOINT = /^[-–/]$/;
/** A check letter between two groups. */
const LETTER = /^[A-Z]$/;
/** No number style parts thousands and decimals by the same mark: "154.034.056.50" is no money. */
const MONEY = /^\d{1,3}(?:(?:[,' ]\d{3})*\.|(?:[.' ]\d{3})*,)\d{2}$|^\d+[.,]\d{2}$/;
/** Bank and account of a country that writes thousands within them: "8327-9,934 291 123-4". */
const WITH_COMMA = /^\d{4}-\d,\d{3}$/;
/** The number of a Swedish branch in front of that of an account: "8411-8, 331 753 279-5". */
const CLEARING = /^\d{4}-\d,$/;
const DATE = /^\d{1,2}[./-]\d{1,2}[./-](?:\d{2}|\d{4})\.?$|^(?:19|20)\d\d[./-]\d{1,2}[./-]\d{1,2}$/;
const THOUSANDS = /^\d{1,3}(?: \d{3})+$/;
/** A label and its number as one word. */
const GLUED = /^(\D*[:：°º№])(?=[\d*xX•]|[A-Z]{2}\d{2})/u;

const ONLY_MASK = /^[*xX•·●#]+$/;
const MOST_LETTERS = 3;
/** A number between the letters of its issuer and its country: "QX558269636DE". */
const BETWEEN_LETTERS = /^[A-Z]{2}\d{9}[A-Z]{2}$/;

/** Numbers that accounts may have among the words of one cell: none that is a date or money. */
export function numbersPrinted(words: readonly Word[]): PrintedNumber[] {
  const texts = words.map(({ text }) => text.replace(GLUED, ''));
  const found: PrintedNumber[] = [];
  for (let from = 0; from < texts.length; from++) {
    const number = ibanAt(texts, from) ?? runAt(texts, from);
    const date =
      number === null || number.form !== 'plain' ? null : readDateAt(texts.slice(from, from + 5), 0);
    if (date !== null && date.year !== null) from += date.wordCount - 1;
    if (number === null || (date !== null && date.year !== null)) continue;
    if (!isWholeMoney(number, texts)) found.push(number);
    from = number.to - 1;
  }
  return found;
}

/** Whether a number is one of thousands in front of a currency, "1 239 039 Ft", or stands behind its sign: "TSh 30446718". */
function isWholeMoney({ text, form, from, to }: PrintedNumber, texts: readonly string[]): boolean {
  const before = texts[from - 1] ?? '';
  // The code of a currency may be that of the account: "CHF 30446718".
  const isBehindSign = /^\d+$/.test(text) && isCurrencyMark(before) && !CURRENCY_CODES.has(before);
  return form === 'plain' && (isBehindSign || (THOUSANDS.test(text) && isCurrencyMark(texts[to] ?? '')));
}

/** The words before a number, with the label glued to its first one. */
export function textBefore(words: readonly Word[], { from }: PrintedNumber): string {
  const glued = GLUED.exec(words[from]?.text ?? '')?.[1] ?? '';
  return [...words.slice(0, from).map(({ text }) => text), glued].join(' ').trim();
}

function ibanAt(texts: readonly string[], from: number): PrintedNumber | null {
  if (!/^\(?[A-Z]{2}\d{2}/.test(texts[from] ?? '')) return null;
  let joined = '';
  for (let to = from; to < texts.length && joined.length < LONGEST_IBAN; to++) {
    joined += bare(texts[to] ?? '');
    if (!/^[\dA-Z]+$/.test(joined)) return null;
    const isOfForm = hasFormOfIban(joined);
    if (isOfForm && isIban(joined)) return ibanOf(texts, { from, to: to + 1, form: 'iban' });
    if (isOfForm && !isGroupOfIban(texts[to + 1]))
      return ibanOf(texts, { from, to: to + 1, form: 'odd iban' });
    const continues = bare(texts[to] ?? '') === texts[to] && isGroupOfIban(texts[to + 1]);
    if (continues || (!isOfForm && (joined.length < SHORTEST_IBAN || !hasCountryOfIban(joined)))) continue;
    return ibanOf(texts, { from, to: to + 1, form: 'odd iban' });
  }
  return null;
}

function ibanOf(texts: readonly string[], iban: Omit<PrintedNumber, 'text'>): PrintedNumber {
  const text = texts.slice(iban.from, iban.to).map(bare).join(' ');
  return { text, ...iban };
}

/** Whether a word may be part of an IBAN that is printed in groups. */
function isGroupOfIban(text: string | undefined): boolean {
  return /^(?=.*\d)[\dA-Z]{1,12}$/.test(bare(text ?? ''));
}

/** The longest run of groups that begins at a word. */
function runAt(texts: readonly string[], from: number): PrintedNumber | null {
  // Some banks put the letter of the account's kind before its number: "K 5118.26.47".
  const lead = from === 0 && LETTER.test(texts[0] ?? '') && isGroup(texts[1]) ? 1 : 0;
  let [to, end] = [from + lead, from];
  while (to < texts.length) {
    const text = texts[to] ?? '';
    const isJoined = to > from && (JOINT.test(text) || LETTER.test(bare(text))) && isGroup(texts[to + 1]);
    const isOwn = isGroup(text) || (to === from && isSaidNumber(texts, to));
    if (!isJoined && !isSortCode(texts, to) && (!isOwn || beginsDate(texts, to, to > from))) break;
    to++;
    if (!isJoined) end = to;
    if (bare(text) !== text.replace(/^\(/, '') && !(CLEARING.test(text) && isGroup(texts[to]))) break;
  }
  if (end === from) return null;
  const text = texts
    .slice(from, end)
    .map((word, at) => (CLEARING.test(word) && at < end - from - 1 ? word : bare(word)))
    .join(' ')
    .replace(IN_STARS, '$1');
  return isLongEnough(text) && !/^(?:19\d|20[0-4]|25\d)\d$/.test(text) && !OF_YEAR.test(text)
    ? { text, from, to: end, form: formOf(text) }
    : null;
}

/** A number between two stars, which hide nothing of it: "*0418 027 678*". */
const IN_STARS = /^\*([^*]+)\*$/;

/** The number of a sheet within its year: "80/2026". */
const OF_YEAR = /^\d{1,3}\/(?:19|20)\d\d$/;

/** A number cut by a dot, as only money is elsewhere. */
const LIKE_MONEY = /^\d{4,}\.\d{2}$/;

/** Whether what may be money is a number by the word right before it: "Konto-Nr. 08610.73". */
function isSaidNumber(texts: readonly string[], at: number): boolean {
  const before = normalise(texts[at - 1] ?? '');
  return (
    LIKE_MONEY.test(bare(texts[at] ?? '')) && says('numberWord', before.slice(before.lastIndexOf(' ') + 1))
  );
}

function bare(text: string): string {
  return text.replace(/^\(/, '').replace(/[,;:.)]+$/, '');
}

function isGroup(text: string | undefined): boolean {
  const own = bare(text ?? '');
  if (WITH_COMMA.test(own)) return true;
  if (!GROUP.test(own) || !/[\d*xX•·●]/.test(own) || MONEY.test(own) || DATE.test(own)) return false;
  if (ONLY_MASK.test(own) && own.length < 2) return false;
  const letters = own.replace(/[^A-Z]|X/g, '').length;
  return (letters <= MOST_LETTERS || BETWEEN_LETTERS.test(own)) && !/^[A-Z]{3}$/.test(own);
}

/** Whether a date begins at a word: in words, or within a number in figures and marks of its own. */
function beginsDate(texts: readonly string[], at: number, isWithin: boolean): boolean {
  const [first, next] = [texts[at] ?? '', texts[at + 1] ?? ''];
  if (/^\d{1,2}\.?$/.test(first) && isMonthName(next)) return true;
  if (/^\d{4}$/.test(first) && /^[년年]/.test(next)) return true;
  return isWithin && /[./-]/.test(first) && (readDateAt(texts.slice(at, at + 5), 0)?.year ?? null) !== null;
}

const [FEWEST, MOST] = [4, 26];

function isLongEnough(text: string): boolean {
  const { length } = text.replace(/[^\d*xX•·●]/g, '');
  return length >= FEWEST && length <= MOST && /\d{2}|\d[*xX•]/.test(text);
}

/** Accounts as the banks of a country write them. */
const NATIONAL =
  /^(?:\d{2}(?: \d{4}){6}|\d{26}|\d{5} \d{5} [\dA-Z]{11}(?: \d{2})?|\d\d[- ]\d\d[- ]\d\d[ /-]+\d{8}|\d{4}\.\d\d\.\d{5}|(?:\d{1,6}-)?\d{6,10}\/\d{4}|\d{8}-\d{8}(?:-\d{8})?|\d\d-\d{4}-\d{7}-\d{2,3}|\d{3}-\d{7}-\d\d|\d\d\.\d\d\.\d\d\.\d{3}|\d{4}[ -]\d{4}[ -]\d\d[ -]\d{10}|\d{4} \d{4,8}-[\dX])$/;
const CARD =
  /^(?:[\d*xX•·●#]{4}([ .-]?)(?:[\d*xX•·●#]{4}\1){2}[\d*xX•·●#]{3,4}|[\d*xX•·●#]{4}[ -]?[\d*xX•·●#]{6}[ -]?[\d*xX•·●#]{5})$/;
const MASKED = /^[*xX•·●#]{2,}[ -]?\d{3,5}$|[*xX•●#]{4}/;

/** An IBAN of which only the country and the last digits are shown: "DE** **** 4711". */
const MASKED_IBAN = /^[A-Z]{2}[*xX•●#]{2}/;

const CONTACT = /^(?:1[-.])?\d{3}([-.])\d{3}\1\d{4}$|^0[38]\d{2} \d{3} \d{3,4}$|^\d{5}-\d{4}$/;

function formOf(text: string): NumberForm {
  if (CARD.test(text) && /[*xX•·●# -]/.test(text)) return 'card';
  if (MASKED.test(text))
    return MASKED_IBAN.test(text) && hasCountryOfIban(`${text.slice(0, 2)}00`) ? 'odd iban' : 'card';
  if (CONTACT.test(text)) return 'contact';
  return NATIONAL.test(text) ? 'national' : 'plain';
}
