import type { Line } from '../lines/line.ts';
import type { NumberStyle } from '../values/number-style.ts';
import { type Draft, withoutHeadings } from './draft.ts';
import { type Heading, headingRowAt } from './heading.ts';
import { pageFurniture } from './page-furniture.ts';
import { tokensOf } from './token.ts';

/** Reading positions of the lines to read: the first, and the one after the last. */
export type Range = { readonly from: number; readonly to: number };

/** A table for each header row, with all lines down to the next; page furniture belongs to none. */
export function draftsOf(lines: readonly Line[], style: NumberStyle, { from, to }: Range): Draft[] {
  const furniture = pageFurniture(lines);
  let open = withoutHeadings([]);
  const drafts = [open];
  for (let index = from; index < to; ) {
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

/** How far the headers of one table may shift from page to page, further if recognized from pixels. Shifted headers on the same page belong to another table. */
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
