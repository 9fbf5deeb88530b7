import type { Page } from '../read/page.ts';
import { withCurrencySign } from './currency-sign.ts';
import type { Line } from './line.ts';
import { partDayPair } from './part-day-pair.ts';
import { partSidebar } from './sidebar.ts';
import { joinStackedDates } from './stacked-dates.ts';
import { linesOfPages } from './two-pages.ts';

/** The document's lines, all pages in order. */
export function documentLines(pages: readonly Page[]): Line[] {
  return withCurrencySign(
    pages.flatMap((page) => joinStackedDates(partSidebar(linesOfPages(page)).map(partDayPair))),
  );
}
