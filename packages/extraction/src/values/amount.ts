import { normalise } from '../vocabulary/normalise.ts';
import { INDICATORS } from '../vocabulary/tables.ts';
import { MOST_DIGITS } from './countable.ts';
import { ANY_MARK } from './currency.ts';
import { type NumberStyle, ZERO } from './number-style.ts';

/** The mark of a printed amount: minus in any form (leading, trailing, parentheses), plus, or a direction word next to it. */
export type AmountMark = 'none' | 'minus' | 'plus' | 'in' | 'out';

/** A printed amount: whole hundredths (or other minor units by style) without sign, and its mark. */
export type Amount = {
  readonly minor: number;
  readonly mark: AmountMark;
  /** The currency printed with it as an ISO code, or a bare "$", "kr" …; null if there is none. */
  readonly currency: string | null;
  /** False for a bare whole number (also without a currency where no decimals are printed), or an ungrouped one with odd decimals: an amount only if its column says so. */
  readonly isCertain: boolean;
  /** The mark is the one its column implies, and none is printed. */
  readonly isMarkImplied?: true;
};

const MINUS = '[-−–‐‑]';
const PATTERN = new RegExp(
  `^(?<open>[([])?\\s*(?<lead>${MINUS}|\\+|=)?\\s*(?<before>${ANY_MARK})?\\s*(?<lead2>${MINUS}|\\+)?\\s*` +
    `(?<digits>\\d[\\d.,'’·\\u00a0\\u202f ]*|[.,]\\d{2})\\s*(?<trail>${MINUS}|\\+)?\\s*(?<close>[)\\]])?\\s*(?<after>${ANY_MARK})?\\s*(?<trail2>${MINUS}|\\+)?\\s*(?:[([](?<enclosedSign>${MINUS}|\\+)[)\\]])?\\s*(?:\\/?(?<word>[A-Za-z]{1,8}\\.?|[^\\x00-\\x7f\\s]{1,8})|[([](?<enclosed>[A-Za-z]{1,8})[)\\]])?\\*?$`,
);

/** Whole amounts with a dash in place of decimals, as in Switzerland and Germany: "250.—", "250,–". */
const DASHED: Readonly<Record<NumberStyle['decimalMark'], RegExp>> = {
  '.': /^(.*\d\.)[-–—](\D*)$/,
  ',': /^(.*\d,)[-–—](\D*)$/,
};

/** Protective stars before an amount: "*1,061,549", "**12.50". Stars of a card number are followed by four digits without marks. */
const STARRED = /^\*{1,3}[-−]?\d{1,3}([.,]\d{3})*([.,]\d{2})?$/;

const MOST_LENGTH = 32;
/** A number and nothing else, as most amounts are: these skip the other checks. */
const BARE = /^\d[\d.,]*$/;

/** A currency before the parentheses of a negative amount: "$(853.63)". */
const MARK_BEFORE_BRACKETS = new RegExp(`^(${ANY_MARK})[(](.*)[)]$`);

/** A currency inside the parentheses of a negative amount, behind its digits: "(165,23 $)". */
const MARK_WITHIN_BRACKETS = new RegExp(`^([(].*\\d) ?(${ANY_MARK})[)]$`);

/** A side between an amount and its currency: "239,41 S EUR". */
const SIDE_BEFORE_CURRENCY = /(?<=\d )([SHDC]|DR|CR) ([A-Z]{3})$/;

/** The sign in brackets in front, as accounting programs in India print it: "(-)0.26". */
export const SIGN_IN_BRACKETS = /^\(([-−–+])\) ?(?=\d)/;

