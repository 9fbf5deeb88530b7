import type { GreyImage } from '../../read/raster.ts';
import { median } from '../../values/median.ts';
import type { Models } from '../networks/models.ts';
import type { PixelBox } from '../picture/resize-image.ts';
import { believedOnPage } from './believed-on-page.ts';
import { cutWords, type ReadWord } from './cut-words.ts';
import { readCarefully } from './read-carefully.ts';
import type { ReadLine } from './read-strip.ts';
import { type Strip, stripsOf } from './strip.ts';
import { unreadInk } from './unread-ink.ts';
import { withoutDoubles } from './without-doubles.ts';

/** Width of a line of prose, in strip pixels, and how much smaller than most its print is. */
const FINE_PRINT_WIDTH = 1700;
const FINE_PRINT_SIZE = 0.92;
/** How many segments are sampled to detect a page's orientation, and how wide each must be: a few words. */
const SAMPLED = 10;
const SAMPLED_WIDTH = [120, 700] as const;

/** The words of a page; each line is read once, on first use. */
export type PageLines = {
  /** The words of a few lines, spread over the page. */
  readonly some: () => Promise<readonly ReadWord[]>;
  readonly all: () => Promise<readonly ReadWord[]>;
  /** The ink that none of the page's words was read from. */
  readonly unread: (words: readonly ReadWord[]) => readonly ReadWord[];
};

/** The lines in the boxes of an image, read by the networks on demand. */
export function pageLines(networks: Models, image: GreyImage, boxes: readonly PixelBox[]): PageLines {
  const strips = withoutFinePrint(boxes.flatMap((box) => stripsOf(image, box)));
  const known = new Map<Strip, ReadLine>();
  const wordsOf = async (wanted: readonly Strip[]) => {
    const unknown = wanted.filter((strip) => !known.has(strip));
    for (const [strip, line] of await readCarefully(networks, unknown)) known.set(strip, line);
    const isBelieved = believedOnPage(wanted.flatMap((strip) => known.get(strip)?.taught ?? []));
    return withoutDoubles(
      wanted.flatMap((strip) => {
        const line = known.get(strip);
        return line === undefined ? [] : cutWords(strip, line.believing?.(isBelieved) ?? line);
      }),
    );
  };
  return {
    some: () => wordsOf(sampleOf(strips)),
    all: () => wordsOf(strips),
    unread: (words) => unreadInk(strips, words),
  };
}

/** Drops fine print: lines of a hundred letters without a gap, in smaller print than most. */
function withoutFinePrint(strips: readonly Strip[]): Strip[] {
  const usual = median(strips.map((strip) => strip.scale));
  return strips.filter(
    (strip) => strip.image.width < FINE_PRINT_WIDTH || strip.scale > usual * FINE_PRINT_SIZE,
  );
}

function sampleOf(strips: readonly Strip[]): readonly Strip[] {
  const [least, most] = SAMPLED_WIDTH;
  const telling = strips.filter(({ image }) => image.width >= least && image.width <= most);
  const step = Math.max(1, Math.floor(telling.length / SAMPLED));
  return telling.filter((_, index) => index % step === 0).slice(0, SAMPLED);
}
