import { withCurrencySign } from '../lines/currency-sign.ts';
import { joinStackedDates } from '../lines/join-stacked-dates.ts';
import type { Line } from '../lines/line.ts';
import { splitDayPair } from '../lines/split-day-pair.ts';
import { linesOfPages } from '../lines/two-pages.ts';
import type { Page } from '../read/page.ts';
import { perObject } from '../values/per-object.ts';
import { partSidebar } from './sidebar.ts';

/** The document's lines, all pages in order. */
export function documentLines(pages: readonly Page[]): Line[] {
  return withCurrencySign(pages.flatMap(linesOn));
}

/** Shared by the kind of the document, its parts and the whole, which have the same pages. */
const linesOn = perObject((page: Page): readonly Line[] =>
  joinStackedDates(partSidebar(linesOfPages(page)).map(splitDayPair)),
);
