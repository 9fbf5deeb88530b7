import { textOf } from '../../lines/line.ts';
import type { BodyLine } from '../../tables/body-line.ts';
import { textOfTokens } from '../../tables/text-of-tokens.ts';
import type { Amount } from '../../values/amount.ts';
import type { PrintedDate } from '../../values/printed-date.ts';
import { totalLabel } from '../../vocabulary/label.ts';
import type { AnchorItem, FlowItem, SectionItem } from './flow-item.ts';

type Sum = { readonly side: 'in' | 'out'; readonly minor: number };

/**
 * Reads totals above their rows as titles of them: "Total in 120.00" and below it the undated rows that add up to 120.00. Only totals that
 * match count; zero matches by chance.
 */
export function withDaySums(flow: readonly FlowItem[]): FlowItem[] {
  return flow.map((item, index) => {
    if (isNetOfDay(flow, index) || isSumOfPart(flow, index)) return netTitle(item);
    const sum = sumOf(item);
    if (sum === null || sum.minor === 0 || sum.minor !== sumOfRowsBelow(flow, index)) return item;
    const date =
      item.kind === 'anchor' ? item.anchor.date : item.kind === 'total' ? (item.date ?? null) : null;
    const body = item.kind === 'anchor' ? item.anchor.body : item.body;
    return titleOf(body, sum.side, date);
  });
}

function titleOf(body: BodyLine, role: SectionItem['role'], date: PrintedDate | null): SectionItem {
  return { kind: 'section', role, title: textOf(body.line.words), body, date };
}

/** Whether a line with a date and an amount only is the net total of the undated rows below, if a plus or a minus marks one direction. */
function isNetOfDay(flow: readonly FlowItem[], index: number): boolean {
  const item = flow[index];
  if (item?.kind !== 'anchor' || item.anchor.date === null || item.anchor.balance !== null) return false;
  if (item.anchor.cells.text.length > 0) return false;
  const rows = rowsBelow(flow, index);
  const netWhere = (turns: 'plus' | 'minus') =>
    rows.reduce((sum, { mark, minor }) => (mark === turns ? sum - minor : sum + minor), 0);
  const net = item.anchor.amount.minor;
  return net > 0 && rows.length > 0 && [netWhere('plus'), netWhere('minus')].map(Math.abs).includes(net);
}

/** Whether an undated line with words and an amount is the total of the dated rows right below, two or more. */
function isSumOfPart(flow: readonly FlowItem[], index: number): boolean {
  const item = flow[index];
  if (item?.kind !== 'anchor' || item.anchor.date !== null || item.anchor.balance !== null) return false;
  const rows = rowsBelow(flow, index, ({ anchor }) => anchor.date !== null);
  if (rows.length < 2) return false;
  const net = rows.reduce((sum, { mark, minor }) => (mark === 'minus' ? sum - minor : sum + minor), 0);
  return net !== 0 && Math.abs(net) === item.anchor.amount.minor;
}

function netTitle(item: FlowItem): FlowItem {
  if (item.kind !== 'anchor') return item;
  return titleOf(item.anchor.body, 'neutral', item.anchor.date);
}

function sumOf(item: FlowItem): Sum | null {
  if (item.kind === 'total' && item.side !== 'both' && item.amounts.length === 1)
    return { side: item.side, minor: item.amounts[0]?.amount.minor ?? 0 };
  if (item.kind !== 'anchor' || item.anchor.balance !== null) return null;
  const side = totalLabel(textOfTokens(item.anchor.body, item.anchor.cells.text));
  return side === 'in' || side === 'out' ? { side, minor: item.anchor.amount.minor } : null;
}

/** The total of the undated rows right below, up to the next dated row, total or title; null if there are none. */
function sumOfRowsBelow(flow: readonly FlowItem[], index: number): number | null {
  const rows = rowsBelow(flow, index);
  return rows.length === 0 ? null : rows.reduce((sum, { minor }) => sum + minor, 0);
}

/** The amounts of the rows of one kind right below, up to the next row of another kind, total or title. */
function rowsBelow(
  flow: readonly FlowItem[],
  index: number,
  isOwn: (row: AnchorItem) => boolean = isUndatedRow,
): Amount[] {
  const rows: Amount[] = [];
  for (const item of flow.slice(index + 1)) {
    if (item.kind === 'text' && item.date === null) continue;
    if (item.kind !== 'anchor' || !isOwn(item)) break;
    rows.push(item.anchor.amount);
  }
  return rows;
}

function isUndatedRow(row: AnchorItem): boolean {
  return row.anchor.date === null && sumOf(row) === null;
}
