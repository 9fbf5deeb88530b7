import { extract } from '@tieout/extraction';
import { extractionSchema } from '@tieout/records';
import type { Measure } from '../generator/fonts.ts';
import { generateDocument } from '../generator/generate-document.ts';
import { seededRandom } from '../generator/random.ts';
import { DAMAGES } from './damage.ts';

export type Task = { readonly seed: string };

/** Draws the statement of a seed, damages its bytes and extracts. Returns the damage and the outcome; throws where the engine does. */
export async function checkDamaged({ seed }: Task, measure: Measure): Promise<string> {
  const { bytes, damage } = await drawDamaged(seed, measure);
  const extraction = extractionSchema.parse(await extract(bytes));
  return `${damage}: ${extraction.outcome === 'read' ? 'read' : extraction.reason}`;
}

async function drawDamaged(
  seed: string,
  measure: Measure,
): Promise<{ readonly bytes: Uint8Array; readonly damage: string }> {
  const random = seededRandom(`${seed} damage`);
  const [damage, apply] = random.pick(Object.entries(DAMAGES));
  const { pdf } = await generateDocument({ seed }, measure);
  return { bytes: apply(pdf, random), damage };
}
