import type { Heading } from '../tables/heading.ts';
import { CURRENCY_CODES } from '../values/currency.ts';
import { says } from '../vocabulary/says.ts';

/**
 * Of several amount headers, keeps only one as the amount: the one that names the instalment due now; next to a currency column, the one that
 * names a currency, which is the account's; or the one that names the billed amount.
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
