import type { Block, Step } from './layout.ts';

/** Every block of a step. */
export function blocksOf(step: Step): Block[] {
  if (step.what === 'sheet') return [];
  if (step.what !== 'rows') return [step.block];
  const { heading, first, rows, over, under, carried, brought, last, none } = step;
  const others = [heading, first, over?.block, under?.block, carried, brought, last, none];
  return [...rows, ...others].filter((block) => block !== null && block !== undefined);
}
