import type { ClaimKind } from '../../claims/claim-kind.ts';
import { isFigureAlone, phrasesOf } from '../../claims/phrases.ts';
import { strengthOf } from '../../claims/strength.ts';
import { chunksOf } from '../../lines/chunk.ts';
import { type Line, textOf } from '../../lines/line.ts';
import { amountsOf } from '../../tables/amounts-of.ts';
import type { BodyLine } from '../../tables/body-line.ts';
import { dayLine } from '../../tables/day-line.ts';
import { namesDays } from '../../tables/heading.ts';
import { phraseBefore } from '../../tables/phrase-before.ts';
import { textOfTokens } from '../../tables/text-of-tokens.ts';
import type { AmountToken, Token } from '../../tables/token.ts';
import { isCurrencyMark } from '../../values/currency.ts';
import { totalSide } from '../../values/total-side.ts';
import {
  balanceLabel,
  countsPoints,
  isToDate,
  namesBalanceOrSum,
  namesCardFact,
  saysCount,
  saysMoreThanSum,
  sectionTitle,
  totalLabel,
  totalsOneKind,
  totalsToDate,
} from '../../vocabulary/label.ts';
import { oneOf } from '../../vocabulary/one-of.ts';
import { says } from '../../vocabulary/says.ts';
import { anchorOf } from './anchor-of.ts';
import type { FlowItem } from './flow-item.ts';
import { claimedItem, labelledAmounts } from './labelled-amounts.ts';
import { lineBalance } from './line-balance.ts';
import { hasNextNumber, lineTitle, namesHolder } from './line-title.ts';
import { standsBeforeRate } from './stands-before-rate.ts';
import { type TableLine, textItem, totalItem, wordlessItem } from './table-line.ts';
import { titleBeforeTotal } from './title-before-total.ts';

/** Interprets one line of a table by the first rule that applies. */
export function lineItems(line: TableLine): FlowItem[] {
  return (
    (countsRowsAbove(line) ? [wordlessItem(line, null)] : null) ??
    quietBalance(line) ??
    boxedBalances(line) ??
    titleOrText(line) ??
    lineBalance(line) ??
    sum(line) ??
    points(line) ??
    rates(line) ??
    facts(line) ??
    comparedFigures(line) ??
    balanceUnderLabel(line) ??
    movement(line) ??
    balanceOfDay(line) ??
    labelledAmounts(line)
  );
}

/**
 * A line of amounts only, or one outside all tables with headers: the text next to or above its amounts says what they are. If each of several
 * amounts has a label of its own before it, the line says nothing else.
 */
function boxedBalances(line: TableLine): FlowItem[] | null {
  if (line.cells.date !== null)
    return namesEachFigure(line) || isBoxOfDays(line) ? labelledAmounts(line) : turnover(line);
  const arePairs = isPairs(line);
  if (!arePairs && !mayBeSummary(line) && !isUnderOwnLabels(line)) return null;
  const labelled = labelledAmounts(line);
  return arePairs || labelled.some((item) => item.kind === 'balance') ? labelled : null;
}

/**
 * The totals of a dated line that names both directions, each before its figure, and ends in what they come to: "31 Aug  Turnover: debit 111.31
 * Turnover: credit 0.00  -111.31". Null for any other line.
 */
function turnover({ body }: TableLine): FlowItem[] | null {
  const figures = amountsOf(body);
  const net = figures.at(-1);
  const named = figures.slice(0, -1).flatMap((figure) => {
    const side = totalSide(phraseBefore(body, figure.left));
    return side === 'in' || side === 'out' ? [{ side, figure }] : [];
  });
  const [credits, debits] = (['in', 'out'] as const).map((side) => named.find((one) => one.side === side));
  if (credits === undefined || debits === undefined || figures.length !== ENDING_IN_NET) return null;
  if (net === undefined || signedMinor(net) !== credits.figure.amount.minor - debits.figure.amount.minor)
    return null;
  return named.map(({ side, figure }) => ({
    ...{ kind: 'total', side, body },
    amounts: [{ amount: figure.amount, role: null }],
  }));
}

/** Total debits, total credits and their difference. */
const ENDING_IN_NET = 3;

function signedMinor({ amount }: AmountToken): number {
  return amount.mark === 'minus' ? -amount.minor : amount.minor;
}

