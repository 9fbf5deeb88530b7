import { type AccountTitles, accountTitles } from '../classify/account-titles.ts';
import type { MoneyTitle } from '../classify/money-titles.ts';
import { currencyOfHeading } from '../classify/own-currency.ts';
import { printedPeriod } from '../classify/printed-period.ts';
import { saysNothingMoved } from '../classify/says-nothing-moved.ts';
import type { AccountReading, DocumentFacts } from '../interpret/account-reading.ts';
import { flowOf } from '../interpret/items/flow.ts';
import { unnamedFigures } from '../interpret/items/unnamed-figures.ts';
import { printedFigures } from '../interpret/printed-figures.ts';
import { quietEntries, sumsUpNothing } from '../interpret/quiet-entries.ts';
import { readAccount } from '../interpret/read-account.ts';
import { gatherRows } from '../interpret/rows/gather-rows.ts';
import type { Entry } from '../interpret/rows/row.ts';
import { headersIn, splitAccounts, splitBelowBalances, splitByMoney } from '../interpret/split-accounts.ts';
import { tiesOut } from '../interpret/ties-out.ts';
import type { Line } from '../lines/line.ts';
import type { Page } from '../read/page.ts';
import { arrange } from '../roles/arrange.ts';
import type { Arrangement, Table } from '../roles/table.ts';
import { isNumeric } from '../tables/heading.ts';
import { CURRENCY_CODES } from '../values/currency.ts';
import { memoised } from '../values/memoised.ts';
import type { NumberStyle } from '../values/number-style.ts';
import { once } from '../values/once.ts';
import type { AccountType, Decided } from './decided.ts';
import type { AccountScope, Draft } from './document-reading.ts';
import { isOfLoan } from './is-of-loan.ts';
import { type OverviewBalances, overviewBalances } from './overview-balances.ts';
import type { Segment } from './segment.ts';

/** A document before any decision. */
export type DocumentText = {
  readonly pages: readonly Page[];
  readonly lines: readonly Line[];
  /** Lines that are no rows. */
  readonly prose: readonly Line[];
  /** Lines that look like rows, by themselves or next to others. */
  readonly rows: ReadonlySet<Line>;
  readonly titles: readonly MoneyTitle[];
  readonly language: string;
  readonly onReading: DocumentFacts['onReading'];
};

/** Reads a document by a set of decisions, and caches what several sets share. */
export type StatementReader = {
  readonly arrangedIn: (style: NumberStyle) => Arrangement;
  /** The same, if the headers are those of summaries, and the rows below them have none. */
  readonly arrangedBelowSummaries: (style: NumberStyle) => Arrangement;
  /** The entries of each account in the columns; one list if no account begins again. */
  readonly partsIn: (arrangement: Arrangement, accountType: AccountType) => readonly (readonly Entry[])[];
  /** The same for accounts that print their balances below their rows. */
  readonly partsAboveBalancesIn: (
    arrangement: Arrangement,
    accountType: AccountType,
  ) => readonly (readonly Entry[])[];
  /** The titles of the accounts whose rows are in the columns. */
  readonly titlesIn: (arrangement: Arrangement) => AccountTitles;
  readonly read: (decided: Decided) => Draft;
};

