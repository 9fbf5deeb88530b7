import type { BodyLine } from '../tables/body-line.ts';
import { clustersOf, edgeOf } from '../tables/clusters.ts';
import type { AmountToken } from '../tables/token.ts';
import type { Column } from './column.ts';

/** Least steps from balance to balance that must follow from the amounts between them, and what share of all. */
const LEAST_STEPS = 4;
const MOSTLY = 0.8;
/** Right edges of one column's numbers are within this many points. */
const SAME_EDGE = 5.5;

/**
 * Adds the balance column if no header names one, for example because it was misread: the numbers right of all amounts that follow from
 * them.
 */
export function withBalanceThatFollows(
  columns: readonly Column[],
  lines: readonly BodyLine[],
): readonly Column[] {
  const movers = columns.filter(({ role }) => role === 'in' || role === 'out' || role === 'amount');
  if (movers.length === 0 || columns.some(({ role }) => role === 'balance')) return columns;
  const beyond = Math.max(...columns.map(({ edge, right }) => Math.max(edge, right)));
  const rows = lines.map((body) => body.tokens.filter(isCertainAmount));
  const free = rows.flat().filter((token) => token.left > beyond);
  if (free.length <= LEAST_STEPS) return columns;
  const cluster = clustersOf(free, 'right').reduce((a, b) => (b.count > a.count ? b : a));
  const isBalance = ({ digitsRight }: AmountToken) => Math.abs(digitsRight - cluster.edge) < SAME_EDGE;
  const moved = rows.map((tokens) => ({
    by: tokens.reduce((sum, token) => sum + movedBy(token, movers), 0),
    balance: tokens.find(isBalance),
  }));
  if (!follows(moved)) return columns;
  const { edge, left, right } = cluster;
  return [...columns, { role: 'balance', edge, alignment: 'right', left, right }];
}

function isCertainAmount(token: BodyLine['tokens'][number]): token is AmountToken {
  return token.kind === 'amount' && token.amount.isCertain;
}

/** The signed amount of a token in a money column, in minor units; zero if it is in none. */
function movedBy(token: AmountToken, movers: readonly Column[]): number {
  const column = movers.find(({ edge, alignment }) => Math.abs(edgeOf(token, alignment) - edge) < SAME_EDGE);
  if (column === undefined) return 0;
  const isOut = column.role === 'out' || token.amount.mark === 'minus' || token.amount.mark === 'out';
  return isOut ? -token.amount.minor : token.amount.minor;
}

type Moved = { readonly by: number; readonly balance: AmountToken | undefined };

/** Whether nearly every number differs from the one above by the amounts between, oldest or newest first. */
function follows(lines: readonly Moved[]): boolean {
  let [steps, down, up] = [0, 0, 0];
  let last: number | null = null;
  let [since, above] = [0, 0];
  for (const { by, balance } of lines) {
    since += by;
    if (balance !== undefined) {
      const value = balance.amount.mark === 'minus' ? -balance.amount.minor : balance.amount.minor;
      if (last !== null && (since !== 0 || above !== 0)) {
        steps++;
        if (Math.abs(value - last) === Math.abs(since)) down++;
        if (Math.abs(value - last) === Math.abs(above)) up++;
      }
      [last, above, since] = [value, since, 0];
    }
  }
  const most = Math.max(down, up);
  return most >= LEAST_STEPS && most >= steps * MOSTLY;
}
