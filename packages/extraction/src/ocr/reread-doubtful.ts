import { needsRecognition, type Page, type Word } from '../read/page.ts';
import { type GreyImage, type PageRaster, withRasters } from '../read/raster.ts';
import { decimalMarkAmong } from './mend/amounts.ts';
import { formatOf } from './mend/dates.ts';
import { mendFigures } from './mend/mend-figures.ts';
import { type Models, models } from './networks/models.ts';
import { flattenSheet, scaledSheet } from './picture/flatten-sheet.ts';
import { deskew, type Rows, turnImage } from './picture/turn-image.ts';
import type { RecognitionOrder } from './recognition-order.ts';
import { cutWords, type ReadWord } from './strips/cut-words.ts';
import { readStrip } from './strips/read-strip.ts';
import { stripsOf } from './strips/strip.ts';

/** Half as fine again as the first reading: a finer scan shows more. */
const DPI = 300;
/** Most words that are read again in one document, the least certain first. */
const MOST_WORDS = 40;
/** A word's box is lower than its strip by this share above and below. */
const LOST_BORDER = 0.08;

/** A word read alike twice, the second time with this confidence, is as sure as then; and the confidence of the only date in two readings. */
const CLEAR = 0.9;
const SOLE_DATE = 0.5;

type Figure = { readonly page: Page; readonly word: Word };

/** What is read again: amounts, if checks fail, or dates, if they were hard to read. */
export type Doubtful = 'amounts' | 'dates';

const IS_DOUBTFUL: Readonly<Record<Doubtful, (word: Word) => boolean>> = {
  amounts: ({ text, confidence }) => confidence < 1 && /\d[.,]?\d\d\D{0,3}$/.test(text),
  dates: ({ text, confidence }) => confidence < CLEAR && /^\d{1,2}\D?$|\d[./-].*\d$|\d\p{L}/u.test(text),
};

/** Reads the least certain figures again at a higher resolution: what was read alike is surer, anything else becomes an alternative. */
export async function rereadDoubtful(
  order: Omit<RecognitionOrder, 'onPage'>,
  what: Doubtful,
): Promise<readonly Page[] | null> {
  const doubtful = doubtfulFigures(order.pages, IS_DOUBTFUL[what]);
  if (doubtful.length === 0) return null;
  const networks = await models();
  const decimalMark = decimalMarkAmong(order.pages.flatMap((page) => page.words)) ?? '.';
  const second = new Map<Word, Word>();
  await withRasters(order.bytes, order.password, async (raster) => {
    for (const page of new Set(doubtful.map((figure) => figure.page))) {
      const drawn = raster(page.number, DPI);
      if (drawn === null) continue;
      const words = doubtful.flatMap((figure) => (figure.page === page ? [figure.word] : []));
      const turned = turnImage(flatImage(drawn, page), page.turn);
      const upright = deskew(turned, page.skew ?? 0, rowsAround(words, drawn.pixelsPerPoint));
      for (const word of words) {
        const read = await readAgain(networks, upright, word, drawn.pixelsPerPoint);
        if (read !== null) second.set(word, withSecond(word, read, decimalMark));
      }
    }
  });
  return order.pages.map((page) => ({ ...page, words: page.words.map((word) => second.get(word) ?? word) }));
}

/** The rows of words and as much again above and below, in which their strips are looked for. */
function rowsAround(words: readonly Word[], pixelsPerPoint: number): Rows[] {
  return words.map(({ top, bottom }) => ({
    from: (2 * top - bottom) * pixelsPerPoint,
    to: (2 * bottom - top) * pixelsPerPoint,
  }));
}

function flatImage({ image, pixelsPerPoint }: PageRaster, { sheet }: Page): GreyImage {
  return sheet === undefined ? image : flattenSheet(image, scaledSheet(sheet, pixelsPerPoint));
}

function doubtfulFigures(pages: readonly Page[], isDoubtful: (word: Word) => boolean): Figure[] {
  return pages
    .filter(needsRecognition)
    .flatMap((page) => page.words.map((word) => ({ page, word })))
    .filter(({ word }) => isDoubtful(word))
    .sort((a, b) => a.word.confidence - b.word.confidence)
    .slice(0, MOST_WORDS);
}

/** Reads a word from its own strip alone; null if nothing is there. */
async function readAgain(
  networks: Models,
  image: GreyImage,
  word: Word,
  pixelsPerPoint: number,
): Promise<ReadWord | null> {
  const border = (word.bottom - word.top) * LOST_BORDER;
  const box = {
    left: word.left * pixelsPerPoint,
    top: Math.max(0, (word.top - border) * pixelsPerPoint),
    right: word.right * pixelsPerPoint,
    bottom: Math.min(image.height, (word.bottom + border) * pixelsPerPoint),
  };
  const words: ReadWord[] = [];
  for (const strip of stripsOf(image, box)) {
    const line = await readStrip(networks.readExactly, strip);
    // A number alone shows no language or currency.
    words.push(...cutWords(strip, line.believing?.(() => false) ?? line));
  }
  const overlap = (read: ReadWord) => Math.min(read.right, box.right) - Math.max(read.left, box.left);
  const best = words.sort((a, b) => overlap(b) - overlap(a))[0];
  return best !== undefined && overlap(best) > (box.right - box.left) / 2 ? best : null;
}

function withSecond(word: Word, read: ReadWord, decimalMark: '.' | ','): Word {
  const readings = [read.text, ...read.alternatives].map((text) => mendFigures(text, decimalMark));
  const all = [...new Set([...readings, ...(word.alternatives ?? [])])].filter((text) => text !== word.text);
  const again = Math.max(word.confidence, confidenceAgain(word, read, readings));
  return { ...word, confidence: again, ...(all.length === 0 ? {} : { alternatives: all }) };
}

/** How sure a second reading makes a word: as it is itself, if it is clear and alike; less, if that word is the only date in it. */
export function confidenceAgain(
  word: Pick<Word, 'text'>,
  read: Pick<ReadWord, 'confidence'>,
  readings: readonly string[],
): number {
  if (readings[0] === word.text && read.confidence >= CLEAR) return read.confidence;
  const dates = new Set(readings.filter((text) => formatOf(text) !== null));
  return dates.size === 1 && dates.has(word.text) ? SOLE_DATE : 0;
}
