import type { Page } from '../../read/page.ts';
import { joinFaintDates } from './join-faint-dates.ts';
import { settleFigures } from './settle-figures.ts';
import { habitOf, settleLostMarks, settleMarks } from './settle-marks.ts';
import { settleRepeated } from './settle-repeated.ts';
import { settleRunningHeads } from './settle-running-heads.ts';

/**
 * Resolves what a recognized page leaves open by the document's other pages: the last page of a statement has few amounts to show the decimal
 * mark, and a coarse one has as many periods as commas.
 */
export function settleAcross(recognised: readonly Page[]): Page[] {
  const pages = settleRunningHeads(settleRepeated(recognised));
  const habit = habitOf(pages.flatMap(({ words }) => words));
  if (habit === null) return pages;
  const marked = pages.map((page) => ({
    ...page,
    words: settleMarks(page.words, habit),
  }));
  const all = marked.flatMap(({ words }) => words);
  return marked.map((page) => ({
    ...page,
    words: joinFaintDates(settleFigures(settleLostMarks(page.words, habit, all), habit, all), all),
  }));
}
