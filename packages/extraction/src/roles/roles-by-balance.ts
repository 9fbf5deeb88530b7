import { type Alignment, CLUSTER_GAP, edgeOf } from '../tables/clusters.ts';
import type { AmountToken } from '../tables/token.ts';
import { signedBalance } from './signed-balance.ts';

type Edge = { readonly edge: number; readonly alignment: Alignment };
type Role = 'in' | 'out' | 'amount' | 'balance' | 'foreign';

/** With fewer steps, numbers may follow one another by chance. */
const ENOUGH_STEPS = 3;
/** Share of the steps from one balance to the next that an amount of the row must explain. */
const MOST = 0.6;

/**
 * The roles of two or three columns of numbers without headers, in any order, of rows printed oldest or newest first: the balance is the one whose every step is an amount of its
 * row; of two others, one holds the steps down and one those up. The last of two is no balance if no step to or from it is an amount. Null
 * if nothing shows that way, or the last of two is the balance, as anywhere. `elsewhere` are the numbers of other lines.
 */
export function rolesByBalance(
  columns: readonly Edge[],
  rows: readonly (readonly AmountToken[])[],
  elsewhere: readonly AmountToken[],
): readonly Role[] | null {
  if (columns.length < 2) return null;
  const printed = rows.map((row) => columns.map((column) => valueIn(column, row)));
  const placeIn = (some: typeof printed) => columns.findIndex((_, index) => stepsFollow(some, index));
  const oldestFirst = placeIn(printed);
  const values = oldestFirst < 0 ? printed.toReversed() : printed;
  const at = oldestFirst < 0 ? placeIn(values) : oldestFirst;
  if (at < 0) {
    const others = new Set(elsewhere.map(({ amount }) => signedBalance(amount, false)));
    return leadsNowhere(columns, values, others) ? ['foreign', 'amount'] : null;
  }
  if (at === 1 && columns.length === 2) return null;
  const steps = stepsOf(values, at);
  const sides = columns.map((_, index) => (index === at ? 'balance' : sideOf(steps, index)));
  if (sides.length === 2) return sides.map((side) => (side === 'balance' ? side : 'amount'));
  return sides.includes('in') && sides.includes('out') ? sides : null;
}

/** A row's number in a column with its sign, minor units; null where it has none. */
function valueIn({ edge, alignment }: Edge, row: readonly AmountToken[]): number | null {
  const token = row.find((one) => Math.abs(edgeOf(one, alignment) - edge) < CLUSTER_GAP);
  return token === undefined ? null : signedBalance(token.amount, false);
}

type Step = { readonly by: number; readonly row: readonly (number | null)[] };

/** From each row's balance to the next, with the numbers of the row it leads to. */
function stepsOf(values: readonly (readonly (number | null)[])[], balance: number): Step[] {
  const held = values.filter((row) => row[balance] !== null);
  return held.slice(1).map((row, index) => ({
    by: (row[balance] ?? 0) - (held[index]?.[balance] ?? 0),
    row,
  }));
}

function stepsFollow(values: readonly (readonly (number | null)[])[], balance: number): boolean {
  const steps = stepsOf(values, balance).filter(({ row }) =>
    row.some((value, index) => index !== balance && value !== null),
  );
  const explained = steps.filter(({ by, row }) =>
    row.some(
      (value, index) => index !== balance && value !== null && by !== 0 && Math.abs(value) === Math.abs(by),
    ),
  );
  return explained.length >= Math.max(ENOUGH_STEPS, steps.length * MOST);
}

/**
 * Whether rows that fill both of two columns have no amount in the first that leads from one number of the second to the next, up or down, and
 * no line besides them repeats a number of the second: the balance of an account with a single row.
 */
function leadsNowhere(
  columns: readonly Edge[],
  values: readonly (readonly (number | null)[])[],
  elsewhere: ReadonlySet<number>,
): boolean {
  const full = values.filter((row) => row.every((value) => value !== null));
  if (columns.length !== 2 || full.length <= ENOUGH_STEPS || full.length * 2 < values.length) return false;
  if (full.some(([, last]) => typeof last === 'number' && elsewhere.has(last))) return false;
  return full.slice(1).every((row, index) => {
    const before = full[index] ?? [];
    const by = Math.abs((row[1] ?? 0) - (before[1] ?? 0));
    return Math.abs(row[0] ?? 0) !== by && Math.abs(before[0] ?? 0) !== by;
  });
}

/** Whether the numbers of a column are the steps down, or those up; an amount where they are both. */
function sideOf(steps: readonly Step[], index: number): Role {
  const own = steps.filter(({ by, row }) => by !== 0 && Math.abs(row[index] ?? 0) === Math.abs(by));
  if (own.length === 0) return 'amount';
  if (own.every(({ by }) => by < 0)) return 'out';
  return own.every(({ by }) => by > 0) ? 'in' : 'amount';
}
