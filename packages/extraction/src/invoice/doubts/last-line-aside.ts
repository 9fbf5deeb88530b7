import { largest, smallest } from '../../values/extremes.ts';
import type { Checks } from '../reconcile.ts';
import type { LooseFigure } from '../rows/loose-figures.ts';

/** Fewer lines do not show where lines begin. */
const LEAST_LINES = 2;

/** Left edges of one list lie no further apart, in points. */
const FLUSH = 1.5;

/** How far right of the lines the names of sums begin, in points. */
const ASIDE = 5;

/**
 * The last line of a till where it begins right of all others, has no price, and neither a subtotal nor a tax is named: it may be the
 * tax, under a name nobody listed.
 */
export function lastLineAside({ set, totals, itemsCheck }: Checks): LooseFigure[] {
  const lines = set.items.filter(({ amount }) => amount !== 0);
  const [last, others] = [lines.at(-1), lines.slice(0, -1)];
  const isOpen = itemsCheck === 'total' && totals.subtotal === null && (totals.tax ?? 0) === 0;
  if (last === undefined || set.origin !== 'till' || !isOpen || others.length < LEAST_LINES) return [];
  const edges = others.map(({ indent }) => indent);
  const flush = edges.filter((edge) => edge - smallest(edges) <= FLUSH);
  const isAside = last.indent > largest(edges) + ASIDE && flush.length * 2 >= edges.length;
  if (!isAside || last.ties !== null || last.isEntered === true) return [];
  return [{ amount: last.amount, label: '', position: last.position, page: last.page }];
}
