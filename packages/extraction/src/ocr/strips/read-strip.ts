import type { Network } from '../networks/models.ts';
import { READING_TEXTS } from '../networks/reading-layer.ts';
import { TAUGHT_TEXTS } from '../networks/taught-layer.ts';
import type { Strip } from './strip.ts';
import { type Run, taughtAmong, withTaught } from './with-taught.ts';

/** A recognized character, its middle in strip pixels, and its confidence (0 to 1). */
export type ReadCharacter = {
  readonly text: string;
  readonly x: number;
  readonly confidence: number;
  /** The next likeliest character, '' for none, and its probability. */
  readonly second: string;
  readonly secondConfidence: number;
};

/** The result of reading a strip. */
export type ReadLine = {
  /** Left to right, including the network's own spaces. */
  readonly characters: readonly ReadCharacter[];
  /** Characters the network considered possible where it read nothing, with their probability as confidence. */
  readonly passedOver: readonly ReadCharacter[];
  /** The taught characters among them, and the line with only the accepted ones; missing if none were read. */
  readonly taught?: readonly ReadCharacter[];
  readonly believing?: (isBelieved: (character: ReadCharacter) => boolean) => ReadLine;
};

/** Strip pixels a step of the network covers. */
const STEP = 8;

type Step = Omit<Run, 'from' | 'to'>;

/** Least probability of a character that was not read to be reported. */
const PASSED_OVER = 0.02;

/** How likely a taught character must be, against all original ones, to replace them. */
const SURE = 0.9;

/** Reads a strip with the network. */
export async function readStrip(read: Network, strip: Strip): Promise<ReadLine> {
  const [line] = await readStrips(read, [strip]);
  return line ?? { characters: [], passedOver: [] };
}

/** Reads strips of one width with the network, all at once. */
export async function readStrips(read: Network, strips: readonly Strip[]): Promise<ReadLine[]> {
  const { width = 0, height = 0 } = strips[0]?.image ?? {};
  const input = new Float32Array(strips.length * 3 * height * width);
  strips.forEach(({ image }, at) => {
    fillIn(input.subarray(at * 3 * height * width), image.pixels);
  });
  const { values, dimensions } = await read(input, [strips.length, 3, height, width]);
  const [, steps = 0, classes = 0] = dimensions;
  return strips.map((_, at) => decode(values.subarray(at * steps * classes), steps, classes));
}

/** Sets the same picture three times, for the network reads colours. */
function fillIn(input: Float32Array, pixels: Uint8Array): void {
  for (let at = 0; at < pixels.length; at++) input[at] = (pixels[at] as number) / 127.5 - 1;
  input.copyWithin(pixels.length, 0, pixels.length);
  input.copyWithin(pixels.length * 2, 0, pixels.length);
}

/** Decodes the original classes, and replaces them by taught characters the network is sure of. */
function decode(values: Float32Array, steps: number, classes: number): ReadLine {
  const makers = runsOf(steps, (step) => bestOf(values, step * classes));
  const seen = runsOf(steps, (step) => taughtOf(values, step * classes + READING_TEXTS.length));
  const taught = taughtAmong(makers, seen);
  const lineWith = (added: readonly Run[]) => lineOf(withTaught(makers, added));
  return {
    ...lineWith(taught),
    taught: taught.map(characterOf),
    believing: (isBelieved) => lineWith(taught.filter((run) => isBelieved(characterOf(run)))),
  };
}

function lineOf(runs: readonly Run[]): ReadLine {
  return {
    characters: runs.filter(({ text }) => text !== '').map(characterOf),
    passedOver: runs
      .filter((run) => run.text === '' && run.second !== '' && run.secondProbability >= PASSED_OVER)
      .map(({ second, secondProbability, ...run }) =>
        characterOf({
          ...run,
          text: second,
          probability: secondProbability,
          second: '',
          secondProbability: 0,
        }),
      ),
  };
}

function characterOf({ text, probability, second, secondProbability, from, to }: Run): ReadCharacter {
  const x = ((from + to) / 2) * STEP;
  return { text, x, confidence: probability, second, secondConfidence: secondProbability };
}

/** Merges equal characters on adjacent steps; a blank between them separates two (CTC). */
function runsOf(steps: number, readStep: (step: number) => Step): Run[] {
  const runs: Run[] = [];
  for (let step = 0; step < steps; step++) {
    const best = readStep(step);
    const run = runs.at(-1);
    if (run === undefined || run.text !== best.text) runs.push({ ...best, from: step, to: step + 1 });
    else runs[runs.length - 1] = { ...(isClearer(best, run) ? best : run), from: run.from, to: step + 1 };
  }
  return runs;
}

/** Of a character's steps the surest is kept; of blank steps the one with the likeliest character. */
function isClearer(step: Step, run: Step): boolean {
  return step.text === ''
    ? step.secondProbability > run.secondProbability
    : step.probability > run.probability;
}

/** The likeliest class of a step, and the likeliest other one that is a character. */
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

/** The likeliest taught character at a step if the network is sure enough of it; else nothing. */
function taughtOf(values: Float32Array, from: number): Step {
  let [best, probability] = [-1, SURE];
  for (let index = 0; index < TAUGHT_TEXTS.length; index++) {
    const own = values[from + index] ?? 0;
    if (own > probability) [best, probability] = [index, own];
  }
  return { text: TAUGHT_TEXTS[best] ?? '', probability, second: '', secondProbability: 0 };
}
