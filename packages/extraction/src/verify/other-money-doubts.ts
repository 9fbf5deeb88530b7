import { type Cells, cellsOf } from '../arrange/cells.ts';
import type { Table } from '../arrange/table.ts';
import { textOfTokens } from '../arrange/text-of-tokens.ts';
import { balanceLabel } from '../words/label.ts';
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

function keepsOtherMoney(table: Table): boolean {
  if (!table.columns.some(({ role }) => role === 'foreign')) return false;
  const lines = table.lines.map((body) => ({ body, cells: cellsOf(table, body) }));
  const isBalance = lines.some(
    ({ body, cells }) => inOther(cells).length > 0 && balanceLabel(textOfTokens(body, cells.text)) !== null,
  );
  return (
    isBalance &&
    lines.some(
      ({ cells }) =>
        cells.date !== null && cells.amounts.length > 0 && inOther(cells).length === cells.amounts.length,
    )
  );
}

function inOther({ amounts }: Cells): Cells['amounts'] {
  return amounts.filter(({ column }) => column.role === 'foreign');
}
