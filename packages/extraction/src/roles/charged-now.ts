import type { Heading } from '../tables/heading.ts';
import { CURRENCY_CODES } from '../values/currency.ts';
import { normalise } from '../words/normalise.ts';

/** What of a purchase in parts is to be paid this time. */
const PART =
  /\b(cuotas?|parcelas?|rate|rata|instal?ments?|mensualite|echeance|termijn|charged now|a pagar|a payer|da pagare|zu zahlen|te betalen|payable)\b|원금|当月お?支払|今回お?支払|今回ご?請求/;

/** What of it stays to be paid, which is no balance of an account. */
const LEFT =
  /\b(remaining|restante|kalan|restant|rest(schuld)?|pendiente|pendente|residuo)\b|繰越残高|할부잔액/;

/** What of it the account is charged with, in its own money. */
const BILLED = /\b(billed|billing)\b/;

/** The heading of the money each purchase was made in. */
const OF_CURRENCIES =
  /^(wahrung|currency|ccy|divisa|moneda|devise|monnaie|valuta|muntsoort|moeda|valuutta|waluta|mena)$/;

/**
 * Headings of which only one holds the amount, where several hold amounts: the one that names the part to be paid now; or, beside a
 * column of currencies, the one that names a currency and so the account's; or the one that names what is billed.
 */
export function chargedNow(headings: readonly Heading[]): Heading[] {
  const amounts = headings.filter(({ role }) => role === 'amount');
  if (amounts.length < 2) return headings.slice();
  const part = amounts.filter(({ text }) => PART.test(normalise(text)));
  const hasCurrencies = headings.some(({ text }) => OF_CURRENCIES.test(normalise(text)));
  const own = hasCurrencies ? amounts.filter(({ text }) => namesCurrency(text)) : [];
  const billed = amounts.filter(({ text }) => BILLED.test(normalise(text)));
  const [now] = [part, own, billed].find(({ length }) => length === 1) ?? [];
  if (now === undefined) return headings.slice();
  const isOther = (heading: Heading) =>
    (heading.role === 'amount' && heading !== now) ||
    (part.length === 1 && heading.role === 'balance' && LEFT.test(normalise(heading.text)));
  return headings.map((heading) => (isOther(heading) ? { ...heading, role: 'foreign' as const } : heading));
}

function namesCurrency(text: string): boolean {
  return text.split(/[\s()]+/).some((word) => CURRENCY_CODES.has(word)) || /[€£$]|\beuros?\b/i.test(text);
}
