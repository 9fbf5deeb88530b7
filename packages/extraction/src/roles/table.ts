import type { Ruling } from '../read/page.ts';
import type { BodyLine } from '../tables/body-line.ts';
import type { UnheadedDay } from '../tables/day-columns.ts';
import type { Heading } from '../tables/heading.ts';
import type { LabelledDay } from '../tables/labelled-days.ts';
import type { Token } from '../tables/token.ts';
import type { NumberStyle } from '../values/number-style.ts';
import type { Column } from './column.ts';

/**
 * A range of the document under one header row (none for what precedes the first): its lines, in reading order, and its columns. A table
 * continues over pages; headers repeated on a later page do not begin another one.
 */
export type Table = {
  readonly headings: readonly Heading[];
  /** Reading position of the headers; -1 if there are none. */
  readonly headingPosition: number;
  readonly lines: readonly BodyLine[];
  readonly columns: readonly Column[];
  /** Pages on which the headers are printed, each with their reading position there. */
  readonly headedPages: ReadonlyMap<number, number>;
  /** What is to the right of another table's rows: it may contain balances and totals, but no rows. */
  readonly isMargin: boolean;
  /** Dates are on lines of their own above their rows. */
  readonly hasDayLines: boolean;
  /** Several rows begin with a date right below a date header. */
  readonly hasDaysUnderHeadings: boolean;
  /** Without headers, what the dates are that begin its rows. */
  readonly leadingDay: 'date' | 'valueDate';
  /** Without headers, the columns of dates behind what begins each row. */
  readonly unheadedDays: readonly UnheadedDay[];
  /** Without headers, where labelled dates are: "Buchungstag 03.05.2024". */
  readonly labelledDays: readonly LabelledDay[];
  /** Labelled value dates in cells of their own, which are no text: "Wert 16.12.2021". */
  readonly labelledValueDays: ReadonlySet<Token>;
};

/** What headers head: the rows below them, or only a summary, so that the dated rows further down have none. */
export type Headed = 'rows' | 'summaries';

export type Arrangement = {
  readonly headed: Headed;
  readonly tables: readonly Table[];
  readonly rulings: ReadonlyMap<number, readonly Ruling[]>;
  readonly style: NumberStyle;
};
