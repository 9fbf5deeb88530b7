import { verdictOf } from '../checks/verdict.ts';
import type { AccountReading } from '../interpret/account-reading.ts';
import type { Entry, Row } from '../interpret/rows/row.ts';
import { isBare, isSignedByMark } from '../interpret/sign.ts';
import { says } from '../vocabulary/says.ts';
import { lowersPrincipal } from './lowers-principal.ts';
import { rowsMoved } from './rows-moved.ts';

/** Whether a card statement may have been read as a bank statement or the reverse, and nothing in the document confirms which it is. */
export function kindIsOpen({ account, others, isCard, cardSigns, entries }: Asked): boolean {
  const mayBeCard = cardSigns >= (isFewUnmarked(account) ? 1 : MANY_SIGNS) || closesToBePaid(entries);
  if (!isCard && mayBeCard && mayBeOfCard(account)) return true;
  return isMostlyIn(account) && !confirmKind(others) && !showsKind(account);
}

type Asked = {
  readonly account: AccountReading;
  readonly others: readonly AccountReading[];
  readonly isCard: boolean;
  /** How many signs of a credit card the document has. */
  readonly cardSigns: number;
  readonly entries: readonly Entry[];
};

/** This many card signs are too few for a card statement, and too many to rule one out. */
const MANY_SIGNS = 2;

/** Whether a few rows without any mark or balance are all that shows a direction: one sign of a card is enough to doubt it. */
function isFewUnmarked({ rows }: AccountReading): boolean {
  return (
    rows.length < FEW_ROWS &&
    rows.every(({ anchor }) => anchor.amount.mark === 'none' && anchor.balance === null)
  );
}

/** Whether a closing balance is labelled as one to be paid: it is owed, and rows that raise it are money out. */
function closesToBePaid(entries: readonly Entry[]): boolean {
  return entries.some(
    (entry) => entry.kind === 'balance' && entry.role === 'closing' && says('toBePaid', entry.label),
  );
}

/** Whether an account would tie out as a card's with every sign reversed, and no row is worded as spending and is money out. */
function mayBeOfCard(account: AccountReading): boolean {
  const { rows } = account;
  if (rows.length === 0 || confirmsDirections(account) || !rows.every(isBare)) return false;
  return !rowsMoved(account, 'out').some(({ description }) => says('spent', description));
}

/** Whether printed totals of both directions show which is which: where all rows are money in, the sum of nothing may be that of either. */
function confirmsDirections({ amounts, reconciliation: { totals } }: AccountReading): boolean {
  return totals === 'hold' && amounts.some((amount) => amount < 0);
}

const FEW_ROWS = 4;
/** Share of deposits above which the account type is open: lower if the title was recognized from pixels. */
const MOSTLY_IN = 0.5;
const MOSTLY_IN_RECOGNISED = 0.35;

/**
 * Whether only a minus, or none, separates directions, most rows would be money in, and no printed total confirms that: a card statement may have
 * been read as a bank statement or the reverse. An account type recognized from pixels needs more rows to confirm it.
 */
function isMostlyIn(account: AccountReading): boolean {
  const { rows } = account;
  if (confirmsDirections(account) || !rows.every(isBare)) return false;
  const share = rowsMoved(account, 'in').length / rows.length;
  const isRecognised = rows.some(({ anchor }) => anchor.body.line.words.some((word) => word.confidence < 1));
  if (isRecognised) return share > (rows.length < FEW_ROWS ? 0 : MOSTLY_IN_RECOGNISED);
  return rows.length >= FEW_ROWS && share > MOSTLY_IN;
}

/** Whether other accounts of the document, of those that tie out, show what a minus means: most of their transactions have one and are money out. */
function confirmKind(others: readonly AccountReading[]): boolean {
  const isMarked = (row: Row) => isSignedByMark(row) && row.anchor.amount.mark === 'minus';
  const proven = others.filter(({ reconciliation }) => verdictOf(reconciliation) === 'proven');
  const rows = proven.flatMap((account) => account.rows);
  const markedOut = proven.flatMap((account) => rowsMoved(account, 'out').filter(isMarked));
  return rows.length >= FEW_ROWS && markedOut.length > rows.length * MOSTLY_IN;
}

/** Whether the columns of an account show by themselves what is an asset and what a debt. */
function showsKind(account: AccountReading): boolean {
  return takesFeesOff(account) || keepsCash(account) || lowersPrincipal(account);
}

/** Whether fees precede the net amount of most deposits, as with a payment processor. */
function takesFeesOff(account: AccountReading): boolean {
  const ins = rowsMoved(account, 'in');
  const lowered = ins.filter(({ anchor }) => {
    const foreign = anchor.cells.amounts.filter(({ column }) => column.role === 'foreign');
    if (anchor.table.headings.some(({ role, text }) => role === 'foreign' && says('discount', text)))
      return false;
    const [gross, fee, ...more] = foreign.map(({ token }) => token.amount);
    const isPair = gross !== undefined && fee !== undefined && more.length === 0;
    return isPair && fee.minor > 0 && gross.minor - fee.minor === anchor.amount.minor;
  });
  return lowered.length >= FEW_ROWS && lowered.length > ins.length * MOSTLY_IN;
}

/** Whether the balances are labelled as cash, as a broker's are: cash is an asset, never a debt. */
function keepsCash({ rows }: AccountReading): boolean {
  return rows.every(({ anchor: { table } }) =>
    table.headings.some(({ role, text }) => role === 'balance' && says('cash', text)),
  );
}
