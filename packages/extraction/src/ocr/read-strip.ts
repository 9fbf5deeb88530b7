import type { Network } from './models.ts';
import { readingClasses } from './reading-classes.ts';
import type { Strip } from './strip.ts';

/** A character as read, the middle of where it stands in strip pixels, and how sure the network is of it (0 to 1). */
export type ReadCharacter = {
  readonly text: string;
  readonly x: number;
  readonly confidence: number;
  /** What the network would have read otherwise; '' for nothing. */
  readonly second: string;
};

/** Strip pixels a step of the network covers. */
const STEP = 8;

/** The characters of a strip, left to right, the network's own spaces among them. */
export async function readStrip(read: Network, strip: Strip): Promise<ReadCharacter[]> {
  const { width, height, pixels } = strip.image;
  const input = new Float32Array(pixels.length * 3);
  for (let at = 0; at < pixels.length; at++) {
    const value = (pixels[at] ?? 255) / 127.5 - 1;
    input[at] = value;
    input[pixels.length + at] = value;
    input[pixels.length * 2 + at] = value;
  }
  const { values, dimensions } = await read(input, [1, 3, height, width]);
  return decode(values, dimensions[1] ?? 0, dimensions[2] ?? 0);
}

type Step = { text: string; probability: number; second: string };

/** Equal characters on neighbouring steps are one; a blank between them parts two (CTC). */
function decode(values: Float32Array, steps: number, classes: number): ReadCharacter[] {
  const characters: ReadCharacter[] = [];
  let run: { text: string; from: number; probability: number; second: string } | null = null;
  const close = (to: number) => {
    if (run !== null && run.text !== '')
      characters.push({
        text: run.text,
        x: ((run.from + to) / 2) * STEP,
        confidence: run.probability,
        second: run.second,
      });
  };
  for (let step = 0; step < steps; step++) {
    const best = bestOf(values, step * classes);
    if (run !== null && run.text === best.text) {
      if (best.probability > run.probability) {
        run.probability = best.probability;
        run.second = best.second;
      }
      continue;
    }
    close(step);
    run = { text: best.text, from: step, probability: best.probability, second: best.second };
  }
  close(steps);
  return characters;
}

function bestOf(values: Float32Array, from: number): Step {
  let [first, firstProbability, second, secondProbability] = [0, values[from] ?? 0, 0, -1];
  for (let index = 1; index < TEXTS.length; index++) {
    const probability = values[from + index] ?? 0;
    if (probability <= secondProbability) continue;
    if (probability > firstProbability) {
      second = first;
      secondProbability = firstProbability;
      first = index;
      firstProbability = probability;
    } else {
      second = index;
      secondProbability = probability;
    }
  }
  return { text: TEXTS[first] ?? '', probability: firstProbability, second: TEXTS[second] ?? '' };
}

const TEXTS: readonly string[] = readingClasses().map(({ text }) => text);
