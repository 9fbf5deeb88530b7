import type { PartyRole, Sample, SampleName } from './read-samples.ts';

export type Weights = Readonly<Record<string, number>>;

const STEPS = 250;
const RATE = 0.15;
/** How strongly weights are drawn to nothing, so that rare features are not believed more than they have shown. */
const RIDGE = 0.1;
/** Weights nearer to nothing are left out. */
const LEAST = 0.02;

/**
 * The weights under which the right names of the samples are likeliest: a logistic regression over the names of each document (one of
 * them, or none, is the party's), by gradient descent with Adam's steps.
 */
export function learnWeights(samples: readonly Sample[], role: PartyRole): Weights {
  const columns = new Map<string, number>();
  const documents = samples
    .filter(({ names }) => names[role].some(({ isRight }) => isRight))
    .map(({ names, weight }) => ({ weight, names: names[role].map((name) => indexed(name, columns)) }));
  const weights = new Float64Array(columns.size);
  const mean = new Float64Array(columns.size);
  const square = new Float64Array(columns.size);
  for (let step = 1; step <= STEPS; step++) {
    const gradient = new Float64Array(columns.size);
    for (const { names, weight } of documents) addGradient(gradient, names, weight, weights);
    const rate = RATE * Math.min(1, 3 * (1 - step / (STEPS + 10)));
    for (let at = 0; at < weights.length; at++) {
      const own = value(gradient, at) + RIDGE * value(weights, at);
      mean[at] = 0.9 * value(mean, at) + 0.1 * own;
      square[at] = 0.99 * value(square, at) + 0.01 * own * own;
      const move = value(mean, at) / (1 - 0.9 ** step);
      const scale = Math.sqrt(value(square, at) / (1 - 0.99 ** step)) + 1e-8;
      weights[at] = value(weights, at) - (rate * move) / scale;
    }
  }
  return Object.fromEntries(
    [...columns]
      .map(([name, at]) => [name, Math.round(value(weights, at) * 100) / 100] as const)
      .filter(([, weight]) => Math.abs(weight) > LEAST)
      .sort(([a], [b]) => (a < b ? -1 : 1)),
  );
}

/** How likely each name of a document is the party's. */
export function chancesOf(names: readonly SampleName[], weights: Weights): number[] {
  return sharesOf(
    names.map(({ features }) =>
      Object.entries(features).reduce((score, [name, value]) => score + (weights[name] ?? 0) * value, 0),
    ),
  );
}

type Indexed = {
  readonly isRight: boolean;
  readonly columns: readonly number[];
  readonly values: readonly number[];
};

function indexed({ features, isRight }: SampleName, columns: Map<string, number>): Indexed {
  const entries = Object.entries(features);
  for (const [name] of entries) if (!columns.has(name)) columns.set(name, columns.size);
  return {
    isRight,
    columns: entries.map(([name]) => columns.get(name) ?? 0),
    values: entries.map(([, own]) => own),
  };
}

function value(array: Float64Array, at: number): number {
  return array[at] ?? 0;
}

function sharesOf(scores: readonly number[]): number[] {
  const most = Math.max(...scores);
  const shares = scores.map((score) => Math.exp(score - most));
  const whole = shares.reduce((sum, share) => sum + share, 0);
  return shares.map((share) => share / whole);
}

function addGradient(
  gradient: Float64Array,
  names: readonly Indexed[],
  weight: number,
  weights: Float64Array,
): void {
  const chances = sharesOf(
    names.map(({ columns, values }) =>
      columns.reduce((score, column, at) => score + value(weights, column) * (values[at] ?? 0), 0),
    ),
  );
  const right = names.reduce((sum, { isRight }, at) => sum + (isRight ? (chances[at] ?? 0) : 0), 0);
  names.forEach(({ isRight, columns, values }, index) => {
    const chance = chances[index] ?? 0;
    const pull = weight * (chance - (isRight && right > 0 ? chance / right : 0));
    if (Math.abs(pull) < 1e-9) return;
    columns.forEach((column, at) => {
      gradient[column] = value(gradient, column) + pull * (values[at] ?? 0);
    });
  });
}
