import type { GreyImage } from '../../read/raster.ts';
import type { Network } from '../networks/models.ts';
import { connectedAreas } from './connected-areas.ts';
import { medianHeight } from './median-height.ts';
import { type PixelBox, resizeImage } from './resize-image.ts';
import { GRID, withoutBlanks } from './without-blanks.ts';

/**
 * Longest side of the detection network's input, whose cost grows with its area. The smaller one is enough for most pages, but lines lower
 * than `LOW_LINE` pixels (median box height) merge there and are detected again in the larger one. So are those of a page with few lines, a
 * receipt or an invoice, where the uneven type of tills is detected worse and each line counts more; reading few lines costs little.
 */
const SMALLER_SIDE = 960;
const LARGER_SIDE = 1280;
const LOW_LINE = 13.5;
const FEW_LINES = 80;
/** Mean and deviation of the network's training images, by channel (ImageNet). */
const MEANS = [0.485, 0.456, 0.406];
const DEVIATIONS = [0.229, 0.224, 0.225];
/** PP-OCRv4's own thresholds: a text pixel, a text box, and the share of a box that its shrunken middle is. */
const PIXEL_THRESHOLD = 0.3;
const BOX_THRESHOLD = 0.5;
const UNCLIP = 1.6;

/** Detects text, in pixels of `image`: one box per line or part of a line. */
export async function findWriting(find: Network, image: GreyImage): Promise<PixelBox[]> {
  const longest = Math.max(image.width, image.height);
  const boxes = await findAt(SMALLER_SIDE, find, image);
  const usual = medianHeight(boxes) * Math.min(1, SMALLER_SIDE / longest);
  const isHard = usual < LOW_LINE || boxes.length < FEW_LINES;
  return isHard && longest > SMALLER_SIDE ? findAt(LARGER_SIDE, find, image) : boxes;
}

async function findAt(side: number, find: Network, image: GreyImage): Promise<PixelBox[]> {
  const scale = Math.min(1, side / Math.max(image.width, image.height));
  const width = Math.max(GRID, Math.round((image.width * scale) / GRID) * GRID);
  const height = Math.max(GRID, Math.round((image.height * scale) / GRID) * GRID);
  const whole = { left: 0, top: 0, right: image.width, bottom: image.height };
  const { rows, ...inked } = withoutBlanks(resizeImage(image, whole, width, height));
  const { values } = await find(normalised(inked), [1, 3, inked.height, inked.width]);
  const [scaleX, scaleY] = [image.width / width, image.height / height];
  return blobs(values, inked.width).flatMap((blob) => {
    if (blob.score < BOX_THRESHOLD || Math.min(blob.right - blob.left, blob.bottom - blob.top) < 3) return [];
    const [blobWidth, blobHeight] = [blob.right - blob.left, blob.bottom - blob.top];
    const grow = (blobWidth * blobHeight * UNCLIP) / (2 * (blobWidth + blobHeight));
    return [
      {
        left: Math.max(0, (blob.left - grow) * scaleX),
        top: Math.max(0, ((rows[blob.top] ?? 0) - grow) * scaleY),
        right: Math.min(image.width, (blob.right + grow) * scaleX),
        bottom: Math.min(image.height, ((rows[blob.bottom - 1] ?? 0) + 1 + grow) * scaleY),
      },
    ];
  });
}

function normalised({ pixels }: GreyImage): Float32Array {
  const input = new Float32Array(pixels.length * 3);
  MEANS.forEach((mean, channel) => {
    const shades = Float32Array.from(
      { length: 256 },
      (_, shade) => (shade / 255 - mean) / (DEVIATIONS[channel] ?? 1),
    );
    fillShades(input.subarray(channel * pixels.length), pixels, shades);
  });
  return input;
}

function fillShades(input: Float32Array, pixels: Uint8Array, shades: Float32Array): void {
  for (let at = 0; at < pixels.length; at++) input[at] = shades[pixels[at] as number] as number;
}

type Blob = PixelBox & { readonly score: number };

/** Connected pixels above the threshold, each group with its bounds and mean probability. */
function blobs(probabilities: Float32Array, width: number): Blob[] {
  const marks = new Uint8Array(probabilities.length);
  markText(probabilities, marks);
  return connectedAreas(marks, width).map(({ places, ...bounds }) => ({
    ...bounds,
    score: places.reduce((sum, at) => sum + (probabilities[at] ?? 0), 0) / places.length,
  }));
}

function markText(probabilities: Float32Array, marks: Uint8Array): void {
  for (let at = 0; at < marks.length; at++)
    marks[at] = (probabilities[at] as number) > PIXEL_THRESHOLD ? 1 : 0;
}
