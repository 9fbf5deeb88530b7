import { textOf } from '../arrange/line.ts';
import type { Arrangement, BodyLine, Table } from '../arrange/table.ts';
import { textOfTokens } from '../arrange/text-of-tokens.ts';
import type { Box, Word } from '../read/page.ts';
import type { PrintedDate } from '../values/printed-date.ts';
import type { SectionRole } from '../words/locale.ts';
import { describe, type RowText } from './description.ts';
import type { Anchor, FlowItem } from './flow-item.ts';

/** A movement with all its lines, before sign and year are settled. */
export type Row = {
  readonly anchor: Anchor;
  readonly description: string;
  readonly reference: string | null;
  readonly page: number;
  /** On the upright page, points. */
  readonly box: Box;
  readonly section: { readonly role: SectionRole; readonly title: string } | null;
  /** Rows that stand or fall together when a reading leaves a part of the document out. */
  readonly group: string;
};

export type Entry =
  | { readonly kind: 'row'; readonly row: Row }
  | Exclude<FlowItem, { kind: 'anchor' | 'text' }>;

type TextItem = Extract<FlowItem, { kind: 'text' }>;
type AnchorItem = Extract<FlowItem, { kind: 'anchor' }>;

/** The flow with every movement's lines gathered: text above or below its amount joined to it, the rest of the text left out. */
export function gatherRows(flow: readonly FlowItem[], arrangement: Arrangement): Entry[] {
  const owners = assignText(flow, arrangement);
  const groupDates = datesOfGroups(flow);
  const entries: Entry[] = [];
  let section: Row['section'] = null;
  let sectionPosition = -99;
  let table: Table | null = null;
  let totals = 0;
  flow.forEach((item, index) => {
    if (item.kind === 'text') return;
    if (item.kind === 'total') totals++;
    if (item.kind === 'section') {
      section = { role: item.role, title: item.title };
      sectionPosition = item.body.position;
    }
    if (item.kind !== 'anchor') {
      entries.push(item);
      return;
    }
    if (item.anchor.table !== table) {
      table = item.anchor.table;
      const isFar =
        table.headingPosition - sectionPosition > 5 && item.anchor.body.position > table.headingPosition;
      if (isFar && sectionPosition < table.headingPosition) section = null;
    }
    entries.push({
      kind: 'row',
      row: rowOf(
        withGroupDate(item.anchor, groupDates.get(index) ?? null),
        owners.get(index) ?? [],
        section,
        totals,
        arrangement,
      ),
    });
  });
  return markTails(entries);
}

/** Rows behind the last balance printed in their table are a group of their own: they may not be booked yet. */
function markTails(entries: readonly Entry[]): Entry[] {
  const lastBalance = new Map<Table, number>();
  entries.forEach((entry, index) => {
    if (entry.kind === 'row' && entry.row.anchor.balance !== null)
      lastBalance.set(entry.row.anchor.table, index);
  });
  return entries.map((entry, index) => {
    if (entry.kind !== 'row') return entry;
    const last = lastBalance.get(entry.row.anchor.table);
    return last === undefined || index < last || entry.row.anchor.balance !== null
      ? entry
      : { kind: 'row', row: { ...entry.row, group: `${entry.row.group}|tail` } };
  });
}

function withGroupDate(anchor: Anchor, date: PrintedDate | null): Anchor {
  return anchor.date !== null || date === null ? anchor : { ...anchor, date, isUndated: false };
}

/**
 * Dates that stand on lines of their own over the rows of a day, or under a row with its balance: by the place of each undated
 * anchor in the flow. Whether they stand over or under shows at the first of them.
 */
function datesOfGroups(flow: readonly FlowItem[]): Map<number, PrintedDate> {
  const found = new Map<number, PrintedDate>();
  const dated = new Set(
    flow.flatMap((item) => (item.kind === 'anchor' && item.anchor.date !== null ? [item.anchor.table] : [])),
  );
  const isUndated = (item: FlowItem | undefined) =>
    item?.kind === 'anchor' && item.anchor.date === null && !dated.has(item.anchor.table);
  const dayLine = (item: FlowItem | undefined): PrintedDate | null => {
    if (item?.kind === 'text')
      return item.date !== null && (item.table.headings.length > 0 || item.cells.text.length <= 3)
        ? item.date
        : null;
    if (item?.kind === 'section') return item.date ?? null;
    return item?.kind === 'balance' && item.isInTable ? item.date : null;
  };
  const undated = flow.filter(isUndated).length;
  if (undated < 2 || undated * 2 < flow.filter((item) => item.kind === 'anchor').length) return found;
  const firstAnchor = flow.findIndex(isUndated);
  const isOver = flow
    .slice(Math.max(0, firstAnchor - 6), firstAnchor)
    .some(
      (item) =>
        isBesideAnchor(item, flow[firstAnchor]) &&
        (dayLine(item) !== null || (item.kind === 'anchor' && item.anchor.date !== null)),
    );
  let date: PrintedDate | null = null;
  const order = isOver ? flow.keys() : [...flow.keys()].reverse();
  for (const index of order) {
    const item = flow[index];
    const day = dayLine(item);
    if (day !== null) date = day;
    else if (item?.kind === 'anchor' && item.anchor.date !== null) date = isOver ? item.anchor.date : null;
    else if (isUndated(item) && date !== null) found.set(index, date);
  }
  return found;
}

