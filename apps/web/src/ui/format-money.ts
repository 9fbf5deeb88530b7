import { currencyDigits } from '@tieout/records';

/** A plain decimal string as a figure of the ledger: grouped, a true minus sign, the decimals it came with. */
export function formatMoney(decimal: string, currency: string | null = null): string {
  const isNegative = decimal.startsWith('-');
  const [whole = '0', fraction = ''] = decimal.replace('-', '').split('.');
  const digits = Math.max(fraction.length, currencyDigits(currency));
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, ',');
  const text = digits === 0 ? grouped : `${grouped}.${fraction.padEnd(digits, '0')}`;
  return isNegative ? `−${text}` : text;
}
