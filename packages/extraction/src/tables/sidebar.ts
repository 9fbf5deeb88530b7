import { type Chunk, chunksOf } from '../lines/chunk.ts';
import { firstDate } from '../lines/first-date.ts';
import { type Line, linesOfWords, textOf } from '../lines/line.ts';
import { wordBefore } from '../lines/word-before.ts';
import type { Word } from '../read/page.ts';
import { largest, smallest } from '../values/extremes.ts';
import { perObject } from '../values/per-object.ts';
import { readDateAt } from '../values/printed-date.ts';
import {
  balanceLabel,
  namesBareBalance,
  namesCardFact,
  sectionTitle,
  totalLabel,
} from '../vocabulary/label.ts';
import { normalise } from '../vocabulary/normalise.ts';
import { INDICATORS } from '../vocabulary/tables.ts';
import { headingsOn, isNumeric, namesDays, roleOf } from './heading.ts';

/** Rows that must show where their table begins. */
const ENOUGH_ROWS = 3;
/** Lines of a bar that must stand between the rows, and next to them. */
const ENOUGH_BETWEEN = 3;
const ENOUGH_SHARED = 2;
/** A column of the table stands on nearly all rows; what a bar says on fewer, though on most of a short table's if it names sums. */
const MOST_SHARED = 0.7;
const MOST_SHARED_WITH_SUMS = 0.9;
/** The same if headings begin at the rows' dates, so that what is left of them is no column; and how close to them, in points. */
const MOST_SHARED_UNHEADED = 0.9;
const NEAR_EDGE = 8;
/** Of the rows, those with a sum left of a bar next to some of them: value days below rows have none. */
const FEWEST_WHOLE = 0.3;
/** How far above the first row, in heights of it, a bar may begin. */
const REACH_ABOVE = 6;

/** The lines of a page with those of a bar left or right of its table, sums and small print next to the rows, put before the table's own. */
export function partSidebar(lines: readonly Line[]): Line[] {
  return partRight(partLeft(lines));
}

function partLeft(lines: readonly Line[]): readonly Line[] {
  const many = columnsOfRows(lines);
  for (const column of many.length > 0 ? many : fewRowsBehind(lines)) {
    const rows = { ...column, edge: edgeOfColumns(column, lines) };
    const until = endOf(rows, lines);
    const stretch = lines.slice(0, until);
    const own = stretch.filter((line) => rows.lines.has(line));
    const split =
      own.length < Math.min(ENOUGH_ROWS, rows.lines.size)
        ? null
        : partBefore({ ...rows, lines: new Set(own) }, stretch);
    if (split !== null) return [...split, ...partLeft(lines.slice(until))];
  }
  return lines;
}

/** Of the rows, the fewest that end a column of sums left of their dates. */
const FEWEST_SUMMED = 0.25;

/** Where the first column of rows begins: at their dates, or in the gap left of the columns of figures that have headings next to that of the dates. */
function edgeOfColumns({ edge, top, lines: rows }: Rows, lines: readonly Line[]): number {
  const [first, last] = [smallest([...rows].map((row) => row.top)), largest([...rows].map((row) => row.top))];
  for (const line of lines.filter((own) => own.top >= top && own.top < first && own.left < edge)) {
    const chunks = chunksOf(line).map(({ text, left, right }) => ({ role: roleOf(text), left, right }));
    const days = chunks.findIndex((chunk) => namesDays(chunk) && Math.abs(chunk.left - edge) < NEAR_EDGE);
    const before = chunks.slice(0, Math.max(0, days)).filter(({ role }) => role !== null);
    // Headings before those of figures are those of more columns; a day may be named by the bar.
    const [figures] = before[0] !== undefined && namesDays(before[0]) ? before.slice(1) : before;
    if (figures === undefined || !isNumeric(figures)) continue;
    // The bar may name a balance on that line: it is over the sums of few rows, or of none.
    const isRow = ({ words }: Line) => words.some(({ left }) => Math.abs(left - edge) < NEAR_EDGE);
    const below = lines.filter((own) => own.top >= line.top);
    const summed = below.filter((own) => isRow(own) && hasSumAt(own, figures.right)).length;
    if (summed < Math.max(ENOUGH_SHARED, rows.size * FEWEST_SUMMED)) continue;
    const level = below.filter((own) => own.top <= last);
    return gapsOf(level).findLast(({ right }) => right <= figures.left)?.right ?? 0;
  }
  return edge;
}

