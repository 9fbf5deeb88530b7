import { raiseFinding } from '@tieout/records';
import type { AccountReading } from '../interpret/account-reading.ts';
import { namesBefore } from '../roles/both-ends.ts';
import { signedBalance } from '../roles/signed-balance.ts';
import type { Table } from '../roles/table.ts';
import { figuresUnder } from '../tables/figures-under.ts';
import type { Doubt } from './doubt.ts';

const HELD_BEFORE = raiseFinding('figures-disagree', { reason: 'balance-before' });

/** Doubts rows that print the balance before them as well as after, if one does not lead to the other throughout. */
export function heldBeforeDoubts({ rows }: AccountReading): Doubt[] {
  const tables = new Set(rows.map(({ anchor }) => anchor.table));
  return [...tables].some(breaksBefore) ? [HELD_BEFORE] : [];
}

/** Whether most rows continue from the one above (newest first: the one below), and some do not. */
function breaksBefore({ headings, lines }: Table): boolean {
  const before = headings.find((heading) => heading.role === 'foreign' && namesBefore(heading));
  const after = headings.find(({ role }) => role === 'balance');
  if (before === undefined || after === undefined) return false;
  const left = new Map(
    figuresUnder(after, lines).map(({ body, token }) => [body, signedBalance(token.amount, false)]),
  );
  const held = figuresUnder(before, lines).flatMap(({ body, token }) => {
    const own = left.get(body);
    return own === undefined ? [] : [{ before: signedBalance(token.amount, false), after: own }];
  });
  const breaks = (step: 1 | -1) =>
    held.filter((row, at) => {
      const other = held[at - step];
      return other !== undefined && other.after !== row.before;
    }).length;
  const fewest = Math.min(breaks(1), breaks(-1));
  return fewest > 0 && fewest * 2 < held.length;
}
