import { raiseFinding } from '@tieout/records';
import type { AccountReading } from '../interpret/account-reading.ts';
import { textOf } from '../lines/line.ts';
import type { Table } from '../roles/table.ts';
import type { BodyLine } from '../tables/body-line.ts';
import { isNumeric, namesDays } from '../tables/heading.ts';
import { namesBalanceOrSum } from '../vocabulary/label.ts';
import type { Doubt } from './doubt.ts';
import { isDatedSum } from './is-dated-sum.ts';

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
