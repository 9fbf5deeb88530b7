import type { AccountReading } from '../interpret/account-reading.ts';
import { isBare } from '../interpret/sign.ts';

/**
 * Whether, where nothing but a mark or none tells directions and no printed sum of either does, rows that say they were spent or taken
 * out would be money in, and none of those money out: as where a card of money held was taken for one of money owed, or the reverse.
 */
export function goesAgainstTexts({ rows, amounts, reconciliation }: AccountReading): boolean {
  if (reconciliation.totals === 'hold' || !rows.every(isBare)) return false;
  const spent = rows.flatMap((row, index) =>
    SPENT.test(row.description) && !TURNED_BACK.test(row.description) ? [amounts[index] ?? 0] : [],
  );
  return spent.length > 0 && spent.every((amount) => amount > 0);
}

/** How rows begin that say themselves that they go out. */
const SPENT =
  /^((atm|cash|pos|card|debit|loan) )?(withdrawal|purchase|advance)\b|^(interest charged?|late (fee|charge)|annual fee|retiro|compra con|saque|retrait|achat|abhebung|prelievo)\b/i;

const TURNED_BACK =
  /\b(return|refund|revers\p{L}*|credit|rebate|adjust\p{L}*|waive\p{L}*|dispute\p{L}*|correct\p{L}*|storno|devoluci\p{L}*|estorno|annul\p{L}*)\b/iu;
