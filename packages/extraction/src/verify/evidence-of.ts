import type { AccountEvidence } from '@tieout/records';
import type { NumberStyle } from '../values/number-style.ts';
import { doubtEvidenceOf, type Judged } from './doubts.ts';

/** Most characters shown of lines left out. */
const MOST_TEXT = 80;

/** Everything that judging an account again requires. */
export function accountEvidenceOf(
  judged: Judged,
  { decimals }: Pick<NumberStyle, 'decimals'>,
): AccountEvidence {
  const { account } = judged;
  const { isPrinted: _, otherFigures, ...claims } = account.claims;
  const totals = [...(claims.summary ?? []), ...claims.betweenRows.flatMap(totalsOf)];
  // Unlabelled figures matter only if a total of money in or out is printed.
  const asksFigures = totals.some(({ side }) => side !== 'both');
  const charged = account.rows.flatMap(({ anchor }, row) =>
    anchor.charged === 0 ? [] : [[row, anchor.charged] as [number, number]],
  );
  return {
    decimals,
    isCard: judged.isCard,
    ...claims,
    otherFigures: asksFigures ? otherFigures().filter(Number.isSafeInteger) : [],
    charged,
    areBalancesBelow: account.areBalancesBelow,
    leftOut: account.leftOut.map((line) => ({ ...line, text: line.text.slice(0, MOST_TEXT) })),
    zeroRows: account.zeroRows,
    isTooLarge: account.reconciliation.isTooLarge === true,
    ...doubtEvidenceOf(judged),
  };
}

function totalsOf(mark: AccountEvidence['betweenRows'][number]) {
  return mark.kind === 'total' ? mark.totals : [];
}
