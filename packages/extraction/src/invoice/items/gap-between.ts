import type { Ruling } from '../../read/page.ts';

type Placed = { readonly page: number; readonly top: number; readonly bottom: number };

/** The gap over a ruling, and between lines that are not on one page. */
export const RULED_OFF = 50;

/** Shortest horizontal ruling that separates two lines, in points. */
const LONG = 120;

/** The space between two lines in heights of the lower one; at least `RULED_OFF` over a ruling or the end of a page. */
export function gapBetween(
  above: Placed | null | undefined,
  below: Placed | null | undefined,
  rulings: ReadonlyMap<number, readonly Ruling[]>,
): number {
  if (above === null || above === undefined || below === null || below === undefined) return RULED_OFF * 2;
  if (above.page !== below.page) return RULED_OFF * 2;
  const [from, to] = [(above.top + above.bottom) / 2, (below.top + below.bottom) / 2];
  const isRuled = (rulings.get(below.page) ?? []).some(
    (ruling) => ruling.isHorizontal && ruling.at > from && ruling.at < to && ruling.to - ruling.from > LONG,
  );
  const gap = (below.top - above.bottom) / Math.max(1, below.bottom - below.top);
  return isRuled ? Math.max(gap, RULED_OFF) : gap;
}
