import { raiseFinding } from '@tieout/records';
import { type MoneyTitle, moneyAt } from '../classify/money-titles.ts';
import type { AccountReading } from '../interpret/account-reading.ts';
import type { Entry } from '../interpret/rows/row.ts';
import { hasSecondCurrency } from '../roles/dual-currency.ts';
import type { Table } from '../roles/table.ts';
import { amountsOf } from '../tables/amounts-of.ts';
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
  { rows }: AccountReading,
  entries: readonly Entry[],
): Doubt[] {
  const isIdle = rows.length === 0;
  return tables.some(hasSecondCurrency) || (isIdle && entries.some(movesOtherMoney)) ? [OTHER_MONEY] : [];
}

/** Whether a dated row of nothing has another amount. */
function movesOtherMoney(entry: Entry): boolean {
  if (entry.kind !== 'row' || entry.row.anchor.isUndated || entry.row.anchor.amount.minor !== 0) return false;
  return amountsOf(entry.row.anchor.body).some(({ amount }) => amount.minor !== 0);
}
