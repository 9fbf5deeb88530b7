import { chancesOf, learnWeights } from './learn-weights.ts';
import type { PartyRole, Sample } from './read-samples.ts';

/** How many parties of each set are right where their families were not learned from, as lines to print. */
export function rightShare(samples: readonly Sample[], role: PartyRole, folds: number): string[] {
  const counts = new Map<string, { right: number; all: number }>();
  for (let fold = 0; fold < folds; fold++) {
    const isHeld = ({ family }: Sample) => hashOf(family) % folds === fold;
    const weights = learnWeights(
      samples.filter((sample) => !isHeld(sample)),
      role,
    );
    for (const sample of samples.filter(isHeld)) {
      const names = sample.names[role];
      const chances = chancesOf(names, weights);
      const best = names[chances.indexOf(Math.max(...chances))];
      const count = counts.get(sample.set) ?? { right: 0, all: 0 };
      counts.set(sample.set, { right: count.right + Number(best?.isRight === true), all: count.all + 1 });
    }
  }
  return [...counts].map(
    ([set, { right, all }]) =>
      `${set.padEnd(14)} ${right} of ${all} right, ${((100 * right) / all).toFixed(1)} %`,
  );
}

function hashOf(text: string): number {
  return [...text].reduce((hash, letter) => (hash * 31 + letter.charCodeAt(0)) % 9973, 7);
}
