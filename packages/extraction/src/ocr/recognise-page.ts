import type { Page, Word } from '../read/page.ts';
import type { GreyImage, PageRaster } from '../read/raster.ts';
import { type Models, models } from './networks/models.ts';
import { fillGaps } from './picture/fill-gaps.ts';
import { findSheet } from './picture/find-sheet.ts';
import { findSkew } from './picture/find-skew.ts';
import { findWriting } from './picture/find-writing.ts';
import { flattenSheet, scaledSheet, sheetOf } from './picture/flatten-sheet.ts';
import { invertBands } from './picture/invert-bands.ts';
import { joinBoxes } from './picture/join-boxes.ts';
import { liftStamps } from './picture/lift-stamps.ts';
import { paleWriting, withoutPale } from './picture/pale-writing.ts';
import type { PixelBox } from './picture/resize-image.ts';
import { splitMergedLines } from './picture/split-merged-lines.ts';
import { deskew, type Turn, turnImage } from './picture/turn-image.ts';
import type { ReadWord } from './strips/cut-words.ts';
import { pageLines } from './strips/page-lines.ts';

/** Below this mean confidence a page may be upside down, and is read both ways. */
const DOUBTFUL = 0.7;

/** The same for bleed-through, at most. */
const LEGIBLE = 0.65;

/** The result of recognizing a page; the words replace the page's own. They are as read, ink of which nothing was read included. */
export type RecognisedPage = Pick<Page, 'widthPt' | 'heightPt' | 'turn' | 'words' | 'rulings' | 'sheet'> & {
  /** Clockwise skew of the upright page, in degrees. */
  readonly skew: number;
};

/** Recognizes the text on a page's image, in any orientation. */
export async function recognisePage({ image, pixelsPerPoint }: PageRaster): Promise<RecognisedPage> {
  const networks = await models();
  const corners = findSheet(image);
  const sheet = corners === null ? null : sheetOf(corners);
  const flat = sheet === null ? image : flattenSheet(image, sheet);
  const level = await straightened(networks, flat, 0);
  const lines = isLying(level.boxes) ? await straightened(networks, turnImage(flat, 90), 90) : level;
  const own = await withoutOtherSide(networks, lines);
  const { page, words, unread } = await readTheRightWay(networks, await cleared(networks, own));
  return {
    widthPt: page.image.width / pixelsPerPoint,
    heightPt: page.image.height / pixelsPerPoint,
    turn: page.turn,
    skew: page.skew,
    words: [...words, ...unread].map((word) => toWord(word, pixelsPerPoint)),
    rulings: [],
    ...(sheet === null ? {} : { sheet: scaledSheet(sheet, 1 / pixelsPerPoint) }),
  };
}

/**
 * Removes bleed-through from the other side of thin paper: text paler than the rest and mirrored, so that hardly a letter is legible in
 * either orientation.
 */
async function withoutOtherSide(networks: Models, page: Upright): Promise<Upright> {
  const pale = paleWriting(page.image, page.boxes);
  if (pale === null) return page;
  const written = { ...page, boxes: pale.boxes };
  for (const side of [written, turnedOver(written)])
    if (certaintyOf(await pageLines(networks, side.image, side.boxes).some()) > LEGIBLE) return page;
  const image = withoutPale(page.image, pale.depth);
  return { ...page, image, boxes: await findWriting(networks.find, image) };
}

type Upright = {
  readonly image: GreyImage;
  readonly turn: Turn;
  readonly skew: number;
  readonly boxes: readonly PixelBox[];
};

type Read = {
  readonly page: Upright;
  readonly words: readonly ReadWord[];
  /** Ink of which nothing was read. */
  readonly unread: readonly ReadWord[];
};

/**
 * Reads the page, upside down if that gives a higher confidence. A few sampled lines decide: the page is read both ways only if they, or
 * all lines together, read badly.
 */
async function readTheRightWay(networks: Models, page: Upright): Promise<Read> {
  const asIs = pageLines(networks, page.image, page.boxes);
  let certainty = certaintyOf(await asIs.some());
  if (certainty > DOUBTFUL) {
    const words = await asIs.all();
    certainty = certaintyOf(words);
    if (certainty > DOUBTFUL) return { page, words, unread: asIs.unread(words) };
  }
  const turned = turnedOver(page);
  const over = pageLines(networks, turned.image, turned.boxes);
  const [best, lines] = certaintyOf(await over.some()) > certainty ? [turned, over] : [page, asIs];
  const words = await lines.all();
  return { page: best, words, unread: lines.unread(words) };
}

function turnedOver({ turn, image, skew, boxes }: Upright): Upright {
  return {
    turn: turn === 0 ? 180 : 270,
    image: turnImage(image, 180),
    skew,
    boxes: boxes.map(onItsHead(image)),
  };
}

async function straightened(networks: Models, image: GreyImage, turn: 0 | 90): Promise<Upright> {
  const skew = findSkew(image);
  const straight = invertBands(deskew(image, skew));
  return { turn, skew, image: straight, boxes: await findWriting(networks.find, straight) };
}

/** Removes stamps, and gives each line of text a box of its own. */
async function cleared(networks: Models, page: Upright): Promise<Upright> {
  const { image, boxes } = await liftStamps(networks.find, page);
  return { ...page, image, boxes: fillGaps(image, joinBoxes(splitMergedLines(image, boxes))) };
}

/** Whether most text runs up or down the image. */
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

/** Mean confidence of the words of more than a few letters; 1 if there are none. */
function certaintyOf(words: readonly ReadWord[]): number {
  const telling = words.filter((word) => word.text.length > 3);
  if (telling.length === 0) return 1;
  return telling.reduce((sum, word) => sum + word.confidence, 0) / telling.length;
}

function toWord(word: ReadWord, pixelsPerPoint: number): Word {
  return {
    text: word.text,
    left: word.left / pixelsPerPoint,
    top: word.top / pixelsPerPoint,
    right: word.right / pixelsPerPoint,
    bottom: word.bottom / pixelsPerPoint,
    fontSize: ((word.bottom - word.top) / pixelsPerPoint) * 0.8,
    isBold: false,
    confidence: word.confidence,
    ...(word.alternatives.length === 0 ? {} : { alternatives: word.alternatives }),
  };
}
