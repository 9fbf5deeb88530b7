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
  const claims = Map.groupBy(withEquations(claimsOf(candidates, usualSize), candidates), ({ body }) => body);
  return new Map([...claims].map(([body, own]) => [body, withoutInterestBase(body, own)]));
}

/** The claims of a line. If it has a rate in percent and an amount of interest, its balance is what interest was computed on, and not the closing balance. */
function withoutInterestBase({ line }: BodyLine, claims: readonly Claim[]): readonly Claim[] {
  const isOfRate =
    line.words.some(({ text }) => /^\d[\d.,]*%$/.test(text)) &&
    claims.some(({ kind, side }) => kind === 'interest' && side !== 'before');
  return isOfRate
    ? claims.map((claim) =>
        claim.kind === 'closing' && claim.side !== 'before' ? { ...claim, kind: 'other' } : claim,
      )
    : claims;
}
