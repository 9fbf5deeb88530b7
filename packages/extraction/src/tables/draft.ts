import type { BodyLine } from './body-line.ts';
import type { Heading } from './heading.ts';

/** A table before its columns are learned: its headers and the lines below. */
export type Draft = {
  readonly headings: readonly Heading[];
  readonly headingPosition: number;
  readonly lines: BodyLine[];
  readonly headedPages: Map<number, number>;
  readonly isMargin: boolean;
};

/** Lines that no header row names the columns of. */
export function withoutHeadings(lines: BodyLine[], isMargin = false): Draft {
  return { headings: [], headingPosition: -1, headedPages: new Map(), isMargin, lines };
}
