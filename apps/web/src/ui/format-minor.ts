import { currencyDigits } from '@tieout/records';
import { formatMoney } from './format-money.ts';

/** Whole minor units as a price with its currency: "29.00 USD". */
export function formatMinor(amountMinor: number, currency: string): string {
  const digits = currencyDigits(currency);
  return `${formatMoney((amountMinor / 10 ** digits).toFixed(digits), currency)} ${currency}`;
}
