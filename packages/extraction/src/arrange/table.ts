import type { Page, Ruling } from '../read/page.ts';
import type { NumberStyle } from '../values/number-style.ts';
import { sectionTitle } from '../words/label.ts';
import { chargedNow } from './charged-now.ts';
import { chunksOf } from './chunk.ts';
import { type Column, clustersOf, inferColumns, learnColumns } from './column.ts';
import { type Period, readColumnDates } from './column-dates.ts';
import { withCurrencySign } from './currency-sign.ts';
import { haveDayLines } from './day-line.ts';
import { haveDaysUnderHeadings } from './days-under-headings.ts';
import type { Draft } from './draft.ts';
import { type Heading, headingRowAt, isNumeric, splitHeading } from './heading.ts';
import { joinSides } from './join-sides.ts';
import { type Line, lineOf, linesOf } from './line.ts';
import { cutRightMargin } from './margins.ts';
import { joinMarksBelow } from './marks-below.ts';
import { nameDays } from './name-days.ts';
import { nameDirections } from './name-directions.ts';
import { nameSides } from './name-sides.ts';
import { withOwedBalance } from './owed-balance.ts';
import { pageFurniture } from './page-furniture.ts';
import { partDayPair } from './part-day-pair.ts';
import { partGluedDays } from './part-glued-days.ts';
import { namePartThatMoves } from './part-that-moves.ts';
import { reachDays } from './reach-days.ts';
import { secondDay } from './second-day.ts';
import { partSidebar } from './sidebar.ts';
import { joinSigns } from './sign-column.ts';
import { joinStackedDates } from './stacked-dates.ts';
import { type AmountToken, type Token, tokensOf } from './token.ts';
import { joinWrappedLabels } from './wrapped-labels.ts';

/** A line with its tokens. */
export type BodyLine = {
  readonly line: Line;
  readonly tokens: readonly Token[] /** Reading position in the document, from 0. */;
  readonly position: number;
};

/**
 * A stretch of the document under one row of headings (none for what stands before the first): its lines, in reading order,
 * and its columns. A table goes on over pages; headings repeated on a later page do not begin another.
 */
export type Table = {
  readonly headings: readonly Heading[];
  /** Reading position of the headings; -1 where there are none. */
  readonly headingPosition: number;
  readonly lines: readonly BodyLine[];
  readonly columns: readonly Column[];
  /** Pages on which the headings are printed, each with their reading position there. */
  readonly headedPages: ReadonlyMap<number, number>;
  /** What stands right of another table, beside its rows: it may print balances and sums, but no rows. */
  readonly isMargin: boolean;
  /** Days stand on lines of their own over their rows. */
  readonly hasDayLines: boolean;
  /** Several rows begin with a day right under a heading of days. */
  readonly hasDaysUnderHeadings: boolean;
  /** Where, without headings, a second day stands behind the first of every row: its left edge, in points. */
  readonly secondDay: number | null;
};

export type Arrangement = {
  readonly tables: readonly Table[];
  readonly rulings: ReadonlyMap<number, readonly Ruling[]>;
  readonly style: NumberStyle;
};

/** The document's lines, all pages in order. */
export function documentLines(pages: readonly Page[]): Line[] {
  return withCurrencySign(
    pages.flatMap((page) => joinStackedDates(partSidebar(linesOf(page)).map(partDayPair))),
  );
}

