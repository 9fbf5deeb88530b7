import { verticalGap } from '../../lines/vertical-gap.ts';
import type { Arrangement } from '../../roles/table.ts';
import type { BodyLine } from '../../tables/body-line.ts';
import { largest, smallest } from '../../values/extremes.ts';
import type { Anchor } from '../items/flow-item.ts';
import { hasWords } from './has-words.ts';
import type { Stretch } from './stretch.ts';

type Rulings = Arrangement['rulings'];

/** A stretch between two amounts, both present. */
type Enclosed = Stretch & { readonly upper: Anchor; readonly lower: Anchor };

/** How many of the lines between two amounts belong to the upper one. */
export function cutStretch(stretch: Stretch, rulings: Rulings): number {
  const { upper, between, lower, style } = stretch;
  if (upper === null) return lower === null || style.amountStands === 'last' ? 0 : aboveFirst(stretch, lower);
  if (lower === null) return between.length;
  if (style.amountStands === 'last') return Math.max(between.findIndex(style.startsRow), 0);
  if (upper.body.line.page !== lower.body.line.page) {
    if (overlaps(between, lower)) return between.length - 1;
    // Amounts without a word next to them have their text above, on their own page.
    const onPage = between.findIndex(({ body }) => body.line.page === lower.body.line.page);
    if (onPage >= 0 && !hasWords(lower)) return onPage;
  }
  // A date on a text line belongs to the row that begins there, if that has no other.
  const dayAt = lower.isUndated ? between.findLastIndex(style.startsByDay) : -1;
  if (dayAt >= 0) return dayAt;
  const enclosed = { ...stretch, upper, lower };
  return ruledCut(enclosed, rulings) ?? widestGap(enclosed);
}

/** Text before the first amount of a run belongs to it only if it is less than a line away. */
function aboveFirst({ between, style }: Stretch, lower: Anchor): number {
  if (overlaps(between, lower)) return between.length - 1;
  const last = between[between.length - 1];
  if (last?.table === lower.table && last.table.headings.length > 0 && !hasWords(lower))
    return between.length - 1;
  return last !== undefined && verticalGap(last.body.line, lower.body.line) < 1 && style.startsRow(last)
    ? between.length - 1
    : between.length;
}

/** Least overlap of a text line with the amounts it is half above, as a share of its height. */
const HALF_OVER = 0.33;

/** Whether the last line before an amount overlaps it: they belong to one row, whatever precedes. */
function overlaps(between: Stretch['between'], { body }: Anchor): boolean {
  const last = between[between.length - 1]?.body.line;
  if (last === undefined || last.page !== body.line.page) return false;
  return last.bottom - body.line.top > (last.bottom - last.top) * HALF_OVER;
}

/** How far a ruling may be shorter than the lines it separates, in points: on the left, and on the right. */
const SHORT_LEFT = 20;
const SHORT_RIGHT = 40;

/** The lines above the last ruling between two amounts; null if there is none. */
function ruledCut({ upper, between, lower }: Enclosed, rulings: Rulings): number | null {
  const { page, left, right } = lower.body.line;
  if (upper.body.line.page !== page) return null;
  const cut = rulings
    .get(page)
    ?.findLast(
      (ruling) =>
        ruling.isHorizontal &&
        ruling.at > middleOf(upper.body) &&
        ruling.at < middleOf(lower.body) &&
        ruling.from <= left + SHORT_LEFT &&
        ruling.to >= right - SHORT_RIGHT,
    );
  if (cut === undefined) return null;
  const index = between.findIndex((item) => middleOf(item.body) > cut.at);
  return index < 0 ? between.length : index;
}

function middleOf({ line }: BodyLine): number {
  return (line.top + line.bottom) / 2;
}

/** By how much the widest gap between lines must exceed the narrowest to separate rows, in points. */
const LEAST_MORE = 2.2;
/** A wider gap is no gap between rows, in points. */
const WIDEST = 500;

function widestGap({ upper, between, lower }: Enclosed): number {
  const lines = [upper.body, ...between.map((item) => item.body), lower.body].map(({ line }) => line);
  const gaps = lines.slice(1).map((line, index) => verticalGap(lines[index] ?? line, line));
  const widest = largest(gaps);
  if (widest > WIDEST || widest - smallest(gaps) < LEAST_MORE) return between.length;
  return gaps.indexOf(widest);
}
