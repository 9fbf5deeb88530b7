import {
  type Account,
  type Finding,
  formatDecimal,
  SCHEMA_VERSION,
  type StatementReading,
  type Transaction,
} from '@tieout/records';
import { statementCurrency } from '../classify/account-currency.ts';
import { type AccountMention, accountMentions, COST_OF_ONE } from '../classify/account-number.ts';
import {
  type CurrencyEvidence,
  currenciesOfHeading,
  currencyEvidence,
} from '../classify/currency-evidence.ts';
import { currencyOfRows } from '../classify/currency-of-rows.ts';
import { cardSigns } from '../classify/kind.ts';
import { ownCurrency, titledCurrency } from '../classify/own-currency.ts';
import { type MissingPages, missingPages } from '../classify/page-number.ts';
import type { AccountReading } from '../interpret/account-reading.ts';
import { printedFigures } from '../interpret/printed-figures.ts';
import { type RowDay, rowDays } from '../interpret/row-days.ts';
import type { Row } from '../interpret/rows/row.ts';
import { type Line, lineOf } from '../lines/line.ts';
import { boxAsShown, type Page } from '../read/page.ts';
import { currencyOfMark } from '../values/currency.ts';
import { settleDate } from '../values/settle-date.ts';
import { accountEvidenceOf } from '../verify/evidence-of.ts';
import { judgeAccount } from '../verify/judge-account.ts';
import { repairFinding, repairsOn } from '../verify/repairs-on.ts';
import { accountNumbers } from './account-numbers.ts';
import type { DocumentReading, StatementReadings } from './document-reading.ts';

/** What is needed to build an account: the reading of its document, and what the document says about all accounts. */
type AccountContext = {
  readonly reading: DocumentReading;
  readonly pages: ReadonlyMap<number, Page>;
  readonly currency: string | null;
  readonly evidence: CurrencyEvidence;
  readonly numbers: readonly (string | null)[];
  readonly isCard: boolean;
  readonly cardSigns: number;
  readonly ownCurrencies: readonly (string | null)[];
  /** Page numbers that the document mentions and the file lacks. */
  readonly missingPages: MissingPages;
  readonly lines: readonly Line[];
};

/** Converts the chosen reading of a statement to an Extraction: accounts with verdicts, rows with boxes, findings. */
export function toExtraction(
  reading: DocumentReading,
  { lines, prose, language, isCard }: StatementReadings,
  pages: readonly Page[],
): StatementReading {
  const outsideRows = linesOutsideRows(prose, reading);
  const rowLines = reading.accounts.flatMap(({ rows }) => rows.map(({ anchor }) => anchor.body.line));
  const evidence = currencyEvidence(outsideRows, language, rowLines);
  const context: AccountContext = {
    reading,
    pages: new Map(pages.map((page) => [page.number, page])),
    currency: statementCurrency(evidence, excludedByHeadings(reading, evidence)) ?? currencyOfRows(rowLines),
    evidence,
    numbers: accountNumbers(reading, mentionsAmong(lines, outsideRows, prose), isCard),
    isCard,
    cardSigns: cardSigns(outsideRows),
    ownCurrencies: ownCurrencies(reading, lines),
    missingPages: missingPages(pages),
    lines,
  };
  const accounts = reading.accounts.map((account, index) => toAccount(account, index, context));
  return {
    schemaVersion: SCHEMA_VERSION,
    outcome: 'read',
    kind: isCard ? 'credit_card_statement' : 'bank_statement',
    language,
    pageCount: pages.length,
    accounts: accounts.map(({ account }) => account),
    findings: [...accounts.flatMap(({ findings }) => findings), ...repairsOutsideRows(reading, lines)],
  };
}

/** The currencies that the heading over the amounts of every row excludes: that of an empty column next to it is another money's. */
function excludedByHeadings(
  { accounts }: DocumentReading,
  { worths }: CurrencyEvidence,
): ReadonlySet<string> {
  const tables = new Set(accounts.flatMap(({ rows }) => rows.map(({ anchor }) => anchor.table)));
  const own = [...tables].map(({ headings }) => {
    const heading = headings.find(({ role }) => role === 'amount');
    return heading === undefined ? null : currenciesOfHeading(lineOf(0, heading.words));
  });
  const excludes = (code: string) => own.length > 0 && own.every((codes) => codes?.has(code) === false);
  return new Set([...worths.keys()].filter(excludes));
}

