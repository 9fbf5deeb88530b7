import type { Source } from '@tieout/records';

/** The index at which a row drawn on the page belongs: behind the last row above the box. */
export function placeOnPage(
  rows: readonly { readonly source: Source }[],
  page: number,
  box: Source['box'],
): number {
  const middle = (box[1] + box[3]) / 2;
  const last = rows.findLastIndex(
    ({ source }) =>
      source.page < page || (source.page === page && (source.box[1] + source.box[3]) / 2 <= middle),
  );
  return last + 1;
}