/** The amount on a line that says there were no transactions: "No transactions 1,250.00". It may be the balance. */
function quietBalance({ body, usualSize }: TableLine): FlowItem[] | null {
  const [figure, ...others] = amountsOf(body);
  if (figure === undefined || others.length > 0 || standsBeforeRate(body, figure)) return null;
  const label = textOf(body.line.words.slice(0, figure.from));
  if (!says('noTransactions', label)) return null;
  const strength = strengthOf(label, body.line.words.slice(figure.from, figure.to), usualSize);
  const balance = { kind: 'balance', role: 'checkpoint', amount: figure.amount, column: null } as const;
  return [{ ...balance, body, isInTable: true, label, strength, date: null }];
}

function mayBeSummary({ table, body, cells }: TableLine): boolean {
  const figures = body.tokens.filter((token) => token.kind === 'amount').length;
  return table.headings.length === 0
    ? figures > 0
    : figures > 1 &&
        cells.text.every((token) => token.kind === 'amount' || isCurrencyMark(textOfTokens(body, [token])));
}

/**
 * Whether a line is totals and a balance, each by a label of its own above it, whatever words begin the line: "Totals" below "Money in   Money
 * out   New balance". Balances alone may be those of another list, which the words name.
 */
function isUnderOwnLabels({ body, claims }: TableLine): boolean {
  return (
    claims.length > 1 &&
    claims.length === amountsOf(body).length &&
    claims.every(({ side, kind }) => side === 'above' && !FACTS.has(kind) && kind !== 'other') &&
    claims.some(({ kind }) => kind === 'opening' || kind === 'closing') &&
    claims.some(({ kind }) => kind === 'in' || kind === 'out') &&
    new Set(claims.map(({ label }) => label)).size === claims.length
  );
}

/** Whether a line outside all tables is days and a balance, each under its label: "Period from   Period to   Total debt". */
function isBoxOfDays({ table, body: { tokens }, claims }: TableLine): boolean {
  return (
    table.headings.length === 0 &&
    tokens.every(({ kind }) => kind === 'date' || kind === 'amount') &&
    claims.some(({ side, kind }) => side === 'above' && (kind === 'opening' || kind === 'closing'))
  );
}

/** Labels and amounts in turn: "Opening balance 120.00 Total debits 80.00". Under headers at least one label must name a balance or a total. */
function isPairs({ table, body, claims }: TableLine): boolean {
  const figures = amountsOf(body);
  if (table.headings.length === 0 && haveWordsBetween(body, figures)) return true;
  const labels = claims.filter(({ side }) => side === 'before').map(({ label }) => label);
  return (
    figures.length > 1 &&
    new Set(labels).size === figures.length &&
    (table.headings.length === 0
      ? claims.some(({ kind }) => kind !== 'other')
      : labels.some(namesBalanceOrSum))
  );
}

/** Whether a line has several amounts, each with words of its own before it: nothing known, but no row. */
function haveWordsBetween({ line: { words } }: BodyLine, figures: readonly AmountToken[]): boolean {
  const before = figures.map(({ from }, at) => textOf(words.slice(figures[at - 1]?.to ?? 0, from)));
  return figures.length > 1 && figures.every(isFigure) && before.every((text) => WORD.test(text));
}

const WORD = /\p{L}{3}/u;

/**
 * Whether each amount of a dated line has a known label before it: at the top of a day's rows, "5 May  Total in 0.00  Total out 26.93", or in
 * a summary, "08/14  Ending balance 3,951.19  Average balance 5,060.84".
 */
function namesEachFigure({ body, claims }: TableLine): boolean {
  const figures = amountsOf(body);
  const known = claims.filter(({ side, kind }) => side === 'before' && kind !== 'other');
  return (
    figures.length > 1 &&
    known.length === figures.length &&
    known.some(({ kind }) => !FACTS.has(kind)) &&
    new Set(known.map(({ label }) => label)).size === figures.length
  );
}

/** A line without amounts is the title of what follows, or text of a row. */
function titleOrText(line: TableLine): FlowItem[] | null {
  const { table, body, cells } = line;
  const isNumbered = body.tokens.some((token) => token.kind === 'amount');
  if (
    isNumbered &&
    (cells.date !== null ||
      !(
        isNumberOfTitle(line) ||
        countsRows(line) ||
        countsRowsInFront(line) ||
        namesHolder(line) ||
        hasNextNumber(line)
      ))
  )
    return null;
  if (cells.date === null && labelsFigureBelow(line)) return [];
  const role = cells.date === null ? lineTitle(line) : null;
  if (role === null && isNumbered) return null;
  if (role !== null) return [{ kind: 'section', role, title: textOf(body.line.words), body }];
  const day = cells.date === null && table.hasDayLines ? dayLine(body) : null;
  if (day !== null) return [wordlessItem(line, day)];
  return [saysNothingOfRows(line) ? wordlessItem(line, cells.date?.date ?? null) : textItem(line)];
}

