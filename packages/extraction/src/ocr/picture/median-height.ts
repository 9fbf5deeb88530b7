import { median } from '../../values/median.ts';
import type { PixelBox } from './resize-image.ts';

/** The median height of text boxes; 0 if there are none. */
export function medianHeight(boxes: readonly PixelBox[]): number {
  return median(boxes.map(({ top, bottom }) => bottom - top));
}
