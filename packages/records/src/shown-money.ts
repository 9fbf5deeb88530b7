import { currencyDigits } from './money.ts';

type Look = {
  readonly locale: string;
  readonly currency: string | null;
  /** Whether the currency is shown: "$2,988.59". */
  readonly hasSign?: boolean;
  readonly isGrouped?: boolean;
};

/** A plain decimal string as readers of the locale write it: grouped, a true minus sign, at least the currency's decimals, all that it came with. */
export function shownMoney(
  decimal: string,
  { locale, currency, hasSign = false, isGrouped = true }: Look,
): string {
  const digits = Math.max(decimal.split('.')[1]?.length ?? 0, currencyDigits(currency));
  const sign = hasSign && currency !== null && /^[A-Z]{3}$/.test(currency) ? currency : null;
  const key = `${locale} ${digits} ${sign} ${isGrouped}`;
  const format = formats.get(key) ?? formatOf(locale, sign, digits, isGrouped);
  if (formats.size >= MOST_LOOKS && !formats.has(key)) formats.clear();
  formats.set(key, format);
  // As a string it is formatted exactly; a number would lose cents of very large amounts.
  const text = format.format(decimal as Intl.StringNumericLiteral);
  return isGrouped && decimal.startsWith('-') ? text.replace('-', '−') : text;
}

/** On a server, whoever asks names the locale: more looks than any reader needs are not kept. */
const MOST_LOOKS = 100;

/** Made once for each look: a grid formats the amounts of every row in view. */
const formats = new Map<string, Intl.NumberFormat>();

function formatOf(
  locale: string,
  sign: string | null,
  digits: number,
  isGrouped: boolean,
): Intl.NumberFormat {
  return new Intl.NumberFormat(locale, {
    ...{ minimumFractionDigits: digits, maximumFractionDigits: digits, useGrouping: isGrouped },
    ...(sign === null ? {} : { style: 'currency' as const, currency: sign }),
  });
}
