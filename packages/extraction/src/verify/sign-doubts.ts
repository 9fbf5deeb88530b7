import { type AccountEvidence, type FindingParameters, raiseFinding } from '@tieout/records';
import type { Reconciliation } from '../checks/reconcile.ts';
import type { AccountReading } from '../interpret/account-reading.ts';
import { codedDirections } from '../interpret/items/anchor-of.ts';
import type { Entry, Row } from '../interpret/rows/row.ts';
import { bearsEverySign, isBare, isSignedByMark, partOf, signedAmounts } from '../interpret/sign.ts';
import { textOf } from '../lines/line.ts';
import { owesAll } from '../roles/owed-balance.ts';
import type { Table } from '../roles/table.ts';
import type { AmountMark } from '../values/amount.ts';
import { normalise } from '../vocabulary/normalise.ts';
import { says } from '../vocabulary/says.ts';
import { cellOfAmount } from './cell-of-amount.ts';
import { creditIsOpen, owesWhatWasPaid } from './credit-is-open.ts';
import type { Doubt } from './doubt.ts';
import { goesAgainstColumns } from './goes-against-columns.ts';
import { goesAgainstTexts } from './goes-against-texts.ts';
import { headingTexts } from './heading-texts.ts';
import { kindIsOpen } from './kind-is-open.ts';
import { lowersPrincipal } from './lowers-principal.ts';
import { minusIsOpen } from './minus-is-open.ts';
import { rowsMoved } from './rows-moved.ts';
import { signAgainstHabit } from './sign-against-habit.ts';

type SignEvidence = AccountEvidence['signs'];

/** Why directions are open, by the results of the checks: the actual ones, and those possible after a correction. `others` are the document's other accounts, `tables` all of its tables. */
export function signEvidence(
  account: AccountReading,
  others: readonly AccountReading[],
  context: Omit<Judged, 'account' | 'others'>,
): SignEvidence {
  const reasonWith = (reconciliation: Reconciliation) =>
    SIGN_CHECKS.find(([, applies]) =>
      applies({ ...context, account: { ...account, reconciliation }, others }),
    )?.[0] ?? null;
  const { reconciliation } = account;
  const { movements } = reconciliation.chain;
  const chain = (isCovered: boolean) => ({
    ...{ ...reconciliation.chain, breaks: [] },
    ...(isCovered ? { covered: movements, holds: movements } : { covered: 0, holds: 0 }),
  });
  const otherwise = OUTCOMES.map(({ isCovered, ledger, totals }) =>
    reasonWith({ ...reconciliation, ledger, totals, chain: chain(isCovered) }),
  );
  return { checks: checksOf(reconciliation), asRead: reasonWith(reconciliation), otherwise };
}

/** Doubts the direction of an account's transactions: that everything ties out does not prove it. */
export function signDoubts(signs: SignEvidence, reconciliation: Reconciliation): Doubt[] {
  const { ledger, totals, chain } = reconciliation;
  const at = OUTCOMES.findIndex(
    (one) =>
      one.isCovered === (chain.covered === chain.movements) &&
      (one.ledger === 'holds') === (ledger === 'holds') &&
      (one.totals === 'hold') === (totals === 'hold'),
  );
  const reason = signs.checks === checksOf(reconciliation) ? signs.asRead : (signs.otherwise[at] ?? null);
  const [known] = SIGN_CHECKS.find(([name]) => name === reason) ?? [];
  return known === undefined ? [] : [raiseFinding('sign-doubtful', { reason: known })];
}

/** The results of checks that matter for directions. */
const OUTCOMES = [true, false].flatMap((isCovered) =>
  (['holds', null] as const).flatMap((ledger) =>
    (['hold', null] as const).map((totals) => ({ isCovered, ledger, totals })),
  ),
);

function checksOf({ ledger, totals, chain, opening, closing }: Reconciliation): string {
  return JSON.stringify([
    ...[ledger, totals, opening, closing],
    ...[chain.covered, chain.movements, chain.holds, chain.breaks.length],
  ]);
}

type Reason = FindingParameters<'sign-doubtful'>['reason'];

type Judged = {
  readonly account: AccountReading;
  readonly others: readonly AccountReading[];
  readonly isCard: boolean;
  readonly cardSigns: number;
  readonly tables: readonly Table[];
  readonly entries: readonly Entry[];
};

