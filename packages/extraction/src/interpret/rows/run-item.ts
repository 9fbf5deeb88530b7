import type { AnchorItem, TextItem } from '../items/flow-item.ts';

/** An item of a stretch of the flow in which rows follow one another. */
export type RunItem = TextItem | AnchorItem;

/** What lies this far right of its line, in points, holds no text. */
const NO_TEXT = 1e6;

/** Where the text of an item begins, in points; far right of the page where it has none. */
export function textLeftOf(item: RunItem): number {
  const { body, cells } = item.kind === 'text' ? item : item.anchor;
  return cells.text[0]?.left ?? body.line.right + NO_TEXT;
}
