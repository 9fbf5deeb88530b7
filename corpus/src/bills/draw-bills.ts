import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { makeMeasure } from '../paper/fonts.ts';
import { varyBill } from '../varying/vary-bill.ts';
import { makeBill } from './make-bill.ts';
import { readBills } from './read-bills.ts';

/** Draws the bills of corpus/bills whose name or batch fits as NAME.pdf and NAME.truth.json, with `vary` each printed otherwise in every way it allows; returns the faults of each drawing. */
export async function drawBills(
  folder: string,
  {
    only,
    batch,
    vary,
  }: {
    readonly only?: string | undefined;
    readonly batch?: string | undefined;
    readonly vary?: string | undefined;
  } = {},
): Promise<ReadonlyMap<string, readonly string[]>> {
  mkdirSync(folder, { recursive: true });
  const measure = makeMeasure();
  const faults = new Map<string, readonly string[]>();
  for (const bill of readBills(only)) {
    if (batch !== undefined && bill.header.batch !== batch) continue;
    for (const own of vary === undefined ? [bill] : varyBill(bill, vary)) {
      const made = await makeBill(own, measure);
      writeFileSync(path.join(folder, `${own.name}.pdf`), made.pdf);
      writeFileSync(path.join(folder, `${own.name}.truth.json`), `${JSON.stringify(made.truth, null, 1)}\n`);
      faults.set(own.name, made.faults);
    }
  }
  return faults;
}
