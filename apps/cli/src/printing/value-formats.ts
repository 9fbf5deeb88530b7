import { currencyDigits } from '@tieout/records';

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

/** Formats of `locale`, a BCP 47 tag such as "en-GB" or "de-DE". The words stay English. */
export function valueFormats(locale: string): ValueFormats {
  const dates = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone: 'UTC' });
  const counts = new Intl.NumberFormat(locale);
  const plurals = new Intl.PluralRules(DEFAULT_LOCALE);
  return {
    amount: (decimal, currency) => formatAmount(decimal, currency, locale),
    date: (date) => dates.format(new Date(`${date}T00:00:00Z`)),
    number: (count) => counts.format(count),
    count: (count, one) => `${counts.format(count)} ${plurals.select(count) === 'one' ? one : `${one}s`}`,
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

function formatAmount(decimal: string, currency: string | null, locale: string): string {
  const digits = Math.max(decimal.split('.')[1]?.length ?? 0, currencyDigits(currency));
  const format = new Intl.NumberFormat(locale, {
    ...{ minimumFractionDigits: digits, maximumFractionDigits: digits },
    ...(currency === null || !/^[A-Z]{3}$/.test(currency) ? {} : { style: 'currency' as const, currency }),
  });
  // As a string it is formatted exactly; a number would lose cents of very large amounts.
  return format.format(decimal as Intl.StringNumericLiteral);
}
