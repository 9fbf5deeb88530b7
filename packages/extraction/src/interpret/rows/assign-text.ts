import { verticalGap } from '../../lines/vertical-gap.ts';
import type { Arrangement, Table } from '../../roles/table.ts';
import type { BodyLine } from '../../tables/body-line.ts';
import type { Anchor, FlowItem, TextItem } from '../items/flow-item.ts';
import { cutStretch } from './cut-stretch.ts';
import { hasWords } from './has-words.ts';
import type { RowStyle } from './row-style.ts';
import { textLeftOf } from './run-item.ts';
import { type Stretch, stretchesOf } from './stretch.ts';

/** The text lines of each transaction, from top to bottom. */
export function assignText(
  flow: readonly FlowItem[],
  rulings: Arrangement['rulings'],
): Map<Anchor, readonly TextItem[]> {
  const texts = new Map<Anchor, readonly TextItem[]>();
  const give = (anchor: Anchor, items: readonly TextItem[]) =>
    texts.set(anchor, [...(texts.get(anchor) ?? []), ...items]);
  for (const { stretch, cut } of cutStretches(flow, rulings)) {
    if (stretch.upper !== null) give(stretch.upper, linesBelow(stretch.upper, stretch, cut));
    if (stretch.lower !== null) give(stretch.lower, linesAbove(stretch.lower, stretch, cut));
  }
  return texts;
}

type Cut = { readonly stretch: Stretch; readonly cut: number };

/** For every stretch of text, how many of its lines belong to the amount above: all, if that is so in most of a run and its ends confirm it. */
function cutStretches(flow: readonly FlowItem[], rulings: Arrangement['rulings']): Cut[] {
  const cuts = stretchesOf(flow).map((stretch) => ({ stretch, cut: cutStretch(stretch, rulings) }));
  const runs = Map.groupBy(cuts, ({ stretch }) => stretch.style);
  const tables = Map.groupBy(cuts, ({ stretch }) => tableOf(stretch));
  const shownBelow = new Set([...tables].flatMap(([table, own]) => (showBelow(own) ? [table] : [])));
  return cuts.map(({ stretch, cut }) => {
    const isBelow =
      shownBelow.has(tableOf(stretch)) ||
      (stretch.style.mayHaveTextBelow && areBelow(runs.get(stretch.style) ?? [], stretch.style.rowCount));
    return { stretch, cut: isBelow ? stretch.between.length : cut };
  });
}

function tableOf({ upper, lower }: Stretch): Table | undefined {
  return (upper ?? lower)?.table;
}

/** Whether the ends of a table's runs, such as the groups of a day, show that text is below its amount: after the last amount of several, and before the first of none. */
function showBelow(cuts: readonly Cut[]): boolean {
  const ends = cuts.filter(
    ({ stretch: { upper, lower, between, ...rest } }) =>
      upper !== null &&
      lower === null &&
      hasWords(upper) &&
      linesBelow(upper, { upper, lower, between, ...rest }, between.length).length > 0,
  );
  const begins = cuts.some(
    ({ stretch }) =>
      stretch.upper === null && stretch.lower !== null && linesAbove(stretch.lower, stretch, 0).length > 0,
  );
  return ends.length >= FEW_RUNS && !begins;
}

const FEW_RUNS = 2;

/** Whether most stretches of a run seem to belong to the amount above; if nearly each row has text below it, a share of them. */
function areBelow(cuts: readonly Cut[], rowCount: number): boolean {
  const below = cuts.filter(({ stretch, cut }) => cut === stretch.between.length);
  return below.length > cuts.length * (cuts.length > rowCount * NEARLY_ALL ? SOME : MOST);
}

const [SOME, MOST, NEARLY_ALL] = [0.2, 0.5, 0.8];

function linesBelow({ body }: Anchor, { between, style }: Stretch, cut: number): TextItem[] {
  const lines: TextItem[] = [];
  let previous = body;
  for (const item of between.slice(0, cut)) {
    if (!belongsTogether(previous, item.body, item, style)) break;
    lines.push(item);
    previous = item.body;
  }
  return lines;
}

function linesAbove({ body }: Anchor, { between, style }: Stretch, cut: number): TextItem[] {
  const lines: TextItem[] = [];
  let next = body;
  for (const item of between.slice(cut).toReversed()) {
    if (!belongsTogether(item.body, next, item, style)) break;
    lines.unshift(item);
    next = item.body;
  }
  return lines;
}

/** Whether two lines are close enough, and `item`, one of them, within the description column, to belong to one row. */
function belongsTogether(upper: BodyLine, lower: BodyLine, item: TextItem, style: RowStyle): boolean {
  if (!belongsInColumn(item, style)) return false;
  const { page, top, bottom } = lower.line;
  if (upper.line.page !== page) return isNearHeading(item, lower);
  const isFlush = style.indents.some((left) => Math.abs(textLeftOf(item) - left) < FLUSH_PT);
  return verticalGap(upper.line, lower.line) < (bottom - top) * (isFlush ? EMPTY_LINE : NEXT_LINE);
}

/** Largest distance of a row's next line, in line heights: right below, or, aligned in a column of texts only, one empty line further. */
const [NEXT_LINE, EMPTY_LINE] = [1.15, 2.3];
const FLUSH_PT = 2;

function belongsInColumn(item: TextItem, { textLeft }: RowStyle): boolean {
  const left = textLeftOf(item);
  return item.date !== null || (left >= textLeft - 8 && left < 1e5);
}

/** How many lines below repeated headers may continue the row of the previous page. */
const LINES_UNDER_HEADING = 6;

/** On a later page only the lines right below the repeated headers may continue the row of the previous page. */
function isNearHeading({ table }: TextItem, { line, position }: BodyLine): boolean {
  const heading = table.headedPages.get(line.page);
  return heading !== undefined && position > heading && position - heading <= LINES_UNDER_HEADING;
}
