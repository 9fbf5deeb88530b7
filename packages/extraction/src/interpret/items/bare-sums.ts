import type { Anchor, AnchorItem, FlowItem } from './flow-item.ts';

/** Least rows of a total of one column: a total of one row would repeat its amount. */
const LEAST_ROWS = 2;
/** Least dated rows per lone amount: with fewer, amounts are printed apart from the texts of their rows. */
const ROWS_A_SUM = 3;

/**
 * Reads amounts as totals that equal the sum of the rows right above, whatever their line says: those that stand alone, without a date or a word,
 * and those that fill the columns of both directions, because no row moves money both ways.
 */
export function withBareSums(flow: readonly FlowItem[]): FlowItem[] {
  const anchors = flow.filter((item) => item.kind === 'anchor');
  const bare = anchors.filter(isBare);
  const dated = anchors.filter(({ anchor }) => anchor.date !== null).length;
  const sums = new Set([
    ...(dated < bare.length * ROWS_A_SUM ? [] : bare),
    ...[...Map.groupBy(anchors, ({ anchor }) => anchor.table).values()].flatMap(fullLines),
  ]);
  return sums.size === 0 ? flow.slice() : markTotals(flow, sums);
}

function isBare({ anchor: { date, balance, cells } }: AnchorItem): boolean {
  return date === null && balance === null && cells.text.length === 0 && cells.amounts.length === 1;
}

/** The undated lines of a table that fill both directions; none where rows do too, with a zero in one of them. */
function fullLines(anchors: readonly AnchorItem[]): AnchorItem[] {
  const [full, rows] = [anchors.filter(fillsBothSides), anchors.filter((item) => !fillsBothSides(item))];
  const haveZeros = full.some(({ anchor }) => anchor.date !== null);
  return haveZeros || rows.length === 0 ? [] : full.filter(({ anchor }) => anchor.balance === null);
}

function fillsBothSides({ anchor }: AnchorItem): boolean {
  return sidesOf(anchor).length === SIDES.length;
}

const SIDES = ['in', 'out'] as const;

/** The cells of an anchor in the columns of the two directions, one each. */
function sidesOf({ cells }: Anchor): Anchor['cells']['amounts'] {
  return SIDES.flatMap((side) => {
    const [cell, ...others] = cells.amounts.filter(({ column }) => column.role === side);
    return cell === undefined || others.length > 0 || !cell.token.amount.isCertain ? [] : [cell];
  });
}

function markTotals(flow: readonly FlowItem[], sums: ReadonlySet<AnchorItem>): FlowItem[] {
  let above: Anchor[] = [];
  let all: Anchor[] = [];
  return flow.map((item): FlowItem => {
    if (item.kind === 'section' || item.kind === 'total') above = [];
    if (item.kind !== 'anchor') return item;
    const { anchor } = item;
    if (anchor.table !== all[0]?.table) all = [];
    const amounts = sums.has(item) ? totalOf(anchor, [above, all]) : null;
    if (amounts === null) {
      above.push(anchor);
      all.push(anchor);
      return item;
    }
    above = [];
    return { kind: 'total', side: 'both', amounts, body: anchor.body };
  });
}

/** The amounts of a line that are the sums of some of these rows; null if they are not. */
function totalOf(
  anchor: Anchor,
  [above, all]: readonly [readonly Anchor[], readonly Anchor[]],
): Extract<FlowItem, { kind: 'total' }>['amounts'] | null {
  if (!fillsBothSides({ kind: 'anchor', anchor }))
    return above.length >= LEAST_ROWS && Math.abs(sumOf(above, anchor.side)) === anchor.amount.minor
      ? [{ amount: anchor.amount, role: null }]
      : null;
  const sides = sidesOf(anchor);
  const isSumOf = (rows: readonly Anchor[]) => {
    const isHeld = sides.map(
      ({ column, token }) => Math.abs(sumOf(rows, column.role)) === token.amount.minor,
    );
    // No row moves money both ways: one side that holds says what the line is, and the other then shows that a row is missing.
    const isNoRow = anchor.cells.text.length === 0 || sides.every(({ token }) => token.amount.minor !== 0);
    return rows.length > 0 && (isNoRow ? isHeld.includes(true) : !isHeld.includes(false));
  };
  if (!isSumOf(above) && !isSumOf(all)) return null;
  return sides.map(({ column, token }) => ({ amount: token.amount, role: column.role }));
}

/** The total of rows of one column, negative ones subtracted. */
function sumOf(rows: readonly Anchor[], side: Anchor['cells']['amounts'][number]['column']['role']): number {
  return rows
    .filter((row) => row.side === side)
    .reduce((sum, { amount }) => sum + (amount.mark === 'minus' ? -amount.minor : amount.minor), 0);
}
