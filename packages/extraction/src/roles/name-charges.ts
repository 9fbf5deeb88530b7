import type { BodyLine } from '../tables/body-line.ts';
import { figuresUnder } from '../tables/figures-under.ts';
import type { Heading } from '../tables/heading.ts';
import { says } from '../vocabulary/says.ts';
import { signedBalance } from './signed-balance.ts';

function namesCharge({ text }: Heading): boolean {
  return says('fees', text) || says('taxColumn', text);
}

/** Most columns whose sums are tried. */
const MOST_CHARGES = 4;

/**
 * Marks columns of charges that are added to the amount of their row, as the balances show: on each row with a charge the balance changes by
 * amount plus charge, and by the amount alone on other rows.
 */
export function nameCharges(headings: readonly Heading[], lines: readonly BodyLine[]): Heading[] {
  const hasAmount = headings.some(({ role }) => role === 'amount');
  // "Charges" are money out, unless they are next to an amount.
  const found = headings.filter(
    (heading) =>
      (heading.role === 'foreign' || heading.role === null || (heading.role === 'out' && hasAmount)) &&
      namesCharge(heading),
  );
  const [balance, ...others] = headings.filter(({ role }) => role === 'balance');
  if (found.length === 0 || found.length > MOST_CHARGES || balance === undefined || others.length > 0)
    return headings.slice();
  const rows = rowsOf(
    headings.filter((heading) => !found.includes(heading)),
    balance,
    lines,
  );
  const taken = [found, ...found.map((heading) => [heading])].find((charges) =>
    areTaken(charges, rows, lines),
  );
  if (taken === undefined) return headings.slice();
  return headings.map((heading) =>
    taken.includes(heading) ? { ...heading, role: 'foreign', isCharge: true } : heading,
  );
}

/** A line with a transaction: its amount, its direction if the column shows it, and its balance; minor units. */
type Moving = {
  readonly body: BodyLine;
  readonly size: number;
  readonly side: 'in' | 'out' | null;
  readonly balance: number;
};

function rowsOf(headings: readonly Heading[], balance: Heading, lines: readonly BodyLine[]): Moving[] {
  const held = new Map(
    figuresUnder(balance, lines).map(({ body, token }) => [body, signedBalance(token.amount, false)]),
  );
  const moved = new Map<BodyLine, Pick<Moving, 'size' | 'side'>>();
  for (const heading of headings) {
    const { role } = heading;
    if (role !== 'in' && role !== 'out' && role !== 'amount') continue;
    for (const { body, token } of figuresUnder(heading, lines))
      if (token.amount.minor !== 0)
        moved.set(body, { size: token.amount.minor, side: role === 'amount' ? null : role });
  }
  return lines.flatMap((body) => {
    const [own, sum] = [held.get(body), moved.get(body)];
    return own === undefined || sum === undefined ? [] : [{ body, ...sum, balance: own }];
  });
}

/** Whether the balances show that the numbers below these headers are added to each amount, oldest or newest first. */
function areTaken(charges: readonly Heading[], rows: readonly Moving[], lines: readonly BodyLine[]): boolean {
  const charged = new Map<BodyLine, number>();
  for (const heading of charges)
    for (const { body, token } of figuresUnder(heading, lines))
      charged.set(body, (charged.get(body) ?? 0) + token.amount.minor);
  return [rows, rows.toReversed()].some((ordered) => {
    const steps = ordered.flatMap((row, at) => {
      const before = ordered[at - 1];
      const charge = charged.get(row.body) ?? 0;
      return before === undefined || charge === 0
        ? []
        : [{ row, charge, change: row.balance - before.balance }];
    });
    return (
      steps.length > 0 &&
      steps.every(({ row, charge, change }) => movesBy(row, change + charge) && !movesBy(row, change))
    );
  });
}

function movesBy({ size, side }: Moving, change: number): boolean {
  return (side !== 'out' && change === size) || (side !== 'in' && change === -size);
}
