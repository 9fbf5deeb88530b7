import type { Choice } from '../search/choice.ts';
import type { Row } from './rows/row.ts';
import { isUnsigned, mayLackMinus, type SignReading } from './sign.ts';

/** The cost of each further sign convention. */
const STEP = 3;

const BY_SECTIONS: SignReading = { isFlipped: false, usesSections: true };
const BY_SECTIONS_FLIPPED: SignReading = { isFlipped: true, usesSections: true };
const BY_MARKS: SignReading = { isFlipped: false, usesSections: false };
const BY_MARKS_FLIPPED: SignReading = { isFlipped: true, usesSections: false };
const BY_COLUMNS: SignReading = { isFlipped: false, usesSections: true, lostMinus: true };
const BY_BALANCE: SignReading = { isFlipped: false, usesSections: false, followsBalance: true };
const BY_BALANCE_ELSE_OUT: SignReading = { isFlipped: true, usesSections: false, followsBalance: true };

/** The possible sign conventions of an account's amounts, likeliest first. */
export function signChoice<Decided, Reading>(
  rows: readonly Row[],
  isCard: boolean,
): Choice<Decided, SignReading, Reading> {
  const [plain, ...others] = waysOf(rows, isCard);
  return () => [
    { value: plain, cost: 0, evidence: 'the usual signs of such a document' },
    ...others.map((value, rank) => ({ value, cost: (rank + 1) * STEP, evidence: evidenceOf(value) })),
  ];
}

function waysOf(rows: readonly Row[], isCard: boolean): readonly [SignReading, ...SignReading[]] {
  if (isSided(rows)) return mayLackMinuses(rows) ? [BY_SECTIONS, BY_COLUMNS] : [BY_SECTIONS];
  if (isUnsigned(rows)) return [BY_BALANCE, BY_BALANCE_ELSE_OUT];
  return isCard
    ? [BY_SECTIONS_FLIPPED, BY_SECTIONS, BY_MARKS_FLIPPED, BY_MARKS]
    : [BY_SECTIONS, BY_SECTIONS_FLIPPED, BY_MARKS, BY_MARKS_FLIPPED];
}

function evidenceOf({ isFlipped, usesSections, lostMinus }: SignReading): string {
  if (lostMinus === true) return 'amounts without the minus that others of their column have lost it';
  const amounts = isFlipped ? 'amounts without a mark are money out' : 'amounts without a mark are money in';
  return usesSections ? amounts : `${amounts}, and titles tell no direction`;
}

/** Whether each row is in a debit or credit column, or has its direction printed: then there is nothing to choose. */
function isSided(rows: readonly Row[]): boolean {
  return rows.every(({ anchor }) => anchor.side !== 'amount' || anchor.indicator !== null);
}

/** Whether some amounts have a minus, and others may have lost theirs. */
function mayLackMinuses(rows: readonly Row[]): boolean {
  return rows.some(mayLackMinus) && rows.some(({ anchor }) => anchor.amount.mark === 'minus');
}
