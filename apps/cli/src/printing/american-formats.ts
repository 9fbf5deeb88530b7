// Amounts, dates and counts as `Intl` writes them in en-US, without it: making its formats takes a tenth of what the command itself takes for a
// small document. What is not certain here is null, and left to `Intl`.
import { currencyDigits } from '@tieout/records';

const SIGNS: Readonly<Record<string, string>> = {
  USD: '$',
  EUR: '€',
  GBP: '£',
  CAD: 'CA$',
  AUD: 'A$',
  NZD: 'NZ$',
  MXN: 'MX$',
  BRL: 'R$',
  INR: '₹',
};
const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];
const DECIMAL = /^(-?)(0|[1-9]\d*)(?:\.(\d+))?$/;
const DATE = /^([1-9]\d{3})-(\d\d)-(\d\d)$/;

/** "-$2,988.59": a plain decimal, with at least the decimals of its currency; null for what has no sign here. */
export function americanAmount(decimal: string, currency: string | null): string | null {
  const [, minus = '', whole, part = ''] = DECIMAL.exec(decimal) ?? [];
  const sign = currency === null ? '' : SIGNS[currency];
  if (whole === undefined || sign === undefined) return null;
  const decimals = part.padEnd(currencyDigits(currency), '0');
  return `${minus}${sign}${grouped(whole)}${decimals === '' ? '' : '.'}${decimals}`;
}

/** "Dec 1, 2026" for "2026-12-01". */
export function americanDate(date: string): string | null {
  const [, year, month, day] = DATE.exec(date) ?? [];
  const name = MONTHS[Number(month) - 1];
  return name === undefined ? null : `${name} ${Number(day)}, ${year}`;
}

/** "12,345". */
export function americanCount(count: number): string | null {
  return Number.isSafeInteger(count) && count >= 0 ? grouped(String(count)) : null;
}

function grouped(digits: string): string {
  return digits.length < 4 ? digits : digits.replace(/\B(?=(?:\d{3})+$)/g, ',');
}