/** Whether a sum on a line ends at a place. */
function hasSumAt({ words }: Line, edge: number): boolean {
  return words.some(({ text, right }) => ENDS_IN_SUM.test(text) && Math.abs(right - edge) < NEAR_EDGE);
}

/** The line from which on what stands left of rows is a table of its own: its headings, or the title over them. */
function endOf({ edge, lines: rows }: Rows, lines: readonly Line[]): number {
  const places = lines.flatMap((line, at) => (rows.has(line) ? [at] : []));
  // Fewer rows may be a date over the table: its own headings follow.
  const enough = places[ENOUGH_ROWS - 1] ?? lines.length;
  const next = lines.findIndex((line, at) => at > enough && areOfGrid(line, edge));
  if (next < 0) return lines.length;
  const above = lines[next - 1];
  return above !== undefined && above.right < edge ? next - 1 : next;
}

/** Whether a line is the headings of a table that begins left of an edge. */
function areOfGrid(line: Line, edge: number): boolean {
  return line.left < edge && (areHeadings(line) || areOfRowsBefore(line, edge));
}

/** The lines with those of a bar left of the rows before them; null where there is none. */
function partBefore(table: Rows, lines: readonly Line[]): Line[] | null {
  if (beginAtEdge(lines)) return null;
  if (lines.some((line) => areOfRowsBefore(line, table.edge))) return null;
  const cuts = lines.map((line) => (line.top < table.top ? null : cutAt(line, table.edge)));
  const most = lines.some((line) => headsRowsAlone(line, table)) ? MOST_SHARED_UNHEADED : 0;
  if (!isBar(cuts, table, most)) return null;
  const from = startOf(
    table,
    lines,
    cuts.findIndex((cut) => cut !== null),
  );
  const page = lines[0]?.page ?? 1;
  const left = cuts.flatMap((cut) => cut?.left ?? []);
  const rest = lines.slice(from).flatMap((line, index) => cuts[from + index]?.right ?? line.words);
  return [...lines.slice(0, from), ...linesOfWords(page, left), ...linesOfWords(page, rest)];
}

/** The line before which a bar goes that begins at another: the headers of the rows, which its lines would part from them. */
function startOf({ edge, top }: Rows, lines: readonly Line[], from: number): number {
  const head = lines
    .slice(0, from)
    .findIndex((line) => line.top >= top && line.left >= edge && (areHeadings(line) || nameMany(line)));
  return head < 0 ? from : head;
}

/** Moves the lines of a sidebar to the right of the rows after them. */
function partRight(lines: readonly Line[]): Line[] {
  const many = columnsOfRows(lines);
  const found = (many.length > 0 ? many : fewRowsOf(lines))
    .map((rows) => ({ rows, edge: rightEdge(lines, rows) }))
    .find(({ edge }) => edge !== null);
  if (found === undefined || found.edge === null) return lines.slice();
  const { rows, edge } = found;
  const first = lines.findIndex((line) => line.top >= rows.top && line.right > edge);
  const from = startOf(rows, lines, first);
  const page = lines[0]?.page ?? 1;
  const end = largest([...rows.lines].map(({ bottom }) => bottom));
  const next = lines.findIndex((line) => line.top > end && headsBehind(line, edge));
  const until = next < 0 ? lines.length : next;
  const [above, below, after] = [lines.slice(0, from), lines.slice(from, until), lines.slice(until)];
  const cuts = below.map(({ words }) => [words, cutBehind(words, edge)] as const);
  const bar = cuts.flatMap(([words, at]) => words.slice(at));
  const rest = cuts.flatMap(([words, at]) => words.slice(0, at));
  return [...above, ...linesOfWords(page, bar), ...linesOfWords(page, rest), ...after];
}

/** The first of a line's words behind an edge, unless a text above the rows runs over it; else the number of words. */
function cutBehind(words: readonly Word[], edge: number): number {
  const at = words.findIndex(({ left }) => left > edge);
  const [before, word] = [words[at - 1], words[at]];
  if (word === undefined) return words.length;
  const runsOver = before !== undefined && word.left - before.right < (word.bottom - word.top) * NARROW;
  return runsOver ? words.length : at;
}

