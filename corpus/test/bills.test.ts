import { describe, expect, it } from 'vitest';
import { makeBill } from '../src/bills/make-bill.ts';
import { parseBill } from '../src/bills/parse-bill.ts';
import { makeMeasure } from '../src/paper/fonts.ts';

const HEADER = `country: GB
language: en
kind: invoice
batch: test
author: tests
note: A small one.
`;
const ART = '@block\nTea   [  12.00]\n';
const TRUTH = '@truth\nnumber: 7 | -\ntotal: 12.00\nitem: Tea | - | - | 12.00\n';

describe('a bill', () => {
  it('is drawn as it stands, and its truth is what its file says', async () => {
    const made = await makeBill(parseBill('gb-tea', HEADER + ART + TRUTH), makeMeasure());
    expect(made.faults).toEqual([]);
    expect(made.truth).toMatchObject({
      id: 'gb-tea',
      kind: 'invoice',
      fields: { number: '7', total: '12.00', tax: null },
      alt: { number: [null] },
      lines: [{ description: 'Tea', quantity: null, unit_price: null, amount: '12.00' }],
    });
  });

  it.each([
    ['without a truth', HEADER + ART, 'there is no @truth'],
    ['with a field no bill has', `${HEADER + ART}@truth\nsum: 3\n`, 'gb-tea.bill:10:1: a line of @truth is'],
    ['with a placeholder', `${HEADER}@block\n{amount}\n${TRUTH}`, 'gb-tea.bill:8:1'],
    ['with a list of transactions', `${HEADER}@rows\n${TRUTH}`, '@rows is no block of a bill'],
    ['with a key no bill has', `rows: 2-3\n${HEADER + ART + TRUTH}`, '"rows" is no key'],
  ])('%s is refused with what to do', (_, text, advice) => {
    expect(() => parseBill('gb-tea', text)).toThrow(advice);
  });
});
