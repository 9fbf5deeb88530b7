import type { BodyLine } from '../tables/body-line.ts';
import type { Draft } from '../tables/draft.ts';
import { type FigureUnder, figuresUnder } from '../tables/figures-under.ts';
import type { Heading } from '../tables/heading.ts';
import { signedBalance } from './signed-balance.ts';

/** With fewer rows, balances may follow by chance. */
const ENOUGH_ROWS = 3;

/**
 * Names an unknown header the balance, if headers for money in and out are left of it and there is no balance header: the numbers below follow
 * on each row from the previous row (newest first: the next row).
 */
export function nameBalance(draft: Draft): Draft {
  const { headings, lines } = draft;
  const [into, out] = [
    headings.find(({ role }) => role === 'in'),
    headings.find(({ role }) => role === 'out'),
  ];
  const last = headings[headings.length - 1];
  if (into === undefined || out === undefined || last === undefined || last.role !== null) return draft;
  if (headings.some(({ role }) => role === 'balance') || last.left < Math.max(into.right, out.right))
    return draft;
  const moved = new Map<BodyLine, number>([
    ...figuresUnder(into, lines).map(({ body, token }) => [body, token.amount.minor] as const),
    ...figuresUnder(out, lines).map(({ body, token }) => [body, -token.amount.minor] as const),
  ]);
  const held = figuresUnder(last, lines).filter(({ body }) => moved.has(body));
  if (
    held.length < ENOUGH_ROWS ||
    held.length < moved.size ||
    !(follows(held, moved) || follows(held.toReversed(), moved))
  )
    return draft;
  return {
    ...draft,
    headings: headings.map(
      (heading): Heading => (heading === last ? { ...heading, role: 'balance' } : heading),
    ),
  };
}

/** Whether each balance equals the one before it plus the amount of its own row. */
function follows(held: readonly FigureUnder[], moved: ReadonlyMap<BodyLine, number>): boolean {
  return held.every(({ body, token }, at) => {
    const before = held[at - 1];
    if (before === undefined) return true;
    return (
      signedBalance(before.token.amount, false) + (moved.get(body) ?? 0) ===
      signedBalance(token.amount, false)
    );
  });
}
