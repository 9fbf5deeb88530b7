import { type Line, linesOf, textOf } from '../lines/line.ts';
import type { Page } from '../read/page.ts';
import { once } from '../values/once.ts';
import { balanceLabel } from '../vocabulary/label.ts';
import { exactPhrase } from '../vocabulary/phrase-table.ts';
import { isMonthName, PERIOD_LABELS } from '../vocabulary/tables.ts';
import { datesOn } from './dates-on.ts';
import { pageNumberOf } from './page-number.ts';
import { isRowLike } from './row-like.ts';
import { namesStatement } from './statement-titles.ts';
import { timeFrame } from './time-frame.ts';

/** What speaks for another statement to begin, the surest first. */
export const EVIDENCE = ['sure', 'likely', 'counted', 'faint'] as const;

/** A page, by its index, at which another statement of the same file may begin. */
export type StatementStart = {
  readonly at: number;
  /**
   * `sure`: it shows another time in the very words of the statement before, or counts its pages again under other days; `likely`: it shows a
   * time of its own; `counted`: it counts its pages again, as other accounts of one statement may; `faint`: it opens with another balance, as
   * those do and as a page does before which one is missing.
   */
  readonly evidence: (typeof EVIDENCE)[number];
};

/** What pages say over their rows: of their time, by the words it is said in, every day with its year, and balances that open, but are not carried over from the page before. */
type Told = {
  readonly times: readonly { readonly words: string; readonly time: string }[];
  /** Asked for on few pages: most repeat the time their first page shows. */
  readonly days: () => readonly string[];
  readonly openings: () => readonly string[];
};

/**
 * The pages at which another statement begins, in a file that holds the statements of several months, accounts or banks. Each shows its
 * time over its rows, or counts its pages again; what the pages of one statement repeat is the same on all of them.
 */
export function statementStarts(pages: readonly Page[]): StatementStart[] {
  const starts: StatementStart[] = [];
  const timeOf = oncePerText(timeTold);
  let told: Told = { times: [], days: () => [], openings: () => [] };
  let before: number | null = null;
  pages.forEach((page, at) => {
    const lines = linesOf(page);
    const own = toldOver(lines, { before: pages[at - 1], timeOf });
    const number = pageNumberOf(lines);
    const evidence = at === 0 ? null : evidenceOf(own, told, { number, before });
    if (evidence !== null)
      starts.push({ at, evidence: evidence === 'sure' && isFromPixels(page) ? 'likely' : evidence });
    if (evidence !== null) told = own;
    else if (!own.times.some((time) => isAmong(time, told))) told = joinTold(told, own);
    before = number ?? (evidence === null && before !== null ? before + 1 : null);
  });
  return starts;
}

function isAmong({ words, time }: Told['times'][number], { times }: Told): boolean {
  return times.some((other) => other.words === words && other.time === time);
}

function joinTold(told: Told, own: Told): Told {
  return {
    times: [...told.times, ...own.times],
    days: once(() => [...told.days(), ...own.days()]),
    openings: once(() => [...told.openings(), ...own.openings()]),
  };
}

/** The number of a page, and of the one before it; null where they tell none. */
type Numbers = { readonly number: number | null; readonly before: number | null };

function evidenceOf(own: Told, told: Told, { number, before }: Numbers): StatementStart['evidence'] | null {
  const known = own.times.filter(({ words }) => told.times.some((other) => other.words === words));
  if (known.some((time) => isAmong(time, told))) return null;
  if (known.length > 0) return 'sure';
  if (number !== null && number > 1) return null;
  const isOfOtherDays = areOthers(own.days(), told.days());
  if (number === 1 && isOfOtherDays) return before === null ? 'likely' : 'sure';
  const timesOf = ({ times }: Told) => times.map(({ time }) => time);
  if (areOthers(timesOf(own), timesOf(told)) || (own.times.length > 0 && isOfOtherDays)) return 'likely';
  const tellsAnything = own.days().length > 0 || own.openings().length > 0;
  if (number === 1 && (before !== null || tellsAnything)) return 'counted';
  return areOthers(own.openings(), told.openings()) ? 'faint' : null;
}

/** Whether something is shown in two places, and nothing the same. */
function areOthers(some: readonly string[], others: readonly string[]): boolean {
  return some.length > 0 && others.length > 0 && !some.some((told) => others.includes(told));
}

/** Digits of a figure may be misread where words are read from pixels. */
function isFromPixels({ words }: Page): boolean {
  return words.some(({ confidence }) => confidence < 1);
}

/** Lines of a page, from its top, among which its time is shown. */
const MOST_LINES = 40;
const YEAR = /(?:19|20|25)\d\d|\d[./-]\d\d$|['’]\d\d$|\d[年년]/;

/** What is shown over the first row of a page. */
function toldOver(
  lines: readonly Line[],
  { before, timeOf }: { readonly before: Page | undefined; readonly timeOf: (line: Line) => string | null },
): Told {
  const rows = lines.findIndex(isRowLike);
  const head = lines.slice(0, rows < 0 ? MOST_LINES : Math.min(rows, MOST_LINES));
  const dated = head.filter(({ words }) => words.some(({ text }) => YEAR.test(text)));
  return {
    times: dated.flatMap((line) => {
      const time = timeOf(line);
      return time === null ? [] : [{ words: wordsBeside(line), time }];
    }),
    days: once(() =>
      dated.flatMap((line) =>
        datesOn(line).flatMap(({ date, from, to }) =>
          date.year === null ? [] : [textOf(line.words.slice(from, to))],
        ),
      ),
    ),
    openings: once(() =>
      head.flatMap(openingOn).filter((figure) => !before?.words.some(({ text }) => text === figure)),
    ),
  };
}

const FIGURE = /\d[.,]\d{2}\D{0,3}$/;

/** The balance that a line says opens. */
function openingOn({ words }: Line): string[] {
  const figure = words.find(({ text }) => FIGURE.test(text));
  const label = textOf(words.filter(({ text }) => !/\d/.test(text)));
  return figure !== undefined && balanceLabel(label) === 'opening' ? [figure.text] : [];
}

/** The period a line shows, or the day it says the statement is of; null where it shows neither. */
function timeTold(line: Line): string | null {
  const times = (['day-month', 'month-day'] as const).map((order) =>
    timeFrame([line], order, { first: null, last: null }, false),
  );
  const [period] = times.filter(({ start, end }) => start !== null && end !== null);
  if (period !== undefined) return times.map(({ start, end }) => `${start} ${end}`).join(' ');
  const [day, ...others] = datesOn(line);
  if (day === undefined || others.length > 0 || day.date.year === null) return null;
  const label = textOf([...line.words.slice(0, day.from), ...line.words.slice(day.to)]);
  const isOfStatement = namesStatement(label) || exactPhrase(PERIOD_LABELS, label) !== null;
  return isOfStatement && balanceLabel(label) === null ? textOf(line.words.slice(day.from, day.to)) : null;
}

/** Reads a line once for all that say the same: most pages repeat their heads. */
function oncePerText(read: (line: Line) => string | null): (line: Line) => string | null {
  const known = new Map<string, string | null>();
  return (line) => {
    const text = textOf(line.words);
    const told = known.get(text);
    if (told !== undefined) return told;
    const time = read(line);
    known.set(text, time);
    return time;
  };
}

/** What a line says next to its figures and the names of months. */
function wordsBeside({ words }: Line): string {
  return words.map(({ text }) => (/\d/.test(text) || isMonthName(text) ? '#' : text)).join(' ');
}
