import type { Page, Ruling } from '../read/page.ts';
import type { NumberStyle } from '../values/number-style.ts';
import { withBalanceThatFollows } from './balance-that-follows.ts';
import { bookedBalance, bothEnds } from './both-ends.ts';
import { chargedNow } from './charged-now.ts';
import { type Column, inferColumns, learnColumns } from './column.ts';
import { type Period, readColumnDates } from './column-dates.ts';
import { withCurrencySign } from './currency-sign.ts';
import { haveDayLines } from './day-line.ts';
import { haveDaysUnderHeadings } from './days-under-headings.ts';
import type { Draft } from './draft.ts';
import { type Heading, headingRowAt, isNumeric } from './heading.ts';
import { joinSides } from './join-sides.ts';
import { type LabelledDay, labelledDays } from './labelled-days.ts';
import type { Line } from './line.ts';
import { cutRightMargin } from './margins.ts';
import { markInitials } from './mark-initials.ts';
import { joinMarksBelow } from './marks-below.ts';
import { nameAmount } from './name-amount.ts';
import { nameBalance } from './name-balance.ts';
import { nameCharges } from './name-charges.ts';
import { nameDays } from './name-days.ts';
import { nameDirections } from './name-directions.ts';
import { nameKinds } from './name-kinds.ts';
import { nameSides } from './name-sides.ts';
import { apartOtherCalendar } from './other-calendar.ts';
import { otherMoneyBelow } from './other-money-below.ts';
import { withOwedBalance } from './owed-balance.ts';
import { pageFurniture } from './page-furniture.ts';
import { partAmounts, partDates } from './part-columns.ts';
import { partDayPair } from './part-day-pair.ts';
import { partGluedDays } from './part-glued-days.ts';
import { namePartThatMoves } from './part-that-moves.ts';
import { reachDays } from './reach-days.ts';
import { secondDay } from './second-day.ts';
import { partSidebar } from './sidebar.ts';
import { joinSigns } from './sign-column.ts';
import { splitSideBySide } from './split-side-by-side.ts';
import { joinStackedDates } from './stacked-dates.ts';
import { type Token, tokensOf } from './token.ts';
import { linesOfPages } from './two-pages.ts';
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
  /** Without headings, where days stand behind words that name them: "Buchungstag 03.05.2024". */
  readonly labelledDays: readonly LabelledDay[];
};

export type Arrangement = {
  readonly tables: readonly Table[];
  readonly rulings: ReadonlyMap<number, readonly Ruling[]>;
  readonly style: NumberStyle;
};

/** The document's lines, all pages in order. */
export function documentLines(pages: readonly Page[]): Line[] {
  return withCurrencySign(
    pages.flatMap((page) => joinStackedDates(partSidebar(linesOfPages(page)).map(partDayPair))),
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
    .map((draft) => ({ ...draft, lines: otherMoneyBelow(draft.lines) }))
    .map(nameBalance)
    .flatMap((draft) => cutRightMargin(draft, style))
    .map(markInitials)
    .map((draft) => partGluedDays({ ...draft, lines: joinMarksBelow(joinSigns(draft.lines), style) }, style))
    .map((draft) => readColumnDates(draft, period))
    .map(nameDays)
    .map(apartOtherCalendar)
    .map(reachDays)
    .map(nameKinds)
    .map(nameSides)
    .map(namePartThatMoves)
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
      labelledDays: draft.headings.length > 0 ? [] : labelledDays(draft.lines),
      hasDayLines: !draft.headings.some(isOfDays) && haveDayLines(draft.lines, draft.headings.length > 0),
      columns:
        draft.headings.length > 0
          ? withOwedBalance(
              withBalanceThatFollows(learnColumns(draft.headings, draft.lines), draft.lines),
              draft,
              lines.slice(Math.max(0, draft.headingPosition - LINES_ABOVE), draft.headingPosition),
            )
          : inferColumns(draft.lines),
    })),
    rulings: new Map(pages.map((page) => [page.number, page.rulings])),
  };
}

/** As many lines over its headings may say what a table is about. */
const LINES_ABOVE = 40;

/** How headings are parted, joined and named by what stands under them and beside them, one after the other. */
const NAMING: readonly ((headings: readonly Heading[], lines: readonly BodyLine[]) => Heading[])[] = [
  partDates,
  partAmounts,
  joinSides,
  bothEnds,
  bookedBalance,
  nameAmount,
  chargedNow,
  paymentsToCards,
  amountBesideSides,
  nameDirections,
  nameCharges,
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
