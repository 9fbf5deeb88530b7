import type { AccountReading } from '../interpret/account-reading.ts';
import type { Row } from '../interpret/rows/row.ts';
import { isBare, isToldByMark } from '../interpret/sign.ts';
import { lowersPrincipal } from './lowers-principal.ts';

/** Whether a card's statement may have been taken for an account's, or an account's for a card's, and nothing on the paper bears out which it is. */
export function kindIsOpen(account: AccountReading, others: readonly AccountReading[]): boolean {
  return isMostlyIn(account) && !others.some(bearsOutKind) && !tellsKind(account);
}

const FEW_ROWS = 4;
/** Share of rows that are money in from which the kind of paper is open: less where its title was read from pixels, and may be another. */
const MOSTLY_IN = 0.5;
const MOSTLY_IN_RECOGNISED = 0.35;

/**
 * Whether only a minus, or none, tells money in from money out, most rows would be money in, and no printed sum of either direction
 * says so: then a card's statement may have been taken for an account's, or an account's for a card's. A kind told by words read from
 * pixels is borne out by no fewer rows.
 */
function isMostlyIn({ rows, amounts, reconciliation }: AccountReading): boolean {
  if (reconciliation.totals === 'hold' || !rows.every(isBare)) return false;
  const share = amounts.filter((amount) => amount > 0).length / rows.length;
  const isRecognised = rows.some(({ anchor }) => anchor.body.line.words.some((word) => word.confidence < 1));
  if (isRecognised) return share > (rows.length < FEW_ROWS ? 0 : MOSTLY_IN_RECOGNISED);
  return rows.length >= FEW_ROWS && share > MOSTLY_IN;
}

/** Whether an account of the same paper shows what a minus means there: most of its movements bear one and go out, and it ties out. */
function bearsOutKind({ rows, amounts, reconciliation: { ledger } }: AccountReading): boolean {
  const isMarkedOut = (row: Row, index: number) =>
    isToldByMark(row) && row.anchor.amount.mark === 'minus' && (amounts[index] ?? 0) < 0;
  return (
    ledger === 'holds' && rows.length >= FEW_ROWS && rows.filter(isMarkedOut).length > rows.length * MOSTLY_IN
  );
}

/** Whether the columns of an account say of themselves what is held there and what is owed. */
function tellsKind(account: AccountReading): boolean {
  return takesFeesOff(account) || keepsCash(account) || lowersPrincipal(account);
}

/** Whether fees stand before what is left of most sums that came in, as where a processor keeps them: what pays a fee beside its sum goes the other way. */
function takesFeesOff({ rows, amounts }: AccountReading): boolean {
  const ins = rows.filter((_, index) => (amounts[index] ?? 0) > 0);
  const lowered = ins.filter(({ anchor }) => {
    const beside = anchor.cells.amounts.filter(({ column }) => column.role === 'foreign');
    if (anchor.table.headings.some(({ role, text }) => role === 'foreign' && LOWERS_PRICE.test(text)))
      return false;
    const [gross, fee, ...more] = beside.map(({ token }) => token.amount);
    const isPair = gross !== undefined && fee !== undefined && more.length === 0;
    return isPair && fee.minor > 0 && gross.minor - fee.minor === anchor.amount.minor;
  });
  return lowered.length >= FEW_ROWS && lowered.length > ins.length * MOSTLY_IN;
}

/** What makes a purchase cheaper, and is no fee kept of what came in. */
const LOWERS_PRICE = /\b(discount|rebate|savings?|descuentos?|desconto|rabatt|remise)\b/i;

/** Whether the balances are said to be of cash, as those of a broker's account are: cash is held, never owed. */
function keepsCash({ rows }: AccountReading): boolean {
  return rows.every(({ anchor: { table } }) =>
    table.headings.some(({ role, text }) => role === 'balance' && CASH.test(text)),
  );
}

const CASH = /\b(cash|efectivo|espèces|contanti)\b/i;
