import { makeMeasure } from '@tieout/corpus';
import { expect, it } from 'vitest';
import { checkBundle } from '../../src/bundles/check-bundle.ts';

const measure = makeMeasure();

it.each([
  ['statements', true],
  ['statements', false],
  ['invoices', true],
  ['invoices', false],
] as const)(
  'two %s bound into one file read as each alone, of any two designs: %s',
  async (kind, isMixed) => {
    for (let index = 0; index < 8; index++) {
      const { outcome, ids } = await checkBundle({ seed: `bound ${index}`, isMixed, kind }, measure);
      expect(['as each alone', 'passed over'], ids).toContain(outcome);
    }
  },
  60_000,
);
