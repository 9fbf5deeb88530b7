import { isWeighty } from '../vocabulary/label.ts';
import { normalise } from '../vocabulary/normalise.ts';
import { CURRENCY_CODES } from './currency.ts';

const ZONE = /^[[(]?(?:GMT|UTC)(?:[+-]\d{1,2}(?::\d{2})?)?[\])]?$/;

/** Whether a text, without its day, says what was held in a currency on it: "EUR on 31 January 2025 [GMT]", "EUR le 31 janvier 2025 (GMT+01:00)". */
export function namesMoneyHeld(text: string): boolean {
  const [first = '', ...others] = text.split(' ');
  return (
    CURRENCY_CODES.has(first) &&
    others.length > 0 &&
    others.every((word) => ZONE.test(word) || !isWeighty(normalise(word)))
  );
}
