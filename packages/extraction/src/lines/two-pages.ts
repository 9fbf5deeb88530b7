import type { Page, Word } from '../read/page.ts';
import { needsRecognition } from '../read/page.ts';
import { readDateAt } from '../values/printed-date.ts';
import { type Line, linesOf, linesOfWords } from './line.ts';

/** Least ratio of width to height of a sheet with two pages. */
const LYING = 1.15;
/** Where the blank between two pages is, as shares of the sheet's width, and how wide it is at least. */
const [FROM, TO, LEAST_BLANK] = [0.44, 0.56, 0.025];
/** Lines of each page that must begin with a date and contain an amount: on a single page, the dates are left and the amounts right. */
const ENOUGH_ROWS = 3;

const AMOUNT = /\d[.,]\d{2}\D{0,3}$/;

/** The lines of a page from top to bottom. If two pages were copied onto one sheet side by side, the left page comes first. */
export function linesOfPages(page: Page): readonly Line[] {
  const lines = linesOf(page);
  if (!needsRecognition(page) || page.widthPt < page.heightPt * LYING) return lines;
  const words = lines.flatMap((line) => line.words);
  const fold = foldOf(words, page.widthPt);
  if (fold === null) return lines;
  const halves = [words.filter(({ right }) => right < fold), words.filter(({ left }) => left > fold)];
  const pages = halves.map((half) => linesOfWords(page.number, half));
  return pages.every((own) => own.filter(isRow).length >= ENOUGH_ROWS) ? pages.flat() : lines;
}

/** The middle of the widest vertical blank near the middle of a sheet; null if text crosses it. */
function foldOf(words: readonly Word[], widthPt: number): number | null {
  const [from, to] = [widthPt * FROM, widthPt * TO];
  const within = words
    .filter(({ left, right }) => right > from && left < to)
    .toSorted((a, b) => a.left - b.left);
  let [end, best, fold] = [from, 0, 0];
  for (const { left, right } of [...within, { left: to, right: to }]) {
    if (left - end > best) [best, fold] = [left - end, (left + end) / 2];
    end = Math.max(end, right);
  }
  return best < widthPt * LEAST_BLANK ? null : fold;
}

function isRow({ words }: Line): boolean {
  const texts = words.slice(0, 5).map(({ text }) => text);
  return readDateAt(texts, 0) !== null && words.some(({ text }) => AMOUNT.test(text) && !isDate(text));
}

/** "13.12.21" ends like an amount; a half with only dates is the first columns of one table. */
function isDate(text: string): boolean {
  return readDateAt([text], 0) !== null;
}