/** What may be open about directions, the most serious first: only one is shown. */
const SIGN_CHECKS: readonly (readonly [Reason, (judged: Judged) => boolean])[] = [
  ['by-arithmetic', ({ account }) => account.turned.length > 0 || goesAgainstColumns(account)],
  ['half-minus', ({ account }) => isHalfMarked(account)],
  ['against-titles', ({ account, entries }) => goesAgainstTitles(account, entries)],
  [
    'by-title',
    ({ account, isCard, tables }) =>
      mixesTitlesAndMarks(account) ||
      lacksCreditMark(account) ||
      (isCard && (creditsUnmarked(account) || isOnlyUnmarked(account, tables))),
  ],
  [
    'against-words',
    ({ account }) => goesAgainstWords(account) || goesAgainstMarks(account) || goesAgainstCodes(account),
  ],
  ['minus-alone', (judged) => kindIsOpen(judged)],
  [
    'negative-balances',
    ({ account, isCard, cardSigns, tables }) =>
      isCard
        ? creditIsOpen(account) || owesWhatWasPaid(account)
        : cardSigns > 0 && isRecognisedDebt(account) && !namesLoan(tables),
  ],
  [
    'unusual-minus',
    ({ account, others, isCard }) =>
      (!lowersPrincipal(account) && (minusIsOpen(account, isCard) || signAgainstHabit(account, isCard))) ||
      signsUnlike(account, others),
  ],
  ['against-descriptions', ({ account }) => goesAgainstTexts(account)],
  ['by-balances', ({ account, others }) => lacksMarks(account, others)],
  ['unmarked', ({ account, isCard }) => !isCard && lacksSides(account)],
  ['own-books', ({ account }) => isOfOwnBooks(account)],
  ['owed-balances', ({ account, isCard }) => !isCard && debtReadAsAsset(account)],
  ['as-well-otherwise', ({ account }) => account.hasRival],
];

/**
 * Whether another account of the document has the same column of amounts, and there an amount without a minus is the other direction: one
 * of the two was read the wrong way round. A printed total of both directions decides.
 */
function signsUnlike(account: AccountReading, others: readonly AccountReading[]): boolean {
  if (account.reconciliation.totals === 'hold') return false;
  const columns = new Set(account.rows.filter(isBare).map(({ anchor }) => headingTexts(anchor.table)));
  return others.some(
    ({ rows, sign }) =>
      sign.isFlipped !== account.sign.isFlipped &&
      sign.followsBalance !== true &&
      account.sign.followsBalance !== true &&
      rows.some((row) => isBare(row) && columns.has(headingTexts(row.anchor.table))),
  );
}

/** Whether rows in debit and credit columns are next to balances under a debt header that were read as assets. */
function debtReadAsAsset({ rows }: AccountReading): boolean {
  return (
    rows.length > 0 &&
    rows.every(
      ({ anchor: { side, balance, table } }) =>
        side !== 'amount' &&
        balance !== null &&
        balance.mark === 'none' &&
        table.headings.some(({ role, text }) => role === 'balance' && says('debt', text)) &&
        !owesAll(table),
    )
  );
}

/** Whether an account recognized from pixels is below zero from end to end: a misread title of a card would give the same. */
function isRecognisedDebt({ rows, reconciliation: { opening, closing } }: AccountReading): boolean {
  return (
    opening !== null &&
    closing !== null &&
    Math.max(opening, closing) < 0 &&
    rows.some(({ anchor }) => anchor.body.line.words.some(({ confidence }) => confidence < 1))
  );
}

/** A longer line is a sentence, which may offer a loan. */
const MOST_WORDS = 8;

/** Whether a title above all headers is that of a loan. */
function namesLoan(tables: readonly Table[]): boolean {
  return tables.some(
    ({ headings, lines }) =>
      headings.length === 0 &&
      lines.some(
        ({ line: { words } }) => words.length <= MOST_WORDS && says('loan', normalise(textOf(words))),
      ),
  );
}

/** Whether rows are voucher entries, as accounting software prints them and banks do not. */
function isOfOwnBooks({ rows }: AccountReading): boolean {
  const tables = new Set(rows.map(({ anchor }) => anchor.table));
  return [...tables].some(({ headings }) => headings.some(({ text }) => says('voucher', text)));
}

/**
 * Whether rows that nothing shows the direction of were taken for money in, where others stand in a column of it, and neither both
 * ends nor balances bear that out: sums that do not say their direction hold either way.
 */
