import type { Ruling } from '../read/page.ts';
import type { BodyLine } from '../tables/body-line.ts';
import type { Heading } from '../tables/heading.ts';
import type { LabelledDay } from '../tables/labelled-days.ts';
import type { Token } from '../tables/token.ts';
import type { NumberStyle } from '../values/number-style.ts';
import type { Column } from './column.ts';

/**
 * A stretch of the document under one row of headings (none for what stands before the first): its lines, in reading order,
 * and its columns. A table continues over pages; headings repeated on a later page do not begin another.
 */
export type Table = {
  readonly headings: readonly Heading[];
  /** Reading position of the headings; -1 where there are none. */
  readonly headingPosition: number;
  readonly lines: readonly BodyLine[];
  readonly columns: readonly Column[];
  /** Pages on which the headings are printed, each with their reading position there. */
  readonly headedPages: ReadonlyMap<number, number>;
  /** What stands right of another table, next to its rows: it may print balances and sums, but no rows. */
  readonly isMargin: boolean;
  /** Days stand on lines of their own over their rows. */
  readonly hasDayLines: boolean;
  /** Several rows begin with a day right under a heading of days. */
  readonly hasDaysUnderHeadings: boolean;
  /** Where, without headings, a second day stands behind the first of every row: its left edge, in points. */
  readonly secondDay: number | null;
  /** Without headings, where days stand behind words that name them: "Buchungstag 03.05.2024". */
  readonly labelledDays: readonly LabelledDay[];
  /** Days of value in cells of their own with the word that names them, which are no text: "Wert 16.12.2021". */
  readonly labelledValueDays: ReadonlySet<Token>;
};

export type Arrangement = {
  readonly tables: readonly Table[];
  readonly rulings: ReadonlyMap<number, readonly Ruling[]>;
  readonly style: NumberStyle;
};
