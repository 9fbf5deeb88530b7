import { type Account, isStatement, raiseFinding, type StatementReading } from '@tieout/records';
import { pageNumberOf } from '../classify/page-number.ts';
import { linesOf } from '../lines/line.ts';
import type { Page } from '../read/page.ts';
import { type FileReading, isProven } from './file-reading.ts';

/**
 * Reads a file whose pages may be out of order. The other order is used if it proves every account, while in the filed order not all are
 * proven, or the dates reverse between pages; a finding says so. Otherwise the reading in the filed order is returned.
 */
export function restorePageOrder(
  asFiled: FileReading,
  pages: readonly Page[],
  read: (pages: readonly Page[]) => FileReading,
): FileReading {
  if (!isStatement(asFiled.extraction)) return asFiled;
  if (isProven(asFiled.extraction) && !asFiled.extraction.accounts.some(reversesBetweenPages)) return asFiled;
  const ordered = printedOrder(pages);
  if (ordered === null) return asFiled;
  const { extraction, parts } = read(ordered.pages);
  // Around a missing page, each part proves itself as an account of its own, in any order.
  if (!isStatement(extraction) || extraction.accounts.length > asFiled.extraction.accounts.length)
    return asFiled;
  // Totals pass in any order, so the other order must keep the balances found in the filed one.
  if (!isProven(extraction) || balancesOf(extraction) < balancesOf(asFiled.extraction)) return asFiled;
  // An account without rows ties out in any order, and may take another's balances.
  if (!ordered.isPrinted && extraction.accounts.some(({ transactions }) => transactions.length === 0))
    return asFiled;
  // Where two statements are in one file, the other order may find the account of one and lose that of the other.
  if (losesAnAccount(asFiled.extraction, extraction)) return asFiled;
  const reordered = raiseFinding('pages-reordered', { order: ordered.pages.map(({ number }) => number) });
  return { extraction: { ...extraction, findings: [...extraction.findings, reordered] }, parts };
}

/** Whether a reading has an account with rows that another reading does not have. */
function losesAnAccount({ accounts }: StatementReading, other: StatementReading): boolean {
  const numbers = new Set(other.accounts.map(({ number }) => number));
  return accounts.some(({ number, transactions }) => transactions.length > 0 && !numbers.has(number));
}

/** How many opening and closing balances were found. */
function balancesOf({ accounts }: StatementReading): number {
  return accounts.flatMap(({ opening, closing }) => [opening, closing]).filter((balance) => balance !== null)
    .length;
}

/**
 * The pages sorted by their printed numbers; pages without a number stay where they are. Without any numbers, the pages reversed, as a
 * sheet feeder may leave them. Null if they are in order.
 */
function printedOrder(pages: readonly Page[]): Order | null {
  if (pages.length < 2) return null;
  const numbered = pages.flatMap((page) => {
    const number = pageNumberOf(linesOf(page));
    return number === null ? [] : [{ page, number }];
  });
  if (numbered.length === 0) return { pages: pages.toReversed(), isPrinted: false };
  if (new Set(numbered.map(({ number }) => number)).size < numbered.length) return null;
  const sorted = numbered.toSorted((a, b) => a.number - b.number).map(({ page }) => page);
  const own = new Set(sorted);
  const ordered = pages.map((page) => (own.has(page) ? (sorted.shift() ?? page) : page));
  return ordered.every((page, at) => page === pages[at]) ? null : { pages: ordered, isPrinted: true };
}

/** Pages in another order than filed, and whether their printed numbers say so. */
type Order = { readonly pages: readonly Page[]; readonly isPrinted: boolean };

/** Whether the dates of an account run in one direction within pages and in the other between them. */
function reversesBetweenPages({ transactions }: Account): boolean {
  const [within, between] = [new Set<number>(), new Set<number>()];
  transactions.forEach(({ date, source }, index) => {
    const before = transactions[index - 1];
    if (before === undefined || date === null || before.date === null || date === before.date) return;
    (before.source.page === source.page ? within : between).add(date < before.date ? -1 : 1);
  });
  const [way, ...others] = within;
  return way !== undefined && others.length === 0 && between.has(-way);
}
