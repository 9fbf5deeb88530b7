import { type Line, textOf } from '../lines/line.ts';
import { headingRowAt } from '../tables/heading.ts';
import { balanceLabel } from '../vocabulary/label.ts';
import { says } from '../vocabulary/says.ts';
import { accountMentions } from './account-number.ts';
import { isCardStatement } from './kind.ts';
import { printedPeriod } from './printed-period.ts';
import { namesStatement } from './statement-titles.ts';

/** As many of the signs make a paper without a transaction a statement. */
const ENOUGH_SIGNS = 3;
/** Numbers that cost more are not said to be an account's. */
const MOST_COST = 2.5;
/** A longer line is a sentence of a letter or of terms, which speak of balances too. */
const MOST_WORDS = 14;

/**
 * Whether a paper on which no transaction is found is clearly a statement all the same: the number of an account, and at least two of a
 * title, a period, a balance by name, headings of balances or of money in and out, and words that nothing moved. These
 * words are needed where none of its balances is known.
 */
export function isStatementPaper(lines: readonly Line[], hasBalance: boolean): boolean {
  const short = lines.filter(({ words }) => words.length <= MOST_WORDS);
  if (!accountMentions(short).some(({ cost }) => cost <= MOST_COST)) return false;
  const isQuiet = short.some(({ words }) => says('noTransactions', textOf(words)));
  if (!hasBalance && !isQuiet) return false;
  const signs = [
    () => short.some(({ words }) => namesStatement(textOf(words))) || isCardStatement(lines),
    () => printedPeriod(lines) !== null,
    () => short.some(namesBalance),
    () => lines.some((_, at) => headsTransactions(lines, at)),
    () => isQuiet,
  ];
  return signs.filter((isShown) => isShown()).length + 1 >= ENOUGH_SIGNS;
}

function namesBalance({ words }: Line): boolean {
  if (!words.some(({ text }) => /\d/.test(text))) return false;
  return balanceLabel(textOf(words.filter(({ text }) => !/\d/.test(text)))) !== null;
}

function headsTransactions(lines: readonly Line[], at: number): boolean {
  const roles = headingRowAt(lines, at)?.headings.map(({ role }) => role) ?? [];
  if (!roles.includes('date') && !roles.includes('postDate')) return false;
  return (
    roles.includes('balance') || roles.includes('amount') || (roles.includes('in') && roles.includes('out'))
  );
}
