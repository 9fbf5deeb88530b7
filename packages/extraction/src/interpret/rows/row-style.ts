import { smallest } from '../../values/extremes.ts';
import type { AnchorItem, TextItem } from '../items/flow-item.ts';
import { hasWords } from './has-words.ts';
import { type RunItem, textLeftOf } from './run-item.ts';

/** The layout of the rows in a run. */
export type RowStyle = {
  /** Left edge of their text, in points. */
  readonly textLeft: number;
  /** Whether the amount is on the first line of a row or on the last. */
  readonly amountStands: 'first' | 'last';
  /** Whether a text line begins a row. */
  readonly startsRow: (item: TextItem) => boolean;
  /** Whether it does so by a date of its own. */
  readonly startsByDay: (item: TextItem) => boolean;
  /** Left edges of texts in their own column right of the dates: nothing else begins there. */
  readonly indents: readonly number[];
  /** Whether the run begins with an amount and ends with text, so that text may be only below its amount. */
  readonly mayHaveTextBelow: boolean;
  /** The number of rows in the run. */
  readonly rowCount: number;
};

/** How far from the left edge of a text a line may begin, in points. */
const INDENT = 6;

/** The layout of a run's rows, by where their lines begin and which of them have a date. */
export function rowStyle(items: readonly RunItem[]): RowStyle {
  const anchors = items.filter((item) => item.kind === 'anchor');
  const textLeft = leftEdge(items);
  // A row with text above and below its amounts has none next to them.
  const isIndented = (item: RunItem) =>
    hasWords(item.kind === 'text' ? item : item.anchor) && textLeftOf(item) > textLeft + INDENT;
  const areIndentsCues = items.filter(isIndented).length >= items.length * 0.15 && anchors.some(isIndented);
  const areStacked = areDatesStacked(items);
  const areDatesCues = !areDatesBelow(items) && !areStacked;
  // A single row that prints its day and its text begins with that line.
  const isLone = anchors.length === 1 && anchors.every(hasOwnDayAndWords);
  const isUnderDays = areStacked && anchors.some(({ anchor }) => isNear(anchor.cells.date?.left, textLeft));
  const startsByDay = (item: TextItem): boolean =>
    areDatesCues && item.date !== null && item.cells.text.length > 0;
  const startsRow = (item: TextItem): boolean =>
    startsByDay(item) ||
    (areIndentsCues &&
      !isLone &&
      !(areStacked && item.date !== null) &&
      !isUnderDays &&
      Math.abs(textLeftOf(item) - textLeft) <= INDENT);
  const startsWithoutAmount = isLone
    ? 0
    : items.filter((item) => item.kind === 'text' && startsRow(item)).length;
  return {
    textLeft,
    amountStands: startsWithoutAmount >= Math.max(1, anchors.length * 0.2) ? 'last' : 'first',
    startsRow,
    startsByDay,
    indents: anchors.flatMap(({ anchor }) => indentsOf(anchor)),
    rowCount: anchors.length,
    mayHaveTextBelow:
      items[0]?.kind === 'anchor' && items.at(-1)?.kind === 'text' && anchors.every(hasOwnDayAndWords),
  };
}

/** Least distance of a text column from the dates, in points. */
const INDENT_OF_TEXTS = 20;

/** Left edges of a row's text cells, well right of its date. */
function indentsOf({ cells, body }: AnchorItem['anchor']): number[] {
  const day = cells.date?.left ?? 0;
  return cells.text
    .filter(({ from, left }) => {
      const before = body.line.words[from - 1];
      return before !== undefined && left - before.right > CELL_GAP_PT && left > day + INDENT_OF_TEXTS;
    })
    .map(({ left }) => left);
}

/** Gap between cells, in points: more than a space. */
const CELL_GAP_PT = 6;

function hasOwnDayAndWords(item: AnchorItem): boolean {
  return item.anchor.cells.date !== null && hasWords(item.anchor);
}

function isNear(left: number | undefined, textLeft: number): boolean {
  return left !== undefined && Math.abs(left - textLeft) < INDENT;
}

/** From this many lines on, one of them may be left of the rows' text: a title. */
const ENOUGH_LINES = 6;

/** The left edge of the rows' text: nearly all lines begin right of it. */
function leftEdge(run: readonly RunItem[]): number {
  const items = withoutTail(run);
  const lefts = items
    .map(textLeftOf)
    .filter(Number.isFinite)
    .sort((a, b) => a - b);
  const ofAnchors = items
    .filter((item) => item.kind === 'anchor')
    .map(textLeftOf)
    .filter(Number.isFinite);
  // Among few lines, one left of rows that all begin with their day and their text is no text of theirs.
  const anchors = items.filter((item) => item.kind === 'anchor');
  if (lefts.length < ENOUGH_LINES && anchors.every(hasOwnDayAndWords)) return smallest(ofAnchors);
  const few = lefts.length < ENOUGH_LINES ? 0 : Math.ceil(lefts.length / 8);
  return Math.min(smallest(ofAnchors), lefts[few] ?? 0);
}

/**
 * A run without the lines behind its last row, and those at the foot and head of pages, where all rows begin with their day and their text
 * and no line between them further left: the terms under a table begin at the margin.
 */
function withoutTail(items: readonly RunItem[]): readonly RunItem[] {
  const anchors = items.filter((item) => item.kind === 'anchor');
  if (anchors.length < 2 || !anchors.every(hasOwnDayAndWords)) return items;
  const rows = items.slice(0, items.findLastIndex((item) => item.kind === 'anchor') + 1);
  const left = smallest(anchors.map(textLeftOf)) - INDENT;
  const between = rows.filter((item, at) => textLeftOf(item) > left || !isBetweenPages(rows, at));
  return between.every((item) => textLeftOf(item) > left) ? between : items;
}

/** Whether an item of a run is a text between the last row of a page and the first of the next. */
function isBetweenPages(items: readonly RunItem[], at: number): boolean {
  const isAnchor = (item: RunItem): item is AnchorItem => item.kind === 'anchor';
  const [above, below] = [items.slice(0, at).findLast(isAnchor), items.slice(at + 1).find(isAnchor)];
  return (
    items[at]?.kind === 'text' &&
    above !== undefined &&
    below !== undefined &&
    above.anchor.body.line.page !== below.anchor.body.line.page
  );
}

/** Whether each row's day stands in the text below its amount: no row prints one itself, and none stands over the first. */
function areDatesBelow(items: readonly RunItem[]): boolean {
  if (items.some((item) => item.kind === 'anchor' && item.anchor.date !== null)) return false;
  const isDated = (item: RunItem) => item.kind === 'text' && item.date !== null;
  const isAnchor = (item: RunItem) => item.kind === 'anchor';
  const first = items.findIndex(isAnchor);
  return (
    first >= 0 &&
    items.findIndex(isDated) > first &&
    items.findLastIndex(isDated) > items.findLastIndex(isAnchor)
  );
}

/** Whether each row prints a day, and another, the day of value, under it. */
function areDatesStacked(items: readonly RunItem[]): boolean {
  const anchors = items.filter((item) => item.kind === 'anchor');
  const dated = items.filter((item) => item.kind === 'text' && item.date !== null);
  return (
    anchors.length > 1 &&
    anchors.filter(({ anchor }) => anchor.date !== null && !anchor.isUndated).length >=
      anchors.length * 0.8 &&
    dated.length >= anchors.length * 0.8
  );
}
