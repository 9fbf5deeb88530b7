import type { Table } from '../arrange/table.ts';
import { keepsOtherMoney } from '../arrange/two-moneys.ts';
import type { Doubt } from './doubt.ts';

const OTHER_MONEY: Doubt = {
  code: 'other-money',
  severity: 'warning',
  message:
    'Some movements stand in the column of another money, which has balances of its own, and are not among these rows. Take them from the page.',
};

/** What an account leaves out where its paper keeps two moneys side by side: movements and a balance in the column of the other one. */
export function otherMoneyDoubts(tables: readonly Table[]): Doubt[] {
  return tables.some(keepsOtherMoney) ? [OTHER_MONEY] : [];
}