/**
 * The x position, in points, from which a sidebar begins to the right of the rows: no text crosses it between the first and last row, only
 * some rows have something to the right of it, other lines do too, and neither header nor amounts make it a column. Null if there is none.
 */
function rightEdge(lines: readonly Line[], rows: Rows): number | null {
  const own = [...rows.lines];
  const isFew = own.length < ENOUGH_ROWS;
  const top = smallest(own.map((line) => line.top));
  const bottom = isFew ? endBelowFew(rows.lines) : largest(own.map((line) => line.bottom));
  // Headings may reach into the first row.
  const isAbove = (line: Line) => (line.top + line.bottom) / 2 < top;
  const level = lines.filter((line) => line.bottom > top && line.top < bottom && !isAbove(line));
  const headings = [
    ...lines.filter((line) => line.top >= rows.top && isAbove(line)),
    ...level.filter((line) => areOnlyHeadings(line) || nameMany(line)),
  ];
  const bars = gapsOf(level).flatMap(({ left, right, isNarrow }) => {
    const behind = (line: Line) => line.words.filter((word) => word.left >= right);
    const onRows = own.filter((line) => behind(line).length > 0);
    const others = level.filter((line) => !rows.lines.has(line) && behind(line).length > 0);
    const isText = (line: Line) => !ENDS_IN_MARKED_SUM.test(textOf(behind(line)));
    const isAlone = (line: Line) => line.left >= right;
    // What continues a cell follows a line that has something in its column.
    const beginsHere = (line: Line, at: number) =>
      Math.abs(line.left - right) < NEAR_EDGE && (level[at - 1]?.right ?? right) < right;
    const beginsHeading = () => level.filter(beginsHere).length >= ENOUGH_BETWEEN;
    // Sums of rows left of the lines that stand alone are a column of their own.
    const isAtBar = () => others.some((line) => isAlone(line) && line.left - right < NEAR_EDGE);
    const ofBar = () => (isAtBar() ? [...onRows, ...others.filter(isAlone)] : onRows);
    const areWhole = () => own.filter((line) => endsBefore(line, left)).length;
    const isNextToFew = () => others.length > ENOUGH_BETWEEN && areWhole() === own.length;
    const parts = [...onRows, ...others].map(behind);
    // What names sums is at the edge of its bar: between the two, amounts of the table would be.
    const atEdge = parts.filter((words) => namesSum(words) && beginsAt(words, right));
    const isNamed = areNamedSums(parts) && atEdge.length > 0;
    // Marks next to most rows are those of their amounts.
    const areMarked = () => onRows.filter((line) => hasMarkAt(line, right)).length * 2 > own.length;
    // The first label of such a bar may be on the line of the headings: a fact, or at the edge one of several sums.
    const namesSeveral = new Set(atEdge.map(textOf)).size > 1;
    const isFirstSum = ({ text, left: begin }: Chunk) =>
      namesSeveral && Math.abs(begin - right) < FLUSH_PT && totalLabel(text) !== null;
    const namesColumn = (chunk: Chunk) => !isNamed || !(namesCardFact(chunk.text) || isFirstSum(chunk));
    const isHeaded = () =>
      headings.some((line) => headsBehind(line, left, namesColumn) && !endsBefore(line, left));
    const isNextToSome = () =>
      areWhole() >= own.length * FEWEST_WHOLE &&
      (isNamed ||
        (ofBar().filter(isText).length * 2 > ofBar().length &&
          onRows.length <= own.length * mostShared(onRows.map(behind))));
    const isNextToNone = () =>
      areWhole() > own.length * MOST_SHARED &&
      (others.every(isAlone) || others.every((line) => !hasSumBehind(line, right))) &&
      others.some(isAlone);
    if (onRows.length + others.length < ENOUGH_BETWEEN || areMarked()) return [];
    const stands = isFew
      ? isNextToFew() && (onRows.length === 0 || onRows.some(isText) || isNamed)
      : onRows.length > 0
        ? isNextToSome()
        : isNextToNone();
    return stands && (!isHeaded() || beginsHeading()) ? [{ left, isNamed, isNarrow }] : [];
  });
  const bar = bars.find(({ isNamed }) => isNamed) ?? bars.find(({ isNarrow }) => !isNarrow);
  return bar?.left ?? null;
}

