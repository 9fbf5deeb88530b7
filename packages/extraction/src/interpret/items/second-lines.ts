import { dayOverDay } from '../../tables/heading.ts';
import type { Anchor, FlowItem } from './flow-item.ts';

/** Largest difference between the left edges of two dates one below the other, in points. */
const UNDER_PT = 3;

/**
 * Turns zero amounts into text of the row right above, if two-line headers name two dates and each row has both: "Naknada 0,00" below the
 * amount paid.
 */
export function secondLinesAsText(flow: readonly FlowItem[]): FlowItem[] {
  return flow.map((item, index) => {
    const above = flow[index - 1];
    if (item.kind !== 'anchor' || above?.kind !== 'anchor') return item;
    const { body, table, cells } = item.anchor;
    return isSecondLine(item.anchor, above.anchor)
      ? { kind: 'text', body, table, date: cells.date?.date ?? null, cells }
      : item;
  });
}

function isSecondLine({ amount, table, cells, body }: Anchor, above: Anchor): boolean {
  const [day, own] = [above.cells.date, cells.date];
  if (amount.minor !== 0 || above.amount.minor === 0 || above.table !== table) return false;
  if (day === null || own === null || Math.abs(day.left - own.left) > UNDER_PT) return false;
  const isTight = body.line.top - above.body.line.bottom < (body.line.bottom - body.line.top) * 0.5;
  return isTight && table.headings.some((heading) => isOver(heading, day) && dayOverDay(heading) !== null);
}

type Place = { readonly left: number; readonly right: number };

function isOver(heading: Place, day: Place): boolean {
  return day.right >= heading.left && day.left <= heading.right;
}
