import { makeMeasure } from '@tieout/corpus';
import { expect, it } from 'vitest';
import { checkAltered } from '../../src/altered/check-altered.ts';
import { checkAlteredBill } from '../../src/altered/check-altered-bill.ts';
import { billsInTurn } from '../../src/generator/generate-bill.ts';

const measure = makeMeasure();

it('no statement with a row altered on paper is said to be proven', async () => {
  const proven: string[] = [];
  for (let seed = 0; seed < 150; seed++) {
    const check = await checkAltered({ seed: `full-${seed}` }, measure);
    if (check.outcome === 'proven') proven.push(`${check.id}, ${check.alteration}`);
  }
  expect(proven).toEqual([]);
});

it('no invoice or receipt with a figure altered on paper is said to be proven', async () => {
  const proven: string[] = [];
  for (const bill of billsInTurn('full', 60)) {
    const { outcome, altered } = await checkAlteredBill({ seed: 'full', bill }, measure);
    if (outcome === 'proven') proven.push(`${bill}, ${altered?.figure.what}`);
  }
  expect(proven).toEqual([]);
});
