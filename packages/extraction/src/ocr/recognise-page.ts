import type { Page, Ruling, Word } from '../read/page.ts';
import type { GreyImage, PageRaster } from '../read/raster.ts';
import { cutWords, type ReadWord } from './cut-words.ts';
import { findSkew } from './find-skew.ts';
import { findWriting } from './find-writing.ts';
import { mendFigures } from './mend-figures.ts';
import { type Models, models } from './models.ts';
import { readStrip } from './read-strip.ts';
import type { PixelBox } from './resize-image.ts';
import { stripsOf } from './strip.ts';
import { straighten, type Turn, turnImage } from './turn-image.ts';

/** Lines read to tell whether a page stands on its head. */
const SAMPLED_LINES = 6;
/** Below this mean certainty a page may be upside down, and is looked at both ways. */
const DOUBTFUL = 0.85;

/** What was read from a page's pixels; the words replace the page's own. */
export type RecognisedPage = Pick<Page, 'widthPt' | 'heightPt' | 'turn' | 'words' | 'rulings'> & {
  /** Degrees, clockwise, by which the writing slopes on the page turned upright. */
  readonly skew: number;
};

/** Reads the writing on a page's picture, whichever way it lies. */
export async function recognisePage({ image, pixelsPerPoint }: PageRaster): Promise<RecognisedPage> {
  const networks = await models();
  const upright = await turnUpright(networks, image);
  const words = await readBoxes(networks, upright.image, upright.boxes);
  return {
    widthPt: upright.image.width / pixelsPerPoint,
    heightPt: upright.image.height / pixelsPerPoint,
    turn: upright.turn,
    skew: upright.skew,
    words: words.map((word) => toWord(word, pixelsPerPoint)),
    rulings: [] as Ruling[],
  };
}

type Upright = {
  readonly image: GreyImage;
  readonly turn: Turn;
  readonly skew: number;
  readonly boxes: readonly PixelBox[];
};

async function turnUpright(networks: Models, image: GreyImage): Promise<Upright> {
  const level = await straightened(networks, image, 0);
  const lying = isLying(level.boxes) ? await straightened(networks, turnImage(image, 90), 90) : level;
  if ((await certainty(networks, lying)) > DOUBTFUL) return lying;
  const other = {
    ...lying,
    image: turnImage(lying.image, 180),
    boxes: lying.boxes.map(onItsHead(lying.image)),
  };
  const isHeadDown = (await certainty(networks, other)) > (await certainty(networks, lying));
  return isHeadDown ? { ...other, turn: lying.turn === 0 ? 180 : 270 } : lying;
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

/** How sure the reading network is of the longest lines, on average. */
async function certainty(networks: Models, { image, boxes }: Upright): Promise<number> {
  const longest = [...boxes]
    .sort((a, b) => b.right - b.left - (a.right - a.left))
    .slice(0, SAMPLED_LINES)
    .map((box) => ({ ...box, right: Math.min(box.right, box.left + (box.bottom - box.top) * 8) }));
  let [sum, count] = [0, 0];
  for (const box of longest) {
    for (const strip of stripsOf(image, box).slice(0, 1)) {
      for (const character of await readStrip(networks.read, strip)) {
        sum += character.confidence;
        count++;
      }
    }
  }
  return count === 0 ? 1 : sum / count;
}

async function readBoxes(
  networks: Models,
  image: GreyImage,
  boxes: readonly PixelBox[],
): Promise<ReadWord[]> {
  const words: ReadWord[] = [];
  for (const box of boxes) {
    for (const strip of stripsOf(image, box))
      words.push(...cutWords(strip, await readStrip(networks.read, strip)));
  }
  return words;
}

function toWord(word: ReadWord, pixelsPerPoint: number): Word {
  return {
    text: mendFigures(word.text),
    left: word.left / pixelsPerPoint,
    top: word.top / pixelsPerPoint,
    right: word.right / pixelsPerPoint,
    bottom: word.bottom / pixelsPerPoint,
    fontSize: ((word.bottom - word.top) / pixelsPerPoint) * 0.8,
    isBold: false,
    confidence: word.confidence,
  };
}
