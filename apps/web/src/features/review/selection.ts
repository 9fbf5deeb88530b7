/** The rows of one account that are selected: the focused one, and all between it and the anchor. */
export type Selection = { readonly focus: number; readonly anchor: number };

export const firstRow: Selection = { focus: 0, anchor: 0 };

/** Moves the focus to `index`, kept within the rows; `isExtending` leaves the anchor where it is. */
export function moveTo(
  selection: Selection,
  index: number,
  { rowCount, isExtending }: { rowCount: number; isExtending: boolean },
): Selection {
  const focus = Math.max(0, Math.min(rowCount - 1, index));
  return { focus, anchor: isExtending ? Math.min(selection.anchor, rowCount - 1) : focus };
}

/** The selection kept within `rowCount` rows: a merge or an undo may leave fewer of them. */
export function withinRows({ focus, anchor }: Selection, rowCount: number): Selection {
  const last = Math.max(0, rowCount - 1);
  return { focus: Math.min(focus, last), anchor: Math.min(anchor, last) };
}

/** First and last selected index. */
export function rangeOf({ focus, anchor }: Selection): readonly [number, number] {
  return [Math.min(focus, anchor), Math.max(focus, anchor)];
}

/** Whether the row of that index is one of those selected. */
export function isSelected(selection: Selection, index: number): boolean {
  const [first, last] = rangeOf(selection);
  return index >= first && index <= last;
}