/** Whether a direction mark alone, "DR", begins at a place: it belongs to the amounts left of it. */
function hasMarkAt(line: Line, left: number): boolean {
  const mark = chunksOf(line).find((chunk) => Math.abs(chunk.left - left) < FLUSH_PT);
  return mark !== undefined && INDICATORS.has(normalise(mark.text));
}

/** Whether something right of a place ends in a sum. */
function hasSumBehind(line: Line, left: number): boolean {
  return chunksOf(line).some((chunk) => chunk.left >= left && ENDS_IN_MARKED_SUM.test(chunk.text));
}

/** Whether the sum of a row is left of a place. */
function endsBefore({ words }: Line, left: number): boolean {
  return words.some(({ text, right }, at) => at > 0 && right <= left && ENDS_IN_SUM.test(text));
}

/** A figure, with a mark or the name of its money behind it; and one with no more than a mark or a code of its currency. */
const ENDS_IN_SUM = /\d[.,]\d{2,3}\D{0,4}$/;
const ENDS_IN_MARKED_SUM = /\d[.,]\d{2}(\D| [-+−]| \p{Lu}\p{Ll}?| \p{Lu}{3})?$/u;

/** Whether a line between rows is the headings of several columns and nothing else, as over a grid of checks. */
function areOnlyHeadings(line: Line): boolean {
  const chunks = chunksOf(line);
  return chunks.length >= MANY_HEADINGS && chunks.every(({ text }) => roleOf(text) !== null);
}

/** Whether a line of headings names a column behind a place too; a balance of a day and the title of a summary, "Account summary", are none. */
function headsBehind(line: Line, left: number, namesColumn: (chunk: Chunk) => boolean = () => true): boolean {
  const named = chunksOf(line).filter(
    ({ text }) => roleOf(text) !== null && sectionTitle(text) !== 'ignored' && !/\d/.test(text),
  );
  const behind = named.filter((chunk) => chunk.left + chunk.right > left * 2);
  return behind.some(namesColumn) && behind.length < named.length;
}

/** Where no word of any of the lines stands, over as much as parts two phrases, or somewhat less; from the left, in points. */
function gapsOf(lines: readonly Line[]): Gap[] {
  const words = lines.flatMap((line) => line.words).toSorted((a, b) => a.left - b.left);
  const gaps: Gap[] = [];
  let end = Number.POSITIVE_INFINITY;
  for (const word of words) {
    const [width, height] = [word.left - end, word.bottom - word.top];
    if (width >= height * NARROW) gaps.push({ left: end, right: word.left, isNarrow: width < height });
    end = Number.isFinite(end) ? Math.max(end, word.right) : word.right;
  }
  return gaps;
}

type Gap = { readonly left: number; readonly right: number; readonly isNarrow: boolean };

/** The least gap next to a bar, in text heights: twice that between two words. */
const NARROW = 0.6;

/** Whether rows begin at the left edge of what is printed, as on most pages: nothing stands left of them then. */
function beginAtEdge(lines: readonly Line[]): boolean {
  const edge = smallest(lines.map(({ left }) => left));
  return lines.filter((line) => line.left - edge < 1 && firstDate(line) !== null).length >= ENOUGH_ROWS;
}

/** Dates of one column begin within this distance, in points. */
const SAME_EDGE_PT = 3;

/** Where the dated rows of a page stand: right of `edge`, below `top`; points. */
type Rows = {
  readonly edge: number;
  readonly top: number;
  readonly lines: ReadonlySet<Line>;
};