/** Parts the lines of a document into tables by its rows of headings; `period` is asked for where days are told by their number alone. */
export function arrange(
  lines: readonly Line[],
  style: NumberStyle,
  pages: readonly Page[],
  period: () => Period | null,
): Arrangement {
  const tables = draftsOf(lines, style)
    .flatMap((draft) => cutRightMargin(draft, style))
    .map((draft) =>
      namePartThatMoves(
        nameSides(
          reachDays(
            nameDays(
              readColumnDates(
                partGluedDays({ ...draft, lines: joinMarksBelow(joinSigns(draft.lines), style) }, style),
                period,
              ),
            ),
          ),
        ),
      ),
    )
    .flatMap((draft) =>
      splitSideBySide(
        {
          ...draft,
          headings: NAMING.reduce<readonly Heading[]>(
            (headings, name) => name(headings, draft.lines),
            draft.headings,
          ),
        },
        style,
        lines[draft.headingPosition - 1],
      ),
    );
  const wholeLabels = (draft: Draft): Draft =>
    draft.headings.length > 0 ? draft : { ...draft, lines: joinWrappedLabels(draft.lines, style) };
  return {
    style,
    tables: tables.map(wholeLabels).map((draft) => ({
      ...draft,
      hasDaysUnderHeadings: haveDaysUnderHeadings(draft),
      secondDay: draft.headings.length > 0 ? null : secondDay(draft.lines),
      hasDayLines: !draft.headings.some(isOfDays) && haveDayLines(draft.lines, draft.headings.length > 0),
      columns:
        draft.headings.length > 0
          ? withOwedBalance(learnColumns(draft.headings, draft.lines), draft.headings)
          : inferColumns(draft.lines),
    })),
    rulings: new Map(pages.map((page) => [page.number, page.rulings])),
  };
}

/** How headings are parted, joined and named by what stands under them and beside them, one after the other. */
const NAMING: readonly ((headings: readonly Heading[], lines: readonly BodyLine[]) => Heading[])[] = [
  partDates,
  partAmounts,
  joinSides,
  chargedNow,
  paymentsToCards,
  amountBesideSides,
  nameDirections,
];

/** A table for each row of headings, with all lines down to the next; the furniture of pages belongs to none. */
function draftsOf(lines: readonly Line[], style: NumberStyle): Draft[] {
  const furniture = pageFurniture(lines);
  let open: Draft = { ...NO_TABLE, lines: [], headedPages: new Map() };
  const drafts = [open];
  for (let index = 0; index < lines.length; ) {
    const line = lines[index];
    if (line === undefined) break;
    const row = headingRowAt(lines, index);
    if (row === null) {
      if (!furniture.has(line)) open.lines.push({ line, tokens: tokensOf(line, style), position: index });
      index++;
      continue;
    }
    const slack = open.headedPages.has(line.page) ? SLACK_ON_PAGE_PT : slackOf(line);
    if (isSameHeading(open.headings, row.headings, slack)) open.headedPages.set(line.page, index);
    else {
      const headedPages = new Map([[line.page, index]]);
      open = { headings: row.headings, headingPosition: index, lines: [], headedPages, isMargin: false };
      drafts.push(open);
    }
    index += row.lineCount;
  }
  return drafts;
}

function isOfDays({ role }: Heading): boolean {
  return role === 'date' || role === 'postDate';
}

const NO_TABLE = { headings: [], headingPosition: -1, isMargin: false };

/** Headings with each that stands over two columns of dates parted in two. */
function partDates(headings: readonly Heading[], lines: readonly BodyLine[]): Heading[] {
  const dates = lines.slice(0, 40).flatMap((body) => body.tokens.filter((token) => token.kind === 'date'));
  return headings.flatMap((heading) => {
    const over = dates.filter((date) => date.left > heading.left - 9 && date.right < heading.right + 14);
    const places: { at: number; count: number }[] = [];
    for (const date of over) {
      const middle = (date.left + date.right) / 2;
      const place = places.find((item) => Math.abs(item.at - middle) < 14);
      if (place === undefined) places.push({ at: middle, count: 1 });
      else place.count++;
    }
    const columns = places
      .filter((place) => place.count >= 2 && place.count * 4 >= over.length)
      .sort((a, b) => a.at - b.at);
    if (columns.length < 2) return [heading];
    const parts = splitHeading(
      heading,
      columns.map((place) => place.at),
    );
    // Days inside descriptions part no heading of theirs.
    return parts.some(({ role }) => role === 'description') ? [heading] : parts;
  });
}

