import { type Account, isStatement, raiseFinding, type StatementReading } from '@tieout/records';
import { pageNumberOf } from '../classify/page-number.ts';
import { linesOf } from '../lines/line.ts';
import type { Page } from '../read/page.ts';
import { type FileReading, isProven } from './file-reading.ts';

/**
 * What a file says whose pages may be bound in another order than they were printed in: read in the other order where that proves every
 * account, and as it is bound not all are, or their days turn where pages do; with a finding that shows so. Else as it is bound.
 */
export function boundOtherwise(
  asBound: FileReading,
  pages: readonly Page[],
  read: (pages: readonly Page[]) => FileReading,
): FileReading {
  if (!isStatement(asBound.extraction)) return asBound;
  if (isProven(asBound.extraction) && !asBound.extraction.accounts.some(turnsBetweenPages)) return asBound;
  const ordered = otherOrder(pages);
  if (ordered === null) return asBound;
  const { extraction, parts } = read(ordered);
  // Pages between which one is missing prove themselves as so many accounts, in whatever order.
  if (!isStatement(extraction) || extraction.accounts.length > asBound.extraction.accounts.length)
    return asBound;
  // Sums alone hold in any order: the balances of the paper as it is bound must be part of what holds in the other.
  if (!isProven(extraction) || balancesOf(extraction) < balancesOf(asBound.extraction)) return asBound;
  const reordered = raiseFinding('pages-reordered', { order: ordered.map(({ number }) => number) });
  return { extraction: { ...extraction, findings: [...extraction.findings, reordered] }, parts };
}

/** How many opening and closing balances are shown. */
function balancesOf({ accounts }: StatementReading): number {
  return accounts.flatMap(({ opening, closing }) => [opening, closing]).filter((balance) => balance !== null)
    .length;
}

/**
 * The pages in the order of the numbers they print, those that print none where they are; where none does from the last to the first, as a
 * feeder of sheets may leave them; null where they are in order.
 */
function otherOrder(pages: readonly Page[]): readonly Page[] | null {
  if (pages.length < 2) return null;
  const numbered = pages.flatMap((page) => {
    const number = pageNumberOf(linesOf(page));
    return number === null ? [] : [{ page, number }];
  });
  if (numbered.length === 0) return pages.toReversed();
  if (new Set(numbered.map(({ number }) => number)).size < numbered.length) return null;
  const sorted = numbered.toSorted((a, b) => a.number - b.number).map(({ page }) => page);
  const own = new Set(sorted);
  const ordered = pages.map((page) => (own.has(page) ? (sorted.shift() ?? page) : page));
  return ordered.every((page, at) => page === pages[at]) ? null : ordered;
}

/** Whether the days of an account go one way on its pages, and the other from one page to the next. */
function turnsBetweenPages({ transactions }: Account): boolean {
  const [within, between] = [new Set<number>(), new Set<number>()];
  transactions.forEach(({ date, source }, index) => {
    const before = transactions[index - 1];
    if (before === undefined || date === null || before.date === null || date === before.date) return;
    (before.source.page === source.page ? within : between).add(date < before.date ? -1 : 1);
  });
  const [way, ...others] = within;
  return way !== undefined && others.length === 0 && between.has(-way);
}
