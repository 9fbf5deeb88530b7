import { currencyOfMark } from '../../values/currency.ts';
import type { FlowItem } from './flow-item.ts';

/**
 * Turns undated amounts in another currency than the rows' into text of the row above: the foreign amount, printed below the booked one.
 */
export function foreignSublinesAsText(flow: readonly FlowItem[]): FlowItem[] {
  const own = new Set(
    flow.flatMap((item) =>
      item.kind === 'anchor' && !item.anchor.isUndated ? [item.anchor.amount.currency] : [],
    ),
  );
  if (own.size !== 1) return flow.slice();
  const [home = null] = own;
  return flow.map((item) => {
    if (item.kind !== 'anchor' || !item.anchor.isUndated) return item;
    const { body, table, cells, amount } = item.anchor;
    const isForeign =
      amount.currency !== null &&
      amount.currency !== home &&
      currencyOfMark(amount.currency) !== null &&
      currencyOfMark(amount.currency) !== (home === null ? null : currencyOfMark(home));
    return isForeign ? { kind: 'text', body, table, date: null, cells } : item;
  });
}
