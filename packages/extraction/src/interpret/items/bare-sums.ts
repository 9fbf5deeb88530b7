import type { Anchor, AnchorItem, FlowItem } from './flow-item.ts';

/** Least rows of a total: a total of one row would repeat its amount. */
const LEAST_ROWS = 2;
/** Least dated rows per lone amount: with fewer, amounts are printed apart from the texts of their rows. */
const ROWS_A_SUM = 3;

/** Reads amounts that stand alone, without a date or a word, as totals where they equal the sum of the rows right above. */
export function withBareSums(flow: readonly FlowItem[]): FlowItem[] {
  const anchors = flow.filter((item) => item.kind === 'anchor');
  const bare = new Set(anchors.filter(isBare));
  if (bare.size === 0) return flow.slice();
  const dated = anchors.filter(({ anchor }) => anchor.date !== null).length;
  return dated < bare.size * ROWS_A_SUM ? flow.slice() : markTotals(flow, bare);
}

function isBare({ anchor: { date, balance, cells } }: AnchorItem): boolean {
  return date === null && balance === null && cells.text.length === 0 && cells.amounts.length === 1;
}

function markTotals(flow: readonly FlowItem[], bare: ReadonlySet<AnchorItem>): FlowItem[] {
  let above: Anchor[] = [];
  return flow.map((item): FlowItem => {
    if (item.kind === 'section' || item.kind === 'total') above = [];
    if (item.kind !== 'anchor') return item;
    const { anchor } = item;
    const isSum =
      bare.has(item) && above.length >= LEAST_ROWS && Math.abs(sumOf(above, anchor)) === anchor.amount.minor;
    if (!isSum) {
      above.push(anchor);
      return item;
    }
    above = [];
    return {
      kind: 'total',
      side: 'both',
      amounts: [{ amount: anchor.amount, role: null }],
      body: anchor.body,
    };
  });
}

/** The total of rows of one column, negative ones subtracted. */
function sumOf(rows: readonly Anchor[], { side }: Anchor): number {
  return rows
    .filter((row) => row.side === side)
    .reduce((sum, { amount }) => sum + (amount.mark === 'minus' ? -amount.minor : amount.minor), 0);
}
