import type { AlteredRows, Ledger, Random } from '@tieout/corpus';

export const ALTERATIONS = ['amount', 'sign', 'dropped row'] as const;
export type Alteration = (typeof ALTERATIONS)[number];

/** Changes one row, as on paper: another amount, the other sign, or no row at all. Balances and totals stay what they were. */
export function alterRows({ entries }: Ledger, alteration: Alteration, random: Random): AlteredRows {
  if (entries.length === 0) return new Map();
  const entry = random.pick(entries);
  switch (alteration) {
    case 'dropped row':
      return new Map([[entry, null]]);
    case 'sign':
      return new Map([[entry, -entry.amount]]);
    case 'amount':
      return new Map([[entry, otherAmount(entry.amount, random)]]);
  }
}

/** One digit changed for another; never to nothing. */
function otherAmount(amount: number, random: Random): number {
  const digits = [...String(Math.abs(amount))];
  const at = random.whole(0, digits.length - 1);
  const digit = Number(digits[at]);
  digits[at] = String((digit + random.whole(1, 9)) % 10);
  const changed = Number(digits.join(''));
  if (changed === 0) return amount * 10;
  return amount < 0 ? -changed : changed;
}
