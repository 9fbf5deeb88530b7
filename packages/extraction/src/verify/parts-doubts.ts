import { raiseFinding } from '@tieout/records';
import type { AccountReading } from '../interpret/account-reading.ts';
import type { Table } from '../roles/table.ts';
import type { BodyLine } from '../tables/body-line.ts';
import { figuresUnder } from '../tables/figures-under.ts';
import type { Heading } from '../tables/heading.ts';
import type { Doubt } from './doubt.ts';

const PARTS = raiseFinding('figures-disagree', { reason: 'parts' });

/** Columns of a whole and two parts at least, and rows on which they must agree before one that does not is strange. */
const LEAST_COLUMNS = 3;
const ENOUGH_ROWS = 3;

/** What speaks against rows that print a whole with its parts, a payment with interest, tax and principal say: on one the parts do not make it. */
export function partsDoubts({ rows }: AccountReading): Doubt[] {
  const tables = Map.groupBy(rows, ({ anchor }) => anchor.table);
  const breaks = [...tables].some(([table, own]) =>
    breaksParts(table, new Set(own.map(({ anchor }) => anchor.body))),
  );
  return breaks ? [PARTS] : [];
}

function breaksParts({ headings, lines }: Table, read: ReadonlySet<BodyLine>): boolean {
  const candidates = headings.filter(({ role }) => role === null || role === 'foreign' || role === 'amount');
  if (candidates.length < LEAST_COLUMNS) return false;
  const figures = candidates.map((heading) => sizesUnder(heading, lines));
  const whole = [...read].filter((body) => figures.every((sizes) => sizes.has(body)));
  const held = figures.map((wholes) => {
    const parts = figures.filter((other) => other !== wholes);
    return whole.filter(
      (body) => wholes.get(body) === parts.reduce((sum, sizes) => sum + (sizes.get(body) ?? 0), 0),
    ).length;
  });
  // Where nothing was deducted on most rows, the net amount equals the gross there too.
  if (held.includes(whole.length)) return false;
  return held.some((holds) => holds >= ENOUGH_ROWS && holds * 2 > whole.length);
}

/** What stands under a heading on each line, in minor units without its sign. */
function sizesUnder(heading: Heading, lines: readonly BodyLine[]): Map<BodyLine, number> {
  return new Map(figuresUnder(heading, lines).map(({ body, token }) => [body, token.amount.minor]));
}
