import { raiseFinding } from '@tieout/records';
import type { AccountReading } from '../interpret/account-reading.ts';
import { cellsOf } from '../roles/cells.ts';
import type { Table } from '../roles/table.ts';
import type { Doubt } from './doubt.ts';

const SECOND_BALANCE = raiseFinding('rows-unread', { reason: 'second-balance' });

/** Fewer amounts may be equal by chance. */
const ENOUGH = 2;

/** Reports what an account leaves out if each line has two balances: the second one moves by its own amounts. */
export function secondBalanceDoubts({ rows }: AccountReading): Doubt[] {
  const tables = new Set(rows.map(({ anchor }) => anchor.table));
  return [...tables].some(keepsSecondBalance) ? [SECOND_BALANCE] : [];
}

function keepsSecondBalance(table: Table): boolean {
  const balances = table.columns.filter(({ role }) => role === 'balance');
  return balances.slice(1).some((column) => {
    let before: number | null = null;
    let moves = 0;
    for (const body of table.lines) {
      const { amounts } = cellsOf(table, body);
      const own = amounts.find((cell) => cell.column === column)?.token.amount.minor;
      if (own === undefined) continue;
      const change = before === null ? 0 : Math.abs(own - before);
      before = own;
      const taken = amounts.map(({ token }) => token);
      const isOwn = (minor: number) => minor === change && change > 0;
      if (taken.some(({ amount }) => isOwn(amount.minor))) continue;
      if (body.tokens.some((token) => token.kind === 'amount' && isOwn(token.amount.minor))) moves++;
    }
    return moves >= ENOUGH;
  });
}
