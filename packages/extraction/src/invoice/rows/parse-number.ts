import type { Decimal } from './decimal.ts';

/** Groups of three digits, or of two before the last three as in India, or none; then any number of decimals. */
const FORMS = {
  '.': /^(\d{1,3}(?:[,'’ ]\d{3})+|\d{1,2}(?:,\d{2})+,\d{3}|\d*)(?:\.(\d{1,6}))?$/,
  ',': /^(\d{1,3}(?:[.'’ ]\d{3})+|\d*)(?:,(\d{1,6}))?$/,
} as const;

/** The digits of a number under a decimal mark; null when they do not follow it to the last mark. */
export function parseNumber(digits: string, mark: '.' | ','): Decimal | null {
  const match = FORMS[mark].exec(digits);
  if (match === null) return null;
  const whole = (match[1] ?? '').replace(/\D/g, '');
  const fraction = match[2] ?? '';
  if (whole === '' && fraction.length < 2) return null;
  const units = Number(`${whole}${fraction}`);
  return Number.isSafeInteger(units) ? { units, scale: fraction.length } : null;
}
