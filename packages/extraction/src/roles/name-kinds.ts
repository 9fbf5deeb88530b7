import type { BodyLine } from '../tables/body-line.ts';
import type { Draft } from '../tables/draft.ts';
import { figuresUnder } from '../tables/figures-under.ts';
import type { Heading } from '../tables/heading.ts';
import { normalise } from '../vocabulary/normalise.ts';
import { type Sayable, says } from '../vocabulary/says.ts';
import { namesOwed } from './name-sides.ts';
import { signedBalance } from './signed-balance.ts';

/** Two amount columns are the two directions; with at least this many they are transaction types. */
const KINDS = 3;

/**
 * Names the headers of transaction types, each with its own column before a balance, by how they change it: contributions, fees, interest. No
 * row fills two of them.
 */
export function nameKinds(draft: Draft): Draft {
  const { headings, lines } = draft;
  const [balance, ...others] = headings.filter(({ role }) => role === 'balance');
  if (balance === undefined || others.length > 0 || headings.some(({ role }) => role === 'amount'))
    return draft;
  const columns = headings.filter(({ role, right }) => MAY_MOVE.has(role) && right < balance.right);
  const unknown = columns.filter(({ role }) => role !== 'in' && role !== 'out');
  if (columns.length < KINDS || unknown.length === 0) return draft;
  const moved = movedOnRows(columns, lines);
  if (moved === null) return draft;
  const ways = waysOf(balance, moved, lines);
  const roleOf = new Map<Heading, 'in' | 'out'>();
  for (const heading of unknown) {
    const way = ways.get(heading) ?? wayInWords(heading, columns);
    if (way === 'both') return draft;
    if (way !== null) roleOf.set(heading, way);
  }
  return {
    ...draft,
    headings: headings.map((heading) => ({ ...heading, role: roleOf.get(heading) ?? heading.role })),
  };
}

/** The text of a header without its currency: "Advances ($)". */
function kindOf({ text }: Heading): string {
  return normalise(text.replace(/\s*\([^)]*\)\s*$/, ''));
}

/** Whether columns are those of a loan: advances and repayments before a balance; or interest and payments, and no other amounts. */
export function lends(headings: readonly Heading[]): boolean {
  if (!headings.some(({ role }) => role === 'balance')) return false;
  const texts = headings.map(kindOf);
  const anySays = (concept: Sayable) => texts.some((text) => says(concept, text));
  return (
    anySays('paidBack') && (anySays('advanced') || (anySays('costOfLoan') && !headings.some(movesOtherwise)))
  );
}

/** Whether a header may be an amount other than the cost or the repayment of a loan. */
function movesOtherwise(heading: Heading): boolean {
  const isMoney = heading.role === 'amount' || MAY_MOVE.has(heading.role);
  return isMoney && !says('costOfLoan', kindOf(heading)) && !says('paidBack', kindOf(heading));
}

const MAY_MOVE: ReadonlySet<Heading['role']> = new Set([null, 'foreign', 'in', 'out']);

type Moved = { readonly heading: Heading; readonly minor: number };

/** The amount of each line and its header; null if a line fills two. */
function movedOnRows(
  columns: readonly Heading[],
  lines: readonly BodyLine[],
): ReadonlyMap<BodyLine, Moved> | null {
  const moved = new Map<BodyLine, Moved>();
  for (const heading of columns)
    for (const { body, token } of figuresUnder(heading, lines)) {
      if (token.amount.minor === 0) continue;
      if (moved.has(body)) return null;
      moved.set(body, { heading, minor: token.amount.minor });
    }
  return moved;
}

/** How the numbers below a header change the balances, oldest or newest first, whichever follows more often. */
function waysOf(
  balance: Heading,
  moved: ReadonlyMap<BodyLine, Moved>,
  lines: readonly BodyLine[],
): ReadonlyMap<Heading, 'in' | 'out' | 'both'> {
  const isOwed = namesOwed(balance);
  const held = figuresUnder(balance, lines).map(({ body, token }) => ({
    minor: signedBalance(token.amount, isOwed) * (isOwed ? -1 : 1),
    moved: moved.get(body),
  }));
  const [down, up] = [held, held.toReversed()].map((rows) =>
    rows.flatMap((row, at) => {
      const before = rows[at - 1];
      const change = before === undefined || row.moved === undefined ? 0 : row.minor - before.minor;
      return row.moved !== undefined && change !== 0 && Math.abs(change) === row.moved.minor
        ? [{ heading: row.moved.heading, way: change > 0 ? ('in' as const) : ('out' as const) }]
        : [];
    }),
  );
  const steps = (down?.length ?? 0) >= (up?.length ?? 0) ? down : up;
  const ways = new Map<Heading, 'in' | 'out' | 'both'>();
  for (const { heading, way } of steps ?? []) {
    const other = ways.get(heading);
    ways.set(heading, other === undefined || other === way ? way : 'both');
  }
  return ways;
}

function wayInWords({ text }: Heading, columns: readonly Heading[]): 'in' | 'out' | null {
  if (says('fees', text)) return 'out';
  const isOfPlan = (['contributed', 'distributed'] as const).every((kind) =>
    columns.some((column) => says(kind, column.text)),
  );
  if (!isOfPlan) return null;
  if (says('contributed', text)) return 'in';
  return says('distributed', text) ? 'out' : null;
}
