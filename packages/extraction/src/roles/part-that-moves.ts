import type { Draft } from '../tables/draft.ts';
import { figuresUnder } from '../tables/figures-under.ts';
import type { Heading } from '../tables/heading.ts';
import { says } from '../vocabulary/says.ts';
import { namesOwed } from './name-sides.ts';
import { signedBalance } from './signed-balance.ts';

const MOVING: ReadonlySet<Heading['role']> = new Set(['amount', 'out', 'in']);

/**
 * Uses the part of each payment that changes the balance as its amount, where a total payment is split into columns such as interest and
 * principal, and each balance follows from that part and none from the total. Another balance next to it, such as escrow, is then not
 * the account's.
 */
export function namePartThatMoves(draft: Draft): Draft {
  const { headings } = draft;
  const [whole, ...others] = headings.filter(({ role }) => MOVING.has(role));
  if (others.length > 0) return draft;
  const balances = headings.filter(({ role }) => role === 'balance');
  const wholeMoves = (often: 'once' | 'always') =>
    whole !== undefined && balances.some((balance) => movesAsBalance(draft, whole, balance, often));
  if (wholeMoves('always')) return draft;
  const candidates = headings.filter(({ role }) => role === null || role === 'foreign');
  // Where there is no total, or some rows move by it, only a column labelled as principal counts.
  const parts = whole === undefined || wholeMoves('once') ? candidates.filter(namesPrincipal) : candidates;
  for (const balance of balances) {
    const part = parts.find((heading) => movesAsBalance(draft, heading, balance, 'always'));
    if (part === undefined) continue;
    const roleOf = new Map<Heading, Heading['role']>([
      ...withFigures(candidates, draft).map((other) => [other, 'foreign'] as const),
      [part, 'amount'],
      ...balances.map((other) => [other, other === balance ? 'balance' : 'foreign'] as const),
      ...(whole === undefined ? [] : [[whole, 'foreign'] as const]),
    ]);
    return {
      ...draft,
      headings: headings.map((heading) => ({ ...heading, role: roleOf.get(heading) ?? heading.role })),
    };
  }
  return draft;
}

function withFigures(headings: readonly Heading[], { lines }: Draft): Heading[] {
  return headings.filter((heading) => figuresUnder(heading, lines).length > 0);
}

/** Whether the figures under a header equal, once or on every row, the difference between that row's balance and the previous or next one. */
function movesAsBalance(
  { lines }: Draft,
  heading: Heading,
  balance: Heading,
  often: 'once' | 'always',
): boolean {
  const isOwed = namesOwed(balance);
  const balances = figuresUnder(balance, lines).map(({ body, token }) => ({
    body,
    minor: signedBalance(token.amount, isOwed),
  }));
  const places = new Map(balances.map(({ body }, at) => [body, at]));
  const moves = figuresUnder(heading, lines).flatMap(({ body, token }) => {
    const at = places.get(body) ?? Number.NaN;
    const own = balances[at]?.minor;
    if (own === undefined || token.amount.minor === 0) return [];
    const neighbours = [balances[at - 1], balances[at + 1]].filter((other) => other !== undefined);
    const moves = neighbours.some((other) => Math.abs(other.minor - own) === token.amount.minor);
    // The first and the last row have only one neighbour.
    return moves || neighbours.length > 1 ? [moves] : [];
  });
  return often === 'once' ? moves.includes(true) : moves.length > 0 && !moves.includes(false);
}

/** Whether a header names the part of a payment that reduces the debt. */
export function namesPrincipal({ text }: Heading): boolean {
  return says('principal', text);
}
