import type { BalancedStatement } from '../../source/balanced-statement.ts';
import { addTotals, NO_TOTALS, type Totals, totalsOf } from '../../source/totals.ts';
import { readLines } from '../../writing/read-lines.ts';

const FILE = /^01,\d{9},TIEOUT,\d{6},\d{4},1,,,2\/$/;
const GROUP = /^02,,\d{9},1,\d{6},2359,([A-Z]{3}),2\/$/;
const ACCOUNT = /^03,[0-9A-Za-z]{1,35},[A-Z]{3},010,(-?\d+),,,015,(-?\d+),,\/$/;
const TRANSACTION = /^16,(399|699|475),(\d+),Z,\d{8}[0-9a-f]{20},[^,/]{0,16},[^/]+$/;
const TRAILER = /^(49|98|99),(-?\d+),(\d+)(?:,(\d+))?\/$/;

/** Reads BAI2 strictly: records in order, days that follow each other from the opening to the closing balance, control totals and counts. Throws on anything else. */
export function readBai2(
  chunks: Iterable<string>,
  { currency, openingMinor, closingMinor }: BalancedStatement,
): Totals {
  const lines = readLines(chunks, '\r\n');
  if (!FILE.test(String(lines.next().value))) throw new Error('BAI2 without its file header');
  let totals = NO_TOTALS;
  let balance = openingMinor;
  let [fileTotal, groups, records] = [0, 0, 1];
  for (const line of lines) {
    records++;
    if (line.startsWith('99,')) {
      const [, , total, count, counted] = TRAILER.exec(line) ?? [];
      if (Number(total) !== fileTotal || Number(count) !== groups || Number(counted) !== records)
        throw new Error('BAI2 file trailer differs');
      if (balance !== closingMinor || !lines.next().done) throw new Error('BAI2 balances do not follow');
      return totals;
    }
    if (GROUP.exec(line)?.[1] !== currency) throw new Error('BAI2 without a group header');
    const group = readGroup(lines, balance);
    totals = addTotals(totals, group.totals);
    balance = group.closing;
    fileTotal += group.total;
    records += group.records - 1;
    groups++;
  }
  throw new Error('BAI2 without its file trailer');
}

function readGroup(lines: Generator<string>, before: number) {
  const [, opening, closing] = ACCOUNT.exec(String(lines.next().value)) ?? [];
  if (Number(opening) !== before) throw new Error('BAI2 account out of form');
  let totals = NO_TOTALS;
  let total = Number(opening) + Number(closing);
  for (let line = lines.next(); !line.done; line = lines.next()) {
    const [, type, amount] = TRANSACTION.exec(line.value) ?? [];
    if (type === undefined) {
      checkTrailers([line.value, String(lines.next().value)], total, totals.count);
      if (before + totals.inMinor - totals.outMinor !== Number(closing))
        throw new Error('BAI2 day does not add up');
      return { totals, total, closing: Number(closing), records: totals.count + 4 };
    }
    total += Number(amount);
    totals = addTotals(totals, totalsOf(type === '399' ? Number(amount) : 0 - Number(amount)));
  }
  throw new Error('BAI2 group without its end');
}

function checkTrailers([account, group]: readonly [string, string], total: number, count: number): void {
  const [, code, sum, records] = TRAILER.exec(account) ?? [];
  if (code !== '49' || Number(sum) !== total || Number(records) !== count + 2)
    throw new Error('BAI2 account trailer differs');
  const [, groupCode, groupSum, accounts, all] = TRAILER.exec(group) ?? [];
  if (groupCode !== '98' || Number(groupSum) !== total || accounts !== '1' || Number(all) !== count + 4)
    throw new Error('BAI2 group trailer differs');
}
