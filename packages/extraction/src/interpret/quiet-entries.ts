import { amountsOf } from '../tables/amounts-of.ts';
import { namesBareBalance } from '../vocabulary/label.ts';
import { says } from '../vocabulary/says.ts';
import type { Entry } from './rows/row.ts';

type BalanceEntry = Extract<Entry, { kind: 'balance' }>;

/**
 * The entries of an account without transactions: without what was read as rows, and with balances in the only possible roles. A single balance
 * closes, unless its label says it is the old one; of several equal ones the first opens and the others close. One at the end of a line of
 * totals is the balance they lead to.
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

/** The role of each balance of an account without transactions; other amounts are left out. */
function rolesOf(printed: readonly BalanceEntry[]): Map<BalanceEntry, BalanceEntry['role']> {
  const named = printed.filter(({ role }) => role !== 'checkpoint');
  // Next to balances with a clear label, an amount next to words is something else.
  const some = named.length > 1 ? named : printed;
  // The amount due now may be a part of the debt that another amount shows.
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

/** Whether more than a word for a balance and its date says that it is the opening one. */
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

/** Whether all totals of an account without rows are zero. */
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
