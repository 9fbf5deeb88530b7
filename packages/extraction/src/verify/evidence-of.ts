import type { AccountEvidence } from '@tieout/records';
import type { NumberStyle } from '../values/number-style.ts';
import { doubtEvidenceOf, type Judged } from './doubts.ts';

/** Texts of lines left out are shown no longer than this. */
const MOST_TEXT = 80;

/** All that judging an account again takes. */
export function accountEvidenceOf(
  judged: Judged,
  { decimals }: Pick<NumberStyle, 'decimals'>,
): AccountEvidence {
  const { account } = judged;
  const { isPrinted: _, otherFigures, ...claims } = account.claims;
  const totals = [...(claims.summary ?? []), ...claims.betweenRows.flatMap(totalsOf)];
  // No figure is looked for where no total of money in or out is printed.
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
