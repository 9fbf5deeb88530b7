import type { Page, Word } from '../read/page.ts';
import type { GreyImage, PageRaster } from '../read/raster.ts';
import { cutWords, type ReadWord } from './cut-words.ts';
import { findSheet } from './find-sheet.ts';
import { findSkew } from './find-skew.ts';
import { findWriting } from './find-writing.ts';
import { flattenSheet, scaledSheet, sheetOf } from './flatten-sheet.ts';
import { decimalMarkOf, mendFigures } from './mend-figures.ts';
import { type Models, models } from './models.ts';
import { otherMarks } from './other-marks.ts';
import { readStrip } from './read-strip.ts';
import type { PixelBox } from './resize-image.ts';
import { settlePage } from './settle-page.ts';
import { type Strip, stripsOf } from './strip.ts';
import { straighten, type Turn, turnImage } from './turn-image.ts';
import { withoutDoubles } from './without-doubles.ts';

/** Lines read to tell whether a page stands on its head. */
const SAMPLED_LINES = 6;
/** Width of a line of prose, in strip pixels, and how much smaller than most lines its print is. */
const FINE_PRINT_WIDTH = 1700;
const FINE_PRINT_SIZE = 0.92;
/** Below this mean confidence of its words a page may be upside down, and is looked at both ways. */
const DOUBTFUL = 0.7;

/** What was read from a page's pixels; the words replace the page's own. */
export type RecognisedPage = Pick<Page, 'widthPt' | 'heightPt' | 'turn' | 'words' | 'rulings' | 'sheet'> & {
  /** Degrees, clockwise, by which the writing slopes on the page turned upright. */
  readonly skew: number;
};

/** Reads the writing on a page's picture, whichever way it lies. */
export async function recognisePage({ image, pixelsPerPoint }: PageRaster): Promise<RecognisedPage> {
  const networks = await models();
  const corners = findSheet(image);
  const sheet = corners === null ? null : sheetOf(corners);
  const flat = sheet === null ? image : flattenSheet(image, sheet);
  const level = await straightened(networks, flat, 0);
  const lying = isLying(level.boxes) ? await straightened(networks, turnImage(flat, 90), 90) : level;
  const { page, words } = await readTheRightWay(networks, lying);
  const decimalMark = decimalMarkOf(words.map((word) => word.text));
  return {
    widthPt: page.image.width / pixelsPerPoint,
    heightPt: page.image.height / pixelsPerPoint,
    turn: page.turn,
    skew: page.skew,
    words: settlePage(
      words.map((word) => toWord(word, decimalMark, pixelsPerPoint)),
      decimalMark,
    ),
    rulings: [],
    ...(sheet === null ? {} : { sheet: scaledSheet(sheet, 1 / pixelsPerPoint) }),
  };
}

type Upright = {
  readonly image: GreyImage;
  readonly turn: Turn;
  readonly skew: number;
  readonly boxes: readonly PixelBox[];
};

type Read = { readonly page: Upright; readonly words: readonly ReadWord[] };

/** The page as it lies; on its head where that reads with more certainty. Only a page that reads badly is looked at both ways. */
async function readTheRightWay(networks: Models, page: Upright): Promise<Read> {
  const words = await readBoxes(networks, page.image, page.boxes);
  if (certaintyOf(words) > DOUBTFUL) return { page, words };
  const turned: Upright = {
    ...page,
    turn: page.turn === 0 ? 180 : 270,
    image: turnImage(page.image, 180),
    boxes: page.boxes.map(onItsHead(page.image)),
  };
  const sample = await readBoxes(networks, turned.image, longest(turned.boxes));
  if (certaintyOf(sample) <= certaintyOf(words)) return { page, words };
  return { page: turned, words: await readBoxes(networks, turned.image, turned.boxes) };
}

async function straightened(networks: Models, image: GreyImage, turn: 0 | 90): Promise<Upright> {
  const skew = findSkew(image);
  const straight = straighten(image, skew);
  return { image: straight, turn, skew, boxes: await findWriting(networks.find, straight) };
}

/** Whether most writing runs up or down the picture. */
function isLying(boxes: readonly PixelBox[]): boolean {
  let [level, upright] = [0, 0];
  for (const { left, top, right, bottom } of boxes) {
    if (right - left > (bottom - top) * 1.5) level += right - left;
    else if (bottom - top > (right - left) * 1.5) upright += bottom - top;
  }
  return upright > level;
}

function onItsHead({ width, height }: GreyImage): (box: PixelBox) => PixelBox {
  return ({ left, top, right, bottom }) => ({
    left: width - right,
    top: height - bottom,
    right: width - left,
    bottom: height - top,
  });
}

function longest(boxes: readonly PixelBox[]): PixelBox[] {
  return [...boxes].sort((a, b) => b.right - b.left - (a.right - a.left)).slice(0, SAMPLED_LINES);
}

/** Mean confidence of the words of more than a few letters; 1 where there is none to tell by. */
function certaintyOf(words: readonly ReadWord[]): number {
  const telling = words.filter((word) => word.text.length > 3);
  if (telling.length === 0) return 1;
  return telling.reduce((sum, word) => sum + word.confidence, 0) / telling.length;
}

async function readBoxes(
  networks: Models,
  image: GreyImage,
  boxes: readonly PixelBox[],
): Promise<ReadWord[]> {
  const words: ReadWord[] = [];
  for (const strip of withoutFinePrint(boxes.flatMap((box) => stripsOf(image, box))))
    words.push(...cutWords(strip, await readStrip(networks.read, strip)));
  return withoutDoubles(words);
}

/** The strips without the terms and conditions: lines of a hundred letters without a gap, in print smaller than most. */
function withoutFinePrint(strips: readonly Strip[]): Strip[] {
  const usual = strips.map((strip) => strip.scale).sort((a, b) => a - b)[strips.length >> 1] ?? 0;
  return strips.filter(
    (strip) => strip.image.width < FINE_PRINT_WIDTH || strip.scale > usual * FINE_PRINT_SIZE,
  );
}

function toWord(word: ReadWord, decimalMark: '.' | ',', pixelsPerPoint: number): Word {
  return {
    text: mendFigures(word.text, decimalMark),
    left: word.left / pixelsPerPoint,
    top: word.top / pixelsPerPoint,
    right: word.right / pixelsPerPoint,
    bottom: word.bottom / pixelsPerPoint,
    fontSize: ((word.bottom - word.top) / pixelsPerPoint) * 0.8,
    isBold: false,
    confidence: word.confidence,
    ...alternativesOf(word, decimalMark),
  };
}

/** The other readings, mended the same way; left out where there is none. */
function alternativesOf(word: ReadWord, decimalMark: '.' | ','): Pick<Word, 'alternatives'> {
  const read = mendFigures(word.text, decimalMark);
  const all = [...word.alternatives.map((text) => mendFigures(text, decimalMark)), ...otherMarks(read)];
  const others = [...new Set(all)].filter((text) => text !== read);
  return others.length === 0 ? {} : { alternatives: others };
}
