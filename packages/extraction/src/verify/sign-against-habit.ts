import type { AccountReading } from '../interpret/account-reading.ts';
import type { Row } from '../interpret/rows/row.ts';
import { isBare, isSignedByMark } from '../interpret/sign.ts';
import { rowsMoved } from './rows-moved.ts';

/**
 * Whether a sign was taken the way no such paper prints it, because only so everything ties out: a plus for money out, on
 * a card too where its balances bear the holder's signs; or the one row there is, without any sign, for what an account marks as
 * money out, or a card as money in, or with one for what a card charges, where no printed sum of a direction bears that out.
 */
export function signAgainstHabit(account: AccountReading, isCard: boolean): boolean {
  const isOwed = isCard && account.reconciliation.isOwed;
  return (
    bearsOtherSign(account, isOwed) || standsAlone(account, isOwed) || (isCard && mayBeInCredit(account))
  );
}

/** Rows from which they show what those without a sign are. */
const FEW_ROWS = 4;

/**
 * Whether a minus before both balances of a card may mean that the holder owes, or that the bank does, as its few rows, most without
 * a sign, lead from the one to the other either way; or as they lead from one side to the other.
 */
function mayBeInCredit({ rows, reconciliation: { opening, closing, totals } }: AccountReading): boolean {
  if (rows.length >= FEW_ROWS || totals === 'hold') return false;
  const areBelow = (opening ?? 0) < 0 && (closing ?? 0) < 0;
  const unsigned = rows.filter((row) => isBare(row) && row.anchor.amount.mark === 'none');
  const goesOver = ((opening ?? 0) < 0 && (closing ?? 0) > 0) || ((opening ?? 0) > 0 && (closing ?? 0) < 0);
  return (areBelow && unsigned.length * 2 > rows.length) || (goesOver && rows.every(isBare));
}

function bearsOtherSign(account: AccountReading, isOwed: boolean): boolean {
  const bearsPlus = (row: Row) => isSignedByMark(row) && row.anchor.amount.mark === 'plus';
  return !isOwed && rowsMoved(account, 'out').some(bearsPlus);
}

function standsAlone({ rows, amounts, reconciliation }: AccountReading, isOwed: boolean): boolean {
  const [row, other] = rows;
  if (row === undefined || other !== undefined || reconciliation.totals === 'hold') return false;
  if (!isBare(row)) return false;
  const isIn = rowsMoved({ rows, amounts }, 'in').length > 0;
  const isMarked = row.anchor.amount.mark === 'minus';
  return isOwed ? isIn !== isMarked : !isIn && !isMarked;
}