export function createStatementReader(text: DocumentText): StatementReader {
  const { pages, lines, prose, titles, onReading } = text;
  const period = once(() => printedPeriod(lines));
  const isLoan = isOfLoan(lines);
  const headers = headersIn(lines, new Set(prose));
  const arrangedIn = memoised((style: NumberStyle) => arrange(lines, style, pages, period));
  const arrangedBelowSummaries = memoised((style: NumberStyle) =>
    arrange(lines, style, pages, period, undefined, 'summaries'),
  );
  const arrangedUnder = memoised((whole: Arrangement) =>
    memoised((segment: Segment) =>
      withColumnsOf(whole, arrange(lines, whole.style, pages, period, segment, whole.headed)),
    ),
  );
  const figuresOf = memoised((arrangement: Arrangement) => once(() => printedFigures(arrangement)));
  const unnamedOf = memoised((arrangement: Arrangement) => once(() => unnamedFigures(arrangement)));
  const flowIn = memoised(flowOf);
  const entriesIn = memoised((isCard: boolean) =>
    memoised((arrangement: Arrangement) => gatherRows(flowIn(arrangement), arrangement, isCard)),
  );
  const asAccountType = memoised(({ isCard, isHeld }: AccountType) => {
    const entriesOf = entriesIn(isCard);
    const partsIn = memoised((arrangement: Arrangement) =>
      splitAccounts(entriesOf(arrangement), headers).flatMap((part) => splitByMoney(part, titles)),
    );
    const partsAboveBalancesIn = memoised((arrangement: Arrangement) =>
      splitBelowBalances(entriesOf(arrangement), headers),
    );
    const factsOf = (arrangement: Arrangement, entries: readonly Entry[]) => ({
      isCard,
      isHeld,
      isLoan: () => isLoan(entries),
      figures: figuresOf(arrangement),
      unnamed: entries === entriesOf(arrangement) ? unnamedOf(arrangement) : () => [],
      onReading,
    });
    const accountOf = memoised((arrangement: Arrangement) =>
      memoised((entries: readonly Entry[]) => readAccount(entries, factsOf(arrangement, entries))),
    );
    return { entriesOf, partsIn, partsAboveBalancesIn, accountOf };
  });
  const quietOf = memoised(quietEntries);
  const titlesIn = memoised((arrangement: Arrangement) => {
    const entries = entriesIn(false)(arrangement);
    const dated = new Set(
      entries.flatMap((entry) =>
        entry.kind === 'row' && !entry.row.anchor.isUndated ? [entry.row.anchor.body.position] : [],
      ),
    );
    return accountTitles(lines, dated);
  });
  return {
    ...{ arrangedIn, arrangedBelowSummaries },
    partsIn: (arrangement, accountType) => asAccountType(accountType).partsIn(arrangement),
    partsAboveBalancesIn: (arrangement, accountType) =>
      asAccountType(accountType).partsAboveBalancesIn(arrangement),
    titlesIn,
    read: ({ accountType, numbers, columns, division }) => {
      const { entriesOf, partsIn, partsAboveBalancesIn, accountOf } = asAccountType(accountType);
      const scopesIn = (arrangement: Arrangement): AccountScope[] => {
        if (division.kind === 'one account')
          return [{ arrangement, entries: entriesOf(arrangement), segment: null }];
        if (division.kind === 'several accounts')
          return partsIn(arrangement).map((entries) => ({ arrangement, entries, segment: null }));
        if (division.kind === 'accounts above balances')
          return partsAboveBalancesIn(arrangement).map((entries) => ({
            arrangement,
            entries,
            segment: null,
          }));
        return division.segments.map((segment) => {
          const own = arrangedUnder(arrangement)(segment);
          return { arrangement: own, entries: entriesOf(own), segment };
        });
      };
      const readWithEnds = (scope: AccountScope, whole: Arrangement) => {
        const { segment, arrangement } = scope;
        const read = (entries: readonly Entry[]) => accountOf(arrangement)(entries);
        const plain = { scope, account: read(scope.entries) };
        const isPart = segment === null && division.kind !== 'one account';
        const own = isPart ? plain : withoutMovements(plain, read);
        const { entries } = own.scope;
        if (segment === null || own.account.reconciliation.ledger !== null) return own;
        const tables = [...arrangement.tables, ...whole.tables];
        const ways = overviewBalances(segment, { ...whole, tables }, lines).flatMap(({ sure, pair }) => [
          pair,
          sure,
        ]);
        const tried = ways
          .filter((balances) => balances.length > 0)
          .map((balances) => ({ ...scope, entries: [...balances, ...withoutFigures(entries, balances)] }))
          .map((one) => ({ scope: one, account: read(one.entries) }));
        return bestOfEnds(own, tried);
      };
      const withoutMovements = (plain: ReadScope, readOf: (entries: readonly Entry[]) => AccountReading) => {
        const { segment, entries } = plain.scope;
        const said = segment === null ? lines : lines.slice(segment.from, segment.to);
        const isMoved = plain.account.rows.length > 0 && tiesOut(plain.account);
        if (isMoved || !(saysNothingMoved(said) || sumsUpNothing(entries))) return plain;
        const scope = { ...plain.scope, entries: quietOf(entries) };
        const account = readOf(scope.entries);
        const dated = plain.account.rows.filter(({ anchor }) => !anchor.isUndated);
        const isQuiet =
          dated.length <= MOST_STRAYS || (account.reconciliation.ledger === 'holds' && !areOfLedger(dated));
        return isQuiet ? { scope, account } : plain;
      };
      const parts = columns.flatMap(({ arrangement }) =>
        scopesIn(arrangement).map((scope) => readWithEnds(scope, arrangement)),
      );
      const hasRows = parts.some(({ account }) => account.rows.length > 0);
      // Next to accounts with rows, a title without rows is an account only if its balances say so.
      const read = parts.filter(
        ({ account, scope }) =>
          division.kind === 'one account' ||
          (scope.segment !== null && !hasRows) ||
          account.rows.length > 0 ||
          account.reconciliation.ledger === 'holds',
      );
      const accounts = read.map(({ account }) => account);
      return {
        ...{ style: numbers, accounts, isCard: accountType.isCard, fitness: fitnessOf(accounts) },
        scopes: read.map(({ scope }) => scope),
        arrangement: columns[0].arrangement,
        entries: columns.flatMap(({ arrangement }) => entriesOf(arrangement)),
        currencies: columns.length < 2 ? [] : columns.map(({ heading }) => currencyUnder(heading ?? '')),
      };
    },
  };
}

