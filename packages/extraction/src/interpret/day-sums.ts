import { textOfTokens } from '../arrange/text-of-tokens.ts';
import { totalLabel } from '../words/label.ts';
import type { FlowItem } from './flow-item.ts';

type Sum = { readonly side: 'in' | 'out'; readonly minor: number };

/**
 * The flow with each sum that stands over its rows made the title of them: "Total in 120.00" and below it the undated rows that
 * make 120.00. Only sums that hold are taken for such.
 */
export function withDaySums(flow: readonly FlowItem[]): FlowItem[] {
  return flow.map((item, index) => {
    const sum = sumOf(item);
    if (sum === null || sum.minor !== sumOfRowsBelow(flow, index)) return item;
    const date = item.kind === 'anchor' ? item.anchor.date : null;
    const body = item.kind === 'anchor' ? item.anchor.body : item.body;
    const title = body.line.words.map((word) => word.text).join(' ');
    return { kind: 'section', role: sum.side, title, body, date };
  });
}

function sumOf(item: FlowItem): Sum | null {
  if (item.kind === 'total' && item.side !== 'both' && item.amounts.length === 1)
    return { side: item.side, minor: item.amounts[0]?.amount.minor ?? 0 };
  if (item.kind !== 'anchor' || item.anchor.balance !== null) return null;
  const side = totalLabel(textOfTokens(item.anchor.body, item.anchor.cells.text));
  return side === 'in' || side === 'out' ? { side, minor: item.anchor.amount.minor } : null;
}

/** What the undated rows right below add up to, up to the next dated row, sum or title; null where there is none. */
function sumOfRowsBelow(flow: readonly FlowItem[], index: number): number | null {
  let sum: number | null = null;
  for (const item of flow.slice(index + 1)) {
    if (item.kind === 'text' && item.date === null) continue;
    if (item.kind !== 'anchor' || item.anchor.date !== null || sumOf(item) !== null) break;
    sum = (sum ?? 0) + item.anchor.amount.minor;
  }
  return sum;
}
