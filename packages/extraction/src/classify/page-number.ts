import { type Line, linesOf, textOf } from '../lines/line.ts';
import type { Page } from '../read/page.ts';
import { perObject } from '../values/per-object.ts';
import { oneOf } from '../vocabulary/one-of.ts';

/** Lines from the top and from the bottom of a page among which its number stands. */
const REACH = 8;

/** What a page is called before its number; "p" only before that of all pages too. */
const PAGE = `${oneOf('page')}|p(?=[. ]*\\d+ ?\\/)`;
/** What it is called behind it, and what stands before the number of all pages. */
const [PAGE_BEHIND, OF_PAGES] = [oneOf('pageBehind'), oneOf('ofPages')];

const MAY_NUMBER = /^[^\d]{0,7}\d{1,3}(?:\/\d{1,3})?[^\d]{0,4}$/;

/** "Page 1 of 3", "Seite 1/3", "PAGE: 1"; not "BLZ: 700 901 00", a bank's code. */
const NAMED = new RegExp(
  `(?:^|[\\s(])(?:${PAGE})\\.?(?:\\s*${oneOf('numberOfPage')}\\.?)?\\s*:?\\s*(\\d{1,3})(?:\\s*(?:${OF_PAGES}|/)\\s*(\\d{1,3}))?(?! \\d{3}(?: |$))(?=$|[\\s),]|\\.(?!\\d))`,
  'iu',
);
/** "1 of 3" and "1 / 3" alone on a line, "第1页", "1 / 2 ページ", "1페이지". */
const BARE = new RegExp(
  `^(\\d{1,3})\\s*(?:${OF_PAGES}|/)\\s*(\\d{1,3})(?:\\s*(?:${PAGE}|${PAGE_BEHIND})\\.?)?$`,
  'iu',
);
const EAST = new RegExp(`(?:第\\s*)?(\\d{1,3})\\s*(?:/\\s*(\\d{1,3})\\s*)?(?:${PAGE_BEHIND})`, 'u');

/** Whether a line is nothing but "1 / 2" or "1 / 2 페이지", the number of a page, which may look like a day. */
export function isPageNumber({ words }: Line): boolean {
  return words.length <= MOST_BARE_WORDS && BARE.test(textOf(words));
}

const MOST_BARE_WORDS = 4;

/** The page number printed in the header or footer of a page; null where there is none, or several. */
export function pageNumberOf(lines: readonly Line[]): number | null {
  const [number, ...others] = new Set(numberedAs(lines).map((printed) => printed.number));
  return number === undefined || others.length > 0 ? null : number;
}

/** Whether a page says that it is the last: "2 of 2". */
export function isLastPage(lines: readonly Line[]): boolean {
  const printed = numberedAs(lines);
  return printed.length > 0 && printed.every(({ number, of }) => number === of);
}

/** Pages that a document says it has and that are not among those at hand. */
export type MissingPages = {
  /** Their numbers, ascending. */
  readonly numbers: readonly number[];
  /** Whether the first is one of them, in a file that does not begin with pages of another statement. */
  readonly isFirst: boolean;
  /** Whether the pages at hand follow one another and do not say how many there are: their numbers may run on from the statement before. */
  readonly isRunning: boolean;
};

/** The missing page numbers; none unless every page has a number. Pages before the first number can be missing even without a page count. */
export function missingPages(pages: readonly Page[]): MissingPages {
  const printed = pages.map((page) => numberedAs(linesOf(page)));
  const numbers = new Set(printed.flat().map(({ number }) => number));
  const [count, ...others] = new Set(printed.flat().map(({ of }) => of));
  const isEachNumbered = numbers.size === pages.length && printed.every(({ length }) => length > 0);
  if (!isEachNumbered || count === undefined || others.length > 0)
    return { numbers: [], isFirst: false, isRunning: false };
  const missing = Array.from({ length: count ?? Math.min(...numbers) }, (_, index) => index + 1).filter(
    (number) => !numbers.has(number),
  );
  const isRunning = count === null && missing.length === Math.min(...numbers) - 1;
  return { numbers: missing, isFirst: missing[0] === 1 && pages[0]?.number === 1, isRunning };
}

type PrintedNumber = { readonly number: number; readonly of: number | null };

/** The page numbers and page counts printed on a page. */
const numberedAs = perObject((lines: readonly Line[]): readonly PrintedNumber[] => {
  const edges = lines.length <= REACH * 2 ? lines : [...lines.slice(0, REACH), ...lines.slice(-REACH)];
  return edges.flatMap(({ words }) => {
    // Few lines have such a short number; only those are matched in full.
    if (!words.some(({ text }) => MAY_NUMBER.test(text))) return [];
    const text = textOf(words);
    const [, number, of] = NAMED.exec(text) ?? BARE.exec(text) ?? EAST.exec(text) ?? [];
    const pageNumber = { number: Number(number), of: of === undefined ? null : Number(of) };
    return number === undefined ||
      pageNumber.number === 0 ||
      (pageNumber.of !== null && pageNumber.of < pageNumber.number)
      ? []
      : [pageNumber];
  });
});
