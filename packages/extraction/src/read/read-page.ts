import { OverLimitError } from '../limits/within-time.ts';
import { drawnObjects } from './drawn-objects.ts';
import type { Page, Ruling, TextLayer } from './page.ts';
import { type PageFrame, pageFrame, uprightTurn } from './page-frame.ts';
import type { Pdfium } from './pdfium.ts';
import { type PageRuns, readRuns } from './runs.ts';
import { type DrawnWord, formWords } from './words.ts';

/** Above this share of characters without a usable map or with control codes (digits mapped to glyph numbers are), the file's text is not what the page shows. Source: engine-trials, A. */
const GARBLED_SHARE = 0.05;

/** Most pixels of one image on a page: an A3 sheet scanned at 600 dpi has 70 megapixels. */
const MOST_PICTURE_PIXELS = 300_000_000;
/** 200 inches, the longest page side that readers accept. Source: ISO 32000-1, annex C. */
const LONGEST_SIDE_PT = 14_400;

function isTooLarge(engine: Pdfium, page: number): boolean {
  const longest = Math.max(engine._FPDF_GetPageWidthF(page), engine._FPDF_GetPageHeightF(page));
  return longest > LONGEST_SIDE_PT;
}

/** One page of an open document, its text upright; null if the page is damaged. Throws an OverLimitError for a page or an image larger than any paper. */
export function readPage(engine: Pdfium, document: number, pageIndex: number): Page | null {
  const page = engine._FPDF_LoadPage(document, pageIndex);
  if (page === 0) return null;
  const textPage = engine._FPDFText_LoadPage(page);
  try {
    const { runs, mapErrorShare, controlShare } = readRuns(engine, textPage);
    const drawn = drawnObjects(engine, page);
    if (drawn.mostPixels > MOST_PICTURE_PIXELS || isTooLarge(engine, page)) throw new OverLimitError();
    const turn = uprightTurn(engine, page, runs);
    const frame = pageFrame(engine, page, turn);
    const words = formWords(runs, drawn, frame);
    const shown = words.filter((word) => !word.isInvisible);
    const layer = layerOf({ mapErrorShare, controlShare }, shown, words, drawn.pictures.length);
    return {
      number: pageIndex + 1,
      widthPt: frame.widthPt,
      heightPt: frame.heightPt,
      turn,
      words: layer === 'invisible' ? words : shown,
      rulings: rulingsOf(drawn.strokes, frame),
      layer,
    };
  } finally {
    engine._FPDFText_ClosePage(textPage);
    engine._FPDF_ClosePage(page);
  }
}

function layerOf(
  { mapErrorShare, controlShare }: Pick<PageRuns, 'mapErrorShare' | 'controlShare'>,
  shown: DrawnWord[],
  words: DrawnWord[],
  pictures: number,
): TextLayer {
  if (mapErrorShare > GARBLED_SHARE && !isPlausible(shown)) return 'garbled';
  if (!showsAmounts(shown) && (controlShare > GARBLED_SHARE || isShifted(shown))) return 'garbled';
  if (shown.length === 0 || (pictures > 0 && shown.length * 4 < words.length)) {
    if (words.length > shown.length && pictures > 0) return 'invisible';
    return pictures > 0 ? 'image' : 'blank';
  }
  return 'text';
}

/** Whether words look like text although their font lacks a map: many of them are numbers, or words with vowels. */
function isPlausible(words: readonly DrawnWord[]): boolean {
  const sound = words.filter(
    ({ text }) =>
      /^[($€£+-]*\d[\d.,/:-]*[)%+-]*$/.test(text) ||
      /^[^\p{L}]*\p{L}*[aeiouyäöüéèàáíóúãõåæø]\p{L}*[^\p{L}]*$/iu.test(text),
  );
  return sound.length >= words.length * 0.6;
}

/** The approximate frequency of each letter in European languages, in percent. */
const LETTER_SHARES: Readonly<Record<string, number>> = {
  a: 9,
  b: 1.4,
  c: 3.2,
  d: 4,
  e: 14,
  f: 1.5,
  g: 1.8,
  h: 2.5,
  i: 7.5,
  j: 0.5,
  k: 1.5,
  l: 4.5,
  m: 2.8,
  n: 7.5,
  o: 6.5,
  p: 2.5,
  q: 0.4,
  r: 7,
  s: 6.5,
  t: 7,
  u: 3.8,
  v: 1.2,
  w: 0.8,
  x: 0.3,
  y: 1,
  z: 0.7,
};
/** Mean frequency of a text's letters: about 6.5 in any of these languages, 3.8 if letters are replaced by others. */
const LEAST_USUAL = 4.6;
/** Amounts that a wrong map leaves legible; a page with more has correct digits, whatever its words are. */
const MOST_AMOUNTS = 2;
const AMOUNT = /^[\p{L}\p{Sc}(+−–-]{0,4}\d[\d.,'’]*[.,]\d\d\D{0,2}$/u;
/** Least number of letters for frequencies to be meaningful. */
const ENOUGH_LETTERS = 250;

function showsAmounts(words: readonly DrawnWord[]): boolean {
  let amounts = 0;
  for (const { text } of words) if (AMOUNT.test(text) && ++amounts > MOST_AMOUNTS) return true;
  return false;
}

/** Whether a font's map replaces each letter by another: every code has a character, but the result is no language. */
function isShifted(words: readonly DrawnWord[]): boolean {
  const letters = words.map(({ text }) => text.replace(/[^\p{L}]/gu, '')).join('');
  if (letters.length < ENOUGH_LETTERS || /[^\p{Script=Latin}]/u.test(letters)) return false;
  const plain = letters
    .normalize('NFD')
    .toLowerCase()
    .replace(/[^a-z]/g, '');
  const sum = [...plain].reduce((total, letter) => total + (LETTER_SHARES[letter] ?? 0), 0);
  return sum < plain.length * LEAST_USUAL;
}

function rulingsOf(
  strokes: readonly (readonly [number, number, number, number])[],
  frame: PageFrame,
): Ruling[] {
  const rulings: Ruling[] = [];
  for (const stroke of strokes) {
    const { left, top, right, bottom } = frame.place(...stroke);
    const width = right - left;
    const height = bottom - top;
    if (width >= 6 && height < 2.5)
      rulings.push({ isHorizontal: true, at: (top + bottom) / 2, from: left, to: right });
    else if (height >= 5 && width < 2.5)
      rulings.push({ isHorizontal: false, at: (left + right) / 2, from: top, to: bottom });
  }
  return rulings;
}