/** The entries without balances on the same line and of the same amount as the given ones. */
function withoutFigures(entries: readonly Entry[], balances: OverviewBalances['sure']): Entry[] {
  return entries.filter(
    (entry) =>
      entry.kind !== 'balance' ||
      balances.every(
        ({ body, amount }) => body.position !== entry.body.position || amount.minor !== entry.amount.minor,
      ),
  );
}

/** A document that says there were no transactions has at most this many dated rows; with more, the words mean something else. */
const MOST_STRAYS = 2;

/** A list of rates or terms has at most this many dated rows. */
const MOST_LISTED = 6;

/** Whether dated rows are transactions, whatever a sentence says: more than such a list has, or several under headers of money. */
function areOfLedger(dated: AccountReading['rows']): boolean {
  const headed = dated.filter(({ anchor }) => anchor.table.headings.some(isNumeric));
  return dated.length > MOST_LISTED || headed.length > MOST_STRAYS;
}

type ReadScope = { readonly scope: AccountScope; readonly account: AccountReading };

/**
 * The account read with balances from elsewhere: preferably with those that make it tie out, else with those that contradict nothing. Where
 * its rows follow their balances and yet lead to none of those, it keeps them as what else is printed of it.
 */
function bestOfEnds(plain: ReadScope, tried: readonly ReadScope[]): ReadScope {
  const isConsistent = ({ account: { reconciliation } }: ReadScope) =>
    reconciliation.ledger !== 'fails' && reconciliation.chain.breaks.length === 0;
  const keepsClosing = ({ account: { reconciliation } }: ReadScope) =>
    plain.account.reconciliation.closing === null || reconciliation.closing !== null;
  const tied = tried.find(({ account }) => account.reconciliation.ledger === 'holds');
  if (tied !== undefined) return tied;
  const best = tried.find((one) => isConsistent(one) && keepsClosing(one)) ?? plain;
  const { entries } = best.scope;
  const others = tried
    .filter((one) => leadsElsewhere(best, one))
    .flatMap(({ scope }) => scope.entries.filter(isClosing));
  const missing = others.filter((entry) => !entries.includes(entry));
  return { ...best, scope: { ...best.scope, entries: [...missing, ...entries] } };
}

/** Whether all rows follow the balances next to them, and from the opening one of `other` do not lead to its closing one. */
function leadsElsewhere({ account: { reconciliation } }: ReadScope, other: ReadScope): boolean {
  const { chain, opening } = reconciliation;
  return (
    chain.movements > 0 &&
    chain.covered === chain.movements &&
    chain.breaks.length === 0 &&
    other.account.reconciliation.ledger === 'fails' &&
    other.account.reconciliation.opening === opening
  );
}

function isClosing(entry: Entry): boolean {
  return entry.kind === 'balance' && entry.role === 'closing';
}

/** Gives tables without headers the columns they have in the whole document, which has more rows to learn from. */
function withColumnsOf(whole: Arrangement, own: Arrangement): Arrangement {
  return {
    ...own,
    tables: own.tables.map((table) => {
      if (table.headings.length > 0 || table.lines.length === 0) return table;
      const { headings, columns, leadingDay, unheadedDays, labelledDays } = mostShared(table, whole) ?? table;
      return headings.length > 0
        ? { ...table, columns }
        : { ...table, columns, leadingDay, unheadedDays, labelledDays };
    }),
  };
}

/** The table of an arrangement with the most lines of another table; of several, the first. An overview of balances has no columns of rows to give. */
function mostShared({ lines }: Table, { tables }: Arrangement): Table | undefined {
  const own = new Set(lines.map(({ position }) => position));
  const shared = tables
    .filter(({ isMargin, columns }) => !isMargin && !columns.every(({ role }) => role === 'balance'))
    .map((table) => ({ table, count: table.lines.filter(({ position }) => own.has(position)).length }))
    .filter(({ count }) => count > 0);
  const most = Math.max(0, ...shared.map(({ count }) => count));
  return shared.find(({ count }) => count === most)?.table;
}

function currencyUnder(heading: string): string | null {
  return CURRENCY_CODES.has(heading) ? heading : currencyOfHeading(heading);
}

/** How well its accounts tie out. Without rows nothing can fail, which says nothing about the number style. */
function fitnessOf(accounts: readonly AccountReading[]): number {
  const rows = accounts.reduce((sum, account) => sum + account.rows.length, 0);
  if (rows === 0) return -5000;
  return accounts.reduce((sum, account) => sum + account.fitness, 0) + Math.min(rows, 50);
}
