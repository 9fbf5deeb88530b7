import { raiseFinding } from '@tieout/records';
import type { AccountReading } from '../interpret/account-reading.ts';
import { cellsOf } from '../roles/cells.ts';
import type { Table } from '../roles/table.ts';
import type { BodyLine } from '../tables/body-line.ts';
import { figuresUnder } from '../tables/figures-under.ts';
import { isNumeric, namesDays } from '../tables/heading.ts';
import { phraseBefore } from '../tables/phrase-before.ts';
import { namesBalanceOrSum } from '../vocabulary/label.ts';
import type { Doubt } from './doubt.ts';

const UNREAD_COLUMN = raiseFinding('rows-unread', { reason: 'unknown-column' });

const ROWS_ELSEWHERE = raiseFinding('rows-unread', { reason: 'outside-table' });

/** What keeps an account from being sure whose rows all stand undated outside its tables, sums of a head say, while dated lines of `tables` are read for none of `accounts`. */
export function rowsElsewhereDoubts(
  { rows }: AccountReading,
  { tables, accounts }: { readonly tables: readonly Table[]; readonly accounts: readonly AccountReading[] },
): Doubt[] {
  const areLoose = rows.every(
    ({ anchor }) => anchor.cells.date === null && anchor.table.headings.length === 0,
  );
  if (rows.length === 0 || !areLoose) return [];
  const read = new Set(accounts.flatMap((account) => account.rows.map(({ anchor }) => anchor.body)));
  const leavesOut = tables
    .filter(({ headings }) => headings.some(namesDays) && headings.some(isNumeric))
    .some(({ lines }) => lines.some((body) => isDatedSum(body) && !read.has(body)));
  return leavesOut ? [ROWS_ELSEWHERE] : [];
}

/** What an account leaves out where its table keeps sums of another kind in a column of their own, of principal next to income say: dated lines with a figure there and none elsewhere. */
export function unreadColumnDoubts({ rows }: AccountReading): Doubt[] {
  const tables = Map.groupBy(rows, ({ anchor }) => anchor.table);
  const leavesOut = [...tables].some(([table, own]) => {
    const read = new Set(own.map(({ anchor }) => anchor.body));
    const positions = own.map(({ anchor }) => anchor.body.position);
    const [first, last] = [Math.min(...positions), Math.max(...positions)];
    return linesOfMoney(table).some(
      (body) =>
        !read.has(body) && body.position > first && body.position < last && standsInNoColumn(table, body),
    );
  });
  return leavesOut ? [UNREAD_COLUMN] : [];
}

/** Lines with a figure under a heading nobody knows; without headings, those that begin with a day and end with a figure no balance or sum is named by. */
function linesOfMoney(table: Table): readonly BodyLine[] {
  if (table.headings.length === 0)
    return table.lines.filter((body) => isDatedSum(body) && !endsInNamedSum(body));
  return table.headings
    .filter(({ role }) => role === null)
    .flatMap((heading) => figuresUnder(heading, table.lines))
    .filter(({ token }) => token.amount.minor !== 0)
    .map(({ body }) => body);
}

function isDatedSum({ tokens }: BodyLine): boolean {
  const last = tokens.at(-1);
  return (
    tokens[0]?.kind === 'date' && last?.kind === 'amount' && last.amount.isCertain && last.amount.minor !== 0
  );
}

/** Whether the words before a line's last figure name a balance or a sum: "12 April  Balance at end of day  3,922.83". */
function endsInNamedSum(body: BodyLine): boolean {
  const last = body.tokens.at(-1);
  return last !== undefined && namesBalanceOrSum(phraseBefore(body, last.left));
}

function standsInNoColumn(table: Table, body: BodyLine): boolean {
  const { date, amounts } = cellsOf(table, body);
  return date !== null && amounts.length === 0;
}
