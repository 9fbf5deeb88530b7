import { movedBy, type TotalMiss } from '../checks/totals.ts';
import { verdictOf } from '../checks/verdict.ts';
import { isCardStatement, lendsMoney } from '../classify/kind.ts';
import { languageOf } from '../classify/language.ts';
import { type MoneyTitle, moneyTitles } from '../classify/money-titles.ts';
import { currencyOfHeading } from '../classify/own-currency.ts';
import { inOwnMonths } from '../classify/own-months.ts';
import { printedPeriod } from '../classify/printed-period.ts';
import { isRowLike } from '../classify/row-like.ts';
import type { AccountReading, DocumentFacts, TriedReading } from '../interpret/account-reading.ts';
import { flowOf } from '../interpret/items/flow.ts';
import { printedFigures } from '../interpret/printed-figures.ts';
import { readAccount } from '../interpret/read-account.ts';
import { gatherRows } from '../interpret/rows/gather-rows.ts';
import type { Entry } from '../interpret/rows/row.ts';
import { framesOf, settleTime } from '../interpret/settle-time.ts';
import { beginsAnew, splitAccounts, splitByMoney } from '../interpret/split-accounts.ts';
import { chunksOf } from '../lines/chunk.ts';
import type { Line } from '../lines/line.ts';
import type { Page } from '../read/page.ts';
import { arrange } from '../roles/arrange.ts';
import { namesOwed } from '../roles/name-sides.ts';
import { partAbreast } from '../roles/part-abreast.ts';
import { partCurrencies } from '../roles/part-currencies.ts';
import type { Arrangement } from '../roles/table.ts';
import { partMoneys } from '../roles/two-moneys.ts';
import { documentLines } from '../tables/document-lines.ts';
import { CURRENCY_CODES } from '../values/currency.ts';
import { type NumberStyle, numberStyles } from '../values/number-style.ts';
import { once } from '../values/once.ts';
import { goesAgainstTexts } from '../verify/goes-against-texts.ts';
import { namesBalanceOrSum, namesFact } from '../words/label.ts';
import type { DocumentReading, StatementReadings } from './document-reading.ts';

/** Every reading of the pages as a statement; `onReading` is told of each reading of each account, for explanations. */
export function readingsOf(
  pages: readonly Page[],
  onReading?: (tried: TriedReading) => void,
): StatementReadings {
  const written = documentLines(pages);
  const language = languageOf(written);
  const lines = inOwnMonths(written, language);
  const areRows = lines.map(isRowLike);
  const prose = lines.filter(
    (line, index) => !areRows[index] || (!areRows[index - 1] && isBoxUnder(lines[index - 1], line)),
  );
  const isCard = isCardStatement(
    prose,
    lines.filter((_, index) => areRows[index]),
  );
  const titles = moneyTitles(lines, new Set(prose));
  const text = { pages, lines, prose, titles, language, onReading };
  const seeming = readingsAs({ ...text, isCard, isHeld: false });
  const isOpen = isCard && spendsIntoCard(seeming.best) && !lendsMoney(prose);
  const goesWrong = isTurnedRound(seeming.best) || breaksThroughout(seeming.best, isCard);
  if (!isOpen && !goesWrong) return seeming;
  for (const other of isCard ? OTHERS_OF_CARD : OTHERS_OF_ACCOUNT) {
    const readings = readingsAs({ ...text, ...other });
    if (isProven(readings.best)) return readings;
  }
  return seeming;
}

type Sort = Pick<DocumentFacts, 'isCard' | 'isHeld'>;

/** What else the paper of a card may be: that of one whose balances are the holder's, or an account's. */
const OTHERS_OF_CARD: readonly Sort[] = [
  { isCard: true, isHeld: true },
  { isCard: false, isHeld: false },
];
const OTHERS_OF_ACCOUNT: readonly Sort[] = [{ isCard: true, isHeld: false }];

/** Whether what says that it was spent would be money in on a card: as where one that holds money of its own was taken for one that lends it. */
function spendsIntoCard(reading: DocumentReading | null): boolean {
  return (reading?.accounts ?? []).some(goesAgainstTexts);
}