/** The places at which several lines begin, or go on behind a gap, with a date, from the left; those next to rows that begin further left are left out. */
const columnsOfRows = perObject((lines: readonly Line[]): readonly Rows[] => {
  const starts = lines.flatMap((line) => datesOn(line).map((left) => ({ line, left })));
  starts.sort((a, b) => a.left - b.left);
  const columns: Rows[] = [];
  for (const left of new Set(starts.map((start) => start.left))) {
    const own = starts.filter((start) => Math.abs(start.left - left) < SAME_EDGE_PT).map(({ line }) => line);
    const [first] = own.toSorted((a, b) => a.top - b.top);
    if (first === undefined || own.length < ENOUGH_ROWS) continue;
    if (columns.some((column) => overlap(column.lines, own))) continue;
    const all = lines.filter((line) => own.includes(line) || hasDateAt(line, left));
    const top = smallest(all.map((line) => line.top));
    columns.push({
      edge: left - 4,
      top: top - (first.bottom - first.top) * REACH_ABOVE,
      lines: new Set(all),
    });
  }
  return columns;
});

/** Whether a date begins at a place of a line, whatever stands before it: a label and a sum of a bar are two phrases. */
function hasDateAt({ words }: Line, left: number): boolean {
  return words.some(
    (word, at) =>
      Math.abs(word.left - left) < SAME_EDGE_PT &&
      isApart(wordBefore(words, at), word) &&
      readDateAt(
        words.map(({ text }) => text),
        at,
      ) !== null,
  );
}

/** Whether one of some rows stands between the first and the last of others. */
function overlap(rows: ReadonlySet<Line>, others: readonly Line[]): boolean {
  const [first, last] = [smallest(others.map(({ top }) => top)), largest(others.map(({ bottom }) => bottom))];
  return [...rows].some(({ top, bottom }) => bottom > first && top < last);
}

/** How far below few rows, in heights of them, a bar next to them continues. */
const REACH_BELOW = 12;

/** How far down a bar next to few rows continues; points. */
function endBelowFew(rows: ReadonlySet<Line>): number {
  const [top, end] = [
    smallest([...rows].map((row) => row.top)),
    largest([...rows].map(({ bottom }) => bottom)),
  ];
  return end + (end - top) * REACH_BELOW;
}

/** The first row under headings of money, on a page with fewer rows than show by themselves where they stand. */
function fewRowsOf(lines: readonly Line[]): Rows[] {
  for (const [at, heading] of lines.entries()) {
    const headings = headingsOn(heading);
    if (headings.length < 2 || !headings.some(isNumeric) || firstDate(heading) !== null) continue;
    // Lines of a bar may be between them.
    const below = lines.slice(at + 1).filter(({ left }) => left < heading.right);
    const row = below.slice(0, LINES_OF_HEADINGS - 1).find((line) => firstDate(line) !== null);
    if (row === undefined) continue;
    const top = row.top - (row.bottom - row.top) * REACH_ABOVE;
    return [{ edge: row.left - 4, top, lines: new Set([row]) }];
  }
  return [];
}

/** The rows under headings that begin with days right of what else is printed, on such a page. */
function fewRowsBehind(lines: readonly Line[]): Rows[] {
  const edge = smallest(lines.map(({ left }) => left)) + NEAR_EDGE;
  for (const [at, line] of lines.entries()) {
    const headings = headingsOn(line);
    // The first of two days begins the rows: nothing left of the second is a bar.
    const first = headings.find(namesDays);
    const days = first !== undefined && first.left > edge ? first : undefined;
    const behind = headings.filter(({ left }) => left > (days?.right ?? 0));
    // Days and sums alone may be those of a box.
    if (days === undefined || !behind.some(isNumeric) || !behind.some(({ role }) => role === 'description'))
      continue;
    const rows = lines
      .slice(at + 1)
      .filter((row) => row.page === line.page && datesOn(row).some((left) => Math.abs(left - days.left) < 3));
    if (rows.length > 0) return [{ edge: days.left - 4, top: line.top, lines: new Set(rows) }];
  }
  return [];
}

/** Lines from the first of headings to the first row. */
const LINES_OF_HEADINGS = 4;

/** Left edges of the dates that begin a line, or stand behind its first gap, or else behind the sums that begin it, with more behind them: the last of a line is the value of a label. */
function datesOn(line: Line): number[] {
  const { words } = line;
  const texts = words.map(({ text }) => text);
  const starts = firstDate(line) === null ? [] : [line.left];
  const gap = words.findIndex((word, at) => isApart(wordBefore(words, at), word));
  const isDay = (at: number) => {
    const date = at > 0 ? readDateAt(texts, at) : null;
    return date !== null && at + date.wordCount < words.length;
  };
  const behind = words[isDay(gap) ? gap : dayBehindSums(texts, isDay)];
  return behind === undefined ? starts : [...starts, behind.left];
}

