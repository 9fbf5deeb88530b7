import { type Line, textOf } from '../lines/line.ts';
import { readAmount } from '../values/amount.ts';
import type { NumberStyle } from '../values/number-style.ts';
import { balanceLabel, namesBareBalance } from '../vocabulary/label.ts';
import { says } from '../vocabulary/says.ts';
import type { Draft } from './document-reading.ts';

/**
 * Adds a closing balance to a statement that says there were no transactions: the opening one, if it is repeated below as a balance or with
 * these words. Elsewhere only a row or a label would show that it is the closing balance.
 */
export function withQuietClosing(reading: Draft, lines: readonly Line[]): Draft {
  const [account, ...others] = reading.accounts;
  if (account === undefined || others.length > 0 || account.rows.length > 0) return reading;
  const { opening, closing } = account.reconciliation;
  if (opening === null || closing !== null) return reading;
  if (!lines.some(({ words }) => says('noTransactions', textOf(words)))) return reading;
  const isPrintedAgain = lines
    .slice(account.stretch.from + 1)
    .some((line) => printsAtEnd(line, opening, reading.style));
  if (!isPrintedAgain) return reading;
  const claims = { ...account.claims, openings: [opening], closings: [opening] };
  const reconciliation = {
    ...account.reconciliation,
    closing: opening,
    ledger: 'holds',
    difference: 0,
  } as const;
  return { ...reading, accounts: [{ ...account, claims, reconciliation }] };
}

function printsAtEnd({ words }: Line, held: number, style: NumberStyle): boolean {
  let from = 0;
  return words.some(({ text }, at) => {
    if (!/\d/.test(text)) return false;
    const label = textOf(words.slice(from, at).filter((word) => /\p{L}/u.test(word.text)));
    from = at + 1;
    const amount = readAmount(text, style);
    if (amount === null || Math.abs(amount.minor) !== Math.abs(held)) return false;
    return says('noTransactions', label) || balanceLabel(label) === 'closing' || namesBareBalance(label);
  });
}
