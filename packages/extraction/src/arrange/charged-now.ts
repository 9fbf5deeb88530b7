import { normalise } from '../words/normalise.ts';
import type { Heading } from './heading.ts';

/** What of a purchase in parts is to be paid this time. */
const PART = /\b(cuotas?|parcelas?|rate|rata|instal?ments?|mensualite|echeance|termijn|charged now)\b/;

/** Headings of which only the one that names the part to be paid now holds the amount, where several hold amounts. */
export function chargedNow(headings: readonly Heading[]): Heading[] {
  const amounts = headings.filter(({ role }) => role === 'amount');
  const now = amounts.filter(({ text }) => PART.test(normalise(text)));
  if (now.length !== 1 || amounts.length < 2) return headings.slice();
  return headings.map((heading) =>
    heading.role === 'amount' && !now.includes(heading) ? { ...heading, role: 'foreign' as const } : heading,
  );
}
