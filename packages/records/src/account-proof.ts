import type { Account, DocumentKind } from './extraction.ts';
import { currencyDigits, sumDecimals } from './money.ts';

/** The sum an accountant would do under a statement, all figures plain decimals; null where the statement prints nothing to do it with. */
export type AccountProof = {
  readonly opening: string | null;
  /** Null, as are all figures that rest on it, where one amount cannot be read. */
  readonly moneyIn: string | null;
  readonly moneyInCount: number;
  readonly moneyOut: string | null;
  readonly moneyOutCount: number;
  /** Opening plus movements; on cards, where the balance is what is owed, opening minus movements. */
  readonly computedClosing: string | null;
  readonly closing: string | null;
  /** Printed closing less computed closing. */
  readonly difference: string | null;
};

/** Adds up one account exactly, in minor units. */
export function proofOf(account: Account, kind: DocumentKind): AccountProof {
  const digits = currencyDigits(account.currency);
  const isOut = (amount: string) => amount.startsWith('-');
  const amounts = account.transactions.map((row) => row.amount);
  const ins = amounts.filter((amount) => !isOut(amount));
  const outs = amounts.filter(isOut);
  const movement = sumDecimals(amounts, digits);
  const signed = kind === 'credit_card_statement' ? negated(movement) : movement;
  const computedClosing = sumOf([account.opening, signed], digits);
  return {
    opening: account.opening,
    moneyIn: sumDecimals(ins, digits),
    moneyInCount: ins.length,
    moneyOut: sumDecimals(outs, digits),
    moneyOutCount: outs.length,
    computedClosing,
    closing: account.closing,
    difference: sumOf([account.closing, negated(computedClosing)], digits),
  };
}

function sumOf(values: readonly (string | null)[], digits: number): string | null {
  const known = values.filter((value) => value !== null);
  return known.length === values.length ? sumDecimals(known, digits) : null;
}

function negated(decimal: string | null): string | null {
  if (decimal === null || Number(decimal) === 0) return decimal;
  return decimal.startsWith('-') ? decimal.slice(1) : `-${decimal}`;
}
