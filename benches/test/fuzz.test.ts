import { makeMeasure, seededRandom } from '@tieout/corpus';
import { extract, pdfOf } from '@tieout/extraction';
import { extractionSchema } from '@tieout/records';
import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { DAMAGES } from '../src/fuzz/damage.ts';
import { PDF_EDITS } from '../src/fuzz/edit-pdf.ts';
import { hugeAmounts } from '../src/fuzz/hostile-amounts.ts';
import { generateStatement } from '../src/generator/generate-statement.ts';

let pdf: Uint8Array;
beforeAll(async () => {
  const order = { seed: 'fuzz', layout: 'gb-bank-stacked-boxes', variant: 'usual', isPlain: true } as const;
  pdf = (await generateStatement(order, makeMeasure())).pdf;
});

/** Whether a file comes to an outcome that is a valid value. */
async function comesToAnOutcome(bytes: Uint8Array): Promise<boolean> {
  const drawn = await pdfOf(bytes, { maxPages: 20 });
  return 'outcome' in drawn || extractionSchema.safeParse(await extract(drawn, { maxPages: 20 })).success;
}

describe('a file always comes to an outcome, never to a throw', () => {
  it('with damaged bytes', async () => {
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...Object.keys(DAMAGES)), fc.nat(), async (name, seed) => {
        const damaged = DAMAGES[name]?.(pdf, seededRandom(String(seed))) ?? pdf;
        expect(await comesToAnOutcome(damaged)).toBe(true);
      }),
      { seed: 20260105, numRuns: 60 },
    );
  });

  it('edited as only who knows PDF would', async () => {
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...Object.keys(PDF_EDITS)), fc.nat(), async (name, seed) => {
        const edited = PDF_EDITS[name]?.(pdf, seededRandom(String(seed))) ?? pdf;
        expect(await comesToAnOutcome(edited)).toBe(true);
      }),
      { seed: 20260105, numRuns: 60 },
    );
  });

  it('with amounts of up to 20 digits', async () => {
    await fc.assert(
      fc.asyncProperty(fc.nat(), async (seed) => {
        expect(await comesToAnOutcome(hugeAmounts(seededRandom(String(seed))))).toBe(true);
      }),
      { seed: 20260105, numRuns: 60 },
    );
  });
});
