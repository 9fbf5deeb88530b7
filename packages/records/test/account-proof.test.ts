import { describe, expect, test } from 'vitest';
import { proofOf } from '../src/account-proof.ts';
import type { Account } from '../src/extraction.ts';

const row = (amount: string): Account['transactions'][number] => ({
  date: '2025-12-16',
  postDate: null,
  description: 'row',
  amount,
  balance: null,
  reference: null,
  confidence: 1,
  source: { page: 1, box: [0, 0, 1, 1] },
});

const account = (part: Partial<Account>): Account => ({
  number: null,
  currency: 'USD',
  period: null,
  opening: '100.00',
  closing: '95.10',
  verdict: 'proven',
  transactions: [row('10.20'), row('-15.10')],
  ...part,
});

describe('the sum under a statement', () => {
  test('is opening plus movements, exact to the cent', () => {
    expect(proofOf(account({}), 'bank_statement')).toEqual({
      opening: '100.00',
      moneyIn: '10.20',
      moneyInCount: 1,
      moneyOut: '-15.10',
      moneyOutCount: 1,
      computedClosing: '95.10',
      closing: '95.10',
      difference: '0.00',
    });
  });

  test('on a card is what is owed, which purchases raise', () => {
    const card = account({ closing: '104.90' });
    expect(proofOf(card, 'credit_card_statement')).toMatchObject({
      computedClosing: '104.90',
      difference: '0.00',
    });
  });

  test('names by how much the printed closing balance differs', () => {
    expect(proofOf(account({ closing: '85.10' }), 'bank_statement').difference).toBe('-10.00');
  });

  test('is not made up where a balance is not printed or an amount cannot be read', () => {
    const unprinted = proofOf(account({ opening: null }), 'bank_statement');
    expect(unprinted).toMatchObject({ computedClosing: null, difference: null, moneyIn: '10.20' });
    const unread = proofOf(account({ transactions: [row('10.201')] }), 'bank_statement');
    expect(unread).toMatchObject({ moneyIn: null, computedClosing: null, difference: null });
  });
});