/** Account numbers on lines outside rows, because rows may name a payee's account. If there are none, those on any line that comes first on no row. */
function mentionsAmong(
  lines: readonly Line[],
  outsideRows: readonly Line[],
  prose: readonly Line[],
): readonly AccountMention[] {
  const among = (some: readonly Line[]) => {
    const own = new Set(some);
    return accountMentions(lines.map((line) => (own.has(line) ? line : { ...line, words: [] })));
  };
  const found = among(outsideRows);
  return found.some(({ cost }) => cost <= COST_OF_ONE) ? found : [...found, ...among(prose)];
}

/** The currency each account names above its rows; null if it names none. */
function ownCurrencies(
  { accounts, currencies, scopes }: DocumentReading,
  lines: readonly Line[],
): (string | null)[] {
  if (currencies.length > 0) return currencies.slice();
  if (accounts.length < 2) return [];
  return accounts.map(({ stretch, rows }, index) => {
    const segment = scopes[index]?.segment ?? null;
    const behind = (accounts[index - 1]?.stretch.to ?? -1) + 1;
    if (segment === null)
      return ownCurrency(lines, behind, stretch.from) ?? titledCurrency(lines, behind, stretch.from);
    const over = rows.length > 0 ? stretch.from : Math.min(segment.to, segment.title.position + TITLE_LINES);
    const listed = segment.listed.map((position) => ownCurrency(lines, position, position + 1));
    const titled = ownCurrency(lines, segment.from, Math.min(segment.title.position + 1, over));
    return (
      titled ??
      titledCurrency(lines, behind, segment.from) ??
      ownCurrency(lines, segment.from, over) ??
      listed.find((currency) => currency !== null) ??
      null
    );
  });
}

/** Number of lines that belong to the title of an account without rows. */
const TITLE_LINES = 3;

/** The lines outside rows, also those next to one in a sidebar: a row's text may name the currency of a payment. */
function linesOutsideRows(lines: readonly Line[], { accounts }: DocumentReading): Line[] {
  const boxes = Map.groupBy(
    accounts.flatMap((account) => account.rows),
    (row) => row.page,
  );
  return lines.filter(
    (line) =>
      !boxes
        .get(line.page)
        ?.some(
          ({ box: [left, top, right, bottom] }) =>
            line.top >= top && line.bottom <= bottom && line.left < right && line.right > left,
        ),
  );
}

/** Repaired amounts outside rows: balances and totals on lines of their own. */
function repairsOutsideRows(reading: DocumentReading, lines: readonly Line[]): Finding[] {
  if (!lines.some(({ words }) => repairsOn(words).length > 0)) return [];
  const rows = reading.accounts.flatMap((account) => account.rows);
  const onRows = new Set(rows.flatMap((row) => row.anchor.body.line.words));
  return lines.flatMap(({ page, words }) =>
    repairsOn(words.filter((word) => !onRows.has(word))).map((repair) => ({
      ...repairFinding(repair),
      page,
    })),
  );
}

/** Builds one account with its findings. */
function toAccount(
  account: AccountReading,
  index: number,
  context: AccountContext,
): { readonly account: Account; readonly findings: readonly Finding[] } {
  const { reading, isCard } = context;
  const frame = reading.frames[index] ?? reading.frame;
  const days = rowDays(account.rows, reading.order, frame, isCard);
  const evidence = accountEvidenceOf(
    {
      ...reading,
      ...{ account, index, isCard, days, frame },
      ...{ currency: context.currency, lines: context.lines, missingPages: context.missingPages },
      ...scopeOf(reading, index),
      cardSigns: context.cardSigns,
    },
    reading.style,
  );
  const money = moneyOf(context);
  const { start, end } = frame;
  const period = start !== null && end !== null ? { start, end } : null;
  const rows = days.map((day, row) => ({
    ...toTransaction(day, context),
    postDate:
      day.row.anchor.postDate === null ? null : settleDate(day.row.anchor.postDate, reading.order, frame),
    amount: money(account.amounts[row] ?? 0) ?? '0',
    balance: money(account.balances[row] ?? null),
  }));
  const judged = rows.map((row, readAs) => ({ ...row, readAs, changed: [] }));
  const { verdict, findings, opening, closing } = judgeAccount(evidence, {
    ...{ rows: judged, period, entered: {} },
  });
  return {
    account: {
      number: context.numbers[index] ?? null,
      currency: currencyOf(index, context),
      ...{ period, opening, closing, verdict },
      transactions: rows.map(
        ({ date, postDate, description, amount, balance, reference, ...row }): Transaction => ({
          ...{ date, postDate, description, amount, balance, reference },
          confidence: verdict === 'proven' ? 0.99 : 0.8,
          ...row,
        }),
      ),
      evidence,
    },
    findings: findings.map((finding) => ({ ...finding, account: index })),
  };
}

