import { movedBy, type TotalMiss } from '../checks/totals.ts';
import { namesOwed } from '../roles/name-sides.ts';
import { goesAgainstTexts } from '../verify/goes-against-texts.ts';
import type { Draft } from './document-reading.ts';

/** Whether a reading shows that the account type is wrong: a card read as a bank account, or a debit card read as a credit card. */
export function contradictsAccountType(
  reading: Draft,
  { isCard, lendsMoney }: { readonly isCard: boolean; readonly lendsMoney: boolean },
): boolean {
  const isOpen = isCard && creditsSpending(reading) && !lendsMoney;
  return isOpen || areTotalsSwapped(reading) || failsThroughout(reading, isCard);
}

/** Do transactions worded as spending come out as credits? Then a debit card was read as a credit card. */
function creditsSpending(reading: Draft): boolean {
  return reading.accounts.some(goesAgainstTexts);
}

/** Everything passes except the printed totals, and debit and credit totals are swapped: a card was read as a bank account, or the reverse. */
function areTotalsSwapped(reading: Draft): boolean {
  return reading.accounts.some(({ amounts, reconciliation: { ledger, chain, totalMisses } }) => {
    const moved = movedBy(amounts);
    // A sum of nothing is the other direction's wherever that moved nothing.
    const isOther = ({ side, printed }: TotalMiss) =>
      printed !== 0 && printed === moved[side === 'in' ? 'out' : 'in'];
    // A direction without transactions may have no printed total.
    const isConclusive = totalMisses.length > 1 || moved.in === 0 || moved.out === 0;
    const followsThroughout = ledger === null && chain.holds > 0 && chain.breaks.length === 0;
    return (ledger === 'holds' || followsThroughout) && isConclusive && totalMisses.some(isOther);
  });
}

/**
 * Whether no running balance follows from the one before: on a card, where it is a debit card; under a header for debt, where a credit
 * line was read as a bank account.
 */
function failsThroughout(reading: Draft, isCard: boolean): boolean {
  return reading.accounts.some(({ rows, reconciliation: { chain, totals } }) => {
    const isOwed = rows.length > 0 && rows.every(({ anchor }) => anchor.table.headings.some(namesOwed));
    if (!isOwed && !isCard) return false;
    // Of a few rows whose totals are right, no amount is misread.
    if (totals === 'hold' && chain.holds === 0 && chain.breaks.length > 0) return true;
    return chain.breaks.length >= Math.max(isOwed ? 1 : MANY_BREAKS, rows.length);
  });
}

const MANY_BREAKS = 3;
