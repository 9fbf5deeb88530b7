import type { NumberStyle } from './number-style.ts';

/** Most digits of an amount, decimals included, so that the difference of any two and the sum of a few are exact. */
export const MOST_DIGITS = 15;

/** Up to here totals, and results calculated from two of them, are exact. Minor units. */
const MOST_COUNTED = Number.MAX_SAFE_INTEGER / 4;

/** Whether every result calculated from these amounts, each used once, is exact. Minor units. */
export function isCountable(amounts: readonly number[]): boolean {
  let total = 0;
  for (const amount of amounts) total += Math.abs(amount);
  return total <= MOST_COUNTED;
}

const LONGEST = 64;
/** A number with at most a sign, a bracket or a currency around it. */
const NUMBER = /^[^\d]{0,6}(\d[\d.,'’·\u00a0\u202f ]*)[^\d]{0,8}$/;
/** Groups of three digits, or of two before the last three, or none; the decimals last. */
const FORMS = [
  /^(\d{1,3}(?:[,'’·\u00a0\u202f ]\d{3})+|\d{1,2}(?:,\d{2})+,\d{3}|\d+)(?:\.(\d{2,3}))?$/,
  /^(\d{1,3}(?:[.'’·\u00a0\u202f ]\d{3})+|\d+)(?:,(\d{2,3}))?$/,
];

/**
 * Whether a text has the form of an amount, but is too large to calculate with: grouped, or with decimals. A bare number of that length is a
 * reference or an account number, unless amounts have no decimals and `isInColumn` says that it is in their column.
 */
export function isTooLarge(
  text: string,
  { decimals }: Pick<NumberStyle, 'decimals'>,
  isInColumn = false,
): boolean {
  if (text.length < MOST_DIGITS - decimals || text.length > LONGEST) return false;
  const digits = NUMBER.exec(text)?.[1]?.trimEnd();
  if (digits === undefined) return false;
  return FORMS.some((form) => {
    const [, whole = '', fraction = ''] = form.exec(digits) ?? [];
    const count = whole.replace(/\D/g, '').length;
    const isWhole = decimals === 0 && !whole.startsWith('0');
    const isMoney = fraction !== '' || /[.,'’·]/.test(whole) || (isWhole && (isInColumn || /\D/.test(whole)));
    return isMoney && count > MOST_DIGITS - Math.max(decimals, fraction.length, 2);
  });
}
