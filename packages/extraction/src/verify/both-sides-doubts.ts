import { raiseFinding } from '@tieout/records';
import type { AccountReading } from '../interpret/account-reading.ts';
import type { Table } from '../roles/table.ts';
import type { BodyLine } from '../tables/body-line.ts';
import { figuresUnder } from '../tables/figures-under.ts';
import type { Doubt } from './doubt.ts';

const BOTH_SIDES = raiseFinding('sign-doubtful', { reason: 'both-columns' });

/** Doubts for rows with amounts in both the debit and the credit column: it is unknown which one moved the account. */
export function bothSidesDoubts({ rows }: AccountReading): Doubt[] {
  const tables = new Set(rows.map(({ anchor }) => anchor.table));
  const read = new Set(rows.map(({ anchor }) => anchor.body));
  return [...tables].some((table) => hasSumOnBothSides(table, read)) ? [BOTH_SIDES] : [];
}

function hasSumOnBothSides({ headings, lines }: Table, read: ReadonlySet<BodyLine>): boolean {
  const own = lines.filter((body) => read.has(body));
  const under = (side: 'in' | 'out') =>
    headings.filter(({ role }) => role === side).flatMap((heading) => figuresUnder(heading, own));
  const into = Map.groupBy(under('in'), ({ body }) => body);
  return under('out').some(({ body, token }) =>
    into
      .get(body)
      ?.some(
        ({ token: other }) =>
          other !== token && other.amount.minor === token.amount.minor && token.amount.minor !== 0,
      ),
  );
}
