import type { AccountReading } from '../interpret/account-reading.ts';
import type { BalanceItem } from '../interpret/items/flow-item.ts';
import type { Entry } from '../interpret/rows/row.ts';
import { phraseBefore } from '../tables/phrase-before.ts';
import { namesLimit } from '../words/label.ts';
import type { Doubt } from './doubt.ts';

const OTHER_CLOSING: Omit<Doubt, 'page'> = {
  code: 'other-closing-balance',
  severity: 'warning',
  message:
    'The page prints another closing balance, to which these rows do not lead: one may be missing, or it may be of a later day. Compare them with the page.',
};

/**
 * What keeps the only account of a document from being sure: a closing balance told over its rows that is neither the one they lead to
 * nor any they pass. A newest row left out may show nowhere else: what stands below it ties out without it, or a balance by days of
 * value is told like the account's own. The heads of cards tell limits and dues beside, so theirs counts only over the newest row.
 */
export function otherClosingDoubts(
  { rows, amounts, balances, reconciliation: { opening, closing, chain, totals } }: AccountReading,
  entries: readonly Entry[],
  isCard: boolean,
): Doubt[] {
  if (closing === null || rows.length === 0 || (isCard && !chain.isNewestFirst)) return [];
  const passed = new Set(
    [opening, closing, ...balances, ...(totals === 'hold' ? sumsOf(amounts) : [])].flatMap((value) =>
      value === null ? [] : [Math.abs(value)],
    ),
  );
  const head = entries.slice(
    0,
    entries.findIndex(({ kind }) => kind === 'row'),
  );
  const other = head.find(
    (entry) =>
      entry.kind === 'balance' &&
      entry.role === 'closing' &&
      !entry.isInTable &&
      !tellsWhatMayBeDrawn(entry) &&
      !passed.has(Math.abs(entry.amount.minor)),
  );
  return other?.kind === 'balance' ? [{ ...OTHER_CLOSING, page: other.body.line.page }] : [];
}

/** What came in and what went out: where sums of both are printed and hold, one of them was said to close. */
function sumsOf(amounts: readonly number[]): number[] {
  const sum = (own: readonly number[]) => own.reduce((all, amount) => all + amount, 0);
  return [sum(amounts.filter((amount) => amount > 0)), sum(amounts.filter((amount) => amount < 0))];
}

/** Whether the words before a figure say that so much may be drawn: what is held up for some days is not, though it is on the account. */
function tellsWhatMayBeDrawn({ amount, body }: BalanceItem): boolean {
  const token = body.tokens.find((other) => other.kind === 'amount' && other.amount === amount);
  return token !== undefined && namesLimit(phraseBefore(body, token.left));
}
