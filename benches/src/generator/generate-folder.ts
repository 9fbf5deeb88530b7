import { createHash } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { makeMeasure } from '@tieout/corpus';
import { generateStatement, layoutsInTurn, type StatementOrder } from './generate-statement.ts';
import { closeChromium } from './producers/write-with-chromium.ts';

export type FolderOrder = Omit<StatementOrder, 'variant'> & {
  readonly folder: string;
  readonly count: number;
};

/** Draws `count` statements as NAME.pdf and NAME.truth.json: of the layouts in turn, or of one. Each seed is that of the order, its layout and its round. */
export async function generateFolder({ folder, count, ...order }: FolderOrder): Promise<void> {
  const measure = makeMeasure();
  const names =
    order.layout === undefined
      ? layoutsInTurn(order.seed, count)
      : Array.from({ length: count }, () => order.layout ?? '');
  const rounds = new Map<string, number>();
  for (const layout of names) {
    const round = rounds.get(layout) ?? 0;
    rounds.set(layout, round + 1);
    const made = await generateStatement({ ...order, layout, seed: `${order.seed}.${round}` }, measure);
    writeDocument(folder, made);
  }
  await closeChromium();
}

/** Writes a document and its truth next to it, under the truth's own name without blanks, by which a scorer finds both. */
export function writeDocument(
  folder: string,
  { pdf, truth }: { readonly pdf: Uint8Array; readonly truth: { readonly id: string } },
): void {
  mkdirSync(folder, { recursive: true });
  const id = fileName(truth.id.replaceAll(' ', '-'));
  const name = path.join(folder, id);
  writeFileSync(`${name}.pdf`, pdf);
  writeFileSync(`${name}.truth.json`, `${JSON.stringify({ ...truth, id }, null, 1)}\n`);
}

/** Longest name without its ending: most file systems take 255 bytes. */
const LONGEST_NAME = 230;

/** An id as the name of a file: what is too long ends in a hash of the whole. */
function fileName(id: string): string {
  if (id.length <= LONGEST_NAME) return id;
  const hash = createHash('sha256').update(id).digest('hex').slice(0, 12);
  return `${id.slice(0, LONGEST_NAME - hash.length - 1)}-${hash}`;
}
