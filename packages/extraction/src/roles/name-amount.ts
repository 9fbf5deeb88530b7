import type { BodyLine } from '../tables/body-line.ts';
import { figuresUnder } from '../tables/figures-under.ts';
import { type Heading, isNumeric, namesDays } from '../tables/heading.ts';
import { signedBalance } from './signed-balance.ts';

/** With fewer rows, balances may follow by chance. */
const ENOUGH_ROWS = 3;

/**
 * Names an unknown header, or one of directions such as "Af (-) Bij (+)", the amount, if dates and a balance are next to it and no other amount: the numbers below equal on each row the
 * difference between its balance and that of the previous row (newest first: the next row).
 */
export function nameAmount(headings: readonly Heading[], lines: readonly BodyLine[]): Heading[] {
  const [balance, ...others] = headings.filter(isNumeric);
  const isOfBalances = balance?.role === 'balance' && others.length === 0 && headings.some(namesDays);
  if (balance === undefined || !isOfBalances) return headings.slice();
  const held = figuresUnder(balance, lines).map(({ body, token }) => ({
    body,
    minor: signedBalance(token.amount, false),
  }));
  if (held.length < ENOUGH_ROWS) return headings.slice();
  const amount = headings.find(
    (heading) =>
      (heading.role === null || heading.role === 'indicator') && moves(heading, held.toReversed(), lines),
  );
  return headings.map((heading) => (heading === amount ? { ...heading, role: 'amount' } : heading));
}

type Held = { readonly body: BodyLine; readonly minor: number };

/** Whether the numbers below a header equal, on each row, the difference between its balance and the previous one. */
function moves(heading: Heading, held: readonly Held[], lines: readonly BodyLine[]): boolean {
  const sums = new Map(figuresUnder(heading, lines).map(({ body, token }) => [body, token.amount.minor]));
  return held.every(({ body, minor }, at) => {
    const before = held[at - 1];
    return before === undefined || Math.abs(minor - before.minor) === sums.get(body);
  });
}
