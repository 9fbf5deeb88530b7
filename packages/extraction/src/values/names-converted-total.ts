import { oneOf } from '../vocabulary/one-of.ts';
import { CURRENCY_CODES } from './currency.ts';

const IN_MONEY = new RegExp(`\\btotal ${oneOf('inMoney')} (?:${[...CURRENCY_CODES].join('|')})\\b`, 'i');

/** Whether a text names a total in another money, "Indicative total in MVR at 15.42": nothing came in. */
export function namesConvertedTotal(text: string): boolean {
  return IN_MONEY.test(text);
}
