import type { AccountReading } from '../interpret/account-reading.ts';
import type { Row } from '../interpret/rows/row.ts';
import type { SignReading } from '../interpret/sign.ts';

/** How the amounts of a reading get their sign, for people. */
export function explainSigns({ rows, sign }: AccountReading): string {
  if (rows.length === 0) return 'no row has an amount';
  if (sign.followsBalance === true)
    return 'no direction is printed: each amount takes the sign that leads from one printed balance to the next';
  const counts = new Map<string, number>();
  for (const row of rows) counts.set(wayOf(row, sign), (counts.get(wayOf(row, sign)) ?? 0) + 1);
  return [...counts].map(([way, count]) => `${count} by ${way}`).join(', ');
}

/** What gives a row its direction, in the order `signedAmounts` asks. */
function wayOf({ anchor, section }: Row, sign: SignReading): string {
  if (anchor.indicator !== null) return 'the direction word in a column of its own';
  if (anchor.side !== 'amount') return 'the column they stand in';
  if (sign.usesSections && (section?.role === 'in' || section?.role === 'out'))
    return 'the title of their section';
  if (anchor.amount.mark === 'in' || anchor.amount.mark === 'out') return 'the direction word next to them';
  return sign.isFlipped
    ? 'their mark (an unmarked amount is money out, a minus money in)'
    : 'their mark (a minus is money out)';
}
