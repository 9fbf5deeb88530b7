import type { Table } from '../roles/table.ts';
import type { BodyLine } from '../tables/body-line.ts';
import type { Claim } from './claim.ts';
import { claimsOf } from './claims-of.ts';
import { withEquations } from './equation.ts';
import { headingLabels } from './heading-labels.ts';
import { candidatesOn, candidatesUnder } from './label-options.ts';

/** The claims on each line of a table; `usualSize` is the most frequent type size of its document, in points. */
export function tableClaims(
  table: Pick<Table, 'lines' | 'headings' | 'columns'>,
  usualSize: number,
): ReadonlyMap<BodyLine, readonly Claim[]> {
  const labels = headingLabels(table);
  const candidates = table.lines.flatMap((_, index) => {
    const under = candidatesUnder(labels(index), table.lines, index);
    return under.some(({ options }) => options.length > 0) ? under : candidatesOn(table.lines, index);
  });
  return Map.groupBy(withEquations(claimsOf(candidates, usualSize), candidates), ({ body }) => body);
}