/** Where a day stands behind the sums a line begins with; -1 for none. */
function dayBehindSums(texts: readonly string[], isDay: (at: number) => boolean): number {
  const sum = texts.findIndex((text) => ENDS_IN_SUM.test(text));
  const letters = texts.findIndex((text) => /\p{L}/u.test(text));
  const until = letters < 0 ? texts.length : letters + 1;
  return sum < 0 ? -1 : texts.slice(0, until).findIndex((_, at) => at > sum && isDay(at));
}

type Cut = { readonly line: Line; readonly left: readonly Word[]; readonly right: readonly Word[] };

/** A line split at an edge; null where nothing of it stands left of that, or text runs over it. */
function cutAt(line: Line, edge: number): Cut | null {
  const left = line.words.filter((word) => word.right < edge);
  const right = line.words.slice(left.length);
  // On nearly every line one of these shows, and headings need not be looked for.
  if (left.length === 0 || (right.length > 0 && !isApart(left.at(-1), right[0]))) return null;
  const isOfTable = areHeadings(line) || isTitleBeforeHeadings(left, right, line.page);
  return isOfTable ? null : { line, left, right };
}

/** Whether a section title precedes the headers on its line: "Withdrawals  Date  Serial #  Amount". */
function isTitleBeforeHeadings(left: readonly Word[], right: readonly Word[], page: number): boolean {
  const [headings] = right.length > 0 ? linesOfWords(page, right) : [];
  const roles = headings === undefined ? [] : chunksOf(headings).map(({ text }) => roleOf(text));
  return sectionTitle(textOf(left)) !== null && roles.includes('date') && roles.includes('amount');
}

/** Whether a line is headings from its first phrase on: the first column may be empty on most rows. */
function areHeadings(line: Line): boolean {
  const roles = chunksOf(line).map(({ text }) => roleOf(text));
  return (
    roles.length > 1 &&
    roles.every((role) => role !== null) &&
    /^(date|postDate|valueDate|reference)$/.test(roles[0] ?? '')
  );
}

/** Whether a line has the headers of rows whose descriptions are left of their dates, or of a separate table to the left. */
function areOfRowsBefore(line: Line, edge: number): boolean {
  // Most lines have nothing left of the dates, so their headers need not be checked.
  if (line.left >= edge || line.words.length > MOST_HEADING_WORDS) return false;
  const chunks = chunksOf(line).map(({ text, right }) => ({ role: roleOf(text), isBefore: right < edge }));
  if (areTextThenDays(chunks)) return true;
  if (chunks.length <= 2 || chunks.some(({ role }) => role === null)) return false;
  const [before, after] = [
    chunks.filter(({ isBefore }) => isBefore),
    chunks.filter(({ isBefore }) => !isBefore),
  ];
  const isOf = (role: string) => (chunk: (typeof chunks)[number]) => chunk.role === role;
  if (!/\d/.test(textOf(line.words)) && areFiguresBefore(before, after)) return true;
  if (before.some(isNumeric) && after.length > 0 && after.every(namesDays)) return true;
  if (!after.some(isNumeric)) return false;
  const isTextBefore = before.some(isOf('description')) && !after.some(isOf('description'));
  const isTableBefore = before.some(isOf('date')) && before.some(isNumeric) && after.some(isOf('date'));
  return isTextBefore || isTableBefore;
}

/**
 * Whether headers left of the dates name only figures, none of them named again after the dates: columns of the same rows. A balance alone, or
 * next to a column of amounts, may be what a bar names on the line of the headers.
 */
function areFiguresBefore(before: readonly Named[], after: readonly Named[]): boolean {
  return (
    before.every(isNumeric) &&
    before.some(({ role }) => role !== 'balance') &&
    after.some(({ role }) => role === 'description') &&
    !after.some(({ role }) => role === 'amount' || before.some((own) => own.role === role))
  );
}

type Named = { readonly role: ReturnType<typeof roleOf> };

const MOST_HEADING_WORDS = 20;

