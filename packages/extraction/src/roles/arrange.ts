import type { Line } from '../lines/line.ts';
import type { Page } from '../read/page.ts';
import { readAmountsUnderHeadings } from '../tables/amounts-under-headings.ts';
import { apartFromSummary, headSummariesOnly } from '../tables/apart-from-summary.ts';
import type { BodyLine } from '../tables/body-line.ts';
import { unheadedDays } from '../tables/day-columns.ts';
import { haveDayLines, leadingDay } from '../tables/day-line.ts';
import { haveDaysUnderHeadings } from '../tables/days-under-headings.ts';
import { joinDirectionMarks } from '../tables/direction-marks.ts';
import type { Draft } from '../tables/draft.ts';
import { draftsOf, type Range } from '../tables/drafts-of.ts';
import { type Heading, isNumeric } from '../tables/heading.ts';
import { joinSides } from '../tables/join-sides.ts';
import { labelledDays, labelledValueDays } from '../tables/labelled-days.ts';
import { cutRightMargin } from '../tables/margins.ts';
import { joinMarksBelow } from '../tables/marks-below.ts';
import { joinSigns } from '../tables/sign-column.ts';
import { splitGluedWords } from '../tables/split-glued-words.ts';
import { splitAmountHeaders, splitDateHeaders } from '../tables/split-headers.ts';
import { splitSideBySide } from '../tables/split-side-by-side.ts';
import { withoutSerialNumbers } from '../tables/without-serial-numbers.ts';
import { joinWrappedLabels } from '../tables/wrapped-labels.ts';
import type { NumberStyle } from '../values/number-style.ts';
import type { Period } from '../values/period.ts';
import { says } from '../vocabulary/says.ts';
import { withBalanceThatFollows } from './balance-that-follows.ts';
import { bookedBalance, bothEnds } from './both-ends.ts';
import { chargedNow } from './charged-now.ts';
import { inferColumns, learnColumns } from './column.ts';
import { readColumnDates } from './column-dates.ts';
import { markInitials } from './mark-initials.ts';
import { nameAmount } from './name-amount.ts';
import { nameBalance } from './name-balance.ts';
import { nameCharges } from './name-charges.ts';
import { nameDays, nameFirstOfTwoDays, nameOtherDays } from './name-days.ts';
import { nameDirections } from './name-directions.ts';
import { nameKinds } from './name-kinds.ts';
import { nameSides } from './name-sides.ts';
import { nameTexts } from './name-texts.ts';
import { withOwedBalance } from './owed-balance.ts';
import { namePartThatMoves } from './part-that-moves.ts';
import type { Arrangement, Headed, Table } from './table.ts';

/** Splits the lines of a document, or of a range, into tables at their header rows. `period` is needed if days are printed as numbers only. */
export function arrange(
  lines: readonly Line[],
  style: NumberStyle,
  pages: readonly Page[],
  period: () => Period | null,
  range: Range = { from: 0, to: lines.length },
  headed: Headed = 'rows',
): Arrangement {
  const tables = draftsOf(lines, style, range)
    .flatMap(headed === 'rows' ? apartFromSummary : headSummariesOnly)
    .map((draft) => readAmountsUnderHeadings(draft, style))
    .map(nameBalance)
    .flatMap((draft) => cutRightMargin(draft, style))
    .map((draft) => withoutSerialNumbers(draft, style))
    .map(markInitials)
    .map((draft) =>
      splitGluedWords(
        { ...draft, lines: joinMarksBelow(joinDirectionMarks(joinSigns(draft.lines)), style) },
        style,
      ),
    )
    .map((draft) => readColumnDates(draft, period))
    .map(nameTexts)
    .map(nameFirstOfTwoDays)
    .map(nameDays)
    .map(nameOtherDays)
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
    ...{ style, headed },
    tables: tables.map(wholeLabels).map((draft) => ({
      ...draft,
      ...daysOf(draft),
      hasDaysUnderHeadings: haveDaysUnderHeadings(draft),
      labelledDays: draft.headings.length > 0 ? [] : labelledDays(draft.lines),
      labelledValueDays: labelledValueDays(draft.lines),
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

/** Whether lines of days stand over a table's rows, what the dates are that begin these, and which others they have without headers. */
function daysOf({ headings, lines }: Draft): Pick<Table, 'leadingDay' | 'hasDayLines' | 'unheadedDays'> {
  if (headings.length > 0)
    return {
      leadingDay: 'date',
      hasDayLines: !headings.some(isOfDays) && haveDayLines(lines, true),
      unheadedDays: [],
    };
  const leads = leadingDay(lines);
  const days = unheadedDays(lines);
  return {
    leadingDay: leads,
    hasDayLines:
      leads === 'valueDate' || (days.every(({ role }) => role !== 'date') && haveDayLines(lines, false)),
    unheadedDays: days,
  };
}

/** How many lines above its headers may say what a table is about. */
const LINES_ABOVE = 40;

/** How headers are split, joined and named by what is below and next to them, in order. */
const NAMING: readonly ((headings: readonly Heading[], lines: readonly BodyLine[]) => Heading[])[] = [
  splitDateHeaders,
  splitAmountHeaders,
  joinSides,
  bothEnds,
  bookedBalance,
  nameAmount,
  chargedNow,
  paymentsToCards,
  amountNextToSides,
  nameDirections,
  nameCharges,
];

function isOfDays({ role }: Heading): boolean {
  return role === 'date' || role === 'postDate';
}

/** Next to a purchases column, a payments column (or payments and credits) is money in: the two columns of a card. */
function paymentsToCards(headings: readonly Heading[]): Heading[] {
  const outs = headings.filter((heading) => heading.role === 'out');
  if (outs.length === 0 || headings.some((heading) => heading.role === 'in')) return headings.slice();
  const others = outs.length > 1 ? outs : headings.filter((heading) => heading.role === 'amount');
  const payments = others.find((heading) => says('paymentHeading', heading.text));
  return headings.map((heading) => (heading === payments ? { ...heading, role: 'in' as const } : heading));
}

/** Right of columns for money in and out, "amount" is the balance after each row; elsewhere next to them a fee, a tax or another currency. */
function amountNextToSides(headings: readonly Heading[]): Heading[] {
  const roles = new Set(headings.map(({ role }) => role));
  const last = headings.findLast(isNumeric);
  if (!roles.has('in') || !roles.has('out')) return headings.slice();
  return headings.map((heading): Heading => {
    if (heading.role !== 'amount') return heading;
    return { ...heading, role: !roles.has('balance') && heading === last ? 'balance' : 'foreign' };
  });
}
