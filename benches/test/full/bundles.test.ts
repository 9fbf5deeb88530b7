import { makeMeasure } from '@tieout/corpus';
import { expect, it } from 'vitest';
import { checkBundle } from '../../src/bundles/check-bundle.ts';

const measure = makeMeasure();

it.each([
  ['statements', true],
  ['statements', false],
  ['bills', true],
  ['bills', false],
] as const)(
  'two %s bound into one file are never proven otherwise than each alone, and some are read so, of any two designs: %s',
  async (kind, isMixed) => {
    const outcomes: string[] = [];
    const lost: string[] = [];
    for (let index = 0; index < 12; index++) {
      const { outcome, ids } = await checkBundle({ seed: `bound ${index}`, isMixed, kind }, measure);
      if (outcome === 'otherwise, said proven') lost.push(ids);
      outcomes.push(outcome);
    }
    expect(lost).toEqual([]);
    expect(outcomes).toContain('as each alone');
  },
  120_000,
);
