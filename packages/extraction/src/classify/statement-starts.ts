import { chunksOf } from '../lines/chunk.ts';
import { type Line, linesOf, textOf } from '../lines/line.ts';
import type { Page } from '../read/page.ts';
import { once } from '../values/once.ts';
import { balanceLabel } from '../vocabulary/label.ts';
import { exactPhrase } from '../vocabulary/phrase-table.ts';
import { namesStatement } from '../vocabulary/statement-titles.ts';
import { isMonthName, PERIOD_LABELS } from '../vocabulary/tables.ts';
import { datesOn } from './dates-on.ts';
import { isLastPage, pageNumberOf } from './page-number.ts';
import { isRowLike } from './row-like.ts';
import { timeFrame } from './time-frame.ts';

/** What speaks for another statement to begin, the surest first. */
export const EVIDENCE = ['sure', 'likely', 'counted', 'faint'] as const;

/** A page, by its index, at which another statement of the same file may begin. */
export type StatementStart = {
  readonly at: number;
  /**
   * `sure`: it shows another time in the very words of the statement before, or has a page number that continues none, and other days;
   * `likely`: it shows a time of its own, or other days behind a last page; `counted`: it counts its pages again, or the page before says it is the last, as with other accounts of one statement;
   * `faint`: it opens with another balance or prints other days, as those do and as a page does before which one is missing.
   */
  readonly evidence: (typeof EVIDENCE)[number];
};

/** What pages print above their rows: periods with the words around them, full dates, and opening balances other than those carried over from the page before. */
type PageHead = {
  readonly times: readonly { readonly words: string; readonly time: string }[];
  /** Computed on few pages: most repeat the period of their first page. */
  readonly days: () => readonly string[];
  readonly openings: () => readonly string[];
};

/**
 * The pages at which another statement begins, in a file with statements of several months, accounts or banks. Each has its own period
 * above its rows, or restarts its page numbers. Pages of one statement repeat the same head.
 */
export function statementStarts(pages: readonly Page[]): StatementStart[] {
  const starts: StatementStart[] = [];
  const timeOf = oncePerText(timeOn);
  let known: PageHead = { times: [], days: () => [], openings: () => [] };
  let before: number | null = null;
  let hasEnded = false;
  pages.forEach((page, at) => {
    const lines = linesOf(page);
    const own = headOf(lines, { before: pages[at - 1], timeOf });
    const number = pageNumberOf(lines);
    const evidence = at === 0 ? null : evidenceOf(own, known, { number, before, at, hasEnded });
    if (evidence !== null)
      starts.push({ at, evidence: evidence === 'sure' && isFromPixels(page) ? 'likely' : evidence });
    if (evidence !== null) known = own;
    else if (!own.times.some((time) => isAmong(time, known))) known = joinHeads(known, own);
    hasEnded = isLastPage(lines);
    before = number ?? (evidence === null && before !== null ? before + 1 : null);
  });
  return starts;
}

function isAmong({ words, time }: PageHead['times'][number], { times }: PageHead): boolean {
  return times.some((other) => other.words === words && other.time === time);
}

function joinHeads(known: PageHead, own: PageHead): PageHead {
  return {
    times: [...known.times, ...own.times],
    days: once(() => [...known.days(), ...own.days()]),
    openings: once(() => [...known.openings(), ...own.openings()]),
  };
}

/** The number of a page, and of the one before it; null where they tell none; its index in the file; and whether the one before says it is the last. */
type Numbers = {
  readonly number: number | null;
  readonly before: number | null;
  readonly at: number;
  readonly hasEnded: boolean;
};

/** Whether a page number continues those before, some of which may be missing: the sheets of another account may begin with any. */
function countsFurther({ number, before, at }: Numbers): boolean {
  if (number === null || number <= 1) return false;
  const steps = number - (before ?? at);
  return steps > 0 && steps <= MOST_STEPS;
}

/** From one page to the next in a file, the most by which their numbers rise. */
const MOST_STEPS = 20;

