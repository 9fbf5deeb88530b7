import { currencyDigits } from '@tieout/records';
import { userLocale } from './user-locale.ts';

/** A plain decimal string as a figure of the ledger in the reader's locale: grouped, a true minus sign, the decimals it came with. */
export function formatMoney(decimal: string, currency: string | null = null): string {
  return withTrueMinus(figures(decimal, { digits: decimalsOf(decimal, currency) }), decimal);
}

/** The same with the sign of its currency: "$2,988.59". Without a currency, the bare figure. */
export function formatCurrency(decimal: string, currency: string | null): string {
  if (currency === null || !/^[A-Z]{3}$/.test(currency)) return formatMoney(decimal, currency);
  return withTrueMinus(figures(decimal, { digits: decimalsOf(decimal, currency), currency }), decimal);
}

/** A plain decimal as somebody would type it: the reader's decimal sign, nothing else. */
export function typedMoney(decimal: string): string {
  return figures(decimal, { digits: decimalsOf(decimal, 'JPY'), isGrouped: false });
}

type Look = { readonly digits: number; readonly currency?: string; readonly isGrouped?: boolean };

function figures(decimal: string, { digits, currency, isGrouped = true }: Look): string {
  const key = `${userLocale()} ${digits} ${currency} ${isGrouped}`;
  const format =
    formats.get(key) ??
    new Intl.NumberFormat(userLocale(), {
      ...{ minimumFractionDigits: digits, maximumFractionDigits: digits, useGrouping: isGrouped },
      ...(currency === undefined ? {} : { style: 'currency' as const, currency }),
    });
  formats.set(key, format);
  // As a string it is formatted exactly; a number would lose cents of very large amounts.
  return format.format(decimal as Intl.StringNumericLiteral);
}

const formats = new Map<string, Intl.NumberFormat>();

function decimalsOf(decimal: string, currency: string | null): number {
  return Math.max(decimal.split('.')[1]?.length ?? 0, currencyDigits(currency));
}

const withTrueMinus = (text: string, decimal: string) =>
  decimal.startsWith('-') ? text.replace('-', '−') : text;
