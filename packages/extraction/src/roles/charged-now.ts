import type { Heading } from '../tables/heading.ts';
import { says } from '../vocabulary/says.ts';

/**
 * Of several amount headers, keeps only one as the amount: the one that names the instalment due now, or the billed amount.
 */
export function chargedNow(headings: readonly Heading[]): Heading[] {
  const amounts = headings.filter(({ role }) => role === 'amount');
  if (amounts.length < 2) return headings.slice();
  const part = amounts.filter(({ text }) => says('chargedNow', text));
  const billed = amounts.filter(({ text }) => says('billed', text));
  const [now] = [part, billed].find(({ length }) => length === 1) ?? [];
  if (now === undefined) return headings.slice();
  const isOther = (heading: Heading) =>
    (heading.role === 'amount' && heading !== now) ||
    (part.length === 1 && heading.role === 'balance' && says('stillToPay', heading.text));
  return headings.map((heading) => (isOther(heading) ? { ...heading, role: 'foreign' as const } : heading));
}
