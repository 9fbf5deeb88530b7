import type { AccountReading } from '../interpret/account-reading.ts';
import type { Row } from '../interpret/rows/row.ts';
import { isBare, isSignedByMark } from '../interpret/sign.ts';
import { namesOwed } from '../roles/name-sides.ts';
import { rowsMoved } from './rows-moved.ts';

/**
 * Whether a sign was read in a way no such document prints it, because only then everything ties out: a plus for money out, also on a card whose
 * balances have the holder's signs; or a single row without any sign for what an account marks as money out, or a card as money in, or
 * with a sign for a card's charge.
 */
export function signAgainstHabit(account: AccountReading, isCard: boolean): boolean {
  const isOwed = isCard && account.reconciliation.isOwed;
  return (
    bearsOtherSign(account, isOwed) || standsAlone(account, isOwed) || (isCard && mayBeInCredit(account))
  );
}

/** Least rows that show what those without a sign are. */
const FEW_ROWS = 4;

/**
 * Whether a minus before both balances of a card may mean that the holder owes or that the bank does, because its few rows, mostly without
 * a sign, lead from one to the other either way, or from one side to the other.
 */
function mayBeInCredit({ rows, reconciliation: { opening, closing, totals } }: AccountReading): boolean {
  if (opening === null || closing === null || rows.length >= FEW_ROWS || totals === 'hold') return false;
  const areBelow = opening < 0 && closing < 0;
  const unsigned = rows.filter((row) => isBare(row) && row.anchor.amount.mark === 'none');
  const goesOver = (opening < 0 && closing > 0) || (opening > 0 && closing < 0);
  return (areBelow && unsigned.length * 2 > rows.length) || (goesOver && rows.every(isBare));
}

function bearsOtherSign(account: AccountReading, isOwed: boolean): boolean {
  const bearsPlus = (row: Row) => isSignedByMark(row) && row.anchor.amount.mark === 'plus';
  return !isOwed && rowsMoved(account, 'out').some(bearsPlus);
}

/**
 * Whether the only row has a sign that such accounts give to the other direction, whatever confirms its amount: no other row shows the habit.
 * On a card, printed totals of both directions show the direction itself, and so does what is owed after the row, under a header for debt.
 */
function standsAlone({ rows, amounts, reconciliation }: AccountReading, isOwed: boolean): boolean {
  const [row, other] = rows;
  if (row === undefined || other !== undefined || !isSignedByMark(row)) return false;
  const { table, balance } = row.anchor;
  const isUnderDebt = balance !== null && table.headings.some(namesOwed);
  if (isOwed && (reconciliation.totals === 'hold' || isUnderDebt)) return false;
  const { mark } = row.anchor.amount;
  const isIn = rowsMoved({ rows, amounts }, 'in').length > 0;
  if (isOwed && mark === 'plus') return !isIn;
  if (!isBare(row)) return false;
  return isOwed ? isIn !== (mark === 'minus') : !isIn && mark === 'none';
}
