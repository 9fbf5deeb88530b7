import { withCurrencySign } from '../lines/currency-sign.ts';
import type { Line } from '../lines/line.ts';
import { partDayPair } from '../lines/part-day-pair.ts';
import { joinStackedDates } from '../lines/stacked-dates.ts';
import { linesOfPages } from '../lines/two-pages.ts';
import type { Page } from '../read/page.ts';
import { partSidebar } from './sidebar.ts';

/** The document's lines, all pages in order. */
export function documentLines(pages: readonly Page[]): Line[] {
  return withCurrencySign(
    pages.flatMap((page) => joinStackedDates(partSidebar(linesOfPages(page)).map(partDayPair))),
  );
}
