import type { Entry, Ledger, Random } from '@tieout/corpus';

export type Alteration = 'amount' | 'sign' | 'dropped row';

/** Changes one row, as on paper: another amount, the other sign, or no row at all. Balances and totals stay what they were. */
export function alterLedger(ledger: Ledger, alteration: Alteration, random: Random): Ledger {
  if (ledger.entries.length === 0) return ledger;
  const at = random.whole(0, ledger.entries.length - 1);
  const entries = ledger.entries.flatMap((entry, index) =>
    index === at ? altered(entry, alteration, random) : [entry],
  );
  return { ...ledger, entries };
}

function altered(entry: Entry, alteration: Alteration, random: Random): Entry[] {
  switch (alteration) {
    case 'dropped row':
      return [];
    case 'sign':
      return [{ ...entry, amount: -entry.amount }];
    case 'amount':
      return [{ ...entry, amount: otherAmount(entry.amount, random) }];
  }
}

/** One digit changed for another, or two neighbours swapped; never to nothing. */
function otherAmount(amount: number, random: Random): number {
  const digits = [...String(Math.abs(amount))];
  const at = random.whole(0, digits.length - 1);
  const digit = Number(digits[at]);
  digits[at] = String((digit + random.whole(1, 9)) % 10);
  const changed = Number(digits.join(''));
  if (changed === 0) return amount * 10;
  return amount < 0 ? -changed : changed;
}
