import { extract } from '@tieout/extraction';
import { extractionSchema } from '@tieout/records';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { DAMAGES } from '../src/fuzz/damage.ts';
import { makeMeasure } from '../src/generator/fonts.ts';
import { generateDocument } from '../src/generator/generate-document.ts';
import { seededRandom } from '../src/generator/random.ts';

const measure = makeMeasure();

describe('damaged bytes', () => {
  it('always come to an outcome, never to a throw', async () => {
    const order = { seed: 'fuzz', family: 'quiet-month', locale: 'en-GB', isPlain: true };
    const { pdf } = await generateDocument(order, measure);
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...Object.keys(DAMAGES)), fc.nat(), async (name, seed) => {
        const damaged = DAMAGES[name]?.(pdf, seededRandom(String(seed))) ?? pdf;
        expect(extractionSchema.safeParse(await extract(damaged)).success).toBe(true);
      }),
      { seed: 20260105, numRuns: 60 },
    );
  });
});
