import type { Network } from '../networks/models.ts';
import { READING_TEXTS } from '../networks/reading-layer.ts';
import type { Strip } from './strip.ts';

/** A character as read, the middle of where it stands in strip pixels, and how sure the network is of it (0 to 1). */
export type ReadCharacter = {
  readonly text: string;
  readonly x: number;
  readonly confidence: number;
  /** The next likeliest character, '' for none, and how likely the network held it. */
  readonly second: string;
  readonly secondConfidence: number;
};

/** What was read of a strip. */
export type ReadLine = {
  /** Left to right, the network's own spaces among them. */
  readonly characters: readonly ReadCharacter[];
  /** Characters the network held possible where it read nothing, with their likelihood as confidence. */
  readonly passedOver: readonly ReadCharacter[];
};

/** Strip pixels a step of the network covers. */
const STEP = 8;

/** Likelihood from which a character that was not read is shown of. */
const PASSED_OVER = 0.02;

/** What the network reads on a strip. */
export async function readStrip(read: Network, strip: Strip): Promise<ReadLine> {
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

type Step = { text: string; probability: number; second: string; secondProbability: number };

/** Equal characters on neighbouring steps are one; a blank between them parts two (CTC). */
function decode(values: Float32Array, steps: number, classes: number): ReadLine {
  const characters: ReadCharacter[] = [];
  const passedOver: ReadCharacter[] = [];
  let run: (Step & { from: number }) | null = null;
  const close = (to: number) => {
    if (run === null) return;
    const x = ((run.from + to) / 2) * STEP;
    const { text, probability, second, secondProbability } = run;
    if (text !== '')
      characters.push({ text, x, confidence: probability, second, secondConfidence: secondProbability });
    else if (second !== '' && secondProbability >= PASSED_OVER)
      passedOver.push({ text: second, x, confidence: secondProbability, second: '', secondConfidence: 0 });
  };
  for (let step = 0; step < steps; step++) {
    const best = bestOf(values, step * classes);
    if (run === null || run.text !== best.text) {
      close(step);
      run = { ...best, from: step };
    } else if (isMoreTelling(best, run)) run = { ...best, from: run.from };
  }
  close(steps);
  return { characters, passedOver };
}

/** Of the steps of a character the surest shows; of those of nothing the one where something was likeliest. */
function isMoreTelling(step: Step, run: Step): boolean {
  return step.text === ''
    ? step.secondProbability > run.secondProbability
    : step.probability > run.probability;
}

/** The likeliest class of a step, and the likeliest of the others that is a character. */
function bestOf(values: Float32Array, from: number): Step {
  let [first, second] = [0, 0];
  let [firstProbability, secondProbability] = [values[from] ?? 0, 0];
  for (let index = 1; index < READING_TEXTS.length; index++) {
    const probability = values[from + index] ?? 0;
    if (probability <= secondProbability) continue;
    if (probability > firstProbability) {
      if (first !== 0) [second, secondProbability] = [first, firstProbability];
      [first, firstProbability] = [index, probability];
    } else [second, secondProbability] = [index, probability];
  }
  return {
    text: READING_TEXTS[first] ?? '',
    probability: firstProbability,
    second: READING_TEXTS[second] ?? '',
    secondProbability,
  };
}
