import { isLoanStatement } from '../classify/is-loan-statement.ts';
import type { Entry } from '../interpret/rows/row.ts';
import { chunksOf } from '../lines/chunk.ts';
import { type Line, textOf } from '../lines/line.ts';
import { once } from '../values/once.ts';
import { titlesLoan } from '../vocabulary/loan-title.ts';
import { normalise } from '../vocabulary/normalise.ts';
import { phrasesIn } from '../vocabulary/phrase-table.ts';
import { BALANCES } from '../vocabulary/tables.ts';

/** How many lines above its first balance may title an account, its headers among them. */
const TITLE_LINES = 6;

/** Says of the entries of an account whether the title of their document is that of a loan's statement, or they are under the title of a loan. */
export function isOfLoan(lines: readonly Line[]): (entries: readonly Entry[]) => boolean {
  const isOfLoans = once(() => isLoanStatement(lines));
  return (entries) => {
    const first = entries.flatMap((entry) => (entry.kind === 'balance' ? [entry.body.position] : []))[0] ?? 0;
    const above = lines.slice(Math.max(0, first - TITLE_LINES), first);
    // The account before ends with its closing balance: a title above that is of another account.
    const own = above.slice(above.findLastIndex(closesAccount) + 1);
    return isOfLoans() || own.some((line) => titlesLoan(normalise(chunksOf(line)[0]?.text ?? '')));
  };
}

function closesAccount({ words }: Line): boolean {
  return phrasesIn(BALANCES, normalise(textOf(words))).some(({ value }) => value === 'closing');
}
