import type { Put } from './form.ts';

const STEP_PT = 12;

/** Labels from `x` on with their figures ending at `right`, one under the other from `y` down; points. */
export function labelPairs(
  x: number,
  right: number,
  y: number,
  facts: readonly (readonly [label: string, value: string])[],
): Put[] {
  return facts.flatMap(([label, value], at): Put[] => [
    [x, y + at * STEP_PT, label],
    [-right, y + at * STEP_PT, value],
  ]);
}
