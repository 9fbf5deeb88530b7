import { raiseFinding } from '@tieout/records';
import { type MoneyTitle, moneyAt } from '../classify/money-titles.ts';
import type { AccountReading } from '../interpret/account-reading.ts';
import { hasSecondCurrency } from '../roles/dual-currency.ts';
import type { Table } from '../roles/table.ts';
import type { Doubt } from './doubt.ts';

const OTHER_MONEY = raiseFinding('rows-unread', { reason: 'other-currency' });

const MIXED_MONEY = raiseFinding('mixed-currencies', {});

/** Doubts an account in one currency: its rows are under titles that name several currencies. */
export function mixedMoneyDoubts({ rows }: AccountReading, titles: readonly MoneyTitle[]): Doubt[] {
  if (titles.length === 0) return [];
  const titled = rows.flatMap(({ anchor }) => moneyAt(titles, anchor.body.position) ?? []);
  return new Set(titled.map(({ currency }) => currency)).size > 1 ? [MIXED_MONEY] : [];
}

/** Reports what an account leaves out if its document has two currencies side by side: transactions and a balance in the other one's column. */
export function otherMoneyDoubts(tables: readonly Table[]): Doubt[] {
  return tables.some(hasSecondCurrency) ? [OTHER_MONEY] : [];
}
