import type { Line } from '../lines/line.ts';
import { isCurrencyMark } from '../values/currency.ts';
import { hasCountryOfIban } from '../values/iban.ts';
import { readDateAt } from '../values/printed-date.ts';
import { says } from '../vocabulary/says.ts';
import { isDirection } from '../vocabulary/tables.ts';

/** A possible account number on a line, whatever is next to it. */
export type AccountKey = {
  /** Its letters and digits only, to compare it with others. */
  readonly key: string;
  readonly printed: string;
  /** The x position of the line's first digits, in points. */
  readonly left: number;
};

/** A word of digits, masked ones included, with the letters of a code before them and grouping marks. */
const PIECE = /^\(?[\p{Lu}\d*xX•#./-]*(?:[\d*•#]|[xX]{2})[\p{Lu}\d*xX•#./-]*[),:;]?$/u;
const JOINS_PIECES = /^[-–/]$/;
/** Amounts, years and days of a month are no account numbers. */
const MONEY = /^[-+(]?\d{1,3}(?:[.,'’]\d{3})*(?:[.,]\d{1,3})?[-+)]?$/;
const YEAR = /^(?:19\d|20[0-4])\d$/;
const FEWEST_DIGITS = 4;

/** The letters and digits of a number, to compare it with others. */
export function lettersOfNumber(number: string): string {
  return number.replace(/[^\p{L}\d]/gu, '');
}

/** The longest possible account number on a line, where there are several none of `others`; null if there is none. */
export function accountKeyOn(line: Line, others: (line: Line) => ReadonlySet<string>): AccountKey | null {
  const keys = accountKeysOn(line);
  const taken = keys.length > 1 ? others(line) : null;
  const own = keys.filter(({ key }) => taken?.has(key.toUpperCase()) !== true);
  return (own.length > 0 ? own : keys).reduce<AccountKey | null>(
    (best, one) => (best === null || one.key.length > best.key.length ? one : best),
    null,
  );
}

function accountKeysOn({ words }: Line): AccountKey[] {
  const texts = words.map(({ text }) => text);
  const keys: AccountKey[] = [];
  const left = words.find(({ text }) => /\d/.test(text))?.left ?? 0;
  for (let at = 0; at < texts.length; ) {
    const date = readDateAt(texts, at);
    if (date !== null) {
      at += Math.max(1, date.wordCount);
      continue;
    }
    const to = endOfNumber(texts, at);
    // "Account 204 171 AUD" is a number in groups before its currency.
    const isNamed = at > 0 && says('accountNoun', texts[at - 1] ?? '');
    if (to > at && (isNamed || !isGrouped(texts.slice(at, to + 1)))) {
      const own = keyOf(texts.slice(at, to));
      if (own !== null) keys.push({ ...own, left });
    }
    at = Math.max(to, at + 1);
  }
  return keys;
}

function endOfNumber(texts: readonly string[], from: number): number {
  let to = from;
  while (to < texts.length) {
    const text = texts[to] ?? '';
    const isJoint = to > from && JOINS_PIECES.test(text) && PIECE.test(texts[to + 1] ?? '');
    if (!isJoint && (!PIECE.test(text) || DECIMALS.test(text))) break;
    // An IBAN next to another number begins one of its own, and a day with its year ends it.
    if (to > from && (hasCountryOfIban(text) || isWholeDay(text))) break;
    to++;
    if (/[),:;]$/.test(text)) break;
  }
  return to;
}

function isWholeDay(text: string): boolean {
  return /\d{4}/.test(text) && /[./-]/.test(text) && readDateAt([text], 0) !== null;
}

const DECIMALS = /[.,]\d{2}\D?$/;

/** Whether the words are the groups of one amount: "2 829 088,50", "1 239 039 Ft", "2 226 180 C". */
function isGrouped(texts: readonly string[]): boolean {
  const last = texts.at(-1) ?? '';
  return (
    (DECIMALS.test(last) || isCurrencyMark(last) || isDirection(last)) &&
    texts.every((text) => text.replace(/[.,]\d{2}\D?$/, '').replace(/\D/g, '').length <= 3)
  );
}

function keyOf(texts: readonly string[]): Omit<AccountKey, 'left'> | null {
  const [only, ...others] = texts;
  if (others.length === 0 && (only === undefined || MONEY.test(only) || YEAR.test(only))) return null;
  const printed = texts.join(' ').replace(/^\(|[),:;]$/g, '');
  // "18.12.2021:" is a day before its balance.
  if (isWholeDay(printed)) return null;
  const key = lettersOfNumber(printed);
  const digits = key.replace(/\D/g, '').length;
  const masked = printed.replace(/[^*xX•#]/g, '').length;
  return digits >= 2 && digits + masked >= FEWEST_DIGITS ? { key, printed } : null;
}