/** Whether all ties out but the printed sums, and one of them is that of the other direction: as where a card's paper was taken for an account's. */
function isTurnedRound(reading: DocumentReading | null): boolean {
  return (reading?.accounts ?? []).some(({ amounts, reconciliation: { ledger, totalMisses } }) => {
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
function breaksThroughout(reading: DocumentReading | null, isCard: boolean): boolean {
  return (reading?.accounts ?? []).some(({ rows, reconciliation: { chain } }) => {
    const isOwed = rows.length > 0 && rows.every(({ anchor }) => anchor.table.headings.some(namesOwed));
    if (!isOwed && !isCard) return false;
    return chain.breaks.length >= Math.max(isOwed ? 1 : MANY_BREAKS, rows.length);
  });
}

const MANY_BREAKS = 3;

function isProven(reading: DocumentReading | null): boolean {
  return reading?.accounts.every(({ reconciliation }) => verdictOf(reconciliation) === 'proven') === true;
}

function readingsAs(text: DocumentText): StatementReadings {
  const { lines, prose, language, isCard } = text;
  const readings = numberStyles(
    lines.slice(0, STYLE_LINES).flatMap((line) => line.words.map((word) => word.text)),
  ).map((style) => readDocument(text, style));
  const best = readingMost(readings).reduce<DocumentReading | undefined>(
    (a, b) => (a === undefined || isBetter(b, a) ? b : a),
    undefined,
  );
  const isFound = best !== undefined && isStatement(best);
  return { lines, prose, language, isCard, readings, best: isFound ? best : null };
}

/** Of two that fit as well, as where no row is there to tell, the one that finds the balances is the better. */
function isBetter(reading: DocumentReading, other: DocumentReading): boolean {
  const [own, before] = [styleScore(reading), styleScore(other)];
  return own === before ? isStatement(reading) && !isStatement(other) : own > before;
}

/** The readings under whose style at least half as many figures are amounts as under another: what ties out of a few of them proves nothing. */
function readingMost(readings: readonly DocumentReading[]): DocumentReading[] {
  if (readings.length < 2) return readings.slice();
  const counts = readings.map(({ arrangement }) => printedFigures(arrangement).length);
  const most = Math.max(...counts);
  return readings.filter((_, index) => (counts[index] ?? 0) * 2 >= most);
}

/** A style under which hardly a row is read has nothing that can fail: that must not make it better than one that reads them. */
function styleScore(reading: DocumentReading): number {
  const rows = reading.accounts.reduce((sum, account) => sum + account.rows.length, 0);
  return Math.max(reading.fitness, 0) + Math.min(reading.fitness, 0) * 0.01 + Math.min(rows, 50) * 20;
}

/** Whether a line that looks like a row stands right under labels of what a statement tells once. */
function isBoxUnder(labels: Line | undefined, { page, top, bottom }: Line): boolean {
  if (labels === undefined || labels.page !== page || top - labels.bottom > bottom - top) return false;
  const chunks = chunksOf(labels).filter(({ text }) => !/\d/.test(text));
  // Most lines over a row are rows, with one text at most.
  if (chunks.length < 2) return false;
  return chunks.filter(({ text }) => namesFact(text) || namesBalanceOrSum(text)).length > 1;
}

function isStatement(reading: DocumentReading): boolean {
  return reading.accounts.some(
    (account) =>
      account.rows.length > 0 ||
      (account.reconciliation.opening !== null &&
        account.reconciliation.closing !== null &&
        account.reconciliation.ledger === 'holds'),
  );
}

/** A document before its numbers are read. */
type DocumentText = Pick<StatementReadings, 'lines' | 'prose' | 'language' | 'isCard'> & {
  readonly pages: readonly Page[];
  readonly titles: readonly MoneyTitle[];
  readonly isHeld: boolean;
  readonly onReading: DocumentFacts['onReading'];
};

function readDocument(
  { pages, lines, prose, titles, language, isCard, isHeld, onReading }: DocumentText,
  style: NumberStyle,
): DocumentReading {
  const arranged = arrange(
    lines,
    style,
    pages,
    once(() => printedPeriod(lines)),
  );
  const beginsNext = beginsAnew(lines, new Set(prose));
  const { arrangement, accounts, entries, currencies } = byMoneys(arranged, (part) => {
    const found = gatherRows(flowOf(part), part, isCard);
    const facts = { isCard, isHeld, figures: once(() => printedFigures(part)), onReading };
    const parts = splitAccounts(found, beginsNext).flatMap((own) => splitByMoney(own, titles));
    return { arrangement: part, entries: found, accounts: readAccounts(parts, found, facts), currencies: [] };
  });
  const rows = accounts.flatMap((account) => account.rows);
  const { order, frame, times } = settleTime(prose, entries, rows, language);
  const frames = framesOf(accounts, { lines, prose: new Set(prose) }, { order, frame });
  // Without a row nothing can fail, which is no sign that the numbers are written this way.
  const fitness =
    rows.length === 0
      ? -5000
      : accounts.reduce((sum, account) => sum + account.fitness, 0) + Math.min(rows.length, 50);
  return { style, arrangement, order, frame, frames, times, accounts, currencies, titles, entries, fitness };
}

/** What is read of one arrangement of a document. */
type Part = Pick<DocumentReading, 'arrangement' | 'accounts' | 'entries' | 'currencies'>;

/** The accounts of an arrangement; one for each of two, or of two moneys, in columns beside each other, where both prove themselves. */
function byMoneys(arrangement: Arrangement, read: (part: Arrangement) => Part): Part {
  const moneys = partMoneys(arrangement) ?? partAbreast(arrangement) ?? partCurrencies(arrangement);
  if (moneys === null) return read(arrangement);
  const [own, other] = [read(moneys.own), read(moneys.other)];
  const areProven = [own, other].every(
    ({ accounts: [account, ...others] }) =>
      account !== undefined && others.length === 0 && verdictOf(account.reconciliation) === 'proven',
  );
  if (!areProven) return read(arrangement);
  return {
    arrangement: moneys.own,
    accounts: [...own.accounts, ...other.accounts],
    entries: [...own.entries, ...other.entries],
    currencies: [moneys.ownHeading, moneys.otherHeading].map((heading) =>
      CURRENCY_CODES.has(heading) ? heading : currencyOfHeading(heading),
    ),
  };
}

/** The parts of the document as accounts where each of them is proven by itself; else the whole as one, unless most parts tie out and it does not. */
function readAccounts(
  parts: readonly (readonly Entry[])[],
  entries: readonly Entry[],
  facts: DocumentFacts,
): AccountReading[] {
  const whole = readAccount(entries, facts);
  if (parts.length < 2) return [whole];
  const split = parts
    .map((part) => readAccount(part, facts))
    .filter((part) => part.rows.length > 0 || part.reconciliation.ledger === 'holds');
  if (split.length > 1 && split.every((part) => verdictOf(part.reconciliation) === 'proven')) return split;
  if (verdictOf(whole.reconciliation) === 'proven') return [whole];
  // Parts that do not all tie out are accounts only where each prints both its balances.
  return split.length > 1 && split.every((part) => part.reconciliation.ledger !== null) ? split : [whole];
}

/** Lines that tell how a document writes its numbers; the rest write them the same. */
const STYLE_LINES = 1500;
