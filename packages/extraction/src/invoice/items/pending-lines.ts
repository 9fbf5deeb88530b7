import { textOf } from '../../lines/line.ts';
import { normalise } from '../../vocabulary/normalise.ts';
import { phrasesIn } from '../../vocabulary/phrase-table.ts';
import type { DocumentRow } from '../rows/document-rows.ts';
import { fieldLabelAt } from '../rows/labels.ts';
import type { Times } from '../rows/quantity-times-price.ts';
import { ITEM_HEADINGS } from '../vocabulary/tables.ts';
import { isRemark } from './is-remark.ts';
import type { Item } from './items.ts';
import { nameOn, type TillLine } from './till-line.ts';

/** Lines without an amount that may be the text of the next item, with its quantity and price if they give them. */
export type Pending = {
  readonly rows: readonly { readonly text: string; readonly row: DocumentRow }[];
  readonly times: Times | null;
};

export const NOTHING_PENDING: Pending = { rows: [], times: null };

/** How many lines above its amount an item may begin. */
const MOST_LINES = 5;

/** The pending lines after a line without an amount that is not part of the item above. */
export function pendingAfter(pending: Pending, { row, text, times }: TillLine): Pending {
  const isHeading = isHeadings(text) || areUnits(row) || DAY_AND_TIME.test(text);
  if (isHeading || fieldLabelAt(text) || row.chunks.length > 3) return NOTHING_PENDING;
  const own = times === null ? withoutBarCode(row) : nameOn({ label: text, times });
  return {
    rows: own === '' ? pending.rows : [...pending.rows, { text: own, row }].slice(-MOST_LINES),
    times: times ?? pending.times,
  };
}

/** When a slip was printed. */
const DAY_AND_TIME = /\d{1,4}[-./]\d{1,2}[-./]\d{2,4}\P{L}{1,3}\d{1,2}:\d{2}/u;

/** The text of a line without the bar code in a cell of its own behind the name. */
function withoutBarCode({ chunks, line }: DocumentRow): string {
  const kept = chunks.filter(({ text }, index) => index === 0 || !/^(?:[*#] )?\d{7,14}$/.test(text));
  return kept.length === chunks.length ? textOf(line.words) : kept.map(({ text }) => text).join(' ');
}

/** Whether a text is column headers, some too badly read to form a table. */
function isHeadings(text: string): boolean {
  const found = phrasesIn(ITEM_HEADINGS, text);
  const covered = found.reduce((sum, { length }) => sum + length, 0);
  return found.length >= 2 && covered * 2 > normalise(text).split(' ').length;
}

/** Whether a line has the units of columns, each in brackets below its header: "(RM) (RM)". */
function areUnits({ line }: DocumentRow): boolean {
  return line.words.length > 1 && line.words.every(({ text }) => /^[([].{1,4}[)\]]$/.test(text));
}

/** The text of the pending lines that are close and aligned down to `row`: lines at the top of a receipt are not. */
export function pendingText({ rows }: Pending, row: DocumentRow, space: number): string {
  const near: string[] = [];
  let below = row;
  for (const { text, row: own } of rows.toReversed()) {
    const height = Math.max(1, own.line.bottom - own.line.top);
    // A discount may be between an item's text and its amount.
    const most = space + (below === row ? CLOSE + 1 : CLOSE);
    const isClose = below.line.top - own.line.bottom < height * most && own.line.page === below.line.page;
    const isFlush = below === row || Math.abs(own.line.left - below.line.left) < height;
    if (!isClose || !isFlush) break;
    near.unshift(text);
    below = own;
  }
  // The bar code over a name is no part of it.
  const named = near.filter((text) => /\p{L}{2}/u.test(text));
  return (named.length > 0 ? named : near).join(' ');
}

/** The text of the pending lines close below an item, aligned with it or indented: the rest of its description. */
export function textBelow({ rows, times }: Pending, item: Item, space: number): string {
  const [left, , itemRight, itemBottom] = item.box;
  const near: string[] = [];
  let bottom = itemBottom;
  for (const { text, row } of times === null ? rows : []) {
    const height = Math.max(1, row.line.bottom - row.line.top);
    const isClose = row.line.page === item.page && row.line.top - bottom < height * (space + CLOSE);
    const isText = /\p{L}{3}/u.test(text) && !/^\W*\d|\d[.,]\d/.test(text);
    const aside = (row.line.left + row.line.right - left - itemRight) / 2;
    const isTitle = row.line.left > left + height * DEEP && Math.abs(aside) < height * CENTRED;
    const isHeading = isInCapitals(text) && !isInCapitals(item.description);
    if (!isClose || row.line.left < left - 2 || isTitle || isHeading || !isText || isRemark(text)) break;
    near.push(text);
    bottom = row.line.bottom;
  }
  return near.join(' ');
}

function isInCapitals(text: string): boolean {
  return text === text.toUpperCase() && text !== text.toLowerCase();
}

/** Largest gap between lines of one item beyond the usual line gap, as a share of the line height. */
const CLOSE = 0.35;

/** What begins more heights of a line right of an item, and has its middle this near that of the slip, is the title of the items below. */
const DEEP = 4;
const CENTRED = 2;

/** The usual gap between two lines, in line heights. */
export function usualSpace(rows: readonly DocumentRow[]): number {
  const gaps = rows
    .slice(1)
    .map(
      (row, index) =>
        (row.line.top - (rows[index]?.line.bottom ?? 0)) / Math.max(1, row.line.bottom - row.line.top),
    )
    .filter((gap) => gap > -0.5 && gap < 3)
    .sort((a, b) => a - b);
  return Math.max(0, gaps[gaps.length >> 1] ?? 0);
}
