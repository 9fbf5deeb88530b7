import type { AccountReading } from '../interpret/account-reading.ts';
import type { Row } from '../interpret/rows/row.ts';
import { bearsEverySign, isSignedByMark } from '../interpret/sign.ts';
import { cellOfAmount } from './cell-of-amount.ts';
import { headingTexts } from './heading-texts.ts';
import { rowsMoved } from './rows-moved.ts';

/** Whether a minus was read against its usual meaning on such a document, or against the document's other rows. */
export function minusIsOpen(account: AccountReading, isCard: boolean): boolean {
  return (
    takesMinusForIn(account) ||
    chargesMinus(account, isCard) ||
    (!isCard && (turnsMinusRound(account) || standsAlone(account)))
  );
}

/**
 * Whether each amount has a plus or a minus, the minus was read as money in, and a debt balance has one too, or every balance has the holder's
 * sign: reversed, everything ties out as well, or should.
 */
function takesMinusForIn({ rows, sign, reconciliation }: AccountReading): boolean {
  const isCredit = (owed: number | null) => owed !== null && owed < 0;
  const { opening, closing, isOwed, totals } = reconciliation;
  // Printed totals of both directions decide.
  if (totals === 'hold') return false;
  return sign.isFlipped && bearsEverySign(rows) && (!isOwed || isCredit(opening) || isCredit(closing));
}

/**
 * Whether a minus was read as money out where other withdrawals have none: it may be money in. A card statement uses one convention for all
 * charges. An account may use one for each table, such as checks and payments, if more than one row shows it.
 */
function chargesMinus(account: AccountReading, isCard: boolean): boolean {
  if (!account.sign.usesSections) return false;
  const charges = rowsMoved(account, 'out').filter(
    (row) => isSignedByMark(row) && (isCard || row.section?.role === 'out'),
  );
  const tables = Map.groupBy(charges, ({ anchor }) => headingTexts(anchor.table));
  const habits = (isCard ? [charges] : [...tables.values()]).map((own) =>
    own.map(({ anchor }) => anchor.amount.mark),
  );
  const hasBareRows = habits.some((marks) => marks.includes('none'));
  return habits.some(
    (marks) => marks.includes('minus') && (marks.includes('none') || (marks.length === 1 && hasBareRows)),
  );
}

/**
 * Whether a minus by itself, or under a title for deposits, was read as money in. No account prints it that way, and a wrong sign would look
 * the same.
 */
function turnsMinusRound(account: AccountReading): boolean {
  const { sign } = account;
  const isTurned = ({ section }: Row) => {
    const role = sign.usesSections ? section?.role : undefined;
    return role === 'in' || (sign.isFlipped && role !== 'out');
  };
  return rowsMoved(account, 'in').some(
    (row) => isSignedByMark(row) && row.anchor.amount.mark === 'minus' && isTurned(row),
  );
}

/**
 * Whether one row alone has its minus before the digits where all others have it after, or the reverse. It then does not follow the
 * document's convention and may not be a minus at all.
 */
function standsAlone({ rows }: AccountReading): boolean {
  const marked = rows.filter((row) => isSignedByMark(row) && row.anchor.amount.mark === 'minus');
  const behind = marked.filter(hasMarkBehind).length;
  return marked.length > 2 && (behind === 1 || behind === marked.length - 1);
}

/** A minus or a bracket somewhere before the first digit. */
const MARK_BEFORE = /^\D*[-−–‐‑([]/;

/** Whether a row's amount has its mark only after its digits. */
function hasMarkBehind(row: Row): boolean {
  const cell = cellOfAmount(row);
  if (cell === undefined) return false;
  const words = row.anchor.body.line.words.slice(cell.token.from, cell.token.to);
  return !MARK_BEFORE.test(words.map(({ text }) => text).join(' '));
}