/** Columns from which their lower line shows headings though that does not name the money in them: "konto" under "Ut av". */
const MANY_HEADINGS = 4;

/** Whether the only header left of the dates is a description, and the date is one of several headers after it. */
function areTextThenDays(
  chunks: readonly { readonly role: ReturnType<typeof roleOf>; readonly isBefore: boolean }[],
): boolean {
  const [first, second, ...others] = chunks;
  return (
    chunks.length >= MANY_HEADINGS &&
    first?.role === 'description' &&
    first.isBefore &&
    second !== undefined &&
    !second.isBefore &&
    namesDays(second) &&
    others.every(({ role }) => role !== 'description')
  );
}

/** Whether what is left of the rows is a sidebar: some of it is on lines with rows, but not on most of them, and some between. */
function isBar(cuts: readonly (Cut | null)[], rows: Rows, most: number): boolean {
  const found = cuts.filter((cut) => cut !== null);
  const onRows = found.filter(({ line }) => rows.lines.has(line)).length;
  const shared = found.filter(({ right }) => right.length > 0).length;
  const isFew = rows.lines.size < ENOUGH_ROWS;
  // What is below the last row is next to none, and may be a summary.
  const end = isFew ? endBelowFew(rows.lines) : largest([...rows.lines].map(({ bottom }) => bottom));
  const between = found.filter(({ line }) => !rows.lines.has(line) && line.top < end).length;
  if (shared < ENOUGH_SHARED || between < ENOUGH_BETWEEN) return false;
  const parts = found.map(({ left }) => left);
  if (isFew) return areNamedSums(parts);
  return onRows / rows.lines.size <= Math.max(mostShared(parts), saysManyThings(parts) ? most : 0);
}

/** Whether a line is mostly headings and begins where the rows' dates do: what is left of these is under none. */
function headsRowsAlone(line: Line, { edge, top }: Rows): boolean {
  return line.top >= top && line.left >= edge && line.left <= edge + NEAR_EDGE && nameMany(line);
}

/** Whether a line is mostly headings, and of many columns. */
function nameMany(line: Line): boolean {
  if (/\d/.test(textOf(line.words))) return false;
  const roles = chunksOf(line).map(({ text }) => roleOf(text));
  const known = roles.filter((role) => role !== null).length;
  return known >= MANY_HEADINGS && known * 2 > roles.length;
}

/** Whether some parts are words, and others end in figures: a column is one or the other. */
function saysManyThings(parts: readonly (readonly Word[])[]): boolean {
  const figures = parts.filter((words) => /\d/.test(words.at(-1)?.text ?? '')).length;
  return figures >= ENOUGH_SHARED && parts.length - figures >= ENOUGH_SHARED;
}

/** A figure with no more than the code or sign of its currency: "P 19,853.35". */
const ONLY_SUM = /^(\p{L}{1,3}\b)?\P{L}*\d[.,]\d{2,3}\P{L}*(\p{Lu}{3})?$/u;

/** The share of rows next to which a bar may stand, by what it says: no column has the names of sums in some rows, and sums in others. */
function mostShared(parts: readonly (readonly Word[])[]): number {
  if (!parts.some(namesSum)) return MOST_SHARED;
  return parts.some((words) => ONLY_SUM.test(textOf(words))) ? 1 : MOST_SHARED_WITH_SUMS;
}

/** How far from the edge of a bar its texts may begin, in points. */
const FLUSH_PT = 1.5;

function beginsAt([first]: readonly Word[], edge: number): boolean {
  return first !== undefined && first.left - edge < FLUSH_PT;
}

/** Whether some parts name sums and others are figures: a column has no names among its figures. */
function areNamedSums(parts: readonly (readonly Word[])[]): boolean {
  return parts.some(namesSum) && saysManyThings(parts);
}

function namesSum(words: readonly Word[]): boolean {
  const text = textOf(words);
  const isBalanceOfDay = /\d/.test(text) && namesBareBalance(text);
  return isBalanceOfDay || balanceLabel(text) !== null || totalLabel(text) !== null;
}

function isApart(left: Word | undefined, right: Word | undefined): boolean {
  return (
    left !== undefined && right !== undefined && right.left - left.right >= (left.bottom - left.top) * 1.1
  );
}
