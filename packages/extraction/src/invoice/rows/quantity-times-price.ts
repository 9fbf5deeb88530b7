import { ANY_MARK } from '../../values/currency.ts';
import { normalise } from '../../vocabulary/normalise.ts';
import { oneOf } from '../../vocabulary/one-of.ts';
import { UNITS } from '../vocabulary/tables.ts';
import { type Decimal, toNumber } from './decimal.ts';
import type { FigureStyle } from './figure.ts';
import { parseNumber } from './parse-number.ts';

const MARK = `(?:${ANY_MARK})`;
const NUMBER = '\\d{1,3}(?: \\d{3})+[.,]\\d+|\\d[\\d.,]*';

/** "2 Stk x 0,66", "1 @ $349.99", "1.84 lb @ 1 lb /0.79", "0,832 kg net x 1,59"; "0,412 kg 13,90 €/kg": a quantity times a price, or one for each unit. */
const TIMES = new RegExp(
  `(?:^|\\s)(?<minus>[-−–])?(?<quantity>\\d[\\d.,]*)\\s?(?<unit>[\\p{L}.]{1,6}[²³23]?)?\\s?(?:${oneOf('netWeight')}\\s)?` +
    `(?:[x×@*àá]\\s?(?:1\\s?\\p{L}{1,4}\\s?/\\s?)?${MARK}?\\s?(?<price>${NUMBER})|\\s${MARK}?\\s?(?<each>${NUMBER})\\s?${MARK}?\\s?/\\s?\\k<unit>(?!\\p{L}))`,
  'iu',
);

/** A quantity and a price, and where in a text they stand. */
export type Times = {
  readonly quantity: Decimal;
  readonly price: Decimal;
  readonly from: number;
  readonly to: number;
};

/** The first quantity times a price in a text; null where there is none. */
export function timesIn(text: string, style: FigureStyle): Times | null {
  const match = TIMES.exec(text);
  const groups = match?.groups;
  const printed = groups?.price ?? groups?.each;
  if (!match || !groups?.quantity || printed === undefined || isNamed(groups.unit)) return null;
  const quantity = parseNumber(groups.quantity, style.decimalMark);
  const price = parseNumber(printed, style.decimalMark);
  if (quantity === null || price === null || (price.scale === 0 && style.decimals > 0)) return null;
  const counted = groups.minus === undefined ? quantity : { ...quantity, units: -quantity.units };
  return { quantity: counted, price, from: match.index, to: match.index + match[0].length };
}

/** Whether what is between a count and a price begins as names do and is no unit: "2 Kaffe à 38,00". */
function isNamed(unit = ''): boolean {
  return /^\p{Lu}\p{L}{3}/u.test(unit) && !UNITS.has(normalise(unit));
}

/** Whether a quantity times its price gives an amount, in minor units, but for rounding; what is returned has its sign on any of them. */
export function isProduct(times: Pick<Times, 'quantity' | 'price'>, amount: number, digits: number): boolean {
  const product = Math.abs(toNumber(times.quantity) * toNumber(times.price));
  return Math.abs(product * 10 ** digits - Math.abs(amount)) <= 0.51;
}

const EACH = oneOf('priceOfOne');
/** What says behind a price that it is for one: "/kg", "each", "per kg". */
const FOR_ONE = `(?:/ ?\\p{L}{1,4}|kg|lb|${EACH}(?: \\p{L}{1,5})?)`;

/** The price of one, as texts print it. */
const PRICE_OF_ONE = {
  /** What is behind a price and is no name: what says that it is for one, a unit, a currency or nothing. */
  behind: new RegExp(`^\\s*(?:EUR|RM|€|EUR/\\p{L}+|\\p{L}{1,3}|${FOR_ONE})?\\.?\\s*$`, 'iu'),
  /** "$ 26.50 each", "3.90 /kg", or what is left of it where the price is under a heading: "each". */
  whole: new RegExp(`^(?:${MARK}? ?\\d[\\d.,]*[.,]\\d{2} ?${MARK}? ?${FOR_ONE}|${EACH})\\.?$`, 'iu'),
  /** A currency for each unit: "EUR/St". */
  perUnit: new RegExp(`^${MARK}? ?/ ?\\p{L}{1,6}\\.?$`, 'iu'),
  /** The word for one, with which no name begins. */
  each: new RegExp(`^${EACH}(?!\\p{L})`, 'iu'),
} as const;

/** Whether nothing but a unit or a currency is behind a quantity and its price. */
export function endsWith({ to }: Pick<Times, 'to'>, text: string): boolean {
  return PRICE_OF_ONE.behind.test(text.slice(to));
}

/** Whether a text is the price of one and no more. */
export function isPriceOfOne(text: string): boolean {
  return PRICE_OF_ONE.whole.test(text);
}

/** Whether a text behind a price says what it is for and names nothing: "/kg", "each", "per kg". */
export function saysForOne(text: string): boolean {
  if (PRICE_OF_ONE.perUnit.test(text)) return true;
  const rest = text.replace(PRICE_OF_ONE.each, '');
  return UNITS.has(normalise(rest)) || (rest !== text && normalise(rest) === '');
}