/** Whether a line counts the rows above it: "Nombre d'opérations : 13". */
function countsRowsAbove({ body }: TableLine): boolean {
  return COUNT_OF_ROWS.test(textOf(body.line.words));
}

const COUNT_OF_ROWS = new RegExp(
  `^${oneOf('countBegins')}\\P{L}?(?:\\p{L}+ )?${oneOf('rowsCounted')}[\\s:.]+\\d{1,4}$`,
  'iu',
);

/** Whether a line without figures is the label of a balance, or says that no rows follow. */
function saysNothingOfRows({ body, text }: TableLine): boolean {
  const isAlone = chunksOf(body.line).length - body.tokens.filter(({ kind }) => kind === 'date').length <= 1;
  return (
    says('endOfRows', textOf(body.line.words)) ||
    (isAlone && says('noTransactions', textOf(body.line.words))) ||
    (isAlone && !/\d/.test(text) && balanceLabel(text) !== null)
  );
}

/** Whether the only number of a line, bare and in no column, is at its end or before a note, as that of an annex is: "Anlage 1", "Checks (4) * a gap in the run". */
function isNumberOfTitle({ body, cells }: TableLine): boolean {
  const at = body.tokens.findIndex(({ kind }) => kind === 'amount');
  const [number, behind] = [body.tokens[at], body.tokens[at + 1]];
  return (
    number?.kind === 'amount' &&
    !number.amount.isCertain &&
    body.tokens.slice(0, at).every(({ kind }) => kind === 'text') &&
    at > 0 &&
    (behind === undefined || /^[*†]/.test(body.line.words[behind.from]?.text ?? '')) &&
    cells.amounts.length === 0
  );
}

/** Amounts of a line outside its table's columns from which it belongs to another kind of table, such as balances by type. */
const MOST_LOOSE = 2;

function isOfOtherColumns({ table, body, cells }: TableLine): boolean {
  if (table.headings.length === 0) return false;
  const own = new Set<Token>(cells.amounts.map(({ token }) => token));
  return body.tokens.filter((token) => isFigure(token) && !own.has(token)).length > MOST_LOOSE;
}

/** Whether the only number of a line, in no column, is the row count of its title: "Fees - 2 items". */
function countsRows({ body, cells }: TableLine): boolean {
  const numbers = body.tokens.filter(({ kind }) => kind === 'amount');
  return numbers.length === 1 && cells.amounts.length === 0 && saysCount(textOf(body.line.words));
}

/** Whether the only number of a line, in no column, is the row count in front of a title of money in or out: "4 Deposits/Credits". */
function countsRowsInFront({ body: { line, tokens }, cells }: TableLine): boolean {
  const [first, ...others] = tokens;
  if (first?.kind !== 'amount' || first.amount.isCertain || cells.amounts.length > 0) return false;
  if (others.length === 0 || others.some(({ kind }) => kind !== 'text')) return false;
  const side = sectionTitle(textOf(line.words.slice(first.to)));
  return side === 'in' || side === 'out';
}

function sum(line: TableLine): FlowItem[] | null {
  const { body, cells, claims, text } = line;
  const [first] = cells.amounts;
  if (first === undefined || standsBeforeRate(body, first.token)) return null;
  if (cells.date !== null && !sumsBothSides(line)) return null;
  if (totalsToDate(text) || isOfYear(line, first.token)) return [textItem(line)];
  const side = totalSide(text) ?? totalLabel(ownLabel(line, first.token));
  if (side === null || isTransactionWithBalance(line)) return null;
  // In a box of limits "Purchases" names what may be spent.
  if (claims.some(({ figure, kind }) => figure === first.token && kind === 'limit')) return null;
  // An amount with words of its own before it means something else, and one before the label is a balance.
  const isTotal = ({ token }: typeof first) => totalLabel(phraseBefore(body, token.left)) !== null;
  const label = phraseBefore(body, (cells.amounts.find(isTotal) ?? first).token.left);
  const own = cells.amounts.filter(({ token }) => phraseBefore(body, token.left) === label);
  const total = totalItem(side, own, line);
  return [...titleBeforeTotal(body), { ...total, isOfOneKind: side === 'both' && totalsOneKind(label) }];
}

