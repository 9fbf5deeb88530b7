import { makeDocument, makeMeasure, readLayouts } from '@tieout/corpus';
import { extract } from '@tieout/extraction';
import { isStatement } from '@tieout/records';
import { expect, test } from 'vitest';

const measure = makeMeasure();

test('one account over sheets whose heads bear running numbers is not split where a sheet carries the balance on', async () => {
  const [layout] = readLayouts({ only: 'de-bank-line-printed-sheets' });
  if (layout === undefined) throw new Error('the layout is gone');
  const { pdf, truth } = await makeDocument(layout, { seed: '1', variant: 'long' }, measure);
  const extraction = await extract(pdf);
  if (!isStatement(extraction)) throw new Error('not read as a statement');
  const [own] = truth.accounts;
  expect(extraction.accounts).toMatchObject([
    { verdict: 'proven', opening: own?.opening, closing: own?.closing },
  ]);
});

test('one transaction in columns of money out, money in and balances is no bill, though its total adds up', async () => {
  const [layout] = readLayouts({ only: 'kr-bank-newest-fillers' });
  if (layout === undefined) throw new Error('the layout is gone');
  const { pdf, truth } = await makeDocument(layout, { seed: '1', variant: 'one' }, measure);
  const extraction = await extract(pdf);
  if (!isStatement(extraction)) throw new Error('not read as a statement');
  const [own] = truth.accounts;
  expect(extraction.accounts[0]?.transactions).toMatchObject([{ amount: own?.transactions[0]?.amount }]);
});
