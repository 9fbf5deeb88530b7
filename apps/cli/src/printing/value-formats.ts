import { currencyDigits } from '@tieout/records';
import { americanAmount, americanCount, americanDate } from './american-formats.ts';

/** How amounts, dates and counts are printed for people of one locale. */
export type ValueFormats = {
  readonly amount: (decimal: string, currency: string | null) => string;
  readonly date: (date: string) => string;
  readonly number: (count: number) => string;
  /** "1 page", "2 pages". */
  readonly count: (count: number, one: string) => string;
};

export const DEFAULT_LOCALE = 'en-US';

/** What is said where `chosenFormats` finds no locale. */
export const NO_LOCALE = '--locale is not a locale; use one such as en-GB.';

/** Formats of `locale`, a BCP 47 tag such as "en-GB" or "de-DE"; a RangeError where it is none. The words stay English. */
export function valueFormats(locale: string): ValueFormats {
  Intl.getCanonicalLocales(locale);
  // Each takes milliseconds to make: most outputs need none of them.
  const dates = once(() => new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone: 'UTC' }));
  const counts = once(() => new Intl.NumberFormat(locale));
  const amounts = new Map<string, Intl.NumberFormat>();
  const isAmerican = locale === DEFAULT_LOCALE;
  const number = (count: number) => (isAmerican ? americanCount(count) : null) ?? counts().format(count);
  return {
    number,
    amount: (decimal, currency) =>
      (isAmerican ? americanAmount(decimal, currency) : null) ??
      formatAmount(decimal, currency, { locale, amounts }),
    date: (date) => (isAmerican ? americanDate(date) : null) ?? dates().format(new Date(`${date}T00:00:00Z`)),
    count: (count, one) => `${number(count)} ${count === 1 ? one : `${one}s`}`,
  };
}

/** Formats of the locale a person named, or en-US where they named none; null where there is no such locale. */
export function chosenFormats(locale = DEFAULT_LOCALE): ValueFormats | null {
  try {
    return valueFormats(locale);
  } catch (error) {
    if (error instanceof RangeError) return null;
    throw error;
  }
}

function formatAmount(
  decimal: string,
  currency: string | null,
  { locale, amounts }: { locale: string; amounts: Map<string, Intl.NumberFormat> },
): string {
  const digits = Math.max(decimal.split('.')[1]?.length ?? 0, currencyDigits(currency));
  const key = `${digits} ${currency}`;
  const format =
    amounts.get(key) ??
    new Intl.NumberFormat(locale, {
      ...{ minimumFractionDigits: digits, maximumFractionDigits: digits },
      ...(currency === null || !/^[A-Z]{3}$/.test(currency) ? {} : { style: 'currency' as const, currency }),
    });
  amounts.set(key, format);
  // As a string it is formatted exactly; a number would lose cents of very large amounts.
  return format.format(decimal as Intl.StringNumericLiteral);
}

/** Calls `make` when its value is first needed, and never again. */
function once<Value>(make: () => Value): () => Value {
  let made: Value | undefined;
  return () => {
    made ??= make();
    return made;
  };
}