/** Whether a dated line names totals, in several words if one of them is zero, and fills both columns: no row moves money both ways. */
function sumsBothSides({ cells, text }: TableLine): boolean {
  const sides = (['in', 'out'] as const).map((side) =>
    cells.amounts.filter(({ column }) => column.role === side).map(({ token }) => token.amount.minor),
  );
  const moveBoth = sides.every((amounts) => amounts.some((minor) => minor !== 0));
  return (
    sides.every((amounts) => amounts.length > 0) &&
    (moveBoth || text.includes(' ')) &&
    totalLabel(text) !== null
  );
}

/** How many lines over a figure the heading of its box may be. */
const LINES_TO_HEADING = 6;

/** Whether the nearest line above without figures says over a figure that it covers the year so far: "Total this period   Total year-to-date". */
function isOfYear({ table, index }: TableLine, { left, right }: AmountToken): boolean {
  const over = table.lines.slice(Math.max(0, index - LINES_TO_HEADING), index);
  const heading = over.findLast(({ tokens }) => !tokens.some(isFigure));
  return (
    heading !== undefined &&
    phrasesOf(heading).some((phrase) => phrase.left < right && phrase.right > left && isToDate(phrase.text))
  );
}

/** The phrase right before an amount, unless it is the type of a row: "Groceries  Debits  12.00", with a text before it, and a sign or the same phrase on other lines. */
function ownLabel({ table, body, cells }: TableLine, { left, amount }: AmountToken): string {
  const label = phraseBefore(body, left);
  const text = textOfTokens(
    body,
    cells.text.filter(({ kind }) => kind === 'text'),
  );
  if (text.replace(/^\P{L}+/u, '').startsWith(label.replace(/^\P{L}+/u, ''))) return label;
  const isSigned = amount.mark === 'minus' || amount.mark === 'plus';
  return isSigned || recurs(label, table.lines) ? '' : label;
}

/** Whether more than one line has that phrase right before its first amount. */
function recurs(label: string, lines: readonly BodyLine[]): boolean {
  const labelled = lines.filter((body) => {
    const [first] = amountsOf(body);
    return first !== undefined && phraseBefore(body, first.left) === label;
  });
  return labelled.length > 1;
}

/** Whether a line whose text names a total is in fact a transaction under a date line: it says more, and moves money in one direction next to a balance. */
function isTransactionWithBalance({ table, movements, balance, text }: TableLine): boolean {
  const [moved, ...others] = movements.filter(({ token }) => token.amount.minor !== 0);
  return (
    balance !== null &&
    moved !== undefined &&
    moved.column.role !== 'amount' &&
    others.length === 0 &&
    table.headings.some(namesDays) &&
    saysMoreThanSum(text)
  );
}

/** A total of points is no money; but a row that changes the balance next to it is, even if a shop's name mentions points. */
function points(line: TableLine): FlowItem[] | null {
  const movesBalance = line.balance !== null && line.movements.length > 0 && line.table.headings.length > 0;
  return line.cells.date === null && !movesBalance && countsPoints(line.text) ? [textItem(line)] : null;
}

/** Several amounts, undated, next to a percentage, the base of interest and the interest, or next to a currency and nothing else, its rates of exchange. */
function rates(line: TableLine): FlowItem[] | null {
  const { body, cells, balance } = line;
  if (cells.date !== null || balance !== null || cells.amounts.length === 0) return null;
  return hasRate(body) && amountsOf(body).length > 1 ? [textItem(line)] : null;
}

function hasRate({ line }: BodyLine): boolean {
  return line.words.some(({ text }) => /^\d[\d.,]* ?%$/.test(text));
}

/** Amounts outside all tables right below labels such as "Credit limit", or after them, are no transactions, whatever date is next to them. */
function facts(line: TableLine): FlowItem[] | null {
  const { table, cells, movements, claims } = line;
  if (table.headings.length > 0 || movements.length === 0) return null;
  const isFact = claims.some(({ side, label }) => side === 'above' && namesCardFact(label));
  const areFacts = cells.date === null && claims.length > 0 && claims.every(({ kind }) => FACTS.has(kind));
  return isFact || areFacts ? [textItem(line)] : null;
}

/** Facts of an account that are no transactions. */
const FACTS: ReadonlySet<ClaimKind> = new Set<ClaimKind>(['limit', 'minimum payment', 'average']);

