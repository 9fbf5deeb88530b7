import { type MoneyTitle, moneyAt } from '../classify/money-titles.ts';
import type { AccountReading } from '../interpret/account-reading.ts';
import type { Table } from '../roles/table.ts';
import { keepsOtherMoney } from '../roles/two-moneys.ts';
import type { Doubt } from './doubt.ts';

const OTHER_MONEY: Doubt = {
  code: 'other-money',
  severity: 'warning',
  message:
    'Some movements stand in the column of another money, which has balances of its own, and are not among these rows. Take them from the page.',
};

const MIXED_MONEY: Doubt = {
  code: 'mixed-money',
  severity: 'warning',
  message:
    'Titles on the page say that these rows are in different currencies, and they could not be told apart as accounts of their own.',
};

/** What keeps an account from being of one money: its rows stand under titles that name several. */
export function mixedMoneyDoubts({ rows }: AccountReading, titles: readonly MoneyTitle[]): Doubt[] {
  if (titles.length === 0) return [];
  const moneys = rows.flatMap(({ anchor }) => moneyAt(titles, anchor.body.position) ?? []);
  return new Set(moneys.map(({ currency }) => currency)).size > 1 ? [MIXED_MONEY] : [];
}

/** What an account leaves out where its paper keeps two moneys side by side: movements and a balance in the column of the other one. */
export function otherMoneyDoubts(tables: readonly Table[]): Doubt[] {
  return tables.some(keepsOtherMoney) ? [OTHER_MONEY] : [];
}
