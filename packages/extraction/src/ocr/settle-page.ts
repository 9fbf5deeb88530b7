import type { Word } from '../read/page.ts';
import { joinCutAmounts } from './join-cut-amounts.ts';
import { joinCutDates } from './join-cut-dates.ts';
import { partHeadings } from './part-headings.ts';
import { settleDates } from './settle-dates.ts';
import { settleDays } from './settle-days.ts';
import { settleFigures } from './settle-figures.ts';
import { settleHeadings } from './settle-headings.ts';
import { settleLostMarks, settleMarks } from './settle-marks.ts';
import { settleSigns } from './settle-signs.ts';
import { settleTerms } from './settle-terms.ts';
import { settleWords } from './settle-words.ts';

/** A recognised page's words, with those a coarse scan spoilt told by what else stands on the page and by the words of the trade. */
export function settlePage(words: readonly Word[], decimalMark: '.' | ','): Word[] {
  const whole = settleDates(joinCutDates(joinCutAmounts(words, decimalMark)));
  const figures = settleDays(settleFigures(settleLostMarks(settleMarks(whole), decimalMark), decimalMark));
  return partHeadings(settleTerms(settleHeadings(settleSigns(settleWords(figures)))));
}
