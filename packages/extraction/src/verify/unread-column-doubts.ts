import { raiseFinding } from '@tieout/records';
import type { AccountReading } from '../interpret/account-reading.ts';
import { textOf } from '../lines/line.ts';
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

/** Doubts an account whose rows are all undated and outside its tables, such as totals at the top, or that has none, while dated lines of `tables` with money belong to none of `accounts`. */
export function rowsElsewhereDoubts(
  { rows }: AccountReading,
  { tables, accounts }: { readonly tables: readonly Table[]; readonly accounts: readonly AccountReading[] },
): Doubt[] {
  const areLoose = rows.every(
    ({ anchor }) => anchor.cells.date === null && anchor.table.headings.length === 0,
  );
  if (!areLoose) return [];
  const read = new Set(accounts.flatMap((account) => account.rows.map(({ anchor }) => anchor.body)));
  // Without rows, a dated line with a figure may be a balance; one that also has an empty amount is a row of other money.
  const isOfRow = rows.length === 0 ? isZeroNextToMoney : isDatedSum;
  const leavesOut = tables
    .filter(({ headings }) => headings.some(namesDays) && headings.some(isNumeric))
    .some(({ lines }) => lines.some((body) => isOfRow(body) && !read.has(body)));
  return leavesOut ? [ROWS_ELSEWHERE] : [];
}

/** Reports what an account leaves out if its table has amounts of another kind in their own column, such as principal next to income: dated lines with an amount there and none elsewhere. */
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

/** Lines with an amount under an unknown header; without headers, those that begin with a date and end with an amount that no balance or total label names. */
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

/** Whether a dated line has an amount of zero, and money that may be printed in another number style. */
function isZeroNextToMoney({ tokens, line }: BodyLine): boolean {
  const hasZero = tokens.some((token) => token.kind === 'amount' && token.amount.minor === 0);
  return (
    hasZero &&
    tokens[0]?.kind === 'date' &&
    !namesBalanceOrSum(textOf(line.words)) &&
    line.words.some(({ text }) => MONEY.test(text) && /[1-9]/.test(text))
  );
}

/** A figure with two decimals, in any number style. */
const MONEY = /^\D{0,3}\d[\d.,'’]*[.,]\d{2}\D{0,3}$/;

/** Whether the words before a line's last amount name a balance or a total: "12 April  Balance at end of day  3,922.83". */
function endsInNamedSum(body: BodyLine): boolean {
  const last = body.tokens.at(-1);
  return last !== undefined && namesBalanceOrSum(phraseBefore(body, last.left));
}

function standsInNoColumn(table: Table, body: BodyLine): boolean {
  const { date, amounts } = cellsOf(table, body);
  return date !== null && amounts.length === 0;
}
