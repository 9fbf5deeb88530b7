import type { DayOfRevenue } from '../billing/revenue-store.ts';

/** US dollars, in whole and cents, of what was paid with real money or with test cards. Plans are sold in no other currency. */
export function dollars(days: readonly DayOfRevenue[], money: 'real' | 'test'): number {
  const counted = days.filter(
    ({ currency, isTest }) => currency.toUpperCase() === 'USD' && isTest === (money === 'test'),
  );
  return counted.reduce((sum, { amountMinor }) => sum + amountMinor, 0) / 100;
}