/** Amounts outside all tables, each below another day, compare these days: net assets at the beginning and at the end are no transactions. */
function comparedFigures(line: TableLine): FlowItem[] | null {
  const { table, body, index, cells } = line;
  if (table.headings.length > 0 || cells.date !== null) return null;
  const above = table.lines
    .slice(0, index)
    .findLast(({ tokens }) => tokens.some(({ kind }) => kind === 'date'));
  if (above === undefined || above.line.page !== body.line.page || amountsOf(above).length > 0) return null;
  const days = above.tokens.filter(({ kind }) => kind === 'date');
  // Both days of a period may be over the same amount.
  const below = amountsOf(body).filter(({ left, right }) =>
    days.some((day) => left < day.right && right > day.left),
  );
  return below.length > 1 ? labelledAmounts(line) : null;
}

/** The only amount of a line, right below a balance label: alone, or under a row of labels. */
function balanceUnderLabel({ table, body, index, cells, claims }: TableLine): FlowItem[] | null {
  const above = table.lines[index - 1];
  const [claim, ...others] = claims;
  if (above === undefined || cells.date !== null || claim === undefined || others.length > 0) return null;
  if (claim.side !== 'above' || amountsOf(body).length > 1) return null;
  if (!isFigureAlone(body) && phrasesOf(above).length < 2) return null;
  if (above.tokens.some(isFigure) || !isRightUnder(above.line, body.line)) return null;
  // Under "Balance" in a table of rates is what each rate is charged on.
  if (claim.kind === 'balance' && hasRate(body)) return null;
  const item = claimedItem(claim);
  if (item?.kind !== 'balance') return null;
  const date = above.tokens.find((token) => token.kind === 'date')?.date ?? null;
  return [{ ...item, isInTable: true, date }];
}

function isFigure(token: Token): token is AmountToken {
  return token.kind === 'amount' && token.amount.isCertain;
}

/** Whether a line is the label of the balance, or outside all tables of the sum, that is alone on the line right below, or has the labels of several amounts below. */
function labelsFigureBelow({ table, body, index, claimsBelow }: TableLine): boolean {
  const below = table.lines[index + 1];
  if (below === undefined || !isRightUnder(body.line, below.line)) return false;
  const isKnown = claimsBelow.some(({ side, kind }) => side === 'above' && kind !== 'other');
  if (isFigureAlone(below))
    return balanceLabel(textOf(body.line.words)) !== null || (table.headings.length === 0 && isKnown);
  const labels = claimsBelow.filter(({ side }) => side === 'above').map(({ label }) => label);
  return (
    new Set(labels).size > 1 &&
    labels.length === claimsBelow.length &&
    claimsBelow.some(({ kind }) => kind !== 'other')
  );
}

function isRightUnder(above: Line, below: Line): boolean {
  return above.page === below.page && below.top - above.bottom < (below.bottom - below.top) * 0.6;
}

function movement(line: TableLine): FlowItem[] | null {
  if (line.cells.date === null && isOfOtherColumns(line)) return null;
  const anchor = anchorOf(line);
  return anchor === null ? null : [{ kind: 'anchor', anchor }];
}

/** Words around a date and an amount, not just the two. */
const SENTENCE = /\p{L}{2} \p{L}{2}/u;

/** Whether a table holds nothing but balances of days, by its columns or by its headings: below it other figures may stand in its columns. */
function listsDays({ columns, headings }: TableLine['table']): boolean {
  const isOfDays = ({ role }: { readonly role: string | null }) => role === 'date' || role === 'balance';
  return columns.every(({ role }) => role === 'balance') || (headings.length > 1 && headings.every(isOfDays));
}

/** Whether a line is days and figures in turn, several of each, as the checks of a list in columns side by side. */
function listsPairs({ tokens }: BodyLine): boolean {
  const kinds = tokens.map(({ kind }) => kind);
  return kinds.length > 3 && kinds.every((kind, at) => kind === (at % 2 === 0 ? 'date' : 'amount'));
}

/** A balance alone on its line: from a list of days, or between the rows. */
function balanceOfDay({ table, body, cells, balance, text }: TableLine): FlowItem[] | null {
  if (balance === null) return null;
  const { amount } = balance.token;
  if (cells.date !== null && listsDays(table))
    return SENTENCE.test(text) ? null : [{ kind: 'daily', date: cells.date.date, amount, body }];
  const hasMovements = table.columns.some((column) => column.role !== 'balance' && column.role !== 'foreign');
  if (!hasMovements || (text !== '' && cells.date === null) || listsPairs(body)) return null;
  const date = cells.date?.date ?? null;
  return [
    {
      kind: 'balance',
      role: 'checkpoint',
      amount,
      column: 'balance',
      body,
      isInTable: true,
      label: text,
      strength: 0,
      date,
    },
  ];
}
