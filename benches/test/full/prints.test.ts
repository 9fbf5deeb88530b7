import type { StatementTruth } from '@tieout/corpus';
import { makeMeasure } from '@tieout/corpus';
import { extract } from '@tieout/extraction';
import { type Extraction, isStatement, toMinorUnits } from '@tieout/records';
import { afterAll, describe, expect, it } from 'vitest';
import { checkAltered } from '../../src/altered/check-altered.ts';
import { generateDocument } from '../../src/generator/generate-document.ts';
import { drawPrint } from '../../src/generator/prints/generate-print.ts';
import { PRINTS } from '../../src/generator/prints/prints.ts';
import { closeChromium } from '../../src/generator/producers/write-with-chromium.ts';

const measure = makeMeasure();
const ids = PRINTS.map(({ id }) => id);
/** Read wrong once and said to be proven: days of other columns, days over their rows, years shown by the wrong end. */
const ONCE_SILENT = ['us-bank-checks-listed', 'be-french-numbered', 'es-bank-minus-left'];
/** Printing takes a browser its time: one in eight here, all of them by `npm run bench:generated -- --prints`. */
const spread = ids.filter((id, index) => index % 8 === 1 || ONCE_SILENT.includes(id));

afterAll(closeChromium);

describe('a print', () => {
  it('draws the same page from the same seed', () => {
    const [one, two] = [1, 2].map(() => drawPrint({ seed: 'twice', family: 'us-card-boxes' }, measure));
    expect(two).toEqual(one);
  });

  it.each(ids)('prints a truth that ties out: %s', (family) => {
    const { accounts, print } = drawPrint({ seed: 'ties', family }, measure);
    const isOwed = print.kind === 'credit_card_statement' || print.tags.includes('owed');
    for (const { opening, closing, transactions } of accounts) {
      if (opening === null || closing === null) continue;
      const moved = transactions.reduce((sum, { amount }) => sum + thousandths(amount), 0);
      expect(thousandths(opening) + (isOwed ? -moved : moved)).toBe(thousandths(closing));
    }
  });

  it.each(spread)('is read to the last row and cent: %s', async (family) => {
    const { pdf, truth } = await generateDocument({ seed: 'read', family }, measure);
    expect(rowsRead(await extract(pdf))).toEqual(rowsDrawn(truth));
  });
});

describe('a print altered after its balances were fixed', () => {
  it.each([
    ['no invoice proven by the sum of one column', 'tw-bank-minguo', '103.463', 'contradicted'],
    [
      'no proof where the only minus of an account is gone',
      'us-credit-union-shares',
      '105.122',
      'contradicted',
    ],
    ['no proof where as many amounts bear a minus as none', 'us-card-charge', '103.384', 'unproven'],
  ])('is %s', async (_, family, seed, outcome) => {
    const check = await checkAltered({ seed: `altered-${seed}`, family }, measure);
    expect(check.outcome).toBe(outcome);
  });
});

function thousandths(text: string): number {
  return Math.round(Number(text) * 1000);
}

function rowsRead(extraction: Extraction): readonly string[][] {
  if (!isStatement(extraction)) return [];
  // A certificate listed with its balance is an account too, but the truth holds those that moved.
  const moved = extraction.accounts.filter(({ transactions }) => transactions.length > 0);
  return moved.map(({ transactions }) =>
    transactions.map(({ date, amount }) => `${date} ${toMinorUnits(amount, 2)}`).sort(),
  );
}

function rowsDrawn({ accounts }: StatementTruth): readonly string[][] {
  return accounts.map(({ transactions }) =>
    transactions.map(({ date, amount }) => `${date} ${toMinorUnits(amount, 2)}`).sort(),
  );
}
