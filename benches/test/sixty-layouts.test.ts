import { makeMeasure } from '@tieout/corpus';
import { extract } from '@tieout/extraction';
import { isStatement } from '@tieout/records';
import { expect, it } from 'vitest';
import { generateStatement, layoutsInTurn } from '../src/generator/generate-statement.ts';

const measure = makeMeasure();

/** Of 60 layouts; `npm run bench:layouts` has all of them in all their documents. */
it('of sixty layouts none is proven with a wrong amount or day, and most are read whole', async () => {
  const wronglyProven: string[] = [];
  let whole = 0;
  for (const layout of layoutsInTurn('ci', 60)) {
    const order = { seed: 'ci', layout, variant: 'usual', isPlain: true } as const;
    const { pdf, truth } = await generateStatement(order, measure);
    const reading = await extract(pdf);
    const accounts = isStatement(reading) ? reading.accounts : [];
    const rows = truth.accounts.flatMap(({ transactions }) => transactions.map(rowOf)).sort();
    const isWhole =
      rows.join() ===
      accounts
        .flatMap(({ transactions }) => transactions.map(rowOf))
        .sort()
        .join();
    if (isWhole) whole++;
    else if (accounts.length > 0 && accounts.every(({ verdict }) => verdict === 'proven'))
      wronglyProven.push(layout);
  }
  expect(wronglyProven).toEqual([]);
  expect(whole).toBeGreaterThan(54);
});

function rowOf({ date, amount }: { readonly date: string | null; readonly amount: string }): string {
  return `${date} ${Number(amount)}`;
}
