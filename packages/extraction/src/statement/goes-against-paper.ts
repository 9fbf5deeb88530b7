import { movedBy, type TotalMiss } from '../checks/totals.ts';
import { namesOwed } from '../roles/name-sides.ts';
import { goesAgainstTexts } from '../verify/goes-against-texts.ts';
import type { Draft } from './document-reading.ts';

/** Whether a reading shows that the paper was taken for one of another sort: a card's for an account's, or one that lends money for one that holds it. */
export function goesAgainstPaper(
  reading: Draft,
  { isCard, lendsMoney }: { readonly isCard: boolean; readonly lendsMoney: boolean },
): boolean {
  const isOpen = isCard && spendsIntoCard(reading) && !lendsMoney;
  return isOpen || isTurnedRound(reading) || breaksThroughout(reading, isCard);
}

/** Whether what says that it was spent would be money in on a card: as where one that holds money of its own was taken for one that lends it. */
function spendsIntoCard(reading: Draft): boolean {
  return reading.accounts.some(goesAgainstTexts);
}

/** Whether all ties out but the printed sums, and one of them is that of the other direction: as where a card's paper was taken for an account's. */
function isTurnedRound(reading: Draft): boolean {
  return reading.accounts.some(({ amounts, reconciliation: { ledger, totalMisses } }) => {
    const moved = movedBy(amounts);
    const isOther = ({ side, printed }: TotalMiss) => printed === moved[side === 'in' ? 'out' : 'in'];
    // Where nothing moved one way, its sum may not be printed.
    const isTold = totalMisses.length > 1 || moved.in === 0 || moved.out === 0;
    return ledger === 'holds' && isTold && totalMisses.some(isOther);
  });
}

/**
 * Whether the balance of no row follows from the one before: on a card, as where it holds money of its own, or under a heading of what is
 * owed, as where the paper of a line of credit was taken for an account's.
 */
function breaksThroughout(reading: Draft, isCard: boolean): boolean {
  return reading.accounts.some(({ rows, reconciliation: { chain } }) => {
    const isOwed = rows.length > 0 && rows.every(({ anchor }) => anchor.table.headings.some(namesOwed));
    if (!isOwed && !isCard) return false;
    return chain.breaks.length >= Math.max(isOwed ? 1 : MANY_BREAKS, rows.length);
  });
}

const MANY_BREAKS = 3;