function lacksSides({ rows, amounts, reconciliation: { ledger, chain } }: AccountReading): boolean {
  if (ledger === 'holds' || chain.covered === rows.length) return false;
  const isUntold = (row: Row) => isBare(row) && row.anchor.amount.mark === 'none';
  return (
    rowsMoved({ rows, amounts }, 'in').some(isUntold) && rows.some(({ anchor }) => anchor.side !== 'amount')
  );
}

/**
 * Whether rows without any mark are money out by the balances alone, and a lost minus would explain that: it is the only such row, or
 * another account of the document marks them.
 */
function lacksMarks({ sign, amounts }: AccountReading, others: readonly AccountReading[]): boolean {
  const out = amounts.filter((amount) => amount < 0).length;
  if (sign.followsBalance !== true || out === 0) return false;
  return out === 1 || others.some(({ rows }) => rows.some(({ anchor }) => anchor.amount.mark === 'minus'));
}

/**
 * Whether, under a title or in a column that gives the direction, as many amounts have a minus as have none: neither is the convention there.
 * Running balances on all rows confirm the directions of a column.
 */
function isHalfMarked({ rows, sign, reconciliation: { chain } }: AccountReading): boolean {
  const titled = sign.usesSections ? rows.filter((row) => isSignedByMark(row) && partOf(row) !== null) : [];
  const inColumns =
    chain.covered === rows.length
      ? []
      : rows.filter(({ anchor }) => anchor.side !== 'amount' && anchor.indicator === null);
  const groups = [...Map.groupBy(titled, partOf).values()].concat([
    ...Map.groupBy(inColumns, ({ anchor }) => anchor.side).values(),
  ]);
  return groups.some(
    (group) => group.filter(({ anchor }) => anchor.amount.mark === 'minus').length * 2 === group.length,
  );
}

/** Whether the reading gives a row another sign than the title of its section, and not every printed balance confirms it. */
function goesAgainstTitles(
  { rows, amounts, sign, reconciliation }: AccountReading,
  entries: readonly Entry[],
): boolean {
  const behind = rowsBehindSums(entries);
  const isOwn = rows.map((row) => !behind.has(row));
  const own = rows.filter((_, index) => isOwn[index]);
  const read = amounts.filter((_, index) => isOwn[index]);
  const isTitled = own.some(({ section }) => section?.role === 'in' || section?.role === 'out');
  if (sign.usesSections || !isTitled || reconciliation.chain.covered === rows.length) return false;
  if (bearsEverySign(rows)) return false;
  const byTitles = signedAmounts(own, { ...sign, usesSections: true });
  return read.some((amount, index) => amount !== byTitles[index]);
}

/** The rows after the printed total of their section: an unknown title begins another section there. */
function rowsBehindSums(entries: readonly Entry[]): ReadonlySet<Row> {
  const behind = new Set<Row>();
  const sums = new Map<string, number>();
  let closed: string | null = null;
  for (const entry of entries) {
    if (entry.kind === 'row') {
      const part = entry.row.section?.part;
      if (part === undefined) continue;
      if (part === closed) behind.add(entry.row);
      else sums.set(part, (sums.get(part) ?? 0) + entry.row.anchor.amount.minor);
    }
    if (entry.kind === 'total')
      closed =
        [...sums].findLast(([, sum]) => entry.amounts.some(({ amount }) => amount.minor === sum))?.[0] ??
        closed;
  }
  return behind;
}

/**
 * Whether rows under no title tell money out by a minus, and another, without one, is money out by a title: what was taken for a title may be
 * text. A table under other headings, of checks say, has a habit of its own, which more than one row shows.
 */
function mixesTitlesAndMarks({ rows, amounts, sign }: AccountReading): boolean {
  if (!sign.usesSections) return false;
  const out = rowsMoved({ rows, amounts }, 'out');
  const isTitled = ({ section }: Row) => section?.role === 'in' || section?.role === 'out';
  const tableOf = ({ anchor }: Row) => headingTexts(anchor.table);
  const byMark = out.filter((row) => !isTitled(row) && row.anchor.amount.mark === 'minus');
  const byTitle = out.filter(
    (row) => isTitled(row) && row.anchor.amount.mark === 'none' && row.anchor.indicator === null,
  );
  const marked = new Set(byMark.map(tableOf));
  const tables = Map.groupBy(byTitle, tableOf);
  return marked.size > 0 && [...tables].some(([headings, own]) => own.length === 1 || marked.has(headings));
}

/**
 * Whether titles of deposits stand over rows with a minus and rows without one, all read as money in. Or over one row without one, where
 * deposits elsewhere or that row's total have one, and no total of it is printed without.
 */
