import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { makeMeasure } from '../paper/fonts.ts';
import { makeBill } from './make-bill.ts';
import { parseBill } from './parse-bill.ts';

const BILLS = path.resolve(import.meta.dirname, '../../bills');

/** Draws the bills of corpus/bills whose name or batch fits as NAME.pdf and NAME.truth.json; returns the faults of each drawing. */
export async function drawBills(
  folder: string,
  { only = '', batch }: { readonly only?: string | undefined; readonly batch?: string | undefined } = {},
): Promise<ReadonlyMap<string, readonly string[]>> {
  mkdirSync(folder, { recursive: true });
  const measure = makeMeasure();
  const faults = new Map<string, readonly string[]>();
  for (const file of readdirSync(BILLS)
    .filter((name) => name.endsWith('.bill'))
    .sort()) {
    const name = path.basename(file, '.bill');
    const bill = parseBill(name, readFileSync(path.join(BILLS, file), 'utf8'));
    if (!name.includes(only) || (batch !== undefined && bill.header.batch !== batch)) continue;
    const made = await makeBill(bill, measure);
    writeFileSync(path.join(folder, `${name}.pdf`), made.pdf);
    writeFileSync(path.join(folder, `${name}.truth.json`), `${JSON.stringify(made.truth, null, 1)}\n`);
    faults.set(name, made.faults);
  }
  return faults;
}
