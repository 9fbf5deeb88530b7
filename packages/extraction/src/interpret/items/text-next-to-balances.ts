import { chunksAt } from '../../lines/chunk.ts';
import { verticalGap } from '../../lines/vertical-gap.ts';
import { cellsOf, isTimeOfDay } from '../../roles/cells.ts';
import type { Table } from '../../roles/table.ts';
import { amountsOf } from '../../tables/amounts-of.ts';
import type { Anchor, BalanceItem, FlowItem, TextItem } from './flow-item.ts';

/**
 * Adds the text left of a balance and its label as text of the row above, where a table prints a balance below each of its rows: "Ref 4711  Balance 120.00".
 * A time of day in a cell of its own is left out.
 */
export function withTextNextToBalances(flow: readonly FlowItem[]): FlowItem[] {
  const under = new Map<FlowItem, Anchor>();
  const rows = new Map<Table, number>();
  flow.forEach((item, index) => {
    if (item.kind !== 'anchor') return;
    const { anchor } = item;
    rows.set(anchor.table, (rows.get(anchor.table) ?? 0) + 1);
    const next = flow[index + 1];
    if (next?.kind === 'balance' && next.role === 'checkpoint' && isRightUnder(anchor, next))
      under.set(next, anchor);
  });
  const belowRows = Map.groupBy(under.values(), ({ table }) => table);
  return flow.flatMap((item) => {
    const anchor = under.get(item);
    if (anchor === undefined || item.kind !== 'balance') return [item];
    const count = rows.get(anchor.table) ?? 0;
    const isPattern = belowRows.get(anchor.table)?.length === count;
    const text = isPattern ? textNextTo(item, anchor.table) : null;
    return text === null ? [item] : [text, item];
  });
}

function isRightUnder({ body }: Anchor, below: BalanceItem): boolean {
  const { page, top, bottom } = below.body.line;
  return body.line.page === page && verticalGap(body.line, below.body.line) < bottom - top;
}

function textNextTo({ body }: BalanceItem, table: Table): TextItem | null {
  const figure = amountsOf(body).at(-1);
  // The last phrase that begins before the figure is its label, with the figure in it or not.
  const phrases = chunksAt(body.line, 1).filter(({ left }) => left < (figure?.left ?? 0));
  const label = phrases.at(-1);
  const cells = cellsOf(table, body);
  const text = cells.text.filter(
    ({ left, right }) =>
      right < (label?.left ?? 0) &&
      !phrases.some((phrase) => left >= phrase.left && right <= phrase.right && isTimeOfDay(phrase.text)),
  );
  return text.length === 0 ? null : { kind: 'text', body, table, date: null, cells: { ...cells, text } };
}
