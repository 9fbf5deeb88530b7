import type { Heading } from '../tables/heading.ts';
import { CURRENCY_CODES } from '../values/currency.ts';
import { says } from '../vocabulary/says.ts';

/**
 * Headings of which only one holds the amount, where several hold amounts: the one that names the part to be paid now; or, next to a
 * column of currencies, the one that names a currency and so the account's; or the one that names what is billed.
 */
export function chargedNow(headings: readonly Heading[]): Heading[] {
  const amounts = headings.filter(({ role }) => role === 'amount');
  if (amounts.length < 2) return headings.slice();
  const part = amounts.filter(({ text }) => says('chargedNow', text));
  const hasCurrencies = headings.some(({ text }) => says('currencyHeading', text));
  const own = hasCurrencies ? amounts.filter(({ text }) => namesCurrency(text)) : [];
  const billed = amounts.filter(({ text }) => says('billed', text));
  const [now] = [part, own, billed].find(({ length }) => length === 1) ?? [];
  if (now === undefined) return headings.slice();
  const isOther = (heading: Heading) =>
    (heading.role === 'amount' && heading !== now) ||
    (part.length === 1 && heading.role === 'balance' && says('stillToPay', heading.text));
  return headings.map((heading) => (isOther(heading) ? { ...heading, role: 'foreign' as const } : heading));
}

function namesCurrency(text: string): boolean {
  return (
    text.split(/[\s()]+/).some((word) => CURRENCY_CODES.has(word)) || /[€£$]/.test(text) || says('euro', text)
  );
}
