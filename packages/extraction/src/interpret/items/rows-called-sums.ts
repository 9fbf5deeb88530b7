import { signedBalance } from '../../roles/signed-balance.ts';
import type { BodyLine } from '../../tables/body-line.ts';
import type { Amount } from '../../values/amount.ts';
import { anchorOf } from './anchor-of.ts';
import type { FlowItem, TotalItem } from './flow-item.ts';
import type { TableLine } from './table-line.ts';

/** A sum of one direction that may be a row, and what it would move; minor units. */
type Candidate = { readonly at: number; readonly body: BodyLine; readonly by: number };

/**
 * The items of a table in which a line that reads like a sum, "Total charges to 24 Dec", is a row where the running balances say so: the next
 * balance follows from the one before with it, and not without it.
 */
export function withRowsCalledSums(
  items: readonly FlowItem[],
  lineOf: (body: BodyLine) => TableLine | undefined,
): FlowItem[] {
  const rows = new Map<number, FlowItem>();
  let known: number | null = null;
  let moved = 0;
  let candidates: Candidate[] = [];
  const meet = (balance: number | null): void => {
    if (balance === null) return;
    const missing = known === null ? 0 : balance - known - moved;
    for (const { at, body } of missing === 0 ? [] : makingUp(missing, candidates)) {
      const line = lineOf(body);
      const anchor = line === undefined ? null : anchorOf(line);
      if (anchor !== null) rows.set(at, { kind: 'anchor', anchor });
    }
    [known, moved, candidates] = [balance, 0, []];
  };
  for (const [at, item] of items.entries()) {
    if (item.kind === 'total') candidates.push(...candidateOf(item, at));
    if (item.kind === 'anchor') moved += signed(item.anchor.amount, item.anchor.side);
    meet(balanceOf(item));
  }
  return rows.size === 0 ? items.slice() : items.map((item, at) => rows.get(at) ?? item);
}

/** The candidates that make up what is missing between two balances: one of them, or all. */
function makingUp(missing: number, candidates: readonly Candidate[]): readonly Candidate[] {
  const one = candidates.filter(({ by }) => by === missing);
  if (one.length > 0) return one.slice(0, 1);
  return candidates.reduce((sum, { by }) => sum + by, 0) === missing ? candidates : [];
}

function candidateOf(item: TotalItem, at: number): Candidate[] {
  const [only, ...others] = item.amounts.filter(({ role }) => role !== 'balance');
  if (only === undefined || others.length > 0 || (only.role !== 'in' && only.role !== 'out')) return [];
  return [{ at, body: item.body, by: signed(only.amount, only.role) }];
}

function signed({ minor, mark }: Amount, side: 'in' | 'out' | 'amount'): number {
  return side === 'out' || mark === 'minus' || mark === 'out' ? -minor : minor;
}

/** The running balance an item prints; null if it prints none. */
function balanceOf(item: FlowItem): number | null {
  if (item.kind === 'anchor')
    return item.anchor.balance === null ? null : signedBalance(item.anchor.balance, false);
  if (item.kind === 'total') {
    const [balance, ...others] = item.amounts.filter(({ role }) => role === 'balance');
    return balance === undefined || others.length > 0 ? null : signedBalance(balance.amount, false);
  }
  return item.kind === 'balance' && item.column === 'balance' ? signedBalance(item.amount, false) : null;
}
