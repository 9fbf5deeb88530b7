import { raiseFinding } from '@tieout/records';
import { type MoneyTitle, moneyAt } from '../classify/money-titles.ts';
import type { AccountReading } from '../interpret/account-reading.ts';
import { firstDate } from '../lines/first-date.ts';
import type { Line } from '../lines/line.ts';
import { hasSecondCurrency } from '../roles/dual-currency.ts';
import type { Table } from '../roles/table.ts';
import { tokensOf } from '../tables/token.ts';
import type { NumberStyle } from '../values/number-style.ts';
import type { Doubt } from './doubt.ts';

const OTHER_MONEY = raiseFinding('rows-unread', { reason: 'other-currency' });

const MIXED_MONEY = raiseFinding('mixed-currencies', {});

/** Doubts an account in one currency: its rows are under titles that name several currencies. */
export function mixedMoneyDoubts({ rows }: AccountReading, titles: readonly MoneyTitle[]): Doubt[] {
  if (titles.length === 0) return [];
  const titled = rows.flatMap(({ anchor }) => moneyAt(titles, anchor.body.position) ?? []);
  return new Set(titled.map(({ currency }) => currency)).size > 1 ? [MIXED_MONEY] : [];
}

/** Reports what an account leaves out if its document has two currencies side by side: transactions and a balance in the other one's column, or rows that move nothing of its own. */
export function otherMoneyDoubts(
  tables: readonly Table[],
  account: AccountReading,
  lines: readonly Line[],
  style: NumberStyle,
): Doubt[] {
  return tables.some(hasSecondCurrency) || movesOtherMoney(account, lines, style) ? [OTHER_MONEY] : [];
}

/** Whether an account has rows of nothing alone, next to dated amounts that are not its balance. */
function movesOtherMoney(
  { rows, zeroRows, reconciliation }: AccountReading,
  lines: readonly Line[],
  style: NumberStyle,
): boolean {
  if (rows.length > 0 || zeroRows === 0) return false;
  const held = Math.abs(reconciliation.closing ?? 0);
  return lines.some(
    (line) =>
      firstDate(line) !== null &&
      tokensOf(line, style).some(
        (token) =>
          token.kind === 'amount' && token.amount.isCertain && ![0, held].includes(token.amount.minor),
      ),
  );
}
