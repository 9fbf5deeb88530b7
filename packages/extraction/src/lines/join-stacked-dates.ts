import type { Word } from '../read/page.ts';
import { readDateAt } from '../values/printed-date.ts';
import { beginsCell, endsCell } from './cell-edges.ts';
import { type Line, lineOf } from './line.ts';

/** A date cut after a separator at the edge of its column: "2024-03-", "14/", "20-08-". */
const CUT = /^\d{1,4}([-./](\d{1,2}|\p{L}{3,9}))?[-./]$/u;
const CUT_OFF: ReadonlySet<string> = new Set('-./');
const REST = /^\d{1,4}([-./]\d{2,4})?$/;
/** The middle of a date on three lines: "01-", "Jun-", "2024". */
const MIDDLE = /^\p{L}{3,9}[-./](\d{2,4})?$/u;
/** The same in digits, "10.", "12.", "2021": only with the year below it, as it could be the number of the next row. */
const MIDDLE_IN_DIGITS = /^\d{1,2}[-./]$/;
const YEAR = /^(19|20|25)\d\d$/;

/** Joins dates that a narrow column wraps over two lines, on the upper line. */
export function joinStackedDates(lines: readonly Line[]): Line[] {
  const joined: Line[] = [];
  for (const [at, line] of lines.entries()) {
    const above = joined.at(-1);
    // The line before may have been joined with the one above it.
    const last = lines[at - 1];
    const taken =
      above === undefined || last === undefined || !isRightBelow(last, line)
        ? []
        : restsOf(above, line, lines[at + 1]);
    if (above === undefined || taken.length === 0) {
      joined.push(line);
      continue;
    }
    joined[joined.length - 1] = lineOf(
      above.page,
      above.words.flatMap((word) => withRest(word, taken)),
    );
    const left = line.words.filter((word) => !taken.some(({ rest }) => rest === word));
    if (left.length > 0) joined.push(lineOf(line.page, left));
  }
  return joined;
}

type Taken = { readonly upper: Word; readonly rest: Word; readonly isCut: boolean };

function isRightBelow(above: Line, line: Line): boolean {
  return above.page === line.page && line.top - above.bottom < (above.bottom - above.top) * 0.6;
}

function restsOf(above: Line, line: Line, below?: Line): Taken[] {
  // Few lines have a word that was cut.
  const cuts = above.words.filter(({ text }) => CUT_OFF.has(text.at(-1) ?? '') && CUT.test(text));
  const [first] = line.words;
  const taken =
    cuts.length === 0 ? [] : line.words.flatMap((_, index) => restOf({ above, line, below }, cuts, index));
  if (first === undefined || taken[0]?.rest === first) return taken;
  const upper = monthOrDayOver(above, line);
  if (upper !== null) return [{ upper, rest: first, isCut: false }, ...taken];
  const years = yearsOf(above, line);
  return years.length > 0 ? years : taken;
}

/** The years of a line that are right below a day and month, in every list next to another. */
function yearsOf(above: Line, line: Line): Taken[] {
  return line.words.flatMap((rest, at) => {
    if (!YEAR.test(rest.text) || !beginsCell(line, at)) return [];
    const upper = dayAndMonth(above, rest);
    return upper === null ? [] : [{ upper, rest, isCut: false }];
  });
}

type Stacked = { readonly above: Line; readonly line: Line; readonly below: Line | undefined };

/** The cut word right above a word that begins its cell. */
function restOf(stacked: Stacked, cuts: readonly Word[], index: number): Taken[] {
  const { above, line } = stacked;
  const rest = line.words[index];
  if (rest === undefined || !beginsCell(line, index)) return [];
  const upper = cuts.find((word) => Math.abs(word.left - rest.left) < 3);
  if (upper === undefined) return [];
  const isMiddle =
    MIDDLE_IN_DIGITS.test(rest.text) && endsCell(line, index) && endsCell(above, above.words.indexOf(upper));
  const year = isMiddle ? yearBelow(stacked, rest) : null;
  const isRest =
    year === null ? isRestOf(upper.text, rest.text) : isDate([upper.text + rest.text + year.text]);
  return isRest ? [{ upper, rest, isCut: true }] : [];
}

function yearBelow({ line, below }: Stacked, { left }: Word): Word | null {
  if (below === undefined || !isRightBelow(line, below)) return null;
  return below.words.find((word) => YEAR.test(word.text) && Math.abs(word.left - left) < 3) ?? null;
}

function isDayOf(day: Word, month: Word): boolean {
  return readDateAt([day.text, month.text], 0)?.wordCount === 2;
}

/** A month over its day, or a day over its month, each alone at the start of its line but for the sums before it: "Dec" over "08". */
function monthOrDayOver(above: Line, line: Line): Word | null {
  const at = above.words.findIndex(({ text }) => !SUM.test(text));
  const [upper, lower] = [above.words[at], line.words[0]];
  if (upper === undefined || lower === undefined || Math.abs(upper.left - lower.left) > 3) return null;
  const isPair = MONTH_OVER.test(upper.text)
    ? DAY_UNDER.test(lower.text)
    : DAY_OVER.test(upper.text) && MONTH_OVER.test(lower.text);
  if (!isPair || !endsCell(above, at) || !endsCell(line, 0)) return null;
  return isDayOf(upper, lower) ? upper : null;
}

const SUM = /^[-−+]?\p{Sc}?\d[\d.,'’]*[.,]\d{2}[-−+]?$/u;
const MONTH_OVER = /^\p{L}{3,9}\.?$/u;
const DAY_UNDER = /^\d{1,2}[.,]?$/;
const DAY_OVER = /^\d{1,2}\.?$/;

function isRestOf(upper: string, rest: string): boolean {
  if (REST.test(rest)) return isDate([upper + rest]);
  if (!MIDDLE.test(rest)) return false;
  return /\d$/.test(rest) ? isDate([upper + rest]) : readDateAt([(upper + rest).slice(0, -1)], 0) !== null;
}

/** The last word of a cell with a day and month, but no year, right above a year. */
function dayAndMonth(above: Line, year: Word): Word | null {
  const at = above.words.findIndex(
    (word, index) => Math.abs(word.left - year.left) <= 3 && beginsCell(above, index),
  );
  if (at < 0) return null;
  const next = above.words.findIndex((_, index) => index > at && beginsCell(above, index));
  const [first, second, ...others] = above.words.slice(at, next < 0 ? undefined : next);
  if (first === undefined) return null;
  // The year may be behind a comma: "Apr 17," over "2024".
  const texts = [first, second, ...others].flatMap((word) => word?.text.replace(/,$/, '') ?? []);
  const date = readDateAt(texts, 0);
  if (date === null || date.year !== null) return null;
  const last = date.wordCount === 2 ? second : first;
  return last !== undefined && isDate([first.text, ...(last === first ? [] : [last.text]), year.text])
    ? last
    : null;
}

function isDate(words: readonly string[]): boolean {
  const date = readDateAt(words, 0);
  return date !== null && date.year !== null && date.wordCount === words.length;
}

/** The word with its cut-off rest, or followed by the year from the line below. */
function withRest(word: Word, taken: readonly Taken[]): Word[] {
  const own = taken.find(({ upper }) => upper === word);
  if (own === undefined) return [word];
  const { rest, isCut } = own;
  if (isCut) return [{ ...word, text: word.text + rest.text }];
  const left = word.right + 2;
  return [
    word,
    { ...rest, top: word.top, bottom: word.bottom, left, right: left + (rest.right - rest.left) },
  ];
}
