import { chunksAt } from '../lines/chunk.ts';
import { type Line, textOf } from '../lines/line.ts';
import { perObject } from '../values/per-object.ts';
import { readDateAt } from '../values/printed-date.ts';
import { balanceLabel, sectionTitle, totalLabel } from '../vocabulary/label.ts';
import { oneOf } from '../vocabulary/one-of.ts';
import { isMonthName } from '../vocabulary/tables.ts';

/** How many lines from the top and bottom of a page may be furniture. */
const REACH = 8;
/** "2 / 5", "Page 2 of 5", "2 / 5 페이지". */
const PAGE_NUMBER = new RegExp(
  `^(\\p{L}{2,9}\\.?\\s*(n[o°.]*\\s*)?)?(\\d{1,3})(?:\\s*/\\s*|\\s${oneOf('ofPagesInMargin')}\\s)(\\d{1,3})(?:\\s*(?:${oneOf('page')}|p(?=[. ]*\\d+ ?\\/)|${oneOf('pageBehind')})\\.?)?$`,
  'iu',
);

/**
 * Lines near the edge of several pages with the same position and text, page numbers aside: small print and the like, which never
 * continues a row.
 */
export const pageFurniture = perObject((lines: readonly Line[]): ReadonlySet<Line> => {
  const pages = Map.groupBy(lines, (line) => line.page);
  const places = new Map<string, Line[]>();
  for (const own of pages.values()) {
    const edges = own.filter((_, index) => index < REACH || index >= own.length - REACH);
    for (const line of edges) {
      const key = placeOf(line, pages.size);
      const others = places.get(key);
      if (others === undefined) places.set(key, [line]);
      else others.push(line);
    }
  }
  const repeated = [...places.values()].filter(
    (group) => group.length > 1 && group.length >= Math.min(pages.size, 3) && isSilent(group[0]),
  );
  return new Set([
    ...repeated.flat(),
    ...[...pages.values()].flatMap((own) => [...own.slice(0, 3), ...own.slice(-3)].filter(isPageNumber)),
  ]);
});

/** Text and position. Digits count only in dates, as in a title above the rows of a day, and if the line is long or has an amount: elsewhere they may be a page number. */
function placeOf(line: Line, pageCount: number): string {
  const texts = line.words.map(({ text }) => text);
  const days = new Set(
    texts.flatMap((_, at) =>
      texts.slice(at, at + (readDateAt(texts, at)?.wordCount ?? 0)).map((_, next) => at + next),
    ),
  );
  const isWhole = /\d[.,]\d{2}/.test(texts.join(' ')) || texts.length > 8;
  const said = texts
    .map((text, at) =>
      days.has(at)
        ? text
        : isWhole
          ? withoutPage(text, [line.page, pageCount])
          : text.replace(SHORT_NUMBER, '#'),
    )
    .join(' ');
  return `${Math.round(line.top / 4)} ${Math.round(line.left / 4)} ${said}`;
}

/** A word without the number of its page, or of the last: "2", "2/5", "(2)". */
function withoutPage(text: string, pages: readonly number[]): string {
  const number = PAGE.exec(text)?.[1];
  return number !== undefined && pages.includes(Number(number)) ? text.replace(number, '#') : text;
}

const PAGE = /^[-([]?(\d{1,4})(?:\/\d{1,4})?[-)\]]?$/;

/** A page number or page count; a longer number belongs to a transaction. */
const SHORT_NUMBER = /(?<!\d)\d{1,5}(?!\d)/g;

/** Rows, balances, totals and titles are read wherever they are. */
function isSilent(line: Line | undefined): boolean {
  if (line === undefined) return false;
  const text = textOf(line.words);
  if (readDateAt([line.words[0]?.text ?? ''], 0) !== null) return false;
  if (/[.,]\d{2}\b/.test(text) && (line.words.length < FEW_WORDS || isOfFigures(line))) return false;
  if (line.words.length > 1 && line.words.every((word) => FIGURE.test(word.text))) return false;
  return chunksAt(line, 1.2).every(
    (chunk) =>
      balanceLabel(chunk.text) === null &&
      totalLabel(chunk.text) === null &&
      sectionTitle(chunk.text) === null,
  );
}

/** Small print that mentions a total has more words than this. */
const FEW_WORDS = 9;

/** Whether a quarter of a line's words are numbers, as in rows of balances and totals and never in sentences. */
function isOfFigures({ words }: Line): boolean {
  return words.filter(({ text }) => FIGURE.test(text)).length * 4 >= words.length;
}

const FIGURE = /\d[.,]\d{2,3}\D{0,3}$/;

function isPageNumber(line: Line): boolean {
  const match = PAGE_NUMBER.exec(textOf(line.words));
  if (match === null || isMonthName(match[1] ?? '')) return false;
  const [page = 0, count = 0] = [Number(match[3]), Number(match[4])];
  return page <= count && (match[1] !== undefined || (page === line.page && !match[3]?.startsWith('0')));
}
