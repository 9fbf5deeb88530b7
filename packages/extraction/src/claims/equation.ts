import type { BodyLine } from '../tables/body-line.ts';
import type { Amount } from '../values/amount.ts';
import type { Claim } from './claim.ts';
import type { ClaimKind } from './claim-kind.ts';
import type { Candidate } from './label-options.ts';
import { EXACT_WORDS } from './strength.ts';

/** Figures of an equation: two balances, and what moved one into the other by at least two sums. */
const LEAST_FIGURES = 4;
/** More sums than these are a table of their own. */
const MOST_SUMS = 8;

/**
 * The claims of a line whose figures are an equation, "100 + 500 − 55 = 545": its first figure opens and its last closes, whatever labels
 * they seem to have. Several lines of that kind are an overview of accounts, and a sum of parts has no opening: both keep their labels.
 */
export function withEquations(claims: readonly Claim[], candidates: readonly Candidate[]): Claim[] {
  const lines = Map.groupBy(
    candidates.filter(({ isRow }) => !isRow),
    ({ body }) => body,
  );
  const equations = [...lines].filter(([body, figures]) => isEquation(figures, claimsOn(body, claims)));
  const [equation, ...others] = equations;
  if (equation === undefined || others.length > 0) return [...claims];
  const [body, figures] = equation;
  const own = claimsOn(body, claims);
  const told = figures.flatMap(({ figure }, at): Claim[] => {
    const claim = own.find((one) => one.figure === figure);
    const role = at === 0 ? 'opening' : at === figures.length - 1 ? 'closing' : null;
    if (role === null) return claim === undefined || isBalance(claim.kind) ? [] : [claim];
    const { label = '', side = 'above' as const, date = null, strength = 0 } = claim ?? {};
    return [{ kind: role, figure, body, label, side, date, strength: Math.max(strength, EXACT_WORDS) }];
  });
  const at = claims.findIndex((claim) => claim.body === body);
  const rest = claims.filter((claim) => claim.body !== body);
  const before = at < 0 ? rest.length : claims.slice(0, at).filter((claim) => claim.body !== body).length;
  return [...rest.slice(0, before), ...told, ...rest.slice(before)];
}

function claimsOn(body: BodyLine, claims: readonly Claim[]): Claim[] {
  return claims.filter((claim) => claim.body === body);
}

function isBalance(kind: ClaimKind): boolean {
  return kind === 'opening' || kind === 'closing' || kind === 'carried';
}

/** Whether the first of a line's figures, with those between added or taken away, makes the last. Where all are added, words must name a balance at either end. */
function isEquation(figures: readonly Candidate[], own: readonly Claim[]): boolean {
  const amounts = figures.map(({ figure }) => figure.amount);
  const [first, last] = [amounts[0], amounts.at(-1)];
  const sums = amounts.slice(1, -1).map(({ minor }) => minor);
  if (amounts.length < LEAST_FIGURES || sums.length > MOST_SUMS || !first || !last) return false;
  const moved = new Set([held(last, 'out') - held(first, 'out'), held(last, 'in') - held(first, 'in')]);
  const isTold = own.some(
    ({ figure, kind }) => (figure.amount === first || figure.amount === last) && isBalance(kind),
  );
  const isMade = [...moved].some((by) => isReached(by, sums, isTold));
  return isMade && sums.some((sum) => sum !== 0) && first.minor + last.minor > 0;
}

/** A balance with its sign, minor units, where those with the mark `less` are below nothing. */
function held({ mark, minor }: Amount, less: 'in' | 'out'): number {
  return mark === 'minus' || mark === less ? -minor : minor;
}

/** Whether the sums, each added or taken away, make `by`; at least one that is not 0 is taken away, unless `mayAddAll`. */
function isReached(by: number, sums: readonly number[], mayAddAll: boolean): boolean {
  const [sum, ...others] = sums;
  if (sum === undefined) return by === 0 && mayAddAll;
  return isReached(by - sum, others, mayAddAll) || isReached(by + sum, others, mayAddAll || sum !== 0);
}