/** The part of the document an account is judged by: its own, if it has one. */
function scopeOf({ scopes, arrangement, entries }: DocumentReading, index: number) {
  const scope = scopes[index] ?? { arrangement, entries, segment: null };
  return {
    isApart: scope.segment !== null,
    entries: scope.entries,
    printed: scope.segment === null ? [...entries, ...scope.entries] : scope.entries,
    tables: scope.arrangement.tables,
    figures: () => printedFigures(scope.arrangement),
  };
}

/** An account's currency: its own, else the document's, that of its rows' amounts, the likeliest that is no other account's, or the only one. */
function currencyOf(
  index: number,
  { reading, ownCurrencies, currency, evidence }: AccountContext,
): string | null {
  const own = ownCurrencies[index] ?? null;
  if (own !== null) return own;
  const others = new Set(ownCurrencies.filter((other) => other !== null));
  if (others.size === 0 || (currency !== null && !others.has(currency))) return currency;
  const marked = currencyOfAmounts(reading.accounts[index]?.rows ?? []);
  if (marked !== null) return marked;
  const next = statementCurrency(evidence, others);
  if (reading.currencies.length > 0) return next !== null && evidence.named.has(next) ? next : null;
  return next ?? (namesOnly(currency, evidence) ? currency : null);
}

/** Whether a document names no other currency, and prints no sign that may be another's. */
function namesOnly(currency: string | null, { named, hasSharedSigns }: CurrencyEvidence): boolean {
  return currency !== null && named.size === 1 && named.has(currency) && !hasSharedSigns;
}

/** The currency whose sign or code stands next to the amounts of most rows; null where none does, or several do. */
function currencyOfAmounts(rows: readonly Row[]): string | null {
  const marks = rows.flatMap(({ anchor }) => anchor.amount.currency ?? []);
  const [only, ...others] = new Set(marks.map(currencyOfMark));
  return only !== undefined && others.length === 0 && marks.length * 2 > rows.length ? only : null;
}

function toTransaction(
  { row, date, monthDay = null }: RowDay,
  { pages, reading: { times } }: AccountContext,
): Pick<Transaction, 'date' | 'monthDay' | 'description' | 'reference' | 'repaired' | 'source'> {
  // If the order of day and month is open, neither is known.
  const isKnown = monthDay !== null && (times.length < 2 || row.anchor.date?.order !== 'unknown');
  const repaired = repairsOn(row.anchor.body.line.words);
  return {
    date,
    ...(isKnown ? { monthDay } : {}),
    description: row.description,
    reference: row.reference,
    ...(repaired.length === 0 ? {} : { repaired }),
    source: { page: row.page, box: shownBox(pages, row) },
  };
}

/** Formats minor units as a decimal with the document's number of decimals; null for a calculated balance that is too large to be exact. */
function moneyOf({ reading }: AccountContext): (minor: number | null) => string | null {
  return (minor) =>
    minor === null || !Number.isSafeInteger(minor) ? null : formatDecimal(minor, reading.style.decimals);
}

function shownBox(pages: AccountContext['pages'], row: Row): [number, number, number, number] {
  const page = pages.get(row.page);
  const [left, top, right, bottom] = page === undefined ? row.box : boxAsShown(page, row.box);
  const round = (value: number) => Math.round(value * 10) / 10;
  return [round(left), round(top), round(right), round(bottom)];
}
