import { verdictOf } from '../checks/verdict.ts';
import { isEmptyStatement } from '../classify/empty-statement.ts';
import { isCardStatement, lendsMoney } from '../classify/kind.ts';
import { languageOf } from '../classify/language.ts';
import { moneyTitles } from '../classify/money-titles.ts';
import { inOwnMonths } from '../classify/own-months.ts';
import { isDay, rowsAmong } from '../classify/row-like.ts';
import { beginsWithDate } from '../classify/time-frame.ts';
import type { AccountReading, TriedReading } from '../interpret/account-reading.ts';
import { framesOf, settleTime } from '../interpret/settle-time.ts';
import { chunksOf } from '../lines/chunk.ts';
import type { Line } from '../lines/line.ts';
import type { Page } from '../read/page.ts';
import type { Tried, Weight } from '../search/choice.ts';
import { search } from '../search/search.ts';
import { documentLines } from '../tables/document-lines.ts';
import { namesBalanceOrSum, namesFact } from '../vocabulary/label.ts';
import { contradictsAccountType } from './contradicts-account-type.ts';
import type { AccountType, Decided } from './decided.ts';
import type { DocumentReading, Draft, StatementReadings } from './document-reading.ts';
import { withQuietClosing } from './quiet-closing.ts';
import { statementChoices } from './statement-choices.ts';
import { createStatementReader, type DocumentText } from './statement-reader.ts';

/** Most readings of a whole document that are tried. */
const MOST_READINGS = 100;

/** Every reading of the pages as a statement. `onReading` is called with each reading of each account, for explanations. */
export function readingsOf(
  pages: readonly Page[],
  onReading?: (tried: TriedReading) => void,
): StatementReadings {
  const text = textOf(pages, onReading);
  const { lines, prose, language } = text;
  const reader = createStatementReader(text);
  const seeming: AccountType = { isCard: seemsCard(text), isHeld: false };
  const isAgainst = (reading: Draft) =>
    contradictsAccountType(reading, { isCard: seeming.isCard, lendsMoney: lendsMoney(prose) });
  const tried: Tried<Decided, Draft>[] = [];
  const { best, isExhausted } = search<Decided, Draft>({
    choices: statementChoices(text, reader, { seeming, isAgainst }),
    read: reader.read,
    weigh: (reading, decided) =>
      decided.accountType === seeming
        ? weigh(reading, decided, isAgainst(reading))
        : weighAsOther(reading, decided),
    mostReadings: MOST_READINGS,
    onTried: (each) => tried.push(each),
  });
  const isFound =
    best !== null && (isStatement(best.reading) || isEmptyStatement(lines, holdsBalance(best.reading)));
  return {
    ...{ lines, prose, language, tried },
    isCard: best?.reading.isCard ?? seeming.isCard,
    decisions: best?.decisions ?? [],
    best: isFound
      ? withTime(withQuietClosing(isExhausted ? asUnfinished(best.reading) : best.reading, lines), text)
      : null,
  };
}

/** Marks a reading as incomplete: other readings of the whole document were not tried. */
function asUnfinished(reading: Draft): Draft {
  return { ...reading, accounts: reading.accounts.map((account) => ({ ...account, isUnfinished: true })) };
}

function textOf(pages: readonly Page[], onReading: DocumentText['onReading']): DocumentText {
  const written = documentLines(pages);
  const language = languageOf(written);
  const lines = inOwnMonths(written, language);
  const rows = rowsAmong(lines);
  const prose = lines.filter((line, index) => {
    const above = lines[index - 1];
    return !rows.has(line) || ((above === undefined || !rows.has(above)) && isBoxUnder(above, line));
  });
  return { pages, lines, prose, rows, titles: moneyTitles(lines, new Set(prose)), language, onReading };
}

function seemsCard({ lines, prose, rows }: DocumentText): boolean {
  const own = rowsWithTexts(lines, rows);
  return isCardStatement(
    prose.filter((line) => !own.has(line)),
    lines.filter((line) => rows.has(line)),
  );
}

