import type { Models } from './models.ts';
import { type ReadLine, readStrip } from './read-strip.ts';
import type { Strip } from './strip.ts';

/** Widest strip, in its pixels, that an amount or a date by itself fills. */
const FIGURES_WIDTH = 200;

/** What stands on a strip: where it may be figures alone, as the unrounded network reads it. The rounded one can take "44" for "4", and is as sure. */
export function readSurely({ read, readExactly }: Models, strip: Strip): Promise<ReadLine> {
  return readStrip(strip.image.width <= FIGURES_WIDTH ? readExactly : read, strip);
}
