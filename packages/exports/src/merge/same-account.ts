import { lastFour } from '../source/account-id.ts';
import type { StatementSource } from '../source/export-source.ts';

/** Whether two statements are of one account: kind and currency agree, and the numbers are the same or, where one is masked, end alike. */
export function isSameAccount(one: StatementSource, other: StatementSource): boolean {
  if (!isSameSort(one, other)) return false;
  if (one.number === null || other.number === null) return false;
  const [first, second] = [plainNumber(one.number), plainNumber(other.number)];
  if (first === second) return true;
  const [end, otherEnd] = [lastFour(one.number), lastFour(other.number)];
  const isMasked = [one.number, other.number].some((number) => MASK.test(number));
  return isMasked && /\d{4}/.test(end) && end === otherEnd;
}

/** Whether two statements could be of one account, whatever number they print. */
export function isSameSort(one: StatementSource, other: StatementSource): boolean {
  const isSameCurrency = one.currency === null || other.currency === null || one.currency === other.currency;
  return one.kind === other.kind && isSameCurrency;
}

/** The first number that is not masked, else the first there is. */
export function fullestNumber(statements: readonly StatementSource[]): string | null {
  const numbers = statements.flatMap(({ number }) => number ?? []);
  return numbers.find((number) => !MASK.test(number)) ?? numbers[0] ?? null;
}

const MASK = /[*•·xX#]{2,}|\.{3,}|…/;

function plainNumber(number: string): string {
  return number.replace(/[^0-9A-Za-z]/g, '').toUpperCase();
}