/** Rows, and the lines of text right below each, indented or behind another date: they may name a card that paid. */
function rowsWithTexts(lines: readonly Line[], rows: ReadonlySet<Line>): Set<Line> {
  const own = new Set<Line>();
  lines.forEach((line, at) => {
    const above = lines[at - 1];
    const isBelow = above !== undefined && own.has(above) && isTextUnder(above, line);
    if (rows.has(line) || isBelow) own.add(line);
  });
  return own;
}

function isTextUnder(above: Line, line: Line): boolean {
  const height = line.bottom - line.top;
  if (above.page !== line.page || line.top - above.bottom > height * CLOSE) return false;
  const chunks = chunksOf(line);
  // Texts may be the first column; a second date may begin or end the line.
  if (chunks.length === 1) return line.left > above.left - (beginsWithDate(above) ? 0 : height * CLOSE);
  return chunks.length === 2 && chunks.some(({ words }) => isDay(words.map(({ text }) => text)));
}

/** The widest gap between lines of one row, in heights of a line. */
const CLOSE = 0.8;

/** More than all checks of a document are worth together. */
const WORTH = {
  otherAccountType: 1e8,
  ownColumns: 1e7,
  provenParts: 3e6,
  provenWhole: 2e6,
  titledParts: 1.5e6,
  partsWithBalances: 1e6,
};

/** Scores a reading under the account type the document seems to have. Another type explains it better if the reading contradicts this one. */
function weigh(reading: Draft, decided: Decided, isAgainst: boolean): Weight {
  const worth = worthOf(reading, decided);
  if (worth === null) return { strain: null, holds: false };
  return {
    strain: -scoreOf(reading) - worth,
    holds: isProven(reading) && !isAgainst && worth >= WORTH.provenWhole,
  };
}

/** Another account type is accepted only if everything is proven with it. */
function weighAsOther(reading: Draft, decided: Decided): Weight {
  const { strain } = weigh(reading, decided, false);
  const holds = isProven(reading);
  return { strain: strain === null || !holds ? null : strain - WORTH.otherAccountType, holds };
}

/** Whether an account has no day, and both balances of one that has some: what it lists sums up the rows of that. */
function isSummedUpIn(
  { rows, reconciliation }: AccountReading,
  accounts: readonly AccountReading[],
): boolean {
  const { opening, closing } = reconciliation;
  if (opening === null || closing === null || rows.length === 0 || !rows.every(isUndated)) return false;
  return accounts.some(
    (other) =>
      other.reconciliation.opening === opening &&
      other.reconciliation.closing === closing &&
      !other.rows.every(isUndated),
  );
}

function isUndated({ anchor }: AccountReading['rows'][number]): boolean {
  return anchor.isUndated;
}

/** The score of how a document is split; null where it may not be split that way. */
function worthOf({ accounts, isCard }: Draft, { columns, division }: Decided): number | null {
  const areProven = accounts.length > 0 && accounts.every(isProvenAccount);
  if (columns.length > 1) return areProven ? WORTH.ownColumns : null;
  if (division.kind === 'one account') return areProven ? WORTH.provenWhole : 0;
  if (accounts.length < 2 || (division.kind === 'titled accounts' && carryOn(accounts))) return null;
  if (accounts.some((account) => isSummedUpIn(account, accounts))) return null;
  // Cards and sections of one account have titles and totals of their own, but neither balance.
  const areWhole =
    division.kind !== 'titled accounts' || accounts.every(opens) || accounts.every(closesOwnRows);
  if (areProven && areWhole) return WORTH.provenParts;
  if (division.kind === 'accounts above balances') return null;
  if (division.areOfCurrencies === true && accounts.every(runsToClosing)) return WORTH.partsWithBalances;
  if (
    division.kind === 'titled accounts' &&
    !isCard &&
    (division.hasBothEnds !== true || accounts.every(keepsBalance))
  )
    return WORTH.titledParts;
  // If parts do not all tie out, they are accounts only if each prints both balances, or one and the totals of its own rows.
  return accounts.every(({ reconciliation }) => reconciliation.ledger !== null) ||
    accounts.every(closesOwnRows)
    ? WORTH.partsWithBalances
    : null;
}

