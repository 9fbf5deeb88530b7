import { chunksOf } from '../lines/chunk.ts';
import { type Line, textOf } from '../lines/line.ts';
import { headingRowAt } from '../tables/heading.ts';
import { once } from '../values/once.ts';
import { balanceLabel, namesBareBalance } from '../vocabulary/label.ts';
import { says } from '../vocabulary/says.ts';
import { namesStatement } from '../vocabulary/statement-titles.ts';
import { accountMentions } from './account-number.ts';
import { isCardStatement } from './kind.ts';
import { printedPeriod } from './printed-period.ts';

/** This many signs make a document without transactions a statement. */
const ENOUGH_SIGNS = 3;
/** Numbers that cost more are not labelled as an account number. */
const MOST_COST = 2.5;
/** A longer text without a gap is a sentence of a letter or of terms, which mention balances too. */
const MOST_WORDS = 14;

/**
 * Whether a document without transactions is clearly a statement all the same: it has an account number and at least two of these: a title,
 * a period, a labelled balance, headers for balances or for money in and out, and words that there were no transactions. These words are
 * required if none of its balances is known.
 */
export function isEmptyStatement(lines: readonly Line[], hasBalance: boolean): boolean {
  const short = lines.filter((line) => chunksOf(line).every(({ words }) => words.length <= MOST_WORDS));
  if (!accountMentions(short).some(({ cost }) => cost <= MOST_COST)) return false;
  const isQuiet = short.some(({ words }) => says('noTransactions', textOf(words)));
  if (!hasBalance && !isQuiet) return false;
  const isCard = once(() => isCardStatement(lines));
  const signs = [
    () => short.some(({ words }) => namesStatement(textOf(words))) || isCard(),
    () => printedPeriod(lines) !== null,
    // The summary of a card may print its labels over its figures.
    () => short.some(namesBalance) || (hasBalance && isCard()),
    () => lines.some((_, at) => headsTransactions(lines, at)),
    () => isQuiet,
  ];
  return signs.filter((isShown) => isShown()).length + 1 >= ENOUGH_SIGNS;
}

function namesBalance({ words }: Line): boolean {
  if (!words.some(({ text }) => /\d/.test(text))) return false;
  const label = textOf(words.filter(({ text }) => !/\d/.test(text)));
  return balanceLabel(label) !== null || namesBareBalance(label);
}

function headsTransactions(lines: readonly Line[], at: number): boolean {
  const roles = headingRowAt(lines, at)?.headings.map(({ role }) => role) ?? [];
  if (!roles.includes('date') && !roles.includes('postDate')) return false;
  return (
    roles.includes('balance') || roles.includes('amount') || (roles.includes('in') && roles.includes('out'))
  );
}