/** Parses `text` as an amount in a given style ("DT" after three decimals is the Tunisian dinar, else a debit); null if it is none. Nothing is guessed: a text that does not match in full is no amount. */
export function readAmount(text: string, style: NumberStyle): Amount | null {
  if (BARE.test(text)) {
    const value = text.length > MOST_LENGTH ? null : readDigits(text, style);
    return value === null ? null : { ...value, mark: 'none', currency: null };
  }
  if (text.startsWith('*')) return STARRED.test(text) ? readAmount(text.replace(/^\*+/, ''), style) : null;
  const dashed = style.decimals === 2 ? DASHED[style.decimalMark].exec(text) : null;
  if (dashed !== null) return readAmount(`${dashed[1]}00${dashed[2]}`, style);
  const first = text.charCodeAt(0);
  if (text.length > MOST_LENGTH || (first > 0x7a && first < 0xa0)) return null;
  const match = PATTERN.exec(
    text
      .replace(SIGN_IN_BRACKETS, '$1')
      .replace(/(\d)-(?=[A-Z]{2}$)/, '$1 ')
      .replace(SIDE_BEFORE_CURRENCY, '$2 $1')
      .replace(MARK_BEFORE_BRACKETS, '($1$2)')
      .replace(MARK_WITHIN_BRACKETS, '$1) $2'),
  );
  const groups = match?.groups;
  if (!groups?.digits) return null;
  const value = readDigits(groups.digits.trimEnd(), style);
  if (value === null) return null;
  const word = groups.word ?? groups.enclosed;
  const isDinar = word === 'DT' && style.decimals === 3;
  const direction = word === undefined || isDinar ? null : directionWord(word);
  if (word !== undefined && direction === null && !isDinar) return null;
  const currency = groups.before ?? groups.after ?? (isDinar ? 'TND' : null);
  const isParenthesised = groups.open !== undefined && groups.close !== undefined;
  if ((groups.open === undefined) !== (groups.close === undefined)) return null;
  const sign = groups.lead ?? groups.lead2 ?? groups.trail ?? groups.trail2 ?? groups.enclosedSign;
  const mark = direction ?? markOf(sign, isParenthesised);
  const isCertain = value.isCertain || (style.decimals === 0 && currency !== null);
  return { minor: value.minor, mark, currency, isCertain };
}

function markOf(sign: string | undefined, isParenthesised: boolean): AmountMark {
  if (isParenthesised) return 'minus';
  if (sign === undefined || sign === '=') return 'none';
  return sign === '+' ? 'plus' : 'minus';
}

function directionWord(word: string): 'in' | 'out' | null {
  return INDICATORS.get(normalise(word)) ?? null;
}

/** Number formats, whole part first and decimals second: groups of three digits, or of two before the last three as in India, or none. */
const FORMS: Readonly<Record<NumberStyle['decimalMark'], RegExp>> = {
  '.': /^(\d{1,3}(?:[,'’·\u00a0\u202f ]\d{3})+|\d{1,2}(?:,\d{2})+,\d{3}|\d*)(?:\.(\d{1,3}))?$/,
  ',': /^(\d{1,3}(?:[.'’·\u00a0\u202f ]\d{3})+|\d*)(?:,(\d{1,3}))?$/,
};

/** The digits of an amount in minor units; null if they do not follow the style exactly. */
function readDigits(digits: string, style: NumberStyle): { minor: number; isCertain: boolean } | null {
  if (ZERO.test(digits)) return { minor: 0, isCertain: true };
  const parts = FORMS[style.decimalMark].exec(digits);
  if (parts === null) return null;
  const [, printed = '', fraction = ''] = parts;
  const whole = printed.replace(/\D/g, '');
  if (whole === '' && fraction.length !== 2) return null;
  if (whole.length > MOST_DIGITS - Math.max(2, style.decimals) || fraction.length > style.decimals)
    return null;
  const minor = Number(`${whole}${fraction.padEnd(style.decimals, '0')}`);
  const isGrouped = whole.length < printed.length;
  const isCertain =
    style.decimals === 0
      ? isGrouped
      : fraction.length === style.decimals ||
        (isGrouped && fraction.length > 0) ||
        (style.isTrimmed === true && (fraction.length > 0 || isGrouped));
  return { minor, isCertain };
}
