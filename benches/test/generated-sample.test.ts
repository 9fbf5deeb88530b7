import { makeMeasure } from '@tieout/corpus';
import { extract } from '@tieout/extraction';
import { isStatement, toMinorUnits } from '@tieout/records';
import { expect, it } from 'vitest';
import { checkAltered } from '../src/altered/check-altered.ts';
import { generateDocument } from '../src/generator/generate-document.ts';

const measure = makeMeasure();

// A few of each kind; `full/reading.test.ts` and the benches have the breadth.
it.each([
  ['ruled-grid', 'de-DE'],
  ['check-summary', 'en-US'],
  ['several-accounts', 'es-ES'],
  ['passbook', 'ja-JP'],
  ['card-sections', 'en-US'],
  ['newest-first', 'da-DK'],
] as const)('a generated statement is read to the last row and cent: %s, %s', async (family, locale) => {
  const { pdf, truth } = await generateDocument({ seed: 'whole', family, locale }, measure);
  const extraction = await extract(pdf, truth.password === null ? {} : { password: truth.password });
  const rows = isStatement(extraction)
    ? extraction.accounts.map(({ transactions }) => amountsByDate(transactions))
    : [];
  expect(rows).toEqual(truth.accounts.map(({ transactions }) => amountsByDate(transactions)));
});

it('a statement altered after its balances were printed is never proven', async () => {
  const outcomes = await Promise.all(
    Array.from({ length: 12 }, (_, seed) => checkAltered({ seed: `test-${seed}` }, measure)),
  );
  expect(outcomes.filter(({ outcome }) => outcome === 'proven')).toEqual([]);
});

function amountsByDate(
  transactions: readonly { readonly date: string | null; readonly amount: string }[],
): string[] {
  return transactions.map(({ date, amount }) => `${date} ${toMinorUnits(amount, 2)}`).toSorted();
}