/** Headings with each that stands over two columns of numbers parted in two, where both parts name a column. */
function partAmounts(headings: readonly Heading[], lines: readonly BodyLine[]): Heading[] {
  const dated = lines.filter((body) => body.tokens[0]?.kind === 'date').slice(0, 60);
  const amounts = dated.flatMap((body) =>
    body.tokens.filter((token): token is AmountToken => token.kind === 'amount' && token.amount.isCertain),
  );
  const clusters = clustersOf(amounts, 'right');
  return headings.flatMap((heading) => {
    if (heading.words.length < 2) return [heading];
    const over = clusters.filter(
      (cluster) =>
        cluster.edge > heading.left &&
        cluster.left < heading.right &&
        (cluster.left + cluster.right) / 2 > heading.left - 8 &&
        (cluster.left + cluster.right) / 2 < heading.right + 8,
    );
    if (over.length < 2) return [heading];
    const parts = splitHeading(
      heading,
      over.map((cluster) => (cluster.left + cluster.right) / 2),
    );
    // One number alone is a column only where its heading gives it a direction.
    const isOfOne = over.some(({ count }) => count === 1);
    const isSound =
      parts.length === over.length &&
      parts.every((part) => (isOfOne ? isSide(part) : isNumeric(part) || part.role === 'foreign')) &&
      new Set(parts.map((part) => part.role)).size === parts.length;
    return isSound ? parts : [heading];
  });
}

function isSide({ role }: Heading): boolean {
  return role === 'in' || role === 'out' || role === 'balance';
}

/** Beside a column of purchases a column of payments, or of payments and credits, holds money in: the two columns of a card. */
function paymentsToCards(headings: readonly Heading[]): Heading[] {
  const outs = headings.filter((heading) => heading.role === 'out');
  if (outs.length === 0 || headings.some((heading) => heading.role === 'in')) return headings.slice();
  const others = outs.length > 1 ? outs : headings.filter((heading) => heading.role === 'amount');
  const payments = others.find((heading) =>
    /pay|pag|paiement|zahlung|betaling|betal|wpłat|maksu/i.test(heading.text),
  );
  return headings.map((heading) => (heading === payments ? { ...heading, role: 'in' as const } : heading));
}

/** Right of columns of money in and out, "amount" is what was left after each row; elsewhere beside them a charge, a tax, other money. */
function amountBesideSides(headings: readonly Heading[]): Heading[] {
  const roles = new Set(headings.map(({ role }) => role));
  const last = headings.findLast(isNumeric);
  if (!roles.has('in') || !roles.has('out')) return headings.slice();
  return headings.map((heading): Heading => {
    if (heading.role !== 'amount') return heading;
    return { ...heading, role: !roles.has('balance') && heading === last ? 'balance' : 'foreign' };
  });
}

/** How far the headings of one table may shift from page to page, further where they were read from pixels; printed again on one page, shifted ones are another table's. */
const SLACK_PT = 4;
const SLACK_OF_SCANS_PT = 12;
const SLACK_ON_PAGE_PT = 2;

function slackOf({ words }: Line): number {
  return words.some(({ confidence }) => confidence < 1) ? SLACK_OF_SCANS_PT : SLACK_PT;
}

function isSameHeading(a: readonly Heading[], b: readonly Heading[], slackPt: number): boolean {
  return (
    a.length === b.length &&
    a.every((heading, index) => {
      const other = b[index];
      return (
        other !== undefined &&
        heading.role === other.role &&
        Math.abs(heading.left - other.left) < slackPt &&
        heading.text === other.text
      );
    })
  );
}

/** A table whose headings repeat themselves from left to right is as many tables side by side, read one after the other; each under its own title, where the line `above` prints one for each. */
function splitSideBySide(draft: Draft, style: NumberStyle, above: Line | undefined): Draft[] {
  const groups = repeatedGroups(draft.headings);
  if (groups.length < 2) return [draft];
  const lastGridLine = draft.lines.findLastIndex(isGridLine);
  const grid = draft.lines.slice(0, lastGridLine + 1);
  const rest = draft.lines.slice(lastGridLine + 1);
  const titles = titlesOver(groups, above, style, draft.headingPosition - 1);
  return groups.map((headings, index) => {
    const from = index === 0 ? Number.NEGATIVE_INFINITY : boundary(groups[index - 1], headings);
    const next = groups[index + 1];
    const to = next === undefined ? Number.POSITIVE_INFINITY : boundary(headings, next);
    const cut = [
      ...(titles[index] ?? []),
      ...grid.flatMap((body) => cutLine(body, from, to, index === 0, style)),
    ];
    return { ...draft, headings, lines: index === groups.length - 1 ? [...cut, ...rest] : cut };
  });
}

