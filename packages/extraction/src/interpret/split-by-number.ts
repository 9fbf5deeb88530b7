import { type AccountMention, COST_OF_ONE } from '../classify/account-number.ts';
import type { Entry } from './rows/row.ts';

/**
 * The entries by the account numbers printed over their tables: another account begins where, behind the rows of one table and over those
 * of another with headings of its own, numbers stand that none before had. One part where no such place is.
 */
export function splitByNumber(
  entries: readonly Entry[],
  mentions: readonly AccountMention[],
): (readonly Entry[])[] {
  const starts = startsOf(entries, mentions);
  const edges = [Number.NEGATIVE_INFINITY, ...starts, Number.POSITIVE_INFINITY];
  return edges
    .slice(0, -1)
    .map((from, index) =>
      entries.filter((entry) => positionOf(entry) >= from && positionOf(entry) < (edges[index + 1] ?? 0)),
    );
}

/** Reading positions at which another account begins: those of its number. */
function startsOf(entries: readonly Entry[], mentions: readonly AccountMention[]): number[] {
  const rows = entries.flatMap((entry) => (entry.kind === 'row' ? [entry.row.anchor] : []));
  const [first] = rows;
  if (first === undefined) return [];
  const told = new Set(
    numbersIn(mentions, Number.NEGATIVE_INFINITY, first.body.position).map(({ number }) => number),
  );
  return rows.slice(1).flatMap((row, index) => {
    const before = rows[index];
    if (before === undefined || row.table === before.table || row.table.headings.length === 0) return [];
    const own = numbersIn(mentions, before.body.position, row.body.position);
    const [start] = own;
    const isAnother = own.length > 0 && own.every(({ number }) => !told.has(number));
    for (const { number } of own) told.add(number);
    return isAnother && start !== undefined ? [start.position] : [];
  });
}

function numbersIn(mentions: readonly AccountMention[], from: number, to: number): AccountMention[] {
  return mentions.filter(({ position, cost }) => position > from && position < to && cost < COST_OF_ONE);
}

function positionOf(entry: Entry): number {
  return entry.kind === 'row' ? entry.row.anchor.body.position : entry.body.position;
}