function creditsUnmarked({ rows, amounts, sign }: AccountReading): boolean {
  if (!sign.usesSections) return false;
  const credits = rowsMoved({ rows, amounts }, 'in').filter(isSignedByMark);
  const marked = credits.filter(({ anchor }) => anchor.amount.mark === 'minus');
  const [sole, ...others] = credits.filter(
    ({ anchor, section }) => section?.role === 'in' && anchor.amount.mark === 'none',
  );
  if (sole === undefined) return false;
  if (marked.some(({ section }) => section?.role === 'in')) return true;
  const sums = marksOfSums(sole);
  return others.length === 0 && !sums.has('none') && (marked.length > 0 || sums.has('minus'));
}

/** Whether a card's only credit has no mark and gets its direction from its title, while the document prints its total elsewhere with a minus. */
function isOnlyUnmarked({ rows, amounts, sign }: AccountReading, tables: readonly Table[]): boolean {
  if (!sign.usesSections) return false;
  const [sole, ...others] = rowsMoved({ rows, amounts }, 'in');
  if (sole === undefined || others.length > 0 || !isSignedByMark(sole)) return false;
  return sole.anchor.amount.mark === 'none' && marksOfSums(sole, tables).has('minus');
}

/** Whether under titles of deposits some rows are marked as credits and others have no mark: by the document's convention those are none. */
function lacksCreditMark({ rows, amounts, sign }: AccountReading): boolean {
  if (!sign.usesSections) return false;
  const credits = rowsMoved({ rows, amounts }, 'in')
    .filter(({ section, anchor }) => section?.role === 'in' && anchor.side === 'amount')
    .map(({ anchor }) => anchor.indicator ?? anchor.amount.mark);
  return credits.includes('in') && credits.includes('none');
}

/** The marks of the amounts on other lines that describe a row, in its own table by default. */
function marksOfSums({ anchor }: Row, tables: readonly Table[] = [anchor.table]): ReadonlySet<AmountMark> {
  const figures = tables
    .flatMap(({ lines }) => lines)
    .filter((line) => line !== anchor.body)
    .flatMap(({ tokens }) => tokens.flatMap((token) => (token.kind === 'amount' ? [token.amount] : [])));
  return new Set(figures.filter(({ minor }) => minor === anchor.amount.minor).map(({ mark }) => mark));
}

/** Whether unknown words right after amounts, whose signs come only from the balances, appear on both money in and money out. */
function goesAgainstWords({ rows, amounts, sign }: AccountReading): boolean {
  if (sign.followsBalance !== true) return false;
  const words = rows.map(wordBehindAmount);
  const isHabit = words.filter((word) => word !== null).length > rows.length * 0.6;
  if (!isHabit || new Set(words).size > MOST_DIRECTION_WORDS) return false;
  const behindOut = new Set(rowsMoved({ rows, amounts }, 'out').map(wordBehindAmount));
  return rowsMoved({ rows, amounts }, 'in')
    .map(wordBehindAmount)
    .some((word) => word !== null && behindOut.has(word));
}

/** Whether the word next to an amount contradicts its direction, for example because the column header was misread, and no running balance confirms the direction. */
function goesAgainstMarks({ rows, amounts, reconciliation }: AccountReading): boolean {
  if (reconciliation.chain.covered === rows.length) return false;
  const isMarked = (way: string) => (row: Row) => (row.anchor.indicator ?? row.anchor.amount.mark) === way;
  const moved = { rows, amounts };
  return rowsMoved(moved, 'out').some(isMarked('in')) || rowsMoved(moved, 'in').some(isMarked('out'));
}

/** Whether balances alone gave a direction that contradicts the direction word among the codes of a row. */
function goesAgainstCodes({ rows, amounts, sign }: AccountReading): boolean {
  if (sign.followsBalance !== true) return false;
  const isCoded = (way: 'in' | 'out') => (row: Row) => codedDirections(row.anchor).includes(way);
  const moved = { rows, amounts };
  return rowsMoved(moved, 'out').some(isCoded('in')) || rowsMoved(moved, 'in').some(isCoded('out'));
}

const MOST_DIRECTION_WORDS = 6;

/** The word right after the amount of a row, before the next figure. */
function wordBehindAmount(row: Row): string | null {
  const cell = cellOfAmount(row);
  const word = cell === undefined ? undefined : row.anchor.body.line.words[cell.token.to];
  return word === undefined || /\d/.test(word.text) ? null : word.text;
}
