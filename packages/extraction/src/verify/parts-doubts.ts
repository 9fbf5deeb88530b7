import { raiseFinding } from '@tieout/records';
import type { AccountReading } from '../interpret/account-reading.ts';
import type { Table } from '../roles/table.ts';
import type { BodyLine } from '../tables/body-line.ts';
import { figuresUnder } from '../tables/figures-under.ts';
import type { Heading } from '../tables/heading.ts';
import type { Doubt } from './doubt.ts';

const PARTS = raiseFinding('figures-disagree', { reason: 'parts' });

/** Least columns of a total and its parts, and rows that must agree before one that does not is suspicious. */
const LEAST_COLUMNS = 3;
const ENOUGH_ROWS = 3;

/** Doubts rows that print a total with its parts, such as a payment with interest, tax and principal: on one row the parts do not add up. */
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

/** The amounts below a header by line, in minor units without sign. */
function sizesUnder(heading: Heading, lines: readonly BodyLine[]): Map<BodyLine, number> {
  return new Map(figuresUnder(heading, lines).map(({ body, token }) => [body, token.amount.minor]));
}
