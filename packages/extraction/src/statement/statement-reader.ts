import { accountMentions } from '../classify/account-number.ts';
import type { MoneyTitle } from '../classify/money-titles.ts';
import { currencyOfHeading } from '../classify/own-currency.ts';
import { printedPeriod } from '../classify/printed-period.ts';
import type { AccountReading, DocumentFacts } from '../interpret/account-reading.ts';
import { flowOf } from '../interpret/items/flow.ts';
import { unnamedFigures } from '../interpret/items/unnamed-figures.ts';
import { printedFigures } from '../interpret/printed-figures.ts';
import { readAccount } from '../interpret/read-account.ts';
import { gatherRows } from '../interpret/rows/gather-rows.ts';
import type { Entry } from '../interpret/rows/row.ts';
import { beginsAnew, splitAccounts, splitByMoney } from '../interpret/split-accounts.ts';
import { splitByNumber } from '../interpret/split-by-number.ts';
import type { Line } from '../lines/line.ts';
import type { Page } from '../read/page.ts';
import { arrange } from '../roles/arrange.ts';
import type { Arrangement } from '../roles/table.ts';
import { CURRENCY_CODES } from '../values/currency.ts';
import { memoised } from '../values/memoised.ts';
import type { NumberStyle } from '../values/number-style.ts';
import { once } from '../values/once.ts';
import type { Decided, Division, Paper } from './decided.ts';
import type { Draft } from './document-reading.ts';

/** A document before anything of it is decided. */
export type DocumentText = {
  readonly pages: readonly Page[];
  readonly lines: readonly Line[];
  /** Lines that are no rows. */
  readonly prose: readonly Line[];
  readonly titles: readonly MoneyTitle[];
  readonly language: string;
  readonly onReading: DocumentFacts['onReading'];
};

/** Reads a document as it is decided; what several sets of decisions share is read once. */
export type StatementReader = {
  readonly arrangedIn: (style: NumberStyle) => Arrangement;
  /** The entries of each account the columns may hold: one where nothing parts them. */
  readonly accountsIn: (
    arrangement: Arrangement,
    paper: Paper,
    division: Exclude<Division, 'one account'>,
  ) => readonly (readonly Entry[])[];
  readonly read: (decided: Decided) => Draft;
};

export function createStatementReader(text: DocumentText): StatementReader {
  const { pages, lines, prose, titles, onReading } = text;
  const period = once(() => printedPeriod(lines));
  const mentions = once(() => {
    const own = new Set(prose);
    return accountMentions(lines.map((line) => (own.has(line) ? line : { ...line, words: [] })));
  });
  const beginsNext = beginsAnew(lines, new Set(prose));
  const arrangedIn = memoised((style: NumberStyle) => arrange(lines, style, pages, period));
  const figuresOf = memoised((arrangement: Arrangement) => once(() => printedFigures(arrangement)));
  const unnamedOf = memoised((arrangement: Arrangement) => once(() => unnamedFigures(arrangement)));
  const ofPaper = memoised(({ isCard, isHeld }: Paper) => {
    const entriesOf = memoised((arrangement: Arrangement) =>
      gatherRows(flowOf(arrangement), arrangement, isCard),
    );
    const accountsIn = memoised((arrangement: Arrangement) =>
      splitAccounts(entriesOf(arrangement), beginsNext).flatMap((part) => splitByMoney(part, titles)),
    );
    const numberedIn = memoised((arrangement: Arrangement) =>
      splitByNumber(entriesOf(arrangement), mentions()),
    );
    const factsOf = (arrangement: Arrangement, entries: readonly Entry[]) => ({
      isCard,
      isHeld,
      figures: figuresOf(arrangement),
      unnamed: entries === entriesOf(arrangement) ? unnamedOf(arrangement) : () => [],
      onReading,
    });
    const accountOf = memoised((arrangement: Arrangement) =>
      memoised((entries: readonly Entry[]) => readAccount(entries, factsOf(arrangement, entries))),
    );
    const partsBy = {
      'several accounts': accountsIn,
      'numbered accounts': numberedIn,
    };
    return { entriesOf, partsBy, accountOf };
  });
  return {
    arrangedIn,
    accountsIn: (arrangement, paper, division) => ofPaper(paper).partsBy[division](arrangement),
    read: ({ paper, numbers, columns, division }) => {
      const { entriesOf, partsBy, accountOf } = ofPaper(paper);
      const accountsOf = (arrangement: Arrangement): AccountReading[] => {
        const read = accountOf(arrangement);
        return division === 'one account'
          ? [read(entriesOf(arrangement))]
          : partsBy[division](arrangement)
              .map(read)
              .filter((part) => part.rows.length > 0 || part.reconciliation.ledger === 'holds');
      };
      const accounts = columns.flatMap(({ arrangement }) => accountsOf(arrangement));
      return {
        ...{ style: numbers, accounts, isCard: paper.isCard, fitness: fitnessOf(accounts) },
        arrangement: columns[0].arrangement,
        entries: columns.flatMap(({ arrangement }) => entriesOf(arrangement)),
        currencies: columns.length < 2 ? [] : columns.map(({ heading }) => currencyUnder(heading ?? '')),
      };
    },
  };
}

function currencyUnder(heading: string): string | null {
  return CURRENCY_CODES.has(heading) ? heading : currencyOfHeading(heading);
}

/** How well its accounts tie out. Without a row nothing can fail, which is no sign that the numbers are written this way. */
function fitnessOf(accounts: readonly AccountReading[]): number {
  const rows = accounts.reduce((sum, account) => sum + account.rows.length, 0);
  if (rows === 0) return -5000;
  return accounts.reduce((sum, account) => sum + account.fitness, 0) + Math.min(rows, 50);
}