/** For each of several tables side by side the title that stands over it alone, as a line of its own; none unless each has one. */
function titlesOver(
  groups: readonly (readonly Heading[])[],
  above: Line | undefined,
  style: NumberStyle,
  position: number,
): BodyLine[][] {
  const chunks = above === undefined ? [] : chunksOf(above);
  if (above === undefined || chunks.length !== groups.length) return [];
  const areTitles = chunks.every(({ left, text }, index) => {
    const next = groups[index + 1]?.[0];
    return (
      sectionTitle(text) !== null &&
      left >= (groups[index]?.[0]?.left ?? 0) - SLACK_PT &&
      (next === undefined || left < next.left)
    );
  });
  if (!areTitles) return [];
  return chunks.map(({ words }) => {
    const line = lineOf(above.page, words);
    return [{ line, tokens: tokensOf(line, style), position }];
  });
}

function isGridLine(body: BodyLine): boolean {
  return (
    body.tokens.some((token) => token.kind === 'date') && body.tokens.some((token) => token.kind === 'amount')
  );
}

function repeatedGroups(headings: readonly Heading[]): Heading[][] {
  const roles = headings.map((heading) => heading.role ?? heading.text);
  for (let size = 2; size * 2 <= headings.length; size++) {
    if (headings.length % size !== 0) continue;
    if (!roles.every((role, index) => role === roles[index % size])) continue;
    return Array.from({ length: headings.length / size }, (_, group) =>
      headings.slice(group * size, (group + 1) * size),
    );
  }
  return groupsLackingSums(headings) ?? [headings.slice()];
}

/**
 * Tables side by side of which some have no heading over their sums, a small one the recogniser passed over: it stands as far behind the
 * days as in the table that has it. Null where they differ in more.
 */
function groupsLackingSums(headings: readonly Heading[]): Heading[][] | null {
  if (!headings.some(({ words }) => words.some(({ confidence }) => confidence < 1))) return null;
  const starts = headings.flatMap(({ role }, at) =>
    role !== null && role === headings[0]?.role ? [at] : [],
  );
  const groups = starts.map((start, at) => headings.slice(start, starts[at + 1]));
  const whole = groups.reduce((most, group) => (group.length > most.length ? group : most), []);
  const [first, sum] = [whole[0], whole.at(-1)];
  if (groups.length < 2 || first === undefined || sum === undefined || !isNumeric(sum)) return null;
  const isLike = (group: readonly Heading[]) =>
    group.length >= Math.max(2, whole.length - 1) && group.every(({ role }, at) => role === whole[at]?.role);
  if (!groups.every(isLike)) return null;
  return groups.map((group) => {
    const shift = (group[0]?.left ?? 0) - first.left;
    const moved = { ...sum, words: [], left: sum.left + shift, right: sum.right + shift };
    return group.length === whole.length ? group : [...group, moved];
  });
}

function boundary(leftGroup: readonly Heading[] | undefined, rightGroup: readonly Heading[]): number {
  const right = leftGroup?.[leftGroup.length - 1]?.right ?? 0;
  const left = rightGroup[0]?.left ?? 0;
  return right + (left - right) * 0.6;
}

/** The part of a line between two edges; a line without figures of which a phrase runs over one goes whole to the first table. */
function cutLine(body: BodyLine, from: number, to: number, isFirst: boolean, style: NumberStyle): BodyLine[] {
  const isText = !body.tokens.some((token) => token.kind === 'amount');
  if (isText && chunksOf(body.line).some(({ left, right }) => runsOver(left, right, from, to)))
    return isFirst ? [body] : [];
  const words = body.line.words.filter(
    (word) => (word.left + word.right) / 2 >= from && (word.left + word.right) / 2 < to,
  );
  if (words.length === 0) return [];
  const line = lineOf(body.line.page, words);
  return [{ line, tokens: tokensOf(line, style), position: body.position }];
}

/** Whether something between two places runs over one of two edges. */
function runsOver(left: number, right: number, from: number, to: number): boolean {
  return [from, to].some((edge) => left < edge && right > edge);
}
