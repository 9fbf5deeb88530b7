import { amountsOf } from '../tables/amounts-of.ts';
import { namesBareBalance } from '../vocabulary/label.ts';
import { says } from '../vocabulary/says.ts';
import type { Entry } from './rows/row.ts';

type BalanceEntry = Extract<Entry, { kind: 'balance' }>;

/**
 * The entries of an account on which nothing moved: without what was taken for rows, and with the balances at the ends where they can
 * only be. One that is printed alone closes, but for one whose words say that it is old; of several that are the same the first opens and
 * the others close. One at the end of a line of sums is the balance they lead to.
 */
export function quietEntries(entries: readonly Entry[]): Entry[] {
  const still = entries.flatMap((entry): Entry[] => {
    if (entry.kind === 'row') return [];
    return entry.kind === 'total' ? [entry, ...balanceBehindSums(entry)] : [entry];
  });
  const roles = rolesOf(still.filter((entry) => entry.kind === 'balance'));
  return still.flatMap((entry): Entry[] => {
    if (entry.kind !== 'balance') return [entry];
    const role = roles.get(entry);
    return role === undefined ? [] : [{ ...entry, role }];
  });
}

/** What each balance of an account without movements is; those that are none are left out. */
function rolesOf(printed: readonly BalanceEntry[]): Map<BalanceEntry, BalanceEntry['role']> {
  const named = printed.filter(({ role }) => role !== 'checkpoint');
  // Next to balances that say which they are, a figure next to words is something else.
  const some = named.length > 1 ? named : printed;
  // What is to be paid now may be a part of what is owed, which another figure shows.
  const whole = some.filter(({ label }) => !says('toBePaid', label));
  const all = whole.length > 1 ? whole : some;
  const [first, ...others] = all;
  if (first === undefined) return new Map();
  if (others.length === 0) return new Map([[first, saysOld(first) ? 'opening' : 'closing']]);
  if (all.some(({ amount }) => amount.minor !== first.amount.minor))
    return new Map(all.map((entry) => [entry, entry.role]));
  const opening = all.find(({ role }) => role === 'opening') ?? first;
  return new Map(all.map((entry) => [entry, entry === opening ? 'opening' : 'closing']));
}

/** Whether words more than those for a balance and its day say that it is the first. */
function saysOld({ role, label }: BalanceEntry): boolean {
  return role === 'opening' && !namesBareBalance(label);
}

/** "Total: 0.00 0.00 1,624.00". */
function balanceBehindSums({ body }: Extract<Entry, { kind: 'total' }>): BalanceEntry[] {
  const figures = amountsOf(body);
  const amount = figures.at(-1)?.amount;
  const between = body.line.words.slice(figures.at(-2)?.to, figures.at(-1)?.from);
  const isNone =
    figures.length > 2 &&
    between.every(({ text }) => !/\p{L}{3}/u.test(text)) &&
    figures.slice(0, -1).every((sum) => sum.amount.minor === 0);
  if (!isNone || amount === undefined) return [];
  return [
    {
      kind: 'balance',
      role: 'closing',
      amount,
      column: null,
      body,
      isInTable: true,
      label: '',
      strength: 0,
      date: null,
    },
  ];
}

/** Whether the sums of what moved on an account without rows are nil, each of them. */
export function sumsUpNothing(entries: readonly Entry[]): boolean {
  const totals = entries.filter((entry) => entry.kind === 'total');
  return (
    entries.every(({ kind }) => kind !== 'row') &&
    (totals.some((total) => balanceBehindSums(total).length > 0) ||
      (['in', 'out'] as const).every((way) =>
        totals.some(({ side, amounts }) => side === way && amounts.every(({ amount }) => amount.minor === 0)),
      ))
  );
}