/** Dates before a table that has headings, such as the period's, are not those of its first rows. */
function isBesideAnchor(item: FlowItem, anchor: FlowItem | undefined): boolean {
  if (anchor?.kind !== 'anchor' || anchor.anchor.table.headings.length === 0) return true;
  const body = item.kind === 'anchor' ? item.anchor.body : item.body;
  return body.position > anchor.anchor.table.headingPosition;
}

function rowOf(
  anchor: Anchor,
  texts: readonly TextItem[],
  section: Row['section'],
  totalsBefore: number,
  arrangement: Arrangement,
): Row {
  const above = texts.filter((item) => item.body.position < anchor.body.position);
  const below = texts.filter((item) => item.body.position > anchor.body.position);
  const reference = referenceOf(anchor);
  const own = anchor.cells.text.filter(
    (token) => !reference.tokens.includes(token) && !isFiller(anchor.body, token),
  );
  const lines = [
    anchor.body.line,
    ...texts.filter((item) => item.body.line.page === anchor.body.line.page).map((item) => item.body.line),
  ];
  const tableIndex = arrangement.tables.indexOf(anchor.table);
  const description = describe(
    [...above.map(textOfItem), { body: anchor.body, tokens: own }, ...below.map(textOfItem)],
    anchor.table.headings,
  );
  return {
    anchor:
      anchor.date === null
        ? {
            ...anchor,
            date: above.find((item) => item.date !== null)?.date ?? null,
            isUndated: !above.some((item) => item.date !== null),
          }
        : anchor,
    description: description === '' && reference.text !== null ? reference.text : description,
    reference: reference.text,
    page: anchor.body.line.page,
    box: [
      Math.min(...lines.map((line) => line.left)),
      Math.min(...lines.map((line) => line.top)),
      Math.max(...lines.map((line) => line.right)),
      Math.max(...lines.map((line) => line.bottom)),
    ],
    section,
    group: `${tableIndex}|${section?.title ?? ''}|${anchor.side === 'amount' ? totalsBefore : ''}|${anchor.isUndated && !above.some((item) => item.date !== null) ? 'undated' : 'dated'}`,
  };
}

function textOfItem({ body, cells }: TextItem): RowText {
  return { body, tokens: cells.text };
}

