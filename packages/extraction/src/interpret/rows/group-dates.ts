import { namedDay } from '../../tables/day-line.ts';
import { namesDays } from '../../tables/heading.ts';
import type { PrintedDate } from '../../values/printed-date.ts';
import type { Anchor, AnchorItem, BalanceItem, FlowItem, TextItem } from '../items/flow-item.ts';

/**
 * Assigns dates on lines of their own, above the rows of a day or below a row with its balance, to each undated row of that day. Whether they are
 * above or below shows at the first row of a table that has many of them; if a table continues the day of the previous page, at that of
 * another table.
 */
export function groupDates(flow: readonly FlowItem[]): Map<Anchor, PrintedDate> {
  const found = new Map<Anchor, PrintedDate>();
  const anchors = flow.filter((item) => item.kind === 'anchor');
  const undated = undatedAnchors(anchors);
  const firsts = firstsOf(undated);
  if (firsts.length === 0 || undated.size * 2 < anchors.length) return found;
  if (undated.size < 2 && !firsts.some((first) => standsNextToDay(flow, first))) return found;
  const isOver = firsts.some((first) => standOver(flow, first));
  let date: PrintedDate | null = null;
  for (const item of isOver ? flow : flow.toReversed()) {
    const day = isOver && isClosing(item) ? null : dayLine(item);
    if (day !== null) date = day;
    else if (item.kind !== 'anchor') continue;
    else if (item.anchor.date !== null) date = isOver ? item.anchor.date : null;
    else if (undated.has(item) && date !== null) found.set(item.anchor, date);
  }
  return isOfEndsAlone(flow, found, firsts) ? new Map() : found;
}

/**
 * Whether only dates of opening and closing balances were found, none of them right above its row, under tables with a date column or without
 * headers: the rows' own dates were not read, and the first or last day is not that of each row; or a total between the two was taken for a
 * row.
 */
function isOfEndsAlone(
  flow: readonly FlowItem[],
  found: ReadonlyMap<Anchor, PrintedDate>,
  firsts: readonly AnchorItem[],
): boolean {
  const ends = new Set(
    flow
      .flatMap((item) =>
        item.kind === 'balance' && (item.role === 'opening' || item.role === 'closing')
          ? (item.date ?? [])
          : [],
      )
      .map(dayKey),
  );
  const days = new Set([...found.values()].map(dayKey));
  return (
    days.size > 0 &&
    firsts.some(({ anchor: { table } }) => table.headings.length === 0 || table.headings.some(namesDays)) &&
    days.size <= ENDS &&
    !flow.some((item, at) => item.kind === 'anchor' && headsRow(flow[at - 1], found.get(item.anchor))) &&
    [...days].every((day) => ends.has(day))
  );
}

function headsRow(above: FlowItem | undefined, day: PrintedDate | undefined): boolean {
  return day !== undefined && above?.kind === 'text' && above.date === day;
}

/** An account has a first and a last day: balances of more days are those of the rows. */
const ENDS = 2;

/** A day and month as printed: the same date may stand in the period too, with its year. */
function dayKey({ first, second }: PrintedDate): string {
  return `${first} ${second}`;
}

/** The rows of tables in which no row prints a date of its own; not numbers outside the headers, where rows below those print theirs. */
function undatedAnchors(anchors: readonly AnchorItem[]): Set<AnchorItem> {
  const dated = new Set(
    anchors.filter(({ anchor }) => anchor.date !== null).map(({ anchor }) => anchor.table),
  );
  const areHeaded = [...dated].some(({ headings }) => headings.length > 0);
  return new Set(
    anchors.filter(
      ({ anchor: { table } }) => !dated.has(table) && !(areHeaded && table.headings.length === 0),
    ),
  );
}

/** A table with fewer undated rows than this share of the largest one's says nothing about them. */
const MANY = 0.25;

/** The first row of each table that has many of them: a lone number elsewhere, such as part of a phone number, says nothing about the rows. */
function firstsOf(undated: ReadonlySet<AnchorItem>): AnchorItem[] {
  const tables = [...Map.groupBy(undated, ({ anchor }) => anchor.table).values()];
  const most = Math.max(0, ...tables.map((rows) => rows.length));
  return tables
    .filter((rows) => rows.length === most || (rows.length > 1 && rows.length >= most * MANY))
    .flatMap((rows) => rows.slice(0, 1));
}

/** The date of a line that says little else. */
function dayLine(item: FlowItem): PrintedDate | null {
  if (item.kind === 'text')
    return item.table.headings.length > 0 || item.cells.text.length <= 3 ? item.date : null;
  if (item.kind === 'section' || item.kind === 'total') return item.date ?? null;
  return item.kind === 'balance' && (item.isInTable || isBalanceOfDay(item)) ? item.date : null;
}

/** A closing balance gives no date to the rows below it: a total at the top of a statement has the last date of all. */
function isClosing(item: FlowItem): boolean {
  return item.kind === 'balance' && item.role === 'closing';
}

/** "5 May 2024  Balance of the day: 120.00": the line begins with the date of its balance. */
function isBalanceOfDay({ role, body, date }: BalanceItem): boolean {
  const [first] = body.tokens;
  return role === 'carried' && first?.kind === 'date' && first.date === date;
}

/**
 * Whether the line next to a single row gives its date: that above begins with a date, or names it, and says little else; that below is the
 * balance of the day, or begins with a date under headers that name no days.
 */
function standsNextToDay(flow: readonly FlowItem[], only: AnchorItem): boolean {
  const at = flow.indexOf(only);
  const [above, below] = [flow[at - 1], flow[at + 1]];
  if (below?.kind === 'balance' && isBalanceOfDay(below)) return true;
  if (below?.kind === 'text' && isDayUnder(below, only)) return true;
  if (above === undefined || above.kind === 'anchor' || isClosing(above)) return false;
  const isRightOver = only.anchor.body.position - above.body.position === 1;
  const isHead = above.body.tokens[0]?.kind === 'date' || namedDay(above.body) !== null;
  return isRightOver && isHead && dayLine(above) !== null;
}

/** Whether a line right below a row begins with a date, and its headers name everything but days. */
function isDayUnder({ body }: TextItem, { anchor }: AnchorItem): boolean {
  const { headings } = anchor.table;
  return (
    body.position - anchor.body.position === 1 &&
    body.tokens[0]?.kind === 'date' &&
    headings.length > 0 &&
    !headings.some(namesDays)
  );
}

/** How many lines above the first undated row its date may be. */
const LINES_OVER = 6;

function standOver(flow: readonly FlowItem[], first: AnchorItem): boolean {
  const at = flow.indexOf(first);
  return flow
    .slice(Math.max(0, at - LINES_OVER), at)
    .some(
      (item) =>
        isInTableOf(item, first) &&
        ((dayLine(item) !== null && !isClosing(item)) ||
          (item.kind === 'anchor' && item.anchor.date !== null)),
    );
}

/** Whether an item is below the headers of the table: a date above them, such as the statement period, is not the date of the first rows. */
function isInTableOf(item: FlowItem, { anchor }: AnchorItem): boolean {
  if (anchor.table.headings.length === 0) return true;
  const body = item.kind === 'anchor' ? item.anchor.body : item.body;
  return body.position > anchor.table.headingPosition;
}
