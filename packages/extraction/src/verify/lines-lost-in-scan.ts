import type { Row } from '../interpret/rows/row.ts';
import type { Column } from '../roles/column.ts';
import type { Table } from '../roles/table.ts';
import type { BodyLine } from '../tables/body-line.ts';
import type { Token } from '../tables/token.ts';

/** Largest distance, in points, of a cell's edge from those of its column on a straightened scan. */
const IN_COLUMN_PT = 8;

/**
 * Lines of recognized pages that are like rows but for one cell, which was misread: they begin with a date where rows have theirs, and have
 * no number in the column of amounts; or they are between two rows, and have an amount but no date. Only tables whose rows are all dated.
 */
export function linesLostInScan(
  tables: readonly Table[],
  rows: readonly Row[],
  isExplained: (body: BodyLine) => boolean,
): BodyLine[] {
  const byTable = Map.groupBy(rows, ({ anchor }) => anchor.table);
  return tables.flatMap((table) => {
    const own = byTable.get(table) ?? [];
    const [first, last] = [own[0]?.anchor.body.position, own.at(-1)?.anchor.body.position];
    if (first === undefined || last === undefined) return [];
    const lefts = own.flatMap(({ anchor }) => anchor.cells.date?.left ?? []);
    if (lefts.length < own.length) return [];
    const columns = table.columns.filter(({ role }) => role !== 'balance' && role !== 'foreign');
    const taken = new Set(own.map(({ anchor }) => anchor.body.position));
    const isBetween = ({ position }: BodyLine) => position > first && position < last;
    return table.lines.filter((body) => {
      if (!isRecognised(body) || taken.has(body.position)) return false;
      const dated = body.tokens.find(({ kind }) => kind === 'date');
      if (dated === undefined)
        return isBetween(body) && hasAmountIn(columns, body) && hasName(body) && !isExplained(body);
      const isInPlace = lefts.some((left) => Math.abs(left - dated.left) <= IN_COLUMN_PT);
      return isInPlace && hasName(body) && hasMisreadAmount(columns, body);
    });
  });
}

function isRecognised({ line }: BodyLine): boolean {
  return line.words.some(({ confidence }) => confidence < 1);
}

function hasName({ line, tokens }: BodyLine): boolean {
  return tokens.some(
    ({ kind, from, to }) =>
      kind === 'text' && line.words.slice(from, to).some(({ text }) => /\p{L}{2}/u.test(text)),
  );
}

function hasAmountIn(columns: readonly Column[], { tokens }: BodyLine): boolean {
  return tokens.some(
    (token) =>
      token.kind === 'amount' &&
      token.amount.isCertain &&
      token.amount.minor !== 0 &&
      columns.some((column) => endsIn(column, token)),
  );
}

/** Whether something that is neither a number nor a word ends where amounts end, on a line without an amount. */
function hasMisreadAmount(columns: readonly Column[], { line, tokens }: BodyLine): boolean {
  if (tokens.some(({ kind }) => kind === 'amount')) return false;
  return tokens
    .filter(({ kind }) => kind === 'text' || kind === 'mark')
    .flatMap(({ from, to }) => line.words.slice(from, to))
    .some((word) => !/\p{L}{2}/u.test(word.text) && columns.some((column) => endsIn(column, word)));
}

function endsIn(column: Column, { right }: Pick<Token, 'right'>): boolean {
  return Math.abs(column.right - right) <= IN_COLUMN_PT;
}
