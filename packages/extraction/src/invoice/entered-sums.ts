import type { PrintedEvidence } from '@tieout/records';
import type { SumName } from './judged-invoice.ts';
import { taxParts } from './parts-of-sums.ts';
import type { CheckedTotals, PlacedSum } from './totals.ts';
import { type CheckedSum, checkTotals } from './totals.ts';
import type { TotalRole } from './words/locale.ts';

/** The labels of each total. */
const ROLES: Readonly<Record<SumName, readonly TotalRole[]>> = {
  subtotal: ['subtotal'],
  discount: ['discount'],
  charges: ['charge'],
  tax: ['tax'],
  total: ['total', 'due'],
};

/** The totals a person entered; null if they say that the document prints none. Minor units. */
export type EnteredSums = Readonly<Partial<Record<SumName, number | null>>>;

type SumsAsStanding = {
  readonly sums: readonly CheckedSum[];
  readonly totals: CheckedTotals;
  /** Figures that a person replaced, with their new values. */
  readonly replaced: ReadonlyMap<number, number>;
};

/** The totals with those a person entered in place of the printed ones, checked again. `below` is a position below everything printed. */
export function withEnteredSums(
  { sums: printed, totals: read }: Pick<PrintedEvidence, 'sums' | 'totals'>,
  entered: EnteredSums,
  below: number,
): SumsAsStanding {
  const replaced = new Map<number, number>();
  let sums: readonly CheckedSum[] = printed;
  for (const name of ['discount', 'charges'] as const) {
    const amount = entered[name];
    if (amount !== undefined) sums = withAdjustment(sums, name, amount, read.totalAt ?? below);
  }
  for (const name of ['subtotal', 'tax', 'total'] as const) {
    const amount = entered[name];
    if (amount === undefined) continue;
    const before = read[name] ?? soleOf(sums, name);
    if (before !== null && amount !== null) replaced.set(before, amount);
    sums = withSum(sums, name, { read: before, amount, below });
  }
  const amountOf = (name: 'subtotal' | 'tax' | 'total') =>
    entered[name] === undefined ? read[name] : entered[name];
  const placed = (amount: number | null, at: number | null): PlacedSum | null =>
    amount === null ? null : { amount, position: at ?? below };
  const [subtotal, tax, total] = [amountOf('subtotal'), amountOf('tax'), amountOf('total')];
  const checked = checkTotals(
    {
      subtotal: placed(subtotal, read.subtotalAt),
      tax: placed(tax, null),
      total: placed(total, read.totalAt),
    },
    sums,
  );
  return { sums, totals: { ...{ subtotal, tax, total }, ...checked }, replaced };
}

/** The only amount printed under that label that the reading did not use; null if there is none, or several. */
function soleOf(sums: readonly CheckedSum[], name: 'subtotal' | 'tax' | 'total'): number | null {
  const own = sums.filter(({ role, amount }) => ROLES[name].includes(role) && amount !== 0);
  const [amount, ...others] = new Set(own.map((sum) => sum.amount));
  return amount === undefined || others.length > 0 ? null : amount;
}

/** Replaces all printed discounts, or all charges, by one amount. */
function withAdjustment(
  sums: readonly CheckedSum[],
  name: 'discount' | 'charges',
  amount: number | null,
  position: number,
): CheckedSum[] {
  const others = sums.filter(({ role }) => !ROLES[name].includes(role));
  return amount === null || amount === 0 ? others : [...others, enteredSum(name, amount, position)];
}

/** Replaces a total wherever it is printed by what a person entered: the earlier value counts as not printed. */
function withSum(
  sums: readonly CheckedSum[],
  name: 'subtotal' | 'tax' | 'total',
  {
    read,
    amount,
    below,
  }: { readonly read: number | null; readonly amount: number | null; readonly below: number },
): CheckedSum[] {
  const isRead = (sum: CheckedSum) => ROLES[name].includes(sum.role) && sum.amount === read;
  const others = sums.filter((sum) => !isRead(sum));
  if (amount === null) return others;
  // The tax of one rate was read, while this one is the total tax.
  if (name === 'tax' && [...taxParts(amount, sums)].some((part) => part.amount === read)) return [...sums];
  if (others.length < sums.length) return sums.map((sum) => (isRead(sum) ? { ...sum, amount } : sum));
  // A tax that is printed only by rate.
  const parts = name === 'tax' ? taxParts(read, sums) : new Set<CheckedSum>();
  const rest = sums.filter((sum) => !parts.has(sum));
  return [...rest, enteredSum(name, amount, below)];
}

function enteredSum(name: SumName, amount: number, position: number): CheckedSum {
  const [role = 'other'] = ROLES[name];
  return {
    ...{ role, amount, position, strength: 1, label: '', page: 1 },
    ...{ rate: null, currency: null, isMoney: true },
  };
}