function evidenceOf(own: PageHead, known: PageHead, numbers: Numbers): StatementStart['evidence'] | null {
  const labelledAlike = own.times.filter(({ words }) => known.times.some((other) => other.words === words));
  if (labelledAlike.some((time) => isAmong(time, known))) return null;
  if (labelledAlike.length > 0) return 'sure';
  if (countsFurther(numbers)) return null;
  const { number, before, hasEnded } = numbers;
  const isOfOtherDays = areOthers(own.days(), known.days());
  if (number !== null && isOfOtherDays) return before === null ? 'likely' : 'sure';
  const timesOf = ({ times }: PageHead) => times.map(({ time }) => time);
  if (areOthers(timesOf(own), timesOf(known)) || ((own.times.length > 0 || hasEnded) && isOfOtherDays))
    return 'likely';
  const hasFacts = own.days().length > 0 || own.openings().length > 0;
  if (hasEnded || (number === 1 && (before !== null || hasFacts))) return 'counted';
  return isOfOtherDays || areOthers(own.openings(), known.openings()) ? 'faint' : null;
}

/** Whether both lists have items and no item in common. */
function areOthers(some: readonly string[], others: readonly string[]): boolean {
  return some.length > 0 && others.length > 0 && !some.some((item) => others.includes(item));
}

/** Digits of a figure may be misread where words are read from pixels. */
function isFromPixels({ words }: Page): boolean {
  return words.some(({ confidence }) => confidence < 1);
}

/** Lines of a page, from its top, among which its time is shown. */
const MOST_LINES = 40;
const YEAR = /(?:19|20|25)\d\d|\d[./-]\d\d$|['’]\d\d$|\d[年년]/;

/** The facts above the first row of a page. */
function headOf(
  lines: readonly Line[],
  { before, timeOf }: { readonly before: Page | undefined; readonly timeOf: (line: Line) => string | null },
): PageHead {
  const rows = lines.findIndex(isRowLike);
  const head = lines.slice(0, rows < 0 ? MOST_LINES : Math.min(rows, MOST_LINES));
  const dated = head.filter(({ words }) => words.some(({ text }) => YEAR.test(text) || isMonthName(text)));
  return {
    times: dated.flatMap((line) => {
      const time = timeOf(line);
      return time === null ? [] : [{ words: wordsAround(line), time }];
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

/** The period a line prints, or the date of the statement; null where it prints neither. */
function timeOn(line: Line): string | null {
  const times = (['day-month', 'month-day'] as const).map((order) =>
    timeFrame([line], order, { first: null, last: null }, false),
  );
  const [period] = times.filter(({ start, end }) => start !== null && end !== null);
  if (period !== undefined) return times.map(({ start, end }) => `${start} ${end}`).join(' ');
  const [day, ...others] = datesOn(line);
  if (day === undefined || others.length > 0 || day.date.year === null) return null;
  const isOfDay = new Set(line.words.slice(day.from, day.to));
  const phrase = chunksOf(line).find(({ words }) => words.some((word) => isOfDay.has(word)));
  const label = textOf((phrase?.words ?? []).filter((word) => !isOfDay.has(word)));
  const isOfStatement = namesStatement(label) || exactPhrase(PERIOD_LABELS, label) !== null;
  return isOfStatement && balanceLabel(label) === null ? textOf(line.words.slice(day.from, day.to)) : null;
}

/** Caches `read` by the text of the line: most pages repeat their heads. */
function oncePerText(read: (line: Line) => string | null): (line: Line) => string | null {
  const cache = new Map<string, string | null>();
  return (line) => {
    const text = textOf(line.words);
    const cached = cache.get(text);
    if (cached !== undefined) return cached;
    const time = read(line);
    cache.set(text, time);
    return time;
  };
}

/** The words of a line with numbers and month names masked. */
function wordsAround({ words }: Line): string {
  return words.map(({ text }) => (/\d/.test(text) || isMonthName(text) ? '#' : text)).join(' ');
}
