/** How large the page is shown: as wide as its pane but not magnified much, as wide as its pane, whole, or at a share of its printed size. */
export type PageZoom = 'automatic' | 'width' | 'page' | number;

const STEPS = [0.25, 0.5, 0.75, 1, 1.25, 1.5, 2, 3, 4] as const;
/** A point is 1/72 of an inch, a CSS pixel 1/96. */
const PX_PER_PT = 96 / 72;
/** A narrow receipt is not blown up to the width of its pane: text of 125 % is large enough, and more of it is in view. */
const AUTOMATIC_MAX = 1.25;

export type PaneSize = { readonly widthPx: number; readonly heightPx: number };

/** Width of the page on screen in CSS pixels. */
export function shownWidth(
  zoom: PageZoom,
  page: { readonly widthPt: number; readonly heightPt: number },
  pane: PaneSize,
): number {
  if (zoom === 'automatic') return Math.min(pane.widthPx, page.widthPt * PX_PER_PT * AUTOMATIC_MAX);
  if (zoom === 'width') return pane.widthPx;
  if (zoom === 'page') return Math.min(pane.widthPx, (pane.heightPx * page.widthPt) / page.heightPt);
  return page.widthPt * PX_PER_PT * zoom;
}

/** The share of its printed size a page is shown at. */
export function shareOf(widthPx: number, widthPt: number): number {
  return widthPx / (widthPt * PX_PER_PT);
}

/** The next larger or smaller step. */
export function zoomedBy(share: number, direction: 1 | -1): number {
  const further =
    direction === 1
      ? STEPS.find((step) => step > share + 0.01)
      : STEPS.findLast((step) => step < share - 0.01);
  return further ?? (direction === 1 ? STEPS[STEPS.length - 1] : STEPS[0]) ?? 1;
}
