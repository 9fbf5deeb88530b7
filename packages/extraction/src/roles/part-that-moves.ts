import type { Draft } from '../tables/draft.ts';
import { figuresUnder } from '../tables/figures-under.ts';
import type { Heading } from '../tables/heading.ts';
import { says } from '../vocabulary/says.ts';
import { namesOwed } from './name-sides.ts';
import { signedBalance } from './signed-balance.ts';

const MOVING: ReadonlySet<Heading['role']> = new Set(['amount', 'out', 'in']);

/**
 * The draft with the part of each payment that moves the balance as its amount, where a column of sums paid stands before columns of
 * what they are made of, interest and principal say, and each balance follows from such a part and none from the whole. Another
 * balance next to it, of what is put by for taxes, is then that of something else.
 */
export function namePartThatMoves(draft: Draft): Draft {
  const { headings } = draft;
  const [whole, ...others] = headings.filter(({ role }) => MOVING.has(role));
  if (others.length > 0) return draft;
  const balances = headings.filter(({ role }) => role === 'balance');
  const wholeMoves = (often: 'once' | 'always') =>
    whole !== undefined && balances.some((balance) => movesAsBalance(draft, whole, balance, often));
  if (wholeMoves('always')) return draft;
  const beside = headings.filter(({ role }) => role === null || role === 'foreign');
  // Where no whole is named, or some rows move by it, only what says that it is a part is one.
  const parts = whole === undefined || wholeMoves('once') ? beside.filter(namesPrincipal) : beside;
  for (const balance of balances) {
    const part = parts.find((heading) => movesAsBalance(draft, heading, balance, 'always'));
    if (part === undefined) continue;
    const roleOf = new Map<Heading, Heading['role']>([
      ...withFigures(beside, draft).map((other) => [other, 'foreign'] as const),
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

/** Whether the figures under a heading are, once or on each row they stand on, the difference between the balance of that row and one next to it. */
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
    const beside = [balances[at - 1], balances[at + 1]].filter((other) => other !== undefined);
    const moves = beside.some((other) => Math.abs(other.minor - own) === token.amount.minor);
    // What the first and the last row moved shows next to one of them only, if at all.
    return moves || beside.length > 1 ? [moves] : [];
  });
  return often === 'once' ? moves.includes(true) : moves.length > 0 && !moves.includes(false);
}

/** Whether a heading is that of the part of a payment that lowers what is owed. */
export function namesPrincipal({ text }: Heading): boolean {
  return says('principal', text);
}
