import { totalLabel } from '../vocabulary/label.ts';
import { oneOf } from '../vocabulary/one-of.ts';
import { CURRENCY_CODES } from './currency.ts';

const IN_MONEY = new RegExp(`\\btotal ${oneOf('inMoney')} (?:${[...CURRENCY_CODES].join('|')})\\b`, 'i');

/**
 * Which total of transactions a text names; null if it names none. A total in a currency, "Indicative total in MVR at 15.42", is not one of
 * money in.
 */
export function totalSide(text: string): ReturnType<typeof totalLabel> {
  return IN_MONEY.test(text) ? 'both' : totalLabel(text);
}
