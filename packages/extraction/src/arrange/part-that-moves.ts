import { normalise } from '../words/normalise.ts';
import type { Draft } from './draft.ts';
import { figuresUnder } from './figures-under.ts';
import type { Heading } from './heading.ts';

/**
 * The draft with the part of each payment that moves the balance as its amount, where a column of sums paid stands before columns of
 * what they are made of, interest and principal say, and each balance follows from such a part and none from the whole.
 */
export function namePartThatMoves(draft: Draft): Draft {
  const { headings } = draft;
  const [amount, ...amounts] = headings.filter(({ role }) => role === 'amount');
  const [balance, ...balances] = headings.filter(({ role }) => role === 'balance');
  if (amount === undefined || balance === undefined || amounts.length > 0 || balances.length > 0)
    return draft;
  const parts = headings.filter(({ role }) => role === null || role === 'foreign');
  if (movesAsBalance(draft, amount, balance, 'once')) return draft;
  const part = parts.find((heading) => movesAsBalance(draft, heading, balance, 'always'));
  if (part === undefined) return draft;
  const roleOf = new Map<Heading, Heading['role']>([
    [part, 'amount'],
    [amount, 'foreign'],
  ]);
  return {
    ...draft,
    headings: headings.map((heading) => ({ ...heading, role: roleOf.get(heading) ?? heading.role })),
  };
}

/** Whether the figures under a heading are, once or on each row they stand on, the difference between the balance of that row and one beside it. */
function movesAsBalance(
  { lines }: Draft,
  heading: Heading,
  balance: Heading,
  often: 'once' | 'always',
): boolean {
  const balances = figuresUnder(balance, lines);
  const moves = figuresUnder(heading, lines).flatMap(({ body, token }) => {
    const at = balances.findIndex((other) => other.body === body);
    const own = balances[at]?.token.amount.minor;
    if (own === undefined || token.amount.minor === 0) return [];
    const beside = [balances[at - 1], balances[at + 1]].filter((other) => other !== undefined);
    const moves = beside.some((other) => Math.abs(other.token.amount.minor - own) === token.amount.minor);
    // What the first and the last row moved shows beside one of them only, if at all.
    return moves || beside.length > 1 ? [moves] : [];
  });
  return often === 'once' ? moves.includes(true) : moves.length > 0 && !moves.includes(false);
}

/** Whether a heading is that of the part of a payment that lowers what is owed. */
export function namesPrincipal({ text }: Heading): boolean {
  return PRINCIPAL.test(normalise(text));
}

const PRINCIPAL =
  /^(principal|capital|tilgung|amortization|amortisation|amortizacion|amortizacao|aflossing)$/;
