import { textOfTokens } from '../arrange/text-of-tokens.ts';
import { INDICATORS } from '../words/index.ts';
import { normalise } from '../words/normalise.ts';
import type { Anchor } from './flow-item.ts';
import type { TableLine } from './table-line.ts';

/** The movement a line tells: its first amount that is not nil, or its first; null where no amount stands in a column of money. */
export function anchorOf(line: TableLine): Anchor | null {
  const { table, body, cells, movements, balance } = line;
  const cell = movements.find(({ token }) => token.amount.minor !== 0) ?? movements[0];
  if (cell === undefined) return null;
  const role = cell.column.role;
  return {
    body,
    table,
    cells,
    side: role === 'in' || role === 'out' ? role : 'amount',
    amount: cell.token.amount,
    balance: balance?.token.amount ?? null,
    date: cells.date?.date ?? null,
    postDate: cells.postDate?.date ?? null,
    isUndated: cells.date === null,
    indicator: indicatorOf(line),
  };
}

/** How far beside its heading a direction word may stand, in points. */
const OVERHANG = 6;

/** The direction word under a heading for it. */
function indicatorOf({ table, body, cells }: TableLine): Anchor['indicator'] {
  const heading = table.headings.find((item) => item.role === 'indicator');
  if (heading === undefined) return null;
  for (const token of cells.text) {
    if (token.right < heading.left - OVERHANG || token.left > heading.right + OVERHANG) continue;
    const side = INDICATORS.get(normalise(textOfTokens(body, [token])));
    if (side !== undefined) return side;
  }
  return null;
}
