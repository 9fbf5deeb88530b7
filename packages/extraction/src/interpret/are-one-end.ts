import type { BalanceItem } from './items/flow-item.ts';

/** Whether all labels name a closing balance of one day: printed twice, it says nothing of the balance before. */
export function areOneEnd(balances: readonly Pick<BalanceItem, 'role' | 'date'>[]): boolean {
  const days = new Set(balances.map(({ date }) => (date === null ? '' : `${date.first}.${date.second}`)));
  return balances.every(({ role }) => role === 'closing') && days.size === 1;
}
