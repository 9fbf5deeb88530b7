import { describe, expect, it } from 'vitest';
import { evidenceOf } from '../src/checks/evidence-of.ts';
import type { PrintedClaims } from '../src/checks/printed-claims.ts';

const nothingElse: PrintedClaims = {
  ...{ openings: [432_877], closings: [], balancesAre: 'held', betweenRows: [], opensAboveZero: true },
  ...{ summary: null, soleSums: [], leavesOutBalances: false, isPrinted: () => false },
  otherFigures: () => [],
};
const below = (amount: number, side: 'both' | 'in' = 'both'): PrintedClaims['betweenRows'][number] => ({
  ...{ kind: 'total', at: 2, totals: [{ side, amount }], isBelowRows: true },
});

describe('a total that may be the closing balance', () => {
  it('closes an account without a labelled closing balance, if the rows lead to it', () => {
    const claims = { ...nothingElse, betweenRows: [below(452_821)] };
    expect(evidenceOf(claims, [19_944], false).closings).toEqual([452_821]);
  });

  it('of zero closes nothing: “Total fees 0.00” is printed on many statements', () => {
    const claims = { ...nothingElse, betweenRows: [below(0)] };
    expect(evidenceOf(claims, [19_944, -452_821], false).closings).toEqual([]);
  });

  it('does not replace a labelled closing balance', () => {
    // The named one, 4,528.21, was also read as a row: then it looks like the total of money out.
    const claims = { ...nothingElse, closings: [452_821], betweenRows: [below(19_944, 'in'), below(1)] };
    expect(evidenceOf(claims, [19_944, -452_821, -1], false).closings).toEqual([452_821]);
    expect(evidenceOf(claims, [19_944, -452_821], false).closings).toEqual([]);
  });
});