/** Whether each account begins with the closing balance of the one before: then they are pages of one account, whatever numbers they print. */
function carryOn(accounts: readonly AccountReading[]): boolean {
  return accounts.every(({ reconciliation: { opening } }, index) => {
    const before = accounts[index - 1];
    return (
      before === undefined || (opening !== null && opening !== 0 && opening === before.reconciliation.closing)
    );
  });
}

/** Whether an account prints its own closing balance and the totals of its rows in both directions. */
function closesOwnRows({ reconciliation: { closing, totals } }: AccountReading): boolean {
  return closing !== null && totals === 'hold';
}

/** Whether an account prints its closing balance, and the running balances of its transactions, if there are any, lead to it. */
function runsToClosing({ rows, reconciliation: { closing, ledger, chain } }: AccountReading): boolean {
  if (closing === null || ledger === 'fails' || chain.breaks.length > 0) return false;
  return rows.length === 0 || chain.last === closing;
}

/** Whether the opening balance of an account is printed, if it has transactions. */
function opens({ rows, reconciliation: { opening } }: AccountReading): boolean {
  return rows.length === 0 || opening !== null;
}

/** Whether some balance of an account is printed, if it has transactions. */
function keepsBalance({ rows, reconciliation: { opening, closing } }: AccountReading): boolean {
  return rows.length === 0 || opening !== null || closing !== null;
}

/** A number style that reads hardly any row has nothing that can fail, which must not make it better than one that reads them. */
function scoreOf(reading: Draft): number {
  const rows = reading.accounts.reduce((sum, account) => sum + account.rows.length, 0);
  const score = Math.max(reading.fitness, 0) + Math.min(reading.fitness, 0) * 0.01 + Math.min(rows, 50) * 20;
  // Of two equal scores, as without rows, the one that finds the balances is better.
  return isStatement(reading) ? score + 0.001 : score;
}

function isProvenAccount({ reconciliation }: AccountReading): boolean {
  return verdictOf(reconciliation) === 'proven';
}

function isProven({ accounts }: Draft): boolean {
  return accounts.every(isProvenAccount);
}

/** Whether a line that looks like a row is right below labels of facts printed once. */
function isBoxUnder(labels: Line | undefined, { page, top, bottom }: Line): boolean {
  if (labels === undefined || labels.page !== page || top - labels.bottom > bottom - top) return false;
  const chunks = chunksOf(labels).filter(({ text }) => !/\d/.test(text));
  // Most lines above a row are rows, with at most one text.
  if (chunks.length < 2) return false;
  return chunks.filter(({ text }) => namesFact(text) || namesBalanceOrSum(text)).length > 1;
}

function isStatement(reading: Draft): boolean {
  if (reading.scopes.filter(({ segment }) => segment !== null).length > 1) return true;
  return reading.accounts.some(
    (account) =>
      account.rows.length > 0 ||
      (account.reconciliation.opening !== null &&
        account.reconciliation.closing !== null &&
        account.reconciliation.ledger === 'holds'),
  );
}

/** Whether some account prints a balance. */
function holdsBalance({ accounts }: Draft): boolean {
  return accounts.some(({ reconciliation: { opening, closing } }) => opening !== null || closing !== null);
}

/** A reading with its date order and period. */
function withTime(reading: Draft, { lines, prose, titles, language }: DocumentText): DocumentReading {
  const { accounts, entries, scopes } = reading;
  const rows = accounts.flatMap((account) => account.rows);
  const { order, frame, times } = settleTime(prose, entries, rows, language);
  const dated = accounts.map((account, index) => ({
    account,
    range: scopes[index]?.segment ?? null,
    entries: scopes[index]?.entries ?? [],
  }));
  const frames = framesOf(dated, { lines, prose: new Set(prose) }, { order, frame });
  return { ...reading, titles, order, frame, times, frames };
}
