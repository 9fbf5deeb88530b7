import { balanceValue } from './balance-value.ts';
import { isEarlier } from './is-earlier.ts';
import type { BalanceItem } from './items/flow-item.ts';
import type { Entry } from './rows/row.ts';
import { signsLeading } from './signs-leading.ts';

/**
 * Reads a recap as one: its two balances become opening and closing if their dates decide and their labels do not, "Balance on 15 July" and
 * "Balance on 14 August"; and the lines between them are dropped, because they sum up rows printed elsewhere.
 */
export function withRecap(entries: readonly Entry[]): readonly Entry[] {
  return withoutParts(endsByDay(entries));
}

function endsByDay(entries: readonly Entry[]): readonly Entry[] {
  const [one, other, ...more] = entries.filter((entry) => entry.kind === 'balance');
  if (one === undefined || other === undefined || more.length > 0) return entries;
  if (one.role !== 'checkpoint' || other.role !== 'checkpoint') return entries;
  const between = entries.slice(entries.indexOf(one), entries.indexOf(other));
  if (between.some(isDatedRow)) return entries;
  const isInOrder = isEarlier(one.date, other.date);
  if (!isInOrder && !isEarlier(other.date, one.date)) return entries;
  const first = isInOrder ? one : other;
  return entries.map((entry) =>
    entry.kind === 'balance' ? { ...entry, role: entry === first ? 'opening' : 'closing' } : entry,
  );
}

function isDatedRow(entry: Entry): boolean {
  return entry.kind === 'row' && !entry.row.anchor.isUndated;
}

function withoutParts(entries: readonly Entry[]): readonly Entry[] {
  if (!entries.some(isDatedRow)) return entries;
  const ends = entries.flatMap((entry, at) => (entry.kind === 'balance' ? [at] : []));
  const parts = new Set(
    ends.flatMap((from, index) => {
      const to = ends[index + 1];
      return to === undefined ? [] : partsBetween(entries.slice(from, to + 1));
    }),
  );
  return parts.size === 0 ? entries : entries.filter((entry) => !parts.has(entry));
}

/** The undated rows between an opening and a closing balance that, added and taken away, lead from the one to the other. */
function partsBetween(stretch: readonly Entry[]): Entry[] {
  const [opening, closing] = [stretch[0], stretch.at(-1)];
  if (opening?.kind !== 'balance' || opening.role !== 'opening') return [];
  if (closing?.kind !== 'balance' || closing.role !== 'closing') return [];
  const rows = stretch.flatMap((entry) => (entry.kind === 'row' ? [entry] : []));
  if (rows.length === 0 || rows.some(isDatedRow)) return [];
  const figures = rows.map(({ row }) => row.anchor.amount.minor);
  return signsLeading(figures, heldIn(closing) - heldIn(opening)).length > 0 ? rows : [];
}

function heldIn({ amount, column }: BalanceItem): number {
  return balanceValue(amount, column);
}