/** Rulers of dots and lone marks between columns say nothing; a dash within a text does. */
function isFiller(body: BodyLine, token: { from: number; to: number }): boolean {
  const { words } = body.line;
  const text = textOf(words.slice(token.from, token.to));
  if (!/^(?:[.·…_\-–—¨"'|*]|\p{M})+$/u.test(text)) return false;
  return !/^[-–—]$/.test(text) || !isBehind(words[token.from - 1], words[token.from]);
}

/** Whether a word stands as close behind another as words of one text do. */
function isBehind(before: Word | undefined, word: Word | undefined): boolean {
  if (before === undefined || word === undefined) return false;
  return word.left - before.right < (before.bottom - before.top) * 0.62;
}

function referenceOf(anchor: Anchor): {
  text: string | null;
  tokens: readonly Anchor['cells']['text'][number][];
} {
  const heading = anchor.table.headings.find((item) => item.role === 'reference');
  if (heading === undefined) return { text: null, tokens: [] };
  const others = anchor.table.headings.filter((item) => item !== heading);
  const tokens = anchor.cells.text.filter((token) => {
    const gap = Math.max(heading.left - token.right, token.left - heading.right, 0);
    if (gap > 14) return false;
    return others.every((other) => Math.max(other.left - token.right, token.left - other.right, 0) >= gap);
  });
  const text = textOfTokens(anchor.body, tokens)
    .replace(/^[*]+|[*]+$/g, '')
    .trim();
  return text === '' || !/\d/.test(text) ? { text: null, tokens: [] } : { text, tokens };
}

/** Which anchor (by its place in the flow) each line of text belongs to. */
function assignText(flow: readonly FlowItem[], arrangement: Arrangement): Map<number, TextItem[]> {
  const owners = new Map<number, TextItem[]>();
  const give = (anchorIndex: number, item: TextItem) => {
    const owned = owners.get(anchorIndex);
    if (owned === undefined) owners.set(anchorIndex, [item]);
    else owned.push(item);
  };
  for (const run of runsOf(flow)) {
    const style = rowStyle(run.map((index) => flow[index]).filter(isRunItem));
    let from: number | undefined;
    let between: TextItem[] = [];
    const close = (to: number | undefined) => {
      if (between.length > 0) shareOut(flow, between, from, to, style, arrangement, give);
      between = [];
      from = to;
    };
    for (const index of run) {
      const item = flow[index];
      if (item?.kind === 'anchor') close(index);
      else if (isText(item)) between.push(item);
    }
    close(undefined);
  }
  return owners;
}

function isText(item: FlowItem | undefined): item is TextItem {
  return item?.kind === 'text';
}

function isRunItem(item: FlowItem | undefined): item is TextItem | AnchorItem {
  return item?.kind === 'text' || item?.kind === 'anchor';
}

/** Stretches of the flow in which rows follow one another in one table; whatever says something else parts them. */
function runsOf(flow: readonly FlowItem[]): number[][] {
  const runs: number[][] = [];
  let run: number[] = [];
  let table: Table | null = null;
  flow.forEach((item, index) => {
    if (!isRunItem(item)) {
      if (run.length > 0) runs.push(run);
      run = [];
      return;
    }
    const own = item.kind === 'text' ? item.table : item.anchor.table;
    if (own !== table && run.length > 0) {
      runs.push(run);
      run = [];
    }
    table = own;
    run.push(index);
  });
  if (run.length > 0) runs.push(run);
  return runs;
}

/** Where a table's rows begin: left edge of their text, and whether the amount stands on the first line of a row or on the last. */
type RowStyle = {
  readonly textLeft: number;
  readonly amountStands: 'first' | 'last';
  readonly startsRow: (item: TextItem) => boolean;
};

function rowStyle(items: readonly (TextItem | AnchorItem)[]): RowStyle {
  const anchors = items.filter((item): item is AnchorItem => item.kind === 'anchor');
  const lefts = items
    .map(leftOf)
    .filter((left) => Number.isFinite(left))
    .sort((a, b) => a - b);
  const textLeft = Math.min(
    ...anchors.map(leftOf).filter((left) => Number.isFinite(left)),
    lefts[lefts.length >> 3] ?? 0,
  );
  const indented = items.filter((item) => leftOf(item) > textLeft + 6).length;
  const isCueUseful = indented >= items.length * 0.15 && anchors.some((item) => leftOf(item) > textLeft + 6);
  const datesStandBelow = areDatesBelow(items) || areDatesStacked(items);
  const startsRow = (item: TextItem): boolean =>
    (!datesStandBelow && item.date !== null && item.cells.text.length > 0) ||
    (isCueUseful && Math.abs(leftOf(item) - textLeft) <= 6);
  const startsWithoutAmount = items.filter((item) => item.kind === 'text' && startsRow(item)).length;
  return {
    textLeft,
    amountStands: startsWithoutAmount >= Math.max(1, anchors.length * 0.2) ? 'last' : 'first',
    startsRow,
  };
}

/** Whether each row's day stands in the text below its amount: no row prints one itself, and none stands over the first. */
function areDatesBelow(items: readonly (TextItem | AnchorItem)[]): boolean {
  if (items.some((item) => item.kind === 'anchor' && item.anchor.date !== null)) return false;
  const dated = items.findIndex((item) => item.kind === 'text' && item.date !== null);
  const lastDated = items.findLastIndex((item) => item.kind === 'text' && item.date !== null);
  const first = items.findIndex((item) => item.kind === 'anchor');
  return first >= 0 && dated > first && lastDated > items.findLastIndex((item) => item.kind === 'anchor');
}

/** Whether each row prints a day, and another, the day of value, under it. */
function areDatesStacked(items: readonly (TextItem | AnchorItem)[]): boolean {
  const anchors = items.filter((item) => item.kind === 'anchor');
  const dated = items.filter((item) => item.kind === 'text' && item.date !== null);
  return (
    anchors.length > 1 &&
    anchors.every(({ anchor }) => anchor.date !== null && !anchor.isUndated) &&
    dated.length >= anchors.length * 0.8
  );
}

function leftOf(item: TextItem | AnchorItem): number {
  const body = item.kind === 'text' ? item.body : item.anchor.body;
  const cells = item.kind === 'text' ? item.cells : item.anchor.cells;
  return cells.text[0]?.left ?? body.line.right + 1e6;
}

function shareOut(
  flow: readonly FlowItem[],
  between: readonly TextItem[],
  from: number | undefined,
  to: number | undefined,
  style: RowStyle,
  arrangement: Arrangement,
  give: (anchorIndex: number, item: TextItem) => void,
): void {
  const cut = cutBetween(flow, between, from, to, style, arrangement);
  let previous = bodyOf(flow, from);
  for (const item of between.slice(0, cut)) {
    if (from === undefined || previous === null || !follows(previous, item, style)) break;
    give(from, item);
    previous = item.body;
  }
  let next = bodyOf(flow, to);
  for (const item of between.slice(cut).reverse()) {
    if (
      to === undefined ||
      next === null ||
      !follows(item.body, { ...item, body: next }, style) ||
      !belongsInColumn(item, style)
    )
      break;
    give(to, item);
    next = item.body;
  }
}

/** How many of the lines between two amounts belong to the upper one. */
function cutBetween(
  flow: readonly FlowItem[],
  between: readonly TextItem[],
  from: number | undefined,
  to: number | undefined,
  style: RowStyle,
  arrangement: Arrangement,
): number {
  const [upper, lower] = [bodyOf(flow, from), bodyOf(flow, to)];
  if (upper === null)
    return style.amountStands === 'last' || lower === null ? 0 : aboveFirst(between, lower, style);
  if (lower === null) return between.length;
  if (style.amountStands === 'last') {
    const start = between.findIndex(style.startsRow);
    return Math.max(start, 0);
  }
  const ruled = ruledCut(between, upper, lower, arrangement);
  if (ruled !== null) return ruled;
  const bodies = [upper, ...between.map((item) => item.body), lower];
  const gaps = bodies.slice(1).map((body, index) => gapBetween(bodies[index], body));
  const widest = Math.max(...gaps);
  const narrowest = Math.min(...gaps);
  if (widest - narrowest < 2.2 || widest > 500) return between.length;
  return gaps.indexOf(widest);
}

/** Text before the first amount of a run belongs to it only where it stands closer than a line away. */
function aboveFirst(between: readonly TextItem[], lower: BodyLine, style: RowStyle): number {
  const last = between[between.length - 1];
  return last !== undefined && gapBetween(last.body, lower) < 1 && style.startsRow(last)
    ? between.length - 1
    : between.length;
}

function ruledCut(
  between: readonly TextItem[],
  upper: BodyLine,
  lower: BodyLine,
  arrangement: Arrangement,
): number | null {
  if (upper.line.page !== lower.line.page) return null;
  const rulings = arrangement.rulings.get(upper.line.page) ?? [];
  const middle = (body: BodyLine) => (body.line.top + body.line.bottom) / 2;
  const cuts = rulings.filter(
    (ruling) =>
      ruling.isHorizontal &&
      ruling.at > middle(upper) &&
      ruling.at < middle(lower) &&
      ruling.from <= lower.line.left + 20 &&
      ruling.to >= lower.line.right - 40,
  );
  const at = cuts[cuts.length - 1]?.at;
  if (at === undefined) return null;
  const index = between.findIndex((item) => middle(item.body) > at);
  return index < 0 ? between.length : index;
}

function bodyOf(flow: readonly FlowItem[], index: number | undefined): BodyLine | null {
  const item = index === undefined ? undefined : flow[index];
  return item?.kind === 'anchor' ? item.anchor.body : null;
}

function gapBetween(upper: BodyLine | undefined, lower: BodyLine): number {
  if (upper === undefined || upper.line.page !== lower.line.page) return 999;
  return lower.line.top - upper.line.bottom;
}

/** Whether `item` stands close enough below `upper`, and within the text's column, to go on with it. */
function follows(upper: BodyLine, item: TextItem, style: RowStyle): boolean {
  const height = item.body.line.bottom - item.body.line.top;
  if (upper.line.page !== item.body.line.page) return belongsInColumn(item, style) && isNearHeading(item);
  return gapBetween(upper, item.body) < height * 1.15 && belongsInColumn(item, style);
}

/** On a later page only the lines right below the repeated headings go on with the row of the page before. */
function isNearHeading(item: TextItem): boolean {
  const heading = item.table.headedPages.get(item.body.line.page);
  return heading !== undefined && item.body.position > heading && item.body.position - heading <= 6;
}

function belongsInColumn(item: TextItem, style: RowStyle): boolean {
  const left = leftOf(item);
  return item.date !== null || (left >= style.textLeft - 8 && left < 1e5);
}
