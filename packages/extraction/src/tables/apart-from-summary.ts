import { amountsOf } from './amounts-of.ts';
import type { BodyLine } from './body-line.ts';
import { clustersOf } from './clusters.ts';
import { type Draft, withoutHeadings } from './draft.ts';
import { namesDays } from './heading.ts';
import { isDated } from './is-dated.ts';

/** Fewest numbers in a row of a summary, and fewest rows with a date below it. */
const FEWEST = 2;

/** Numbers of one column end within this distance, in points. */
const SAME_EDGE_PT = 2;

/**
 * Ends a summary where rows begin that have a heading of their own that is not known, or none: the headings have no date, rows without a date
 * follow at once, and the numbers of the dated rows below end elsewhere. Otherwise the headings of the summary would name their columns.
 */
export function apartFromSummary(draft: Draft): Draft[] {
  if (draft.headings.length === 0 || draft.headings.some(namesDays)) return [draft];
  const firstRow = draft.lines.findIndex(isDated);
  const above = draft.lines.slice(0, Math.max(0, firstRow));
  const summary = above.filter((body) => amountsOf(body).length >= FEWEST);
  const rows = draft.lines.slice(Math.max(0, firstRow)).filter(isDated);
  if (summary.length === 0 || rows.length < FEWEST || shareEdges(summary, rows)) return [draft];
  const from = above.findLastIndex((body) => summary.includes(body)) + 1;
  return [{ ...draft, lines: draft.lines.slice(0, from) }, withoutHeadings(draft.lines.slice(from))];
}

/** Ends the headings above the first line of numbers of a table: those of a summary, which name no column of the dated rows below it. */
export function headSummariesOnly(draft: Draft): Draft[] {
  const from = firstRowBelowSummary(draft.lines);
  if (draft.headings.length === 0 || from < 0) return [draft];
  return [{ ...draft, lines: draft.lines.slice(0, from) }, withoutHeadings(draft.lines.slice(from))];
}

/** Where the first dated row below the first line of numbers is; -1 if there is none. */
export function firstRowBelowSummary(lines: readonly BodyLine[]): number {
  const summary = lines.findIndex((body) => amountsOf(body).length > 0);
  return lines.findIndex((body, index) => index > summary && summary >= 0 && isDated(body));
}

/** Whether most columns of the rows end where one of the summary does: the last of both may end at the margin of the page. */
function shareEdges(summary: readonly BodyLine[], rows: readonly BodyLine[]): boolean {
  const edges = summary.flatMap(amountsOf).map(({ digitsRight }) => digitsRight);
  const columns = clustersOf(rows.flatMap(amountsOf), 'right');
  const sharing = columns.filter((column) =>
    edges.some((edge) => Math.abs(edge - column.edge) < SAME_EDGE_PT),
  );
  return sharing.length * 2 > columns.length;
}
